import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// The positions of texts whose frames do not match whole cells.
@Suite struct TextPlacementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let root: @Sendable () -> UIView
    let rows: [String]
    var testDescription: String { name }

    init(_ name: String, _ rows: [String], _ root: @escaping @Sendable () -> UIView) {
      self.name = name
      self.root = root
      self.rows = rows
    }
  }

  static let rowCases: [Case] = [
    Case("a label that rounds to no row has the row of its middle", ["", "Tiny", ""]) {
      box(0, 0, 10, 3, text("Tiny", 0, 1.1, 10, 0.3))
    },
    Case("a label below the last boundary of its superview comes into it", ["Tiny"]) {
      box(0, 0, 10, 1.4, text("Tiny", 0, 1, 10, 0.4))
    },
    Case(
      "a label that only rounding cuts off comes into the view that clips it", ["", "", "", "Last", "", ""]
    ) {
      let card = box(0, 0.5, 10, 3.75, text("Last", 0, 3, 10, 1))
      card.clipsToBounds = true
      return box(0, 0, 10, 6, card)
    },
    Case(
      "the first of many lines is where it is in points",
      ["one", "two", "three", "four", "five", "six", "seven", "", ""]
    ) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 96, height: 142.5))
      label.text = "one\ntwo\nthree\nfour\nfive\nsix\nseven"
      label.numberOfLines = 0
      return box(0, 0, 12, 9, label)
    },
    Case("the lines of a high label are around its middle", ["", "", "one", "two", "", ""]) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 96, height: 96))
      label.text = "one\ntwo"
      label.numberOfLines = 2
      return box(0, 0, 12, 6, label)
    },
    Case("a line whose middle only rounding hides is in the last visible row", ["", "Title", ""]) {
      let card = box(0, 0, 10, 2.4, text("Title", 0, 0, 10, 4.6))
      card.clipsToBounds = true
      return box(0, 0, 10, 3, card)
    },
    Case("a line below the visible part of its label is not shown", ["", "", ""]) {
      let card = box(0, 0, 10, 2, text("Title", 0, 0, 10, 6))
      card.clipsToBounds = true
      return box(0, 0, 10, 3, card)
    },
    Case("tabs continue at their stops", ["a   b", "abcd   c"]) {
      box(0, 0, 12, 2, text("a\tb", 0, 0, 12, 1), text("abcd\tc", 0, 1, 12, 1))
    },
    Case("a label of no height has no place", [""]) { box(0, 0, 10, 1, text("None", 0, 0, 10, 0)) },
    Case("one of two in a row moves down, to the free one", ["One", "Two", ""]) {
      box(0, 0, 10, 3, text("One", 0, 0, 10, 0.5), text("Two", 0, 0.5, 10, 0.45))
    },
    Case("one behind an opaque view does not move those in front", ["Two", "", ""]) {
      let cover = box(0, 0, 10, 3)
      cover.backgroundColor = .white
      return box(0, 0, 10, 3, text("One", 0, 0, 10, 0.5), cover, text("Two", 0, 0.5, 10, 0.45))
    },
    Case("the upper one moves up if only there is room", ["One", "Two", "Three"]) {
      box(0, 0, 10, 3, text("One", 0, 1, 10, 0.5), text("Two", 0, 1.5, 10, 0.45), text("Three", 0, 2, 10, 1))
    },
    Case("a move pushes those in its way", ["One", "Two", "Three", "Four"]) {
      box(
        0, 0, 10, 4, text("One", 0, 0, 10, 0.5), text("Two", 0, 0.5, 10, 0.45), text("Three", 0, 1, 10, 1),
        text("Four", 0, 2, 10, 1))
    },
    Case("four in three rows: two share one", ["One", "Two Three", "Four"]) {
      box(
        0, 0, 12, 3, text("One", 0, 0, 10, 0.9), text("Two", 0, 0.9, 10, 0.7), text("Three", 0, 1.6, 10, 0.7),
        text("Four", 0, 2.3, 10, 0.7))
    },
    Case("two in the only row, too long to stand side by side", ["Some» Anoth»"]) {
      box(0, 0, 12, 1, text("Something", 0, 0, 11, 0.5), text("Another one", 0, 0.5, 11, 0.4))
    },
    Case("two that are side by side in points stay in their row", ["8080/9090", ""]) {
      box(0, 0, 9, 2, text("8080", 0, 0, 4, 1), text("/", 4, 0, 0.4, 1), text("9090", 4.4, 0, 4.5, 1))
    },
    Case("the longer of two that are side by side in points gives up columns", ["8080/90»", ""]) {
      box(0, 0, 8, 2, text("8080", 0, 0, 4, 1), text("/", 4, 0, 0.4, 1), text("9090", 4.4, 0, 3.6, 1))
    },
    Case("those that overlap in points follow the order of views", ["Second"]) {
      box(0, 0, 10, 1, text("First", 0, 0, 10, 1), text("Second", 0, 0.1, 10, 0.9))
    },
    Case("a label gives way to a control above it", ["***", "Name"]) {
      box(0, 0, 10, 2, stars(0, 0, 3, 0.9), text("Name", 0, 0.9, 10, 0.2))
    },
  ]

  @Test("A text that has one line in points has one in cells, too, if there is room beside it")
  func oneLine() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 33, height: 32))
    label.text = "Title"
    label.numberOfLines = 0
    label.lineBreakMode = .byCharWrapping
    #expect(drawing(box(0, 0, 10, 2, label)) == ["", "Title"])
    #expect(drawing(box(0, 0, 10, 2, label, text("next", 4, 0, 6, 2))) == ["Titl", "e   next"])
  }

  @Test("The insets of a button move its title, and of its content and image, too")
  func buttonInsets() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
    button.setTitle("Title", for: .normal)
    // The title of a custom button is white, which nobody sees on a white page.
    button.setTitleColor(.black, for: .normal)
    func rows() -> [String] { drawing(box(0, 0, 20, 3, button)) }
    button.contentHorizontalAlignment = .left
    button.titleEdgeInsets.left = 48
    #expect(rows() == ["", "      Title", ""])
    button.contentEdgeInsets.left = 16
    #expect(rows() == ["", "        Title", ""])
    button.contentHorizontalAlignment = .right
    button.titleEdgeInsets.right = 40
    #expect(rows() == ["", "          Title", ""])
    button.contentVerticalAlignment = .bottom
    button.titleEdgeInsets.bottom = 16
    #expect(rows() == ["", "          Title", ""])
    // Insets that are equal on both sides move nothing, and cut nothing.
    button.contentHorizontalAlignment = .center
    button.contentEdgeInsets = .zero
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 70)
    #expect(rows() == ["", "", "       Title"])
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.contentHorizontalAlignment = .left
    button.imageEdgeInsets.left = 24
    #expect(rows().last == "   ☆ Title")
  }

  @Test("Insets of a button put the image above or behind its title, too")
  func imageMovedByInsets() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    button.setTitle("Title", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    func rows() -> [String] {
      drawing(box(0, 0, 20, 4, button)).map { String($0.drop(while: { $0 == " " })) }.filter { !$0.isEmpty }
    }
    #expect(rows() == ["☆ Title"])
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 32, right: 0)
    button.titleEdgeInsets = UIEdgeInsets(top: 32, left: -20, bottom: 0, right: 0)
    #expect(rows() == ["☆", "Title"])
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 140, bottom: 0, right: 0)
    button.titleEdgeInsets = .zero
    #expect(rows() == ["Title ☆"])
  }

  @Test(
    "Each text has a row near its frame, and texts that compete for a row move or share it",
    arguments: rowCases)
  func row(_ example: Case) {
    #expect(drawing(example.root()) == example.rows)
  }

  static let columnCases: [Case] = [
    Case("left-aligned text goes on to the right", ["Long enough"]) {
      box(0, 0, 12, 1, text("Long enough", 0, 0, 8, 1))
    },
    Case("right-aligned text goes on to the left", [" Long enough"]) {
      box(0, 0, 12, 1, text("Long enough", 6, 0, 6, 1, .right))
    },
    Case("centered text grows to both sides", [" Long enough"]) {
      box(0, 0, 13, 1, text("Long enough", 3, 0, 7, 1, .center))
    },
    Case("centered text beside the edge grows to the other side", ["Long enough"]) {
      box(0, 0, 13, 1, text("Long enough", 1, 0, 7, 1, .center))
    },
    Case("up to a neighbor, with a gap", ["Long e» Next"]) {
      box(0, 0, 12, 1, text("Long enough", 0, 0, 6, 1), text("Next", 8, 0, 4, 1))
    },
    Case("without a gap rather than cut", ["Enough.Next"]) {
      box(0, 0, 12, 1, text("Enough.", 0, 0, 5, 1), text("Next", 7, 0, 4, 1))
    },
    Case("to the other side rather than cut", ["Enough.****"]) {
      box(0, 0, 12, 1, text("Enough.", 2, 0, 5, 1), stars(7, 0, 4, 1))
    },
    Case("not over a control", ["Long en»****"]) {
      box(0, 0, 12, 1, text("Long enough", 0, 0, 6, 1), stars(8, 0, 4, 1))
    },
    Case("over the empty part of a neighbor", ["Long enough    Next"]) {
      box(0, 0, 20, 1, text("Long enough", 0, 0, 6, 1), text("Next", 8, 0, 11, 1, .right))
    },
    Case("not out of a view that clips", ["Long e»", "Not clipped"]) {
      let clipping = box(0, 0, 7, 1, text("Long enough", 0, 0, 6, 1))
      clipping.clipsToBounds = true
      return box(0, 0, 12, 2, clipping, box(0, 1, 7, 1, text("Not clipped", 0, 0, 6, 1)))
    },
    Case("not if a line break ends the text of a label with one line", ["   2…"]) {
      box(0, 0, 12, 1, text("2\n lines", 3, 0, 6, 1))
    },
    Case("a label without a column of its own", ["OK"]) { box(0, 0, 12, 1, text("OK", 0.2, 0, 0.2, 1)) },
    Case("wide characters are not halved", ["元素の名»"]) { box(0, 0, 10, 1, text("元素の名前は", 0, 0, 10, 1)) },
  ]

  @Test("A text that is too long for its frame continues in free cells beside it", arguments: columnCases)
  func column(_ example: Case) {
    #expect(drawing(example.root()) == example.rows)
  }

  @Test("A text uses free cells only on the page, and not over the border beside it") func staysOnPage() {
    let root = box(0, 0, 12, 1, text("Long enough to leave", 0, 0, 8, 1))
    root.nibAdopt(phone)
    let canvas = CellCanvas(size: CellSize(columns: 40, rows: 3))
    canvas.translated(by: CellPoint(column: 10, row: 1)) {
      TreeRenderer(style: .rendered).draw(root, on: canvas)
    }
    #expect(TextExport().rows(of: canvas) == ["", "          Long enough»", ""])
  }

  @Test("A text in the system font that is truncated in points stays in its frame") func truncatedInPoints() {
    let label = UILabel(frame: CGRect(x: 80, y: 0, width: 201, height: 16))
    label.font = .systemFont(ofSize: 12)
    label.text = "نص طويل باللغة العربية لاختبار عرض الخلية"
    let root = box(0, 0, 50, 1)
    root.addSubview(label)
    let row = drawing(root).first ?? ""
    #expect(label.nibTextFit?.lack == .width)
    #expect(row.prefix { $0 == " " }.count >= 10 && row.contains("…"))
    #expect(CellText.columns(of: row) <= 36)
  }

  @Test(
    "A label whose lines do not fit in points has an ellipsis, although its cells have room",
    arguments: [(0, 86.0, 19.0), (0, 80, 19), (1, 80, 40), (2, 80, 32)])
  func linesTruncatedInPoints(_ example: (lines: Int, y: Double, height: Double)) {
    let isLow = example.lines == 0
    let label = UILabel(frame: CGRect(x: 0, y: example.y, width: isLow ? 90 : 70, height: example.height))
    label.font = .systemFont(ofSize: 12)
    label.text = isLow ? "Name des Taxons" : "Name des Taxons und der Art"
    label.numberOfLines = example.lines
    let root = box(0, 0, 12, 10)
    root.addSubview(label)
    let rows = drawing(root).filter { !$0.isEmpty }
    #expect(label.nibTextFit?.lack != nil)
    #expect(rows.count == max(1, example.lines))
    #expect(rows.last?.hasSuffix("…") == true)
  }

  static let lineCases: [Case] = [
    Case("wrapped in its cells", ["one two", "three", ""]) {
      box(0, 0, 8, 3, text("one two three", 0, 0, 8, 3, lines: 0, vertical: .top))
    },
    Case("centered between top and bottom", ["", "one two", "three", ""]) {
      box(0, 0, 8, 4, text("one two three", 0, 0, 8, 4, lines: 0))
    },
    Case("wider rather than cut", ["one two three", "four five six"]) {
      box(0, 0, 13, 3, text("one two three four five six", 0, 0, 10, 2, lines: 0))
        .cut(toRows: 2)
    },
    Case("longer where it cannot be wider", ["one two", "three", "four", ""]) {
      box(0, 0, 8, 4, text("one two three four", 0, 0, 8, 2, lines: 0))
    },
    Case("no more lines than allowed", ["one two", "three f»", "", ""]) {
      box(0, 0, 8, 4, text("one two three four", 0, 0, 8, 2, lines: 2))
    },
    Case("a sign for lines without a row", ["one»"]) {
      box(0, 0, 8, 1, text("one\ntwo", 0, 0, 8, 1, lines: 0))
    },
    Case("line breaks are kept", ["one", "two"]) {
      box(0, 0, 8, 2, text("one\ntwo", 0, 0, 8, 2, lines: 0))
    },
  ]

  @Test(
    "A text with several lines wraps in its cells and uses free cells before it is truncated",
    arguments: lineCases)
  func lines(_ example: Case) {
    #expect(drawing(example.root()) == example.rows)
  }
}

extension UIView {
  /// The view, with its height changed to the given number of rows of 16 points.
  fileprivate func cut(toRows rows: Double) -> UIView {
    frame.size.height = rows * 16
    return self
  }
}
