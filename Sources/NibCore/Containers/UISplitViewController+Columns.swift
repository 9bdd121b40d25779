extension UISplitViewController {
  /// The columns of a split view.
  public enum Style: Int, Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column of a split view.
  public enum Column: Int, Hashable, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// The way in which columns share the space.
  public enum SplitBehavior: Int, Hashable, Sendable { case automatic, tile, overlay, displace }
  /// The edge of the first column.
  public enum PrimaryEdge: Int, Hashable, Sendable { case leading, trailing }
  /// The style of the first column's background.
  public enum BackgroundStyle: Int, Hashable, Sendable { case none, sidebar }

  /// The columns that are visible.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    /// The older name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The older name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    /// The older name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }

    /// Creates a mode from its name in documents. Only one name is known, because no document with another name was
    /// found.
    init(nibWord word: String) { self = word == "beside" ? .oneBesideSecondary : .automatic }

    /// The number of columns that are visible before the last column, if the split view has enough columns.
    var nibColumnsBeforeLast: Int {
      switch self {
      case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .secondaryOnly: 0
      }
    }
  }

  // MARK: Columns by name

  /// Shows the detail above the list if the split view is collapsed, unless the delegate decides otherwise. Without a
  /// delegate, the list is shown.
  func nibCollapseIfNeeded() {
    guard isCollapsed, nibColumns[.compact] == nil, let delegate, viewControllers.count > 1,
      let list = viewControllers.first, let detail = viewControllers.last
    else { return }
    if style != .unspecified {
      let top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
      if top == .secondary { showDetailViewController(detail, sender: self) }
    } else if !delegate.splitViewController(self, collapseSecondary: detail, onto: list) {
      showDetailViewController(detail, sender: self)
    }
  }
}

/// Methods that decide what a split view shows.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before columns are hidden or shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The columns that the display mode button shows or hides; automatic to toggle.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Returns true if the detail must not be shown above the list when the split view is collapsed. The default is
  /// false.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The column that a collapsed split view with a style shows first.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The detail when a collapsed split view is expanded; `nil` for the detail that was shown before.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns true if the delegate has shown the list controller itself. The default is false.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns true if the delegate has shown the detail itself. The default is false.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
