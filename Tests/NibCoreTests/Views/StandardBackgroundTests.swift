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
