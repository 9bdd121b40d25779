import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// docs/behaviours.md D19, I14 and I15: the selected row, the drawing order and clipping.
@Suite struct DrawingRowsTests {
  private func rows(_ root: UIView) -> [String] { TextExport().rows(of: TreeRenderer().canvas(for: root)) }

  private func label(_ text: String, _ column: Double, _ columns: Double) -> UILabel {
    let label = UILabel(frame: CGRect(x: column * 8, y: 0, width: columns * 8, height: 16))
    label.text = text
    return label
  }

  @Test("I14: Later views are on top, and an opaque background hides what is below it") func order() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    let text = label("Label of a row", 2, 14)
    let cover = UIView(frame: CGRect(x: 80, y: 0, width: 80, height: 16))
    cover.backgroundColor = .white
    root.addSubview(text)
    root.addSubview(cover)
    #expect(rows(root)[0].hasPrefix("  Label of"))
    #expect(!rows(root)[0].contains("row"))
    root.bringSubviewToFront(text)
    #expect(rows(root)[0].contains("Label of a row"))
  }

  @Test("I15: Content is clipped at a view's edge only if the view clips its subviews") func clipping() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 16))
    narrow.addSubview(label("Spilling text", 0, 13))
    root.addSubview(narrow)
    #expect(rows(root)[0].hasPrefix("Spilling text"))
    narrow.clipsToBounds = true
    #expect(!rows(root)[0].contains("text"))
  }

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test("D19: The selected row is reversed") func selectedRow() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 48), style: .plain)
    let rows = Rows()
    table.rowHeight = 16
    table.dataSource = rows
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let canvas = TreeRenderer().canvas(for: table)
    #expect(
      (0..<3).map { canvas[row: $0, column: 1].style.attributes.contains(.reverse) } == [false, true, false])
  }
}
