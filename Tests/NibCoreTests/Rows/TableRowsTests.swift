import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md D: the rows about tables that no other suite covers.
@Suite struct TableRowsTests {
  private let path = IndexPath(row: 0, section: 0)

  @Test("D1: The last registered class or nib is used, and nil unregisters") func registrations() {
    let table = UITableView(frame: .zero, style: .plain)
    let nib = makeNib("<tableViewCell id=\"c\" tag=\"7\"/>")
    table.register(nib, forCellReuseIdentifier: "X")
    #expect(table.dequeueReusableCell(withIdentifier: "X", for: path).tag == 7)
    table.register(CountedCell.self, forCellReuseIdentifier: "X")
    #expect(table.dequeueReusableCell(withIdentifier: "X", for: path) is CountedCell)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "X")
    #expect(table.dequeueReusableCell(withIdentifier: "X") == nil)
  }

  @Test(
    "D2: A new cell calls init(style:) for a class, or init(coder:) and awakeFromNib for a nib"
  )
  func initializers() {
    let table = UITableView(frame: .zero, style: .plain)
    NibClassRegistry.registerModule(of: StyledInitCell.self)
    let log = LoadingLog.record {
      table.register(StyledInitCell.self, forCellReuseIdentifier: "class")
      _ = table.dequeueReusableCell(withIdentifier: "class", for: path)
      table.register(
        makeNib("<tableViewCell id=\"c\" customClass=\"CoderInitCell\"/>"), forCellReuseIdentifier: "nib")
      _ = table.dequeueReusableCell(withIdentifier: "nib", for: path)
    }
    #expect(log == ["style default class", "coder", "awake"])
  }

  @Test("D2: Tables and collections call the overridden initializers of headers and cells") func overrides() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(StyledInitHeader.self, forHeaderFooterViewReuseIdentifier: "h")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") is StyledInitHeader)
    let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    items.register(FramedInitItem.self, forCellWithReuseIdentifier: "i")
    let item = items.dequeueReusableCell(withReuseIdentifier: "i", for: IndexPath(item: 0, section: 0))
    #expect((item as? FramedInitItem)?.isSetUp == true)
  }

  @Test func showsContentConfigurationsInHeaders() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "h"))
    var content = header.defaultContentConfiguration()
    content.text = "Fruit"
    header.contentConfiguration = content
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    header.layoutIfNeeded()
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Fruit")
    #expect(header.contentView.frame == header.bounds)
    #expect(header.contentView.subviews.contains { $0 is UIListContentView })
    header.contentConfiguration = nil
    #expect(!header.contentView.subviews.contains { $0 is UIListContentView })
    #expect(table.isPrefetchingEnabled)
  }

  @Test("D10: The delegate's row height overrides rowHeight, and automatic height has two names")
  func heights() {
    NibEnvironment.$current.withValue(.phone) {
      let source = ListSource(2)
      let table = makeTable(source, rowHeight: 111, size: CGSize(width: 320, height: 568))
      #expect(table.visibleCells.map(\.frame.height) == [111, 111])
      source.height = { CGFloat(20 + $0.row) }
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [20, 21])
      #expect(UITableView.automaticDimension == -1)
      #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    }
  }

  @Test("D15: A table calls its data source and delegate, and finds, selects and deselects rows")
  func dataSourceAndDelegate() {
    let source = ListSource(3, 4)
    source.headers = ["First", "Second"]
    source.refused = [IndexPath(row: 1, section: 0)]
    let table = makeTable(source, size: CGSize(width: 320, height: 320))
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 4)
    let second = IndexPath(row: 2, section: 1)
    let cell = table.cellForRow(at: second)
    #expect(cell?.textLabel?.text == "Row 2")
    #expect(cell.flatMap { table.indexPath(for: $0) } == second)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Second")
    for row in [0, 1, 2] {
      table.nibMoveCursor(to: IndexPath(row: row, section: 0))
      table.press(.enter)
    }
    #expect(source.log == ["+0", "-0", "+2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: second)?.isSelected == true)
    #expect(source.log == ["+0", "-0", "+2"])
  }

  @Test("D16: An index path has a row, section and item, and is sorted by its section first")
  func indexPaths() {
    let path = IndexPath(row: 3, section: 2)
    #expect((path.row, path.section, path.item) == (3, 2, 3))
    #expect([path, IndexPath(row: 9, section: 1)].sorted().map(\.section) == [1, 2])
  }

  @Test("D17: A data source that returns no cell raises UIKit's exception") func noCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let controller = OneRowController()
      controller.view.layoutIfNeeded()
    }
    let text = errorText(result)
    #expect(text.contains("'NSInternalInconsistencyException', reason: 'UITableView (<UITableView: 0x"))
    #expect(text.contains(">) failed to obtain a cell from its dataSource (<OneRowController: 0x"))
  }

  @Test(
    "D18: Cells of each style have the labels of the style, from a class or a nib",
    arguments: [
      ("IBUITableViewCellStyleDefault", UITableViewCell.CellStyle.default),
      ("IBUITableViewCellStyleSubtitle", .subtitle), ("IBUITableViewCellStyleValue1", .value1),
      ("IBUITableViewCellStyleValue2", .value2),
    ])
  func styles(name: String, style: UITableViewCell.CellStyle) throws {
    let detail = style == .default ? "" : "detailTextLabel=\"d\""
    let label = style == .default ? "" : "<label id=\"d\" text=\"Na(11) 22.9898\"/>"
    let nib = makeNib(
      """
      <tableViewCell style="\(name)" textLabel="t" \(detail) imageView="i" accessoryType="disclosureIndicator" \
      selectionStyle="none" id="c"><tableViewCellContentView key="contentView" tableViewCell="c" id="v"><subviews>
      <label id="t" text="Sodium"/>\(label)<imageView id="i" image="Na"/></subviews></tableViewCellContentView>
      </tableViewCell>
      """)
    let archived = try #require(try nib.nibInstantiate(withOwner: nil).first as? UITableViewCell)
    #expect(archived.nibStyle == style)
    #expect(archived.accessoryType == .disclosureIndicator)
    #expect(archived.selectionStyle == .none)
    #expect(archived.imageView?.image?.nibName == "Na")
    for cell in [archived, UITableViewCell(style: style, reuseIdentifier: nil)] {
      cell.textLabel?.text = "Sodium"
      #expect(cell.textLabel?.text == "Sodium")
      #expect((cell.detailTextLabel == nil) == (style == .default))
    }
  }

  @Test("D19: Selection and highlight go through the overridable setters")
  func selection() {
    let source = ListSource(3)
    let table = makeTable(source)
    source.makeCell = { _, _ in SelectionLogCell(style: .default, reuseIdentifier: nil) }
    table.reloadData()
    table.layoutIfNeeded()
    let log = LoadingLog.record {
      table.selectRow(at: path, animated: true, scrollPosition: .none)
      table.cellForRow(at: path)?.isHighlighted = true
      table.deselectRow(at: path, animated: true)
    }
    #expect(log == ["selected true", "highlighted true", "selected false"])
  }

  @Test("D21: A late result finds its row by the index path, and a changed cell is laid out again")
  func lateResult() {
    let source = ListSource(40)
    let table = makeTable(source)
    let requested = IndexPath(row: 1, section: 0)
    let cell = table.cellForRow(at: requested)
    func showResult() {
      guard let cell = table.cellForRow(at: requested) else { return }
      cell.textLabel?.text = "picture"
      cell.setNeedsLayout()
    }
    table.contentOffset.y = 16 * 20
    table.layoutIfNeeded()
    showResult()
    #expect(cell?.textLabel?.text != "picture")
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    showResult()
    #expect(table.cellForRow(at: requested)?.layoutState.needsLayout == true)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: requested)?.layoutState.needsLayout == false)
    #expect(table.cellForRow(at: requested)?.textLabel?.text == "picture")
  }
}

// Written as for iOS: one class for each way of creating cells.

final class StyledInitCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    LoadingLog.note("style \(style) \(reuseIdentifier ?? "")")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func prepareForReuse() { LoadingLog.note("reuse") }
}

final class CoderInitCell: UITableViewCell {
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    LoadingLog.note("coder")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    LoadingLog.note("awake")
  }
  override func prepareForReuse() { LoadingLog.note("reuse") }
}

final class StyledInitHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class FramedInitItem: UICollectionViewCell {
  let isSetUp: Bool
  override init(frame: CGRect) {
    isSetUp = true
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class SelectionLogCell: UITableViewCell {
  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected { LoadingLog.note("selected \(selected)") }
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    LoadingLog.note("highlighted \(highlighted)")
  }
}

/// A controller that reports a row but returns no cell for it.
final class OneRowController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}
