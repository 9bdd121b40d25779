import Testing

@testable import NibCore
@testable import NibDrawing

/// The border of a layer is drawn over the subviews.
@Suite struct BorderDrawingTests {
  private func box(_ content: UIView) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    box.layer.borderWidth = 1
    box.addSubview(content)
    return box
  }

  private func rows(_ view: UIView) -> [String] {
    let canvas = CellCanvas(size: CellSize(columns: 8, rows: 4))
    TreeRenderer(style: .rendered, grid: .standard).draw(view, on: canvas)
    return TextExport().text(of: canvas).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  @Test("A background of a subview does not cover the border") func background() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    let plain = rows(box(content))
    #expect(plain.prefix(2).elementsEqual(["┌──────┐", "│      │"]))
    content.backgroundColor = .yellow
    #expect(rows(box(content)) == plain)
  }

  @Test("A text at the edge stays readable") func text() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 64, height: 16))
    label.text = "ab cd"
    #expect(rows(box(label)).first == "ab cd──┐")
  }
}
