import Testing

@testable import NibCore
@testable import NibDrawing

/// The ways in which a program sets the text of a row: none of them leaves the row blank.
@Suite struct RowTextTests {
  /// One row for each way.
  private final class Rows: UITableViewDataSource {
    typealias Way = (text: String, style: UITableViewCell.CellStyle, set: (UITableViewCell) -> Void)
    let ways: [Way]
    init(_ ways: [Way]) { self.ways = ways }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ways.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let way = ways[indexPath.row]
      let cell = UITableViewCell(style: way.style, reuseIdentifier: nil)
      way.set(cell)
      return cell
    }
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.sizeToFit()
    return label
  }

  private static var allWays: [Rows.Way] {
    [
      ("plain", .default, { $0.textLabel?.text = "plain" }),
      ("styled", .value1, { $0.textLabel?.attributedText = NSAttributedString(string: "styled") }),
      ("second", .value1, { $0.detailTextLabel?.attributedText = NSAttributedString(string: "second") }),
      ("under", .subtitle, { $0.detailTextLabel?.text = "under" }),
      ("right", .value2, { $0.detailTextLabel?.text = "right" }),
      ("★", .default, { $0.imageView?.image = UIImage(systemName: "star.fill") }),
      ("on cell", .default, { $0.addSubview(label("on cell")) }),
      ("in content", .default, { $0.contentView.addSubview(label("in content")) }),
      ("beside", .default, { $0.accessoryView = label("beside") }),
      (
        "value", .default,
        {
          var content = UIListContentConfiguration.cell()
          content.text = "value"
          $0.contentConfiguration = content
        }
      ),
      (
        "rich", .default,
        {
          var content = UIListContentConfiguration.valueCell()
          content.secondaryAttributedText = NSAttributedString(string: "rich")
          $0.contentConfiguration = content
        }
      ),
      (
        "handler", .default,
        {
          $0.configurationUpdateHandler = { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "handler"
            cell.contentConfiguration = content
          }
        }
      ),
    ]
  }

  private func shown(_ rows: Rows, after change: (UITableView) -> Void = { _ in }) -> String {
    let controller = UIViewController()
    let window = NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      UIWindow(nibShowing: controller, size: CGSize(width: 320, height: 320))
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    table.dataSource = rows
    controller.view.addSubview(table)
    window.layoutIfNeeded()
    change(table)
    window.layoutIfNeeded()
    let canvas = TreeRenderer(style: .rendered).canvas(for: window)
    return TextExport().text(of: canvas)
  }

  @Test("Texts, attributed texts, images, own views and configurations are drawn", arguments: allWays.indices)
  func ways(index: Int) {
    let way = Self.allWays[index]
    #expect(shown(Rows([way])).contains(way.text))
  }

  @Test("A text that is set after the row was laid out is drawn", arguments: 0..<4)
  func later(index: Int) {
    let style = [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2][index]
    let rows = Rows([("", style, { _ in })])
    let text = shown(rows) { table in
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      cell?.textLabel?.text = "first"
      cell?.detailTextLabel?.text = "second"
    }
    #expect(text.contains("first"))
    #expect(text.contains("second") == (style != .default))
  }
}
