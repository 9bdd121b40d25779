import NibCore
import NibScreen

/// A row with an element, from `ElementCell.xib`. The tables of both tabs use it.
final class ElementCell: UITableViewCell {
  @Outlet var elementView: ElementView!
}

/// A table of elements. Subclasses choose the elements. Selecting a row pushes its detail screen.
class ElementsTableController: UITableViewController, KeyHinting {
  /// The data of the demo. It must be set before the view is loaded.
  var store: ElementsStore?
  private(set) var elements: [Element] = []
  private var order = ElementOrder.number

  /// The table header with the search field. It is loaded on first use.
  @Outlet var searchHeader: UIView!
  @Outlet var searchField: SearchField!

  private static let cellIdentifier = "ElementCell"

  func includes(_ element: Element) -> Bool { true }

  override class var nibActions: [NibAction] {
    super.nibActions + [
      NibAction("search:", ElementsTableController.search),
      NibAction("searchChanged:", ElementsTableController.searchChanged),
      NibAction("changeOrder:", ElementsTableController.changeOrder),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let nib = UINib(nibName: "ElementCell", bundle: Bundle(for: type(of: self)))
    tableView.register(nib, forCellReuseIdentifier: ElementsTableController.cellIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    reload()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A detail screen may have changed the favourites.
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) as? ElementCell { fill(cell, at: path) }
    }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    elements.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ElementsTableController.cellIdentifier, for: indexPath)
    if let cell = cell as? ElementCell { fill(cell, at: indexPath) }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let store else { return }
    let detail = ElementDetailController(
      element: elements[indexPath.row], store: store, list: elements)
    navigationController?.pushViewController(detail, animated: true)
  }

  private func fill(_ cell: ElementCell, at path: IndexPath) {
    let element = elements[path.row]
    cell.elementView.show(element, isFavorite: store?.favorites.contains(element) ?? false)
  }

  /// Lists the elements again. The cursor stays on its element if the element is still listed. Otherwise, or if
  /// `keepsPlace` is false, it moves to the first element.
  private func reload(keepsPlace: Bool = true) {
    let current = elementAtCursor
    let search = ElementSearch(tableView.tableHeaderView == nil ? "" : searchField?.text ?? "")
    elements = order.sorted((store?.elements ?? []).filter { includes($0) && search.finds($0) })
    tableView.reloadData()
    let isSearching = tableView.tableHeaderView != nil
    tableView.backgroundView = isSearching && elements.isEmpty ? emptyLabel : nil
    navigationItem.rightBarButtonItem?.title = order.title
    guard let current else { return }
    let row = keepsPlace ? elements.firstIndex(of: current) ?? 0 : 0
    tableView.nibMoveCursor(to: elements.isEmpty ? nil : IndexPath(row: row, section: 0))
  }

  /// The label that the table shows in place of its rows if the search finds nothing.
  private var emptyLabel: UILabel {
    let label = UILabel()
    label.text = "No element matches “\(searchField?.text ?? "")”."
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    return label
  }

  // MARK: Order and search

  /// Lists the elements in the next order.
  func changeOrder(_ sender: Any) {
    order = order.next
    reload()
  }

  /// Shows the search field and begins to edit it.
  func search(_ sender: Any) {
    if searchHeader == nil { loadSearchHeader() }
    tableView.tableHeaderView = searchHeader
    tableView.scrollRectToVisible(searchHeader.frame, animated: false)
    searchField.becomeFirstResponder()
  }

  func searchChanged(_ sender: Any) { reload(keepsPlace: false) }

  private func loadSearchHeader() {
    UINib(nibName: "ElementSearch", bundle: Bundle(for: type(of: self))).instantiate(withOwner: self)
    searchField.onCancel = { [weak self] in self?.endSearch() }
    let width = tableView.bounds.width
    let height = searchHeader.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    searchHeader.frame = CGRect(x: 0, y: 0, width: width, height: height)
  }

  private func endSearch() {
    searchField.resignFirstResponder()
    searchField.text = ""
    tableView.tableHeaderView = nil
    reload()
  }

  /// Shows the periodic table, with its cursor on the same element as the cursor of this table.
  private func showPeriodicTable() {
    guard let store else { return }
    navigationController?.pushViewController(
      PeriodicTableController(store: store, element: elementAtCursor), animated: true)
  }

  private var elementAtCursor: Element? {
    tableView.nibCursor.flatMap { elements.indices.contains($0.row) ? elements[$0.row] : nil }
  }

  let keyHints = [
    TerminalApplication.KeyHelp("/", "search"), TerminalApplication.KeyHelp("s", "sort"),
    TerminalApplication.KeyHelp("t", "table"),
  ]

  let keyHelp = [
    TerminalApplication.KeyHelp("/", "search"), TerminalApplication.KeyHelp("s", "change the order"),
    TerminalApplication.KeyHelp("t", "show the periodic table"),
  ]

  /// `/` searches, `s` changes the order, `t` shows the periodic table, Escape ends a search.
  override func nibKeyDown(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.character("/"), []): search(self)
    case (.character("s"), []): changeOrder(self)
    case (.character("t"), []): showPeriodicTable()
    case (.escape, []) where tableView.tableHeaderView != nil: endSearch()
    default: return super.nibKeyDown(key)
    }
    return true
  }
}

/// A text field that calls a handler when Escape is pressed.
final class SearchField: UITextField {
  /// Called when Escape is pressed while the field is edited.
  var onCancel: (() -> Void)?

  override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEditing, key == KeyPress(.escape), let onCancel else { return super.nibKeyDown(key) }
    onCancel()
    return true
  }
}

/// The text of a search for elements, and the rule by which elements match it.
struct ElementSearch {
  private let text: String

  init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespaces).lowercased() }

  /// Whether the element's name, symbol or number begins with the text, or its name contains it. Case is
  /// ignored, and the empty text matches every element.
  func finds(_ element: Element) -> Bool {
    if text.isEmpty { return true }
    let name = element.name.lowercased()
    return [name, element.symbol.lowercased(), String(element.number)].contains { $0.hasPrefix(text) }
      || name.contains(text)
  }
}

/// The orders in which a table can list the elements.
enum ElementOrder: String, CaseIterable {
  case number, name, symbol

  /// The title of the button that shows the order.
  var title: String { "By \(rawValue)" }

  /// The order after this one; the first after the last.
  var next: ElementOrder {
    let all = ElementOrder.allCases
    return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? .number
  }

  func sorted(_ elements: [Element]) -> [Element] {
    switch self {
    case .number: elements.sorted { $0.number < $1.number }
    case .name: elements.sorted { $0.name < $1.name }
    case .symbol: elements.sorted { $0.symbol < $1.symbol }
    }
  }
}

/// The first tab: all elements.
final class AllElementsController: ElementsTableController {}

/// The second tab: the same table and the same cell, with only the noble gases.
final class NobleGasesController: ElementsTableController {
  override func includes(_ element: Element) -> Bool { element.group == 18 }
}
