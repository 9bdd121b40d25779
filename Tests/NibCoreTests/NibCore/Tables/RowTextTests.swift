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
    let screen = ShownScreen(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    table.dataSource = rows
    controller.view.addSubview(table)
    screen.window.layoutIfNeeded()
    change(table)
    screen.window.layoutIfNeeded()
    let canvas = TreeRenderer(style: .rendered).canvas(for: screen.window)
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

  @Test(
    "A cell of a nib without a style gets the label and the image view of the default style when they are used"
  )
  func customPrototype() throws {
    let objects = try loadedObjects(
      """
      <tableViewCell reuseIdentifier="c" id="a"><rect key="frame" x="0" y="0" width="320" height="16"/>
      <tableViewCellContentView key="contentView" id="b"><rect key="frame" x="0" y="0" width="320" height="16"/>
      <subviews><label text="own" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
      <constraints>
      <constraint firstItem="l" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="k"/>
      <constraint firstItem="l" firstAttribute="centerY" secondItem="b" secondAttribute="centerY" id="m"/>
      </constraints>
      </tableViewCellContentView></tableViewCell>
      """)
    let cell = try #require(objects.first as? UITableViewCell)
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.detailTextLabel == nil)
    cell.textLabel?.text = "Title"
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.count == 3)
    #expect(cell.textLabel?.frame.isEmpty == false)
    #expect(cell.textLabel === cell.textLabel)
    let text = TextExport().text(of: TreeRenderer(style: .rendered).canvas(for: cell))
    #expect(text.contains("Title") && text.contains("own"))
  }

  @Test(
    "The default height of rows is automatic in a table that a program creates, and the standard height in a nib"
  )
  func heights() throws {
    let constrained: (UITableViewCell) -> Void = { cell in
      let label = Self.label("a")
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 32),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -32),
      ])
    }
    let rows = Rows([
      ("", .default, constrained), ("", .default, { $0.textLabel?.text = "b" }),
    ])
    func heights(_ table: UITableView) -> [CGFloat] {
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
      table.separatorStyle = .none
      table.dataSource = rows
      table.layoutIfNeeded()
      return table.visibleCells.map(\.frame.height)
    }
    let table = UITableView()
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(heights(table) == [80, 32])
    table.rowHeight = 48
    table.reloadData()
    #expect(heights(table) == [48, 48])
    let loaded = try #require(try loadedObjects("<tableView id=\"a\"/>").first as? UITableView)
    #expect(loaded.rowHeight == loaded.nibStandardRowHeight && loaded.rowHeight > 0)
  }

  @Test("A view that is made as large as its content keeps its origin") func sizeToFit() {
    let label = Self.label("text")
    #expect(label.frame == CGRect(origin: .zero, size: label.intrinsicContentSize))
    label.frame.origin = CGPoint(x: 16, y: 32)
    label.text = "a longer text"
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 16, y: 32), size: label.intrinsicContentSize))
  }

  @Test("An element of a menu without a title shows its longer title, or its image") func menus() {
    let image = UIImage(systemName: "star.fill")
    let elements: [UIMenuElement] = [
      UIAction(title: "A", image: image, discoverabilityTitle: "Long") { _ in },
      UIAction(image: image, discoverabilityTitle: "Long") { _ in }, UIAction(image: image) { _ in },
      UICommand(action: Selector("a"), discoverabilityTitle: "Command"), UIMenu(title: "", image: image),
    ]
    #expect(elements.map(\.nibShownTitle) == ["A", "Long", "★", "Command", "★"])
  }
}
