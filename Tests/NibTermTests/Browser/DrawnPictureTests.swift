import NibCore
import Testing

@testable import NibBrowser
@testable import NibDrawing
@testable import NibTerm

/// A picture is drawn again only when it has changed, not at every key press.
@Suite struct DrawnPictureTests {
  private let root: UIView
  private let box = UIView(frame: CGRect(x: 8, y: 16, width: 16, height: 16))
  private let window = CellRect(column: 2, row: 1, columns: 8, rows: 4)

  init() {
    root = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    box.backgroundColor = .red
    root.addSubview(box)
  }

  /// Draws a picture through the window onto an empty screen.
  private func screen(_ drawn: DrawnPicture, offset: CellPoint, count: inout Int) -> CellCanvas {
    let screen = CellCanvas(size: CellSize(columns: 12, rows: 6))
    drawn.update(DrawnPicture.View(window: window, offset: offset)) { cells in
      count += 1
      drawn.renderer.draw(root, on: cells)
    }
    screen.withClip(window) { drawn.draw(on: screen) }
    return screen
  }

  @Test("A picture that has not changed is not drawn again") func keptDrawing() {
    let drawn = DrawnPicture(of: root, TreeRenderer())
    var count = 0
    let first = screen(drawn, offset: .zero, count: &count)
    let second = screen(drawn, offset: .zero, count: &count)
    #expect(count == 1)
    #expect(second.changes(since: first).isEmpty)
    #expect(first[row: 2, column: 3].style.background != .default)
    // Another part of the picture is drawn again, and so is the first part after it.
    let panned = screen(drawn, offset: CellPoint(column: 1, row: 0), count: &count)
    #expect(panned[row: 2, column: 2].style.background != .default)
    #expect(screen(drawn, offset: .zero, count: &count).changes(since: first).isEmpty)
    #expect(count == 3)
  }

  @Test("A drawn picture becomes invalid when its views or its style change") func changes() {
    let renderer = TreeRenderer()
    let drawn = DrawnPicture(of: root, renderer)
    #expect(drawn.isValid(for: root, renderer))
    #expect(!drawn.isValid(for: root, TreeRenderer(style: .boxes)))
    #expect(!drawn.isValid(for: UIView(), renderer))
    box.frame.origin.x += 8
    #expect(!drawn.isValid(for: root, renderer))
    #expect(DrawnPicture(of: root, renderer).places.last?.cells.minColumn == 2)
  }

  @Test("Moving the selection keeps the drawn picture, and changing the size does not") func browserKeys() {
    let run = BrowserScript("SampleNibs/Lesson/MyTableViewCell.xib", CellSize(columns: 120, rows: 40))
    run.type("2 j")
    let drawn = run.browser.canvas.drawnPicture()
    run.type("j j Tab Right")
    #expect(run.browser.canvas.drawnPicture() === drawn)
    run.type(".")
    #expect(run.browser.canvas.drawnPicture() !== drawn)
  }
}
