/// A controller that searches: it owns a search bar, and notifies its updater of the texts that the user types.
///
/// The search bar is shown below the navigation bar (`UINavigationItem.searchController`) or wherever a program adds
/// it. The search is active from the first key until the user cancels it.
open class UISearchController: UIViewController {
  /// The search bar.
  open private(set) lazy var searchBar = nibMakeSearchBar()
  /// The controller that shows results over the content; `nil` if the content shows them itself.
  open private(set) var searchResultsController: UIViewController?
  /// The object that is notified when the text or the scope changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content is dimmed during a search. Stored, but has no effect.
  open var obscuresBackgroundDuringPresentation = true
  /// The name of `obscuresBackgroundDuringPresentation` before iOS 9.1.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during a search. Stored, but has no effect: a terminal always shows it.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the Cancel button is shown while the search is active.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope buttons are shown while the search is active, if the search bar has any.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown as soon as there is a text.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown during a search even if they are not shown automatically.
  open var showsSearchResultsController = false { didSet { nibUpdateResults() } }
  private var isSearching = false

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: the controller that shows results; `nil` if the content shows them.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search controller without a controller for results.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Creates a search controller from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UISearchController, ViewControllerWord>.table(
        .property("searchResultsUpdater", \.searchResultsUpdater), .property("delegate", \.delegate),
        .property("obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation),
        .property("dimsBackgroundDuringPresentation", \.dimsBackgroundDuringPresentation),
        .property("hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation),
        .property("automaticallyShowsCancelButton", \.automaticallyShowsCancelButton),
        .property("automaticallyShowsScopeBar", \.automaticallyShowsScopeBar),
        .property("automaticallyShowsSearchResultsController", \.automaticallyShowsSearchResultsController),
        .property("showsSearchResultsController", \.showsSearchResultsController),
        .property("active", \.isActive))
  }

  private func nibMakeSearchBar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: nibEnvironment.screenSize.width, height: 0))
    bar.frame.size.height = bar.intrinsicContentSize.height
    bar.autoresizingMask = [.flexibleWidth]
    bar.nibSearchController = self
    return bar
  }

  // MARK: The search

  /// Whether the search is active. Setting it begins or ends the search as the user does.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  /// Begins a search.
  private func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    delegate?.presentSearchController(self)
    setButtons(isShown: true)
    searchBar.window?.nibActiveSearch = self
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    delegate?.didPresentSearchController(self)
    nibTextDidChange()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    if searchBar.isFirstResponder { searchBar.resignFirstResponder() }
    setButtons(isShown: false)
    nibTextDidChange()
    if nibPresenter != nil { dismiss(animated: true) }
    delegate?.didDismissSearchController(self)
  }

  /// Shows or hides the Cancel button and the scope buttons, if they are shown automatically.
  private func setButtons(isShown: Bool) {
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isShown }
    let hasScopes = (searchBar.scopeButtonTitles?.count ?? 0) > 1
    if automaticallyShowsScopeBar, hasScopes { searchBar.showsScopeBar = isShown }
    searchBar.nibController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Called after the user typed or chose another scope.
  func nibTextDidChange() {
    nibUpdateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Whether the controller for results is shown now.
  var nibShowsResults: Bool {
    guard isSearching, searchResultsController != nil else { return false }
    return showsSearchResultsController
      || automaticallyShowsSearchResultsController && searchBar.text?.isEmpty == false
  }

  /// Shows or hides the controller for results, over the view of the controller that contains the search bar.
  private func nibUpdateResults() {
    guard let results = searchResultsController else { return }
    results.nibShowsSearchResults = nibShowsResults
    if nibShowsResults { show(results) } else { hide(results) }
  }

  private func hide(_ results: UIViewController) {
    guard results.parent != nil else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
    searchBar.nibController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the controller with the results below the search bar.
  private func show(_ results: UIViewController) {
    guard results.parent == nil, let host = searchBar.nibController, let hostView = host.viewIfLoaded else {
      return
    }
    // A child of a navigation controller would be on its stack, so the results belong to the controller in front.
    let top = (host as? UINavigationController)?.topViewController
    let parent = top ?? host
    parent.addChild(results)
    let view: UIView = results.view
    let bottomOfBar = searchBar.convert(searchBar.bounds, to: hostView).maxY
    view.frame =
      top?.viewIfLoaded?.frame
      ?? hostView.bounds.inset(by: UIEdgeInsets(top: bottomOfBar, left: 0, bottom: 0, right: 0))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hostView.addSubview(view)
    results.didMove(toParent: parent)
    hostView.setNeedsLayout()
  }

  /// Creates the view of a search controller that is presented: the search bar above the results.
  open override func loadView() {
    let root = SearchView(frame: CGRect(origin: .zero, size: nibEnvironment.screenSize))
    root.backgroundColor = .systemBackground
    if searchBar.superview == nil { root.addSubview(searchBar) }
    view = root
  }

  /// Begins the search.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isActive = true
  }
}

extension UISearchController: SearchBarOwner {}

extension UINavigationItem {
  /// The controller whose search bar is shown below the navigation bar; `nil` for none.
  public var searchController: UISearchController? {
    get { nibSearchController as? UISearchController }
    set { nibSearchController = newValue }
  }
}

/// The view of a presented search controller.
private final class SearchView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    var top = safeAreaInsets.top
    for view in subviews {
      let height = view is UISearchBar ? view.intrinsicContentSize.height : max(0, bounds.height - top)
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
  }
}

/// An object that is notified of the texts that the user searches.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and when the text or the scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Methods that are called when a search begins and ends.
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called while the search begins.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension UIWindow {
  /// Handles the keys of searches: Escape ends the active search, and `/` goes to the search bar of the front screen.
  func nibSearchKey(_ key: KeyPress) -> Bool {
    guard !nibEditsText, key.modifiers.isEmpty else { return false }
    switch key.key {
    case .escape:
      guard let search = nibActiveSearch as? UISearchController, search.isActive,
        search.searchBar.window === self, nibRootController?.presentedViewController == nil
      else { return false }
      search.searchBar.nibCancel()
      return true
    case .character("/"): return nibFrontSearchBar?.becomeFirstResponder() ?? false
    default: return false
    }
  }

  /// The search bar of the navigation item of the active controller or of another visible controller. If there is none,
  /// the first search bar on the screen.
  package var nibFrontSearchBar: UISearchBar? {
    let front = nibRootController?.nibFrontController
    let columns = (front as? UISplitViewController)?.nibShown.map(\.nibFrontController) ?? []
    let search = ([nibActiveController].compactMap { $0 } + columns).lazy
      .compactMap { $0.navigationItem.searchController }.first { $0.searchBar.window === self }
    return search?.searchBar ?? nibFocusOrder.lazy.compactMap { $0 as? UISearchBar }.first
  }
}
