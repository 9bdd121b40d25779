import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Drawings of which only a part is visible.
@Suite struct PartialDrawingTests {
  /// A window with a grouped table with sections of one row, whose footers are texts of one line.
  private static func window(sections: Int) -> UIWindow {
    NibEnvironment.$current.withValue(phone) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 1400))
      window.rootViewController = StaticTable(sections: sections)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
  }

  private final class StaticTable: UITableViewController {
    private let sections: Int

    init(sections: Int) {
      self.sections = sections
      super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { sections }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "The footer of section \(section) explains its row in a few words"
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.section)"
      cell.accessoryView = UISwitch()
      return cell
    }
  }

  /// The texts of the rows of a window of the picture, which is drawn in the window only.
  private static func rows(of view: UIView, _ renderer: TreeRenderer, in window: CellRect) -> [String] {
    let canvas = CellCanvas(size: renderer.canvasSize(for: view))
    canvas.withClip(window) { renderer.draw(view, on: canvas) }
    return Array(TextExport().rows(of: canvas)[window.rowRange])
  }

  @Test("The visible part of a page is drawn as the whole page is", arguments: [1.0, 0.6, 0.4, 0.3])
  func parts(zoom: Double) {
    let view = Self.window(sections: 8)
    defer { view.nibClose() }
    var renderer = TreeRenderer()
    renderer.grid = CellGrid(cellWidth: 8 / zoom, cellHeight: 16 / zoom)
    let size = renderer.canvasSize(for: view)
    let whole = Self.rows(of: view, renderer, in: CellRect(origin: .zero, size: size))
    for first in stride(from: 0, to: size.rows - 3, by: 2) {
      let window = CellRect(column: 0, row: first, columns: size.columns, rows: min(7, size.rows - first))
      #expect(Self.rows(of: view, renderer, in: window) == Array(whole[window.rowRange]))
    }
  }

  @Test("Each row of a crowded table is readable and shares its cells with no other row") func crowded() {
    let view = Self.window(sections: 8)
    defer { view.nibClose() }
    var renderer = TreeRenderer()
    renderer.grid = CellGrid(cellWidth: 8 / 0.4, cellHeight: 16 / 0.4)
    let rows = Self.rows(
      of: view, renderer, in: CellRect(origin: .zero, size: renderer.canvasSize(for: view)))
    for section in 0..<8 {
      #expect(rows.count { $0.contains("Row \(section)") } == 1)
      #expect(!rows.contains { $0.contains("Row \(section)") && $0.contains("footer") })
    }
  }
}
