import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Labels avoid a last line of one word. Three of the words fit on a line of the label.
@Suite struct LoneWordTests {
  private let label: UILabel = {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 140, height: 41))
    label.numberOfLines = 0
    label.text = "Label Label Label Label"
    return label
  }()

  /// The lines of the label in a picture and in cells.
  private var drawn: (points: [String], cells: [String]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
    root.addSubview(label)
    let cells = drawing(root).filter { !$0.isEmpty }
    let points = VectorDrawing(root).picture.items.compactMap { item -> String? in
      if case .text(let text) = item { text.string } else { nil }
    }
    return (points, cells)
  }

  @Test("The lines are the same in points and in cells") func plainText() {
    #expect(drawn.points == ["Label Label", "Label Label"])
    #expect(drawn.cells == ["Label Label", "Label Label"])
  }

  @Test("A label without the strategy fills its lines") func noStrategy() {
    label.lineBreakStrategy = []
    #expect(drawn.points == ["Label Label Label", "Label"])
    #expect(drawn.cells == ["Label Label Label", "Label"])
  }

  @Test("An attributed text has the strategy of its paragraph", arguments: [true, false])
  func attributedText(pushesOut: Bool) {
    let style = NSMutableParagraphStyle()
    if pushesOut { style.lineBreakStrategy = .pushOut }
    label.attributedText = NSAttributedString(
      string: "Label Label Label Label",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let expected = pushesOut ? ["Label Label", "Label Label"] : ["Label Label Label", "Label"]
    #expect(drawn.points == expected)
    #expect(drawn.cells == expected)
  }
}
