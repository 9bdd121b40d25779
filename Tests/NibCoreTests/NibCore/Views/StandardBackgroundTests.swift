import NibDrawing
import Testing

@testable import NibCore

/// The backgrounds that UIKit's classes have without a program setting them.
@Suite struct StandardBackgroundTests {
  @Test("Views without a background of their own show what is behind them") func clear() {
    let views: [UIView] = [
      UIView(), UILabel(), UIImageView(), UIButton(), UISwitch(), UISlider(), UIStepper(), UITextField(),
      UISearchBar(), UIScrollView(), UIStackView(),
      UIPickerView(),
      UIDatePicker(), UIProgressView(), UISegmentedControl(items: ["A"]), UIPageControl(),
      UIVisualEffectView(),
      UICollectionViewCell(), UITableViewHeaderFooterView(reuseIdentifier: nil), UIWindow(),
    ]
    for view in views {
      #expect(view.backgroundColor == nil && view.nibStandardBackground == nil, "\(type(of: view))")
    }
  }

  @Test("Tables, their rows, collection views and text views have the system's background") func system() {
    #expect(UITableView().backgroundColor == .systemBackground)
    for style in [UITableView.Style.grouped, .insetGrouped] {
      #expect(UITableView(frame: .zero, style: style).backgroundColor == .systemGroupedBackground)
    }
    #expect(UITableViewController(style: .grouped).tableView.backgroundColor == .systemGroupedBackground)
    #expect(UITextView().backgroundColor == .systemBackground)
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(collection.nibStandardBackground == .systemBackground)
    let cell = UITableViewCell()
    #expect(cell.nibStandardBackground == .systemBackground)
    let table = UITableView(frame: .zero, style: .grouped)
    table.addSubview(cell)
    #expect(cell.nibStandardBackground == .secondarySystemGroupedBackground)
    cell.backgroundConfiguration = .clear()
    #expect(cell.nibStandardBackground == nil)
    cell.backgroundConfiguration = nil
    cell.backgroundView = UIView()
    #expect(cell.nibStandardBackground == nil)
  }

  @Test("A table of a nib without a background has that of its style, and a collection view or text has none")
  func loaded() throws {
    let objects = try loadedObjects(
      """
      <tableView style="insetGrouped" id="a"/><tableView style="plain" id="b"/><textView id="c"/>
      <collectionView id="d"><collectionViewFlowLayout key="collectionViewLayout" id="e"/></collectionView>
      """)
    let views = objects.compactMap { $0 as? UIView }
    #expect(
      views.map(\.nibStandardBackground) == [.systemGroupedBackground, .systemBackground, nil, nil])
  }

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
    let controller = UIViewController()
    let screen = ShownScreen(controller)
    let dim = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    dim.backgroundColor = UIColor.black.withAlphaComponent(0.9)
    let table = UITableView()
    table.frame = CGRect(x: 0, y: 160, width: 320, height: 96)
    table.dataSource = rows
    screen.window.addSubview(dim)
    screen.window.addSubview(table)
    screen.window.layoutIfNeeded()
    /// The text of the row's line and its background.
    func drawn() -> (text: String, background: CellColor) {
      let canvas = TreeRenderer(style: .rendered).canvas(for: screen.window)
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

  @Test("A table covers the views behind it, so that they cannot have the focus") func focus() {
    let controller = UIViewController()
    let screen = ShownScreen(controller)
    let button = UIButton(frame: CGRect(x: 16, y: 16, width: 96, height: 16))
    controller.view.addSubview(button)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
    controller.view.addSubview(table)
    screen.window.layoutIfNeeded()
    #expect(screen.window.nibFocusOrder == [])
    table.backgroundColor = .clear
    #expect(screen.window.nibFocusOrder == [button])
  }
}
