package enum ViewControllerWord: String, SchemaWord {
  case title, view, navigationItem, tabBarItem, toolbarItems, nibName, storyboardIdentifier,
    restorationIdentifier, wantsFullScreenLayout, hidesBottomBarWhenPushed, definesPresentationContext,
    providesPresentationContextTransitionStyle, extendedLayoutIncludesOpaqueBars,
    autoresizesArchivedViewToFullSize, automaticallyAdjustsScrollViewInsets, modalPresentationStyle,
    modalTransitionStyle, contentSizeForViewInPopover, preferredContentSize, edgesForExtendedLayout,
    layoutGuides, simulatedStatusBarMetrics, simulatedTopBarMetrics, simulatedBottomBarMetrics,
    simulatedOrientationMetrics, simulatedDestinationMetrics, freeformSize, freeformSimulatedSizeMetrics,
    useStoryboardIdentifierAsRestorationIdentifier, bundleIdentifier, keyCommands

  package static let schema = ClassSchema(
    "UIViewController", of: ObjectWord.schema,
    ignoring: [
      "UIParentViewController", "UIExternalObjectsTableForViewLoading", "UIKeyEdgesForExtendedLayout",
      "UIStoryboardSegueTemplates", "UITopLevelObjectsToKeepAliveFromStoryboard",
    ],
    [
      title: .text().localized(), view: .row(.controllerView), navigationItem: .object(),
      tabBarItem: .object(),
      toolbarItems: .list(), nibName: .text(), storyboardIdentifier: .text(), restorationIdentifier: .text(),
      useStoryboardIdentifierAsRestorationIdentifier: .row(.sharedIdentifier),
      wantsFullScreenLayout: .flag(), hidesBottomBarWhenPushed: .flag(), definesPresentationContext: .flag(),
      providesPresentationContextTransitionStyle: .flag(),
      extendedLayoutIncludesOpaqueBars: .choice(
        ["NO": 0, "YES": 1], "UIKeyExtendedLayoutIncludesOpaqueBars", default: "NO"),
      autoresizesArchivedViewToFullSize: .flag(default: true),
      automaticallyAdjustsScrollViewInsets: .choice(
        ["NO": 0, "YES": 1], "UIKeyAutomaticallyAdjustsScrollViewInsets", default: "YES"),
      modalPresentationStyle: .choice(
        [
          "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3,
          "custom": 4, "overFullScreen": 5, "overCurrentContext": 6, "popover": 7, "blurOverFullScreen": 8,
        ], document: nil, nib: nil),
      modalTransitionStyle: .choice(["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]),
      contentSizeForViewInPopover: .numbers("value", NibSize.names, type: "size"),
      preferredContentSize: .size(), edgesForExtendedLayout: .edges("extendedEdge"),
      layoutGuides: .handled(.element), simulatedStatusBarMetrics: .omitted(.child),
      simulatedTopBarMetrics: .omitted(.child), simulatedBottomBarMetrics: .omitted(.child),
      simulatedOrientationMetrics: .omitted(.child), simulatedDestinationMetrics: .omitted(.child),
      freeformSize: .omitted(.child), freeformSimulatedSizeMetrics: .omitted(.child),
    ])
}

package enum TableViewControllerWord: String, SchemaWord {
  case clearsSelectionOnViewWillAppear, refreshControl

  package static let schema = ClassSchema(
    "UITableViewController", of: ViewControllerWord.schema,
    [
      clearsSelectionOnViewWillAppear: .flag(default: true).and(.clearsSelection), refreshControl: .object(),
    ])
}

package enum CollectionViewControllerWord: String, SchemaWord {
  case clearsSelectionOnViewWillAppear

  package static let schema = ClassSchema(
    "UICollectionViewController", of: ViewControllerWord.schema,
    [
      clearsSelectionOnViewWillAppear: .flag(default: true)
    ])
}

package enum NavigationControllerWord: String, SchemaWord {
  case navigationBar, toolbar, viewControllers, navigationBarHidden, toolbarHidden, hidesBarsOnSwipe,
    hidesBarsOnTap, hidesBarsWhenKeyboardAppears, hidesBarsWhenVerticallyCompact

  package static let schema = ClassSchema(
    "UINavigationController", of: ViewControllerWord.schema,
    [
      navigationBar: .object(), toolbar: .object(), viewControllers: .row(.childControllers),
      navigationBarHidden: .flag(), toolbarHidden: .inverse("UIToolbarShown"), hidesBarsOnSwipe: .flag(),
      hidesBarsOnTap: .flag(), hidesBarsWhenKeyboardAppears: .flag(), hidesBarsWhenVerticallyCompact: .flag(),
    ])
}

package enum TabBarControllerWord: String, SchemaWord {
  case tabBar, viewControllers, selectedViewController, selectedIndex

  package static let schema = ClassSchema(
    "UITabBarController", of: ViewControllerWord.schema, ignoring: ["UICustomizableViewControllers"],
    [
      tabBar: .object(), viewControllers: .row(.childControllers),
    ])
}

package enum SplitViewControllerWord: String, SchemaWord {
  case viewControllers, preferredDisplayMode, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth,
    preferredPrimaryColumnWidthFraction, allowDoubleColumnStyle, behavior, presentsWithGesture,
    primaryBackgroundStyle, style

  package static let schema = ClassSchema(
    "UISplitViewController", of: ViewControllerWord.schema,
    [
      viewControllers: .row(.childControllers), preferredDisplayMode: .uncoded(.name(.member)),
      minimumPrimaryColumnWidth: .uncoded(.number).within(.heights),
      maximumPrimaryColumnWidth: .uncoded(.number).within(.heights),
      preferredPrimaryColumnWidthFraction: .uncoded(.number).within(-1...1),
      allowDoubleColumnStyle: .uncoded(.flag), behavior: .uncoded(.name(.member)),
      presentsWithGesture: .uncoded(.flag), primaryBackgroundStyle: .uncoded(.name(.member)),
      style: .uncoded(.name(.member)),
    ])
}

package enum PageViewControllerWord: String, SchemaWord {
  case transitionStyle, navigationOrientation, spineLocation, doubleSided, pageSpacing

  package static let schema = ClassSchema(
    "UIPageViewController", of: ViewControllerWord.schema,
    [
      transitionStyle: .choice(
        ["pageCurl": 0, "scroll": 1], "UITransitionStyle", document: nil, nib: nil),
      navigationOrientation: .choice(
        ["horizontal": 0, "vertical": 1], "UINavigationOrientation", document: nil, nib: nil),
      spineLocation: .choice(
        ["none": 0, "min": 1, "mid": 2, "max": 3], "UISpineLocation", document: nil, nib: nil),
      doubleSided: .flag("UIDoubleSided"), pageSpacing: .uncoded(.number).within(.lengths),
    ])
}

package enum SearchDisplayControllerWord: String, SchemaWord {
  case searchResultsTitle

  package static let schema = ClassSchema(
    "UISearchDisplayController", of: ObjectWord.schema,
    [
      searchResultsTitle: .text().localized()
    ])
}

extension PropertySchema {
  /// The flag that the storyboard identifier of a controller is its restoration identifier, too. A nib has both.
  static let sharedIdentifier = PropertySchema(
    parts: [.attribute("useStoryboardIdentifierAsRestorationIdentifier")],
    types: ["useStoryboardIdentifierAsRestorationIdentifier": .flag],
    translate: { _, draft in
      guard let name = draft["restorationIdentifier"], name == draft["storyboardIdentifier"] else { return }
      draft["restorationIdentifier"] = nil
      draft["useStoryboardIdentifierAsRestorationIdentifier"] = "YES"
    },
    compile: { element, object in
      guard element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true,
        let name = element["storyboardIdentifier"]
      else { return }
      object.set("UIRestorationIdentifier", object.compilation.string(name))
    })

  /// A controller's view, and the top and bottom layout guides of the controller, which older documents use.
  static let controllerView = PropertySchema(
    parts: [.keyed("view")], keys: ["UIView"],
    translate: { object, draft in
      guard let value = object.value("UIView") else { return }
      let guides = CodedLayoutGuides.controllerGuides(of: value, object.translation)
      if !guides.isEmpty { draft.childAdding(named: "layoutGuides").children = guides }
      if let view = object.translation.draft(of: value, key: "view") { draft.children.append(view) }
    },
    compile: { element, object in
      if let scope = object.compilation.scope {
        return scope.compileController(element, into: object)
      }
      guard let child = element.child(key: "view"), !child.isNamed("nil") else { return }
      if let value = object.compilation.value(of: child) { object.set("UIView", value) }
    })

  /// The child controllers of a container controller. A xib lists them; a storyboard has them in separate
  /// scenes, connected by segues.
  static let childControllers = PropertySchema(
    parts: [.element("viewControllers"), .keyed("viewControllers")],
    keys: ["UIViewControllers", "UIChildViewControllers"],
    translate: { object, draft in
      let value = object.value("UIViewControllers") ?? object.value("UIChildViewControllers")
      let children = object.graph.array(value) ?? []
      let drafts = children.compactMap { object.translation.draft(of: $0) }
      if !drafts.isEmpty { draft.childAdding(named: "viewControllers").children += drafts }
    },
    compile: { element, object in
      let values: [CodedGraph.Value]
      if let scope = object.compilation.scope {
        values = scope.compileChildren(of: element, into: object)
      } else {
        guard let list = element.child(named: "viewControllers") else { return }
        values = list.children.compactMap { object.compilation.value(of: $0) }
      }
      guard !values.isEmpty || element.child(named: "viewControllers") != nil else { return }
      for case .object(let child) in values {
        object.compilation.set("UIParentViewController", .object(object.number), of: child)
      }
      object.set("UIChildViewControllers", object.compilation.list(values, "NSMutableArray"))
      object.set("UIViewControllers", object.compilation.list(values, "NSMutableArray"))
    })
}

extension PropertySchema {
  /// Whether a controller of a table clears the selection, which older versions of Xcode write only if it does.
  fileprivate static let clearsSelection = PropertySchema(
    compile: { element, object in
      guard object.compilation.style.marksClearedSelections else { return }
      let key = "UIClearsSelectionOnViewWillAppear"
      let isCleared = element.bool("clearsSelectionOnViewWillAppear") != false
      object.compilation.replace(key, isCleared ? .bool(true) : nil, of: object.number)
    })
}
