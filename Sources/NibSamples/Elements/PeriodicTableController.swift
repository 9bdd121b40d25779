import NibCore

/// The periodic table as a screen. Choosing an element pushes its detail screen.
final class PeriodicTableController: UIViewController {
  private let store: ElementsStore
  private let first: Element?

  @Outlet var periodicTable: PeriodicTableView!

  /// - Parameter element: the element on which the cursor begins; `nil` for the first one.
  init(store: ElementsStore, element: Element? = nil) {
    self.store = store
    first = element
    super.init(nibName: "PeriodicTable", bundle: Bundle(for: PeriodicTableController.self))
    title = "Periodic Table"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    periodicTable.show(store, current: first, showsSummary: true)
    periodicTable.onChoose = { [weak self] in self?.open($0) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A detail screen may have changed the favourites.
    periodicTable.refresh()
  }

  private func open(_ element: Element) {
    navigationController?.pushViewController(
      ElementDetailController(element: element, store: store), animated: true)
  }
}
