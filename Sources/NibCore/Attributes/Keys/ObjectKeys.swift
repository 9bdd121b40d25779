/// The rows of `KeyRows` for controllers, bars and other objects that are not views.
enum ObjectKeys {
  /// The rows of each class without those of its superclass.
  static var rows: [(type: AnyClass, rows: [NibAttribute])] {
    [
      (NSLayoutConstraint.self, layoutConstraint),
      (UIAccessibilityElement.self, accessibilityElement),
      (UIActivityViewController.self, activityViewController),
      (UIAlertController.self, alertController),
      (UIApplication.self, application),
      (UIBarButtonItem.self, barButtonItem),
      (UIBarItem.self, barItem),
      (UICollectionViewCompositionalLayout.self, collectionViewCompositionalLayout),
      (UICollectionViewFlowLayout.self, collectionViewFlowLayout),
      (UIGestureRecognizer.self, gestureRecognizer),
      (UIImagePickerController.self, imagePickerController),
      (UILayoutGuide.self, layoutGuide),
      (UINavigationBarAppearance.self, navigationBarAppearance),
      (UINavigationController.self, navigationController),
      (UINavigationItem.self, navigationItem),
      (UISearchController.self, searchController),
      (UISplitViewController.self, splitViewController),
      (UITabBarAppearance.self, tabBarAppearance),
      (UITabBarController.self, tabBarController),
      (UITabBarItem.self, tabBarItem),
      (UIViewController.self, viewController),
      (UITableViewController.self, tableViewController),
      (UICollectionViewController.self, collectionViewController),
    ]
  }

  private static let layoutConstraint: [NibAttribute] = [
    .property("constant", \NSLayoutConstraint.constant),
    .property("priority", \NSLayoutConstraint.priority),
    .property("identifier", \NSLayoutConstraint.identifier),
    .property("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived),
    .property("active", \NSLayoutConstraint.isActive),
  ]

  private static let accessibilityElement: [NibAttribute] = [
    .property("accessibilityContainer", \UIAccessibilityElement.accessibilityContainer),
    .property(
      "accessibilityFrameInContainerSpace", \UIAccessibilityElement.accessibilityFrameInContainerSpace),
  ]

  private static let activityViewController: [NibAttribute] = [
    .property("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
  ]

  private static let alertController: [NibAttribute] = [
    .property("message", \UIAlertController.message),
    .property("preferredAction", \UIAlertController.preferredAction),
  ]

  private static let imagePickerController: [NibAttribute] = [
    .property("mediaTypes", \UIImagePickerController.mediaTypes)
  ]

  private static let tabBarItem: [NibAttribute] = [
    .property("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
  ]

  private static let application: [NibAttribute] = [
    .property("delegate", \UIApplication.delegate),
    .property("idleTimerDisabled", \UIApplication.isIdleTimerDisabled),
    .property("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber),
    .property("networkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible),
  ]

  private static let barButtonItem: [NibAttribute] = [
    .property("action", \UIBarButtonItem.action),
    .property("primaryAction", \UIBarButtonItem.primaryAction),
    .property("menu", \UIBarButtonItem.menu),
    .property("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction),
    .property("selected", \UIBarButtonItem.isSelected),
    .property("possibleTitles", \UIBarButtonItem.possibleTitles),
  ]

  private static let barItem: [NibAttribute] = [
    .property("imageInsets", \UIBarItem.imageInsets),
    .property("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
    .property("isAccessibilityElement", \UIBarItem.isAccessibilityElement),
    .property("accessibilityLabel", \UIBarItem.accessibilityLabel),
    .property("accessibilityHint", \UIBarItem.accessibilityHint),
    .property("accessibilityValue", \UIBarItem.accessibilityValue),
    .property("accessibilityTraits", \UIBarItem.accessibilityTraits),
    .property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
  ]

  private static let collectionViewCompositionalLayout: [NibAttribute] = [
    .property("configuration", \UICollectionViewCompositionalLayout.configuration)
  ]

  private static let collectionViewFlowLayout: [NibAttribute] = [
    .property("sectionInset", \UICollectionViewFlowLayout.sectionInset),
    .property("itemSize", \UICollectionViewFlowLayout.itemSize),
    .property("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
    .property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
    .property("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
    .property(
      "sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
  ]

  private static let gestureRecognizer: [NibAttribute] = [
    .property("state", \UIGestureRecognizer.state),
    .property("name", \UIGestureRecognizer.name),
  ]

  private static let layoutGuide: [NibAttribute] = [
    .property("identifier", \UILayoutGuide.identifier)
  ]

  private static let navigationBarAppearance: [NibAttribute] = [
    .property("buttonAppearance", \UINavigationBarAppearance.buttonAppearance),
    .property("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance),
    .property("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance),
  ]

  private static let navigationController: [NibAttribute] = [
    .property("viewControllers", \UINavigationController.viewControllers),
    .readable("navigationBar") { (object: UINavigationController) in object.navigationBar },
    .readable("toolbar") { (object: UINavigationController) in object.toolbar },
  ]

  private static let navigationItem: [NibAttribute] = [
    .property("standardAppearance", \UINavigationItem.standardAppearance),
    .property("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance),
    .property("compactAppearance", \UINavigationItem.compactAppearance),
    .property("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance),
    .property("searchController", \UINavigationItem.searchController),
    .property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
  ]

  private static let searchController: [NibAttribute] = [
    .property("searchResultsUpdater", \UISearchController.searchResultsUpdater),
    .property("delegate", \UISearchController.delegate),
    .property(
      "obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation),
    .property("dimsBackgroundDuringPresentation", \UISearchController.dimsBackgroundDuringPresentation),
    .property(
      "hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation),
    .property("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton),
    .property("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar),
    .property(
      "automaticallyShowsSearchResultsController",
      \UISearchController.automaticallyShowsSearchResultsController),
    .property("showsSearchResultsController", \UISearchController.showsSearchResultsController),
    .property("active", \UISearchController.isActive),
  ]

  private static let splitViewController: [NibAttribute] = [
    .property("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility),
    .property("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior),
    .property("primaryEdge", \UISplitViewController.primaryEdge),
    .property("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton),
    .property("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth),
  ]

  private static let tabBarAppearance: [NibAttribute] = [
    .property("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance),
    .property("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance),
    .property("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance),
  ]

  private static let tabBarController: [NibAttribute] = [
    .property("viewControllers", \UITabBarController.viewControllers),
    .property("selectedIndex", \UITabBarController.selectedIndex),
    .property("selectedViewController", \UITabBarController.selectedViewController),
    .readable("tabBar") { (object: UITabBarController) in object.tabBar },
  ]

  private static let viewController: [NibAttribute] = [
    .property("preferredContentSize", \UIViewController.preferredContentSize),
    .property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets),
    .property("contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration),
    .property("modalInPresentation", \UIViewController.isModalInPresentation),
    .property("transitioningDelegate", \UIViewController.transitioningDelegate),
    .property("editing", \UIViewController.isEditing),
    .property("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle),
    .readable("navigationItem") { (object: UIViewController) in object.navigationItem },
    .readable("tabBarItem") { (object: UIViewController) in object.tabBarItem },
    .readable("navigationController") { (object: UIViewController) in object.navigationController },
    .readable("tabBarController") { (object: UIViewController) in object.tabBarController },
    .readable("parent") { (object: UIViewController) in object.parent },
  ]

  private static let tableViewController: [NibAttribute] = [
    .readable("tableView") { (object: UITableViewController) in object.tableView }
  ]

  private static let collectionViewController: [NibAttribute] = [
    .readable("collectionView") { (object: UICollectionViewController) in object.collectionView }
  ]
}
