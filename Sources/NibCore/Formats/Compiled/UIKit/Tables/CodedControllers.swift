/// View controllers.
enum CodedControllers {
  static let all = [
    viewController, tableController, collectionController, navigationController, tabBarController,
    splitController, pageController, searchDisplayController,
  ]

  static let viewController = CodedClass(
    "UIViewController", "viewController",
    CodedViews.object + [
      .text("title", "UITitle"), .controllerView, .object("navigationItem", "UINavigationItem"),
      .object("tabBarItem", "UITabBarItem"), .list("toolbarItems", "UIToolbarItems"),
      .text("nibName", "UINibName"), .text("storyboardIdentifier", "UIStoryboardIdentifier"),
      .text("restorationIdentifier", "UIRestorationIdentifier"),
      .flag("wantsFullScreenLayout", "UIWantsFullScreenLayout"),
      .flag("hidesBottomBarWhenPushed", "UIHidesBottomBarWhenPushed"),
      .flag("definesPresentationContext", "UIDefinesPresentationContext"),
      .flag("providesPresentationContextTransitionStyle", "UIProvidesPresentationContextTransitionStyle"),
      .flag("extendedLayoutIncludesOpaqueBars", "UIExtendedLayoutIncludesOpaqueBars"),
      .flag("autoresizesArchivedViewToFullSize", "UIAutoresizesArchivedViewToFullSize", usual: true),
      .flag("automaticallyAdjustsScrollViewInsets", "UIAutomaticallyAdjustsScrollViewInsets", usual: true),
      .words(
        "modalPresentationStyle", "UIModalPresentationStyle",
        [
          "automatic": -2, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
          "overFullScreen": 5, "overCurrentContext": 6, "popover": 7,
        ]),
      .words(
        "modalTransitionStyle", "UIModalTransitionStyle",
        ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]),
      .size("contentSizeForViewInPopover", "UIContentSizeForViewInPopover"),
      .size("preferredContentSize", "UIPreferredContentSize"), .extendedEdges,
      .implied(
        "UIParentViewController", "UIExternalObjectsTableForViewLoading", "UIKeyEdgesForExtendedLayout",
        "UIStoryboardSegueTemplates"),
      .elsewhere(.element("layoutGuides")),
      .lost(
        .keyed("simulatedStatusBarMetrics"), .keyed("simulatedTopBarMetrics"),
        .keyed("simulatedBottomBarMetrics"), .keyed("simulatedOrientationMetrics"),
        .keyed("simulatedDestinationMetrics"), .keyed("freeformSize"), .keyed("freeformSimulatedSizeMetrics")),
    ])

  static let tableController = CodedClass(
    "UITableViewController", "tableViewController", below: viewController,
    [
      .flag(
        "clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear", usual: true, coded: false),
      .object("refreshControl", "UIRefreshControl"),
    ])

  static let collectionController = CodedClass(
    "UICollectionViewController", "collectionViewController", below: viewController,
    [.flag("clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear", usual: true, coded: false)]
  )

  static let navigationController = CodedClass(
    "UINavigationController", "navigationController", below: viewController,
    [
      .object("navigationBar", "UINavigationBar"), .object("toolbar", "UIToolbar"), .childControllers,
      .flag("navigationBarHidden", "UINavigationBarHidden"),
      .flag("toolbarHidden", "UIToolbarHidden", usual: true),
      .flag("hidesBarsOnSwipe", "UIHidesBarsOnSwipe"), .flag("hidesBarsOnTap", "UIHidesBarsOnTap"),
      .flag("hidesBarsWhenKeyboardAppears", "UIHidesBarsWhenKeyboardAppears"),
      .flag("hidesBarsWhenVerticallyCompact", "UIHidesBarsWhenVerticallyCompact"),
    ])

  static let tabBarController = CodedClass(
    "UITabBarController", "tabBarController", below: viewController,
    [
      .object("tabBar", "UITabBar"), .childControllers, .implied("UICustomizableViewControllers"),
    ])

  static let splitController = CodedClass(
    "UISplitViewController", "splitViewController", below: viewController,
    [
      .childControllers
    ])

  static let pageController = CodedClass(
    "UIPageViewController", "pageViewController", below: viewController,
    [
      .words("transitionStyle", "UIPageViewControllerTransitionStyle", ["pageCurl", "scroll"]),
      .words(
        "navigationOrientation", "UIPageViewControllerNavigationOrientation", ["horizontal", "vertical"]),
      .words("spineLocation", "UIPageViewControllerSpineLocation", ["none", "min", "mid", "max"]),
      .flag("doubleSided", "UIPageViewControllerDoubleSided"),
    ])

  static let searchDisplayController = CodedClass(
    "UISearchDisplayController", "searchDisplayController",
    CodedViews.object + [.text("searchResultsTitle", "UISearchResultsTitle")])
}
