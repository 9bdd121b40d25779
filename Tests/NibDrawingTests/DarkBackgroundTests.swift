import NibCore
import NibDrawing
import Testing

/// Texts in front of a dark background.
@Suite struct DarkBackgroundTests {
  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let label = UILabel(frame: CGRect(x: 16, y: 0, width: 160, height: 16))
      label.text = "Date"
      cell.addSubview(label)
      return cell
    }
  }

  /// A menu that slides in over a dimmed screen, as many apps make one.
  private let rows = Rows()

  @Test("The texts of rows over a dark view can be read, unless the program makes the rows clear")
  func menu() {
    let window = NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      UIWindow(nibShowing: UIViewController(), size: CGSize(width: 320, height: 320))
    }
    let dim = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    dim.backgroundColor = UIColor.black.withAlphaComponent(0.9)
    let table = UITableView()
    table.frame = CGRect(x: 0, y: 160, width: 320, height: 96)
    table.dataSource = rows
    window.addSubview(dim)
    window.addSubview(table)
    window.layoutIfNeeded()
    /// The text of the row's line and its background.
    func drawn() -> (text: String, background: CellColor) {
      let canvas = TreeRenderer(style: .rendered).canvas(for: window)
      let text = canvas.bounds.columnRange.map { canvas[row: 10, column: $0].text }.joined()
      return (text, canvas[row: 10, column: 30].style.background ?? .default)
    }
    let usual = drawn()
    #expect(usual.text.contains("Date"))
    #expect(usual.background.isDefault || usual.background.brightness > 200)
    table.backgroundColor = .clear
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.backgroundColor = .clear
    let clear = drawn().background
    #expect(!clear.isDefault && clear.brightness < 64)
  }
}
