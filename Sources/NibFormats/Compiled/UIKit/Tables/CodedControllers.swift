/// The property tables of view controllers.
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
      .flag("autoresizesArchivedViewToFullSize", "UIAutoresizesArchivedViewToFullSize", default: true),
      .flag("automaticallyAdjustsScrollViewInsets", "UIAutomaticallyAdjustsScrollViewInsets", default: true),
      .enumeration(
        "modalPresentationStyle", "UIModalPresentationStyle",
        [
          "automatic": -2, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
          "overFullScreen": 5, "overCurrentContext": 6, "popover": 7,
        ]),
      .enumeration(
        "modalTransitionStyle", "UIModalTransitionStyle",
        ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]),
      .numbers(
        "value", "contentSizeForViewInPopover", "UIContentSizeForViewInPopover", ["width", "height"],
        type: "size"),
      .size("preferredContentSize", "UIPreferredContentSize"),
      .edges("extendedEdge", "edgesForExtendedLayout", "UIEdgesForExtendedLayout"),
      .ignoredKeys(
        "UIParentViewController", "UIExternalObjectsTableForViewLoading", "UIKeyEdgesForExtendedLayout",
        "UIStoryboardSegueTemplates"),
      .handledElsewhere(.element("layoutGuides")),
      .omitted(
        .keyed("simulatedStatusBarMetrics"), .keyed("simulatedTopBarMetrics"),
        .keyed("simulatedBottomBarMetrics"), .keyed("simulatedOrientationMetrics"),
        .keyed("simulatedDestinationMetrics"), .keyed("freeformSize"), .keyed("freeformSimulatedSizeMetrics")),
    ])

  static let tableController = CodedClass(
    "UITableViewController", "tableViewController", superclass: viewController,
    [
      .flag(
        "clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear", documentDefault: true,
        nibDefault: false),
      .object("refreshControl", "UIRefreshControl"),
    ])

  static let collectionController = CodedClass(
    "UICollectionViewController", "collectionViewController", superclass: viewController,
    [
      .flag(
        "clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear", documentDefault: true,
        nibDefault: false)
    ]
  )

  static let navigationController = CodedClass(
    "UINavigationController", "navigationController", superclass: viewController,
    [
      .object("navigationBar", "UINavigationBar"), .object("toolbar", "UIToolbar"), .childControllers,
      .flag("navigationBarHidden", "UINavigationBarHidden"),
      .flag("toolbarHidden", "UIToolbarHidden", default: true),
      .flag("hidesBarsOnSwipe", "UIHidesBarsOnSwipe"), .flag("hidesBarsOnTap", "UIHidesBarsOnTap"),
      .flag("hidesBarsWhenKeyboardAppears", "UIHidesBarsWhenKeyboardAppears"),
      .flag("hidesBarsWhenVerticallyCompact", "UIHidesBarsWhenVerticallyCompact"),
    ])

  static let tabBarController = CodedClass(
    "UITabBarController", "tabBarController", superclass: viewController,
    [
      .object("tabBar", "UITabBar"), .childControllers, .ignoredKeys("UICustomizableViewControllers"),
    ])

  static let splitController = CodedClass(
    "UISplitViewController", "splitViewController", superclass: viewController,
    [
      .childControllers
    ])

  static let pageController = CodedClass(
    "UIPageViewController", "pageViewController", superclass: viewController,
    [
      .enumeration(
        "transitionStyle", "UIPageViewControllerTransitionStyle", ["pageCurl": 0, "scroll": 1],
        nibDefault: "pageCurl"),
      .enumeration(
        "navigationOrientation", "UIPageViewControllerNavigationOrientation",
        ["horizontal": 0, "vertical": 1], nibDefault: "horizontal"),
      .enumeration(
        "spineLocation", "UIPageViewControllerSpineLocation", ["none": 0, "min": 1, "mid": 2, "max": 3],
        nibDefault: "none"),
      .flag("doubleSided", "UIPageViewControllerDoubleSided"),
    ])

  static let searchDisplayController = CodedClass(
    "UISearchDisplayController", "searchDisplayController",
    CodedViews.object + [.text("searchResultsTitle", "UISearchResultsTitle")])
}

extension CodedProperty {
  /// A controller's view, and the top and bottom layout guides of the controller, which older documents use.
  static let controllerView = CodedProperty(
    parts: [.keyed("view")], keys: ["UIView"],
    translate: { object, draft in
      guard let value = object.value("UIView") else { return }
      let guides = CodedLayoutGuides.controllerGuides(of: value, object.translation)
      if !guides.isEmpty { draft.list("layoutGuides").children = guides }
      if let view = object.translation.draft(of: value, key: "view") { draft.children.append(view) }
    },
    compile: { element, object in
      guard let child = element.child(key: "view"), !child.isNamed("nil") else { return }
      if let value = object.compilation.value(of: child) { object.set("UIView", value) }
    })

  /// The child controllers of a container controller. A xib lists them; a storyboard has them in separate
  /// scenes, connected by segues.
  static let childControllers = CodedProperty(
    parts: [.element("viewControllers"), .keyed("viewControllers")],
    keys: ["UIViewControllers", "UIChildViewControllers"],
    translate: { object, draft in
      let value = object.value("UIViewControllers") ?? object.value("UIChildViewControllers")
      let children = object.graph.array(value) ?? []
      let drafts = children.compactMap { object.translation.draft(of: $0) }
      if !drafts.isEmpty { draft.list("viewControllers").children += drafts }
    },
    compile: { element, object in
      guard let list = element.child(named: "viewControllers") else { return }
      let values = list.children.compactMap { object.compilation.value(of: $0) }
      for case .object(let child) in values {
        object.compilation.set("UIParentViewController", .object(object.number), of: child)
      }
      object.set("UIChildViewControllers", object.compilation.list(values, "NSMutableArray"))
      object.set("UIViewControllers", object.compilation.list(values, "NSMutableArray"))
    })
}
