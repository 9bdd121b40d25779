import NibCore
import NibScreen

/// Shows all properties of an element, whether it is a favourite, and its place in the periodic table if there is room.
/// Left and Right move through the list from which the screen was opened, and the other arrow keys in the periodic
/// table.
///
/// The name of the nib is given explicitly. Otherwise UIKit would first look for a nib named `ElementDetailView`.
final class ElementDetailController: UIViewController, KeyHinting {
  private var element: Element
  private let store: ElementsStore
  /// The elements of the list from which the screen was opened, in its order; empty if there is none.
  private let list: [Element]

  @Outlet var elementView: ElementView!
  @Outlet var numberLabel: UILabel!
  @Outlet var weightLabel: UILabel!
  @Outlet var meltingLabel: UILabel!
  @Outlet var boilingLabel: UILabel!
  @Outlet var densityLabel: UILabel!
  @Outlet var crustLabel: UILabel!
  @Outlet var discoveryLabel: UILabel!
  @Outlet var groupLabel: UILabel!
  @Outlet var electronsLabel: UILabel!
  @Outlet var ionizationLabel: UILabel!
  @Outlet var categoryLabel: UILabel!
  @Outlet var stateLabel: UILabel!
  @Outlet var favoriteButton: UIButton!
  @Outlet var periodicTable: PeriodicTableView!

  /// The minimum width of the screen in points at which the periodic table is shown: the facts need 43 columns.
  private static let tableWidth = 43 * 8 + PeriodicTableLayout.minimumSize.width

  /// - Parameter list: the elements of the list from which the screen is opened, in its order.
  init(element: Element, store: ElementsStore, list: [Element] = []) {
    self.element = element
    self.store = store
    self.list = list
    super.init(nibName: "ElementDetail", bundle: Bundle(for: ElementDetailController.self))
    title = element.name
  }

  required init?(coder: NSCoder) { nil }

  override class var nibActions: [NibAction] {
    super.nibActions + [NibAction("favoriteTapped:", ElementDetailController.favoriteTapped)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    periodicTable.handlesKeys = false
    periodicTable.show(store, current: element, showsSummary: false)
    periodicTable.onMove = { [weak self] in self?.show($0) }
    showFacts()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    periodicTable.isHidden = view.bounds.width < ElementDetailController.tableWidth
  }

  /// Shows another element.
  private func show(_ element: Element) {
    self.element = element
    title = element.name
    showFacts()
  }

  private func showFacts() {
    numberLabel.text = element.numberText
    weightLabel.text = element.weightText
    meltingLabel.text = element.meltingText
    boilingLabel.text = element.boilingText
    densityLabel.text = element.densityText
    crustLabel.text = element.crustText
    discoveryLabel.text = element.discoveryText
    groupLabel.text = element.groupText
    electronsLabel.text = element.electronsText
    ionizationLabel.text = element.ionizationText
    categoryLabel.text = element.categoryText
    stateLabel.text = element.stateText
    showFavorite()
  }

  /// Adds the element to the favourites, or removes it.
  func favoriteTapped(_ sender: Any) {
    do {
      try store.favorites.toggle(element)
      showFavorite()
    } catch {
      showFavorite()
      favoriteButton.setTitle("The favourites cannot be saved: \(error.localizedDescription)", for: .normal)
    }
  }

  private func showFavorite() {
    let isFavorite = store.favorites.contains(element)
    elementView.show(element, isFavorite: isFavorite)
    favoriteButton.setTitle(isFavorite ? "★ Remove from favourites" : "☆ Add to favourites", for: .normal)
  }

  var keyHints: [TerminalApplication.KeyHelp] {
    let inTable = periodicTable.isHidden ? nil : TerminalApplication.KeyHelp("↑ ↓", "table")
    if list.count > 1 { return [TerminalApplication.KeyHelp("← →", "list")] + [inTable].compactMap { $0 } }
    return periodicTable.isHidden ? [] : [TerminalApplication.KeyHelp("arrows", "other elements")]
  }

  var keyHelp: [TerminalApplication.KeyHelp] {
    guard list.count > 1 else { return keyHints }
    let listKeys = [TerminalApplication.KeyHelp("← →", "previous, next element of the list")]
    if periodicTable.isHidden { return listKeys }
    return listKeys + [TerminalApplication.KeyHelp("↑ ↓", "move in the periodic table")]
  }

  /// Shows the next element of the list, or the previous one with -1. At the ends of the list, nothing changes. Returns
  /// false if the element is not in a list.
  private func step(by step: Int) -> Bool {
    guard list.count > 1, let index = list.firstIndex(of: element) else { return false }
    guard list.indices.contains(index + step) else { return true }
    periodicTable.moveCursor(to: list[index + step])
    show(list[index + step])
    return true
  }

  /// Left and Right move through the list, and other arrow keys through the periodic table.
  override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    let isHandled =
      switch key.key {
      case .left, .character("h"): step(by: -1) || moveInTable(key)
      case .right, .character("l"): step(by: 1) || moveInTable(key)
      case .up, .down, .character("j"), .character("k"): moveInTable(key)
      default: false
      }
    return isHandled || super.nibKeyDown(key)
  }

  /// Moves through the periodic table. Returns false if the table is hidden or the key does not move in it.
  private func moveInTable(_ key: KeyPress) -> Bool { !periodicTable.isHidden && periodicTable.move(key) }
}
