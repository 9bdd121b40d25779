/// The property tables of scrolling views and of the layouts of collection views.
enum CodedScrolling {
  static let all = [scrollView, tableView, collectionView, flowLayout, layout]

  static let scrollView = CodedClass(
    "UIScrollView", "scrollView", superclass: CodedViews.view,
    [
      .inverse("scrollEnabled", "UIScrollDisabled"), .flag("pagingEnabled", "UIPagingEnabled"),
      .flag("directionalLockEnabled", "UIDirectionalLockEnabled"),
      .flag("bounces", "UIBounceEnabled", default: true),
      .flag("bouncesZoom", "UIBouncesZoom", documentDefault: true, nibDefault: false),
      .flag("alwaysBounceVertical", "UIAlwaysBounceVertical"),
      .flag("alwaysBounceHorizontal", "UIAlwaysBounceHorizontal"),
      .flag("showsHorizontalScrollIndicator", "UIShowsHorizontalScrollIndicator", default: true),
      .flag("showsVerticalScrollIndicator", "UIShowsVerticalScrollIndicator", default: true),
      .flag("delaysContentTouches", "UIDelaysContentTouches", default: true),
      .flag("canCancelContentTouches", "UICanCancelContentTouches", default: true),
      .float("minimumZoomScale", "UIMinimumZoomScale", default: 1),
      .float("maximumZoomScale", "UIMaximumZoomScale", default: 1),
      .enumeration("indicatorStyle", "UIIndicatorStyle", ["default", "black", "white"]),
      .enumeration("keyboardDismissMode", "UIKeyboardDismissMode", ["none", "onDrag", "interactive"]),
      .enumeration(
        "contentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentBehavior",
        ["automatic", "scrollableAxes", "never", "always"]),
      .insetsFromZero("contentInset", "UIContentInset"),
      .insetsFromZero("scrollIndicatorInsets", "UIScrollIndicatorInsets"),
      .ignoredKeys("UIContentSize", "UIContentOffset", "UIScrollViewIndicatorInsetAdjustmentBehavior"),
    ])

  static let tableView = CodedClass(
    "UITableView", "tableView", superclass: scrollView,
    [
      .enumeration("style", "UIStyle", ["plain", "grouped", "insetGrouped"]),
      .ignoredKeys("UITableViewStyle"),
      .enumeration(
        "separatorStyle", "UISeparatorStyle", separators, documentDefault: "default", nibDefault: "none"),
      .ignoredKeys("UISeparatorStyleIOS5AndLater", "UISeparatorStyleIOS9AndLater"),
      .color("separatorColor", "UISeparatorColor"), .insets("separatorInset", "UISeparatorInset"),
      .enumeration(
        "separatorInsetReference", "UISeparatorInsetReference", ["fromCellEdges", "fromAutomaticInsets"]),
      .scalar("rowHeight", "UIRowHeight", .float, nibDefault: "44"),
      .scalar("sectionHeaderHeight", "UISectionHeaderHeight", .float, nibDefault: "22"),
      .scalar("sectionFooterHeight", "UISectionFooterHeight", .float, nibDefault: "22"),
      .float("estimatedRowHeight", "UIEstimatedRowHeight", default: 0),
      .float("estimatedSectionHeaderHeight", "UIEstimatedSectionHeaderHeight", default: 0),
      .float("estimatedSectionFooterHeight", "UIEstimatedSectionFooterHeight", default: 0),
      .flag("allowsSelection", "UIAllowsSelection", default: true),
      .flag("allowsMultipleSelection", "UIAllowsMultipleSelection"),
      .flag("allowsSelectionDuringEditing", "UIAllowsSelectionDuringEditing"),
      .flag("allowsMultipleSelectionDuringEditing", "UIAllowsMultipleSelectionDuringEditing"),
      .flag("contentViewInsetsToSafeArea", "UIInsetsContentViewsToSafeArea", default: true),
      .flag(
        "showsSelectionImmediatelyOnTouchBegin", "UIShowsSelectionImmediatelyOnTouchBegin",
        documentDefault: true,
        nibDefault: false),
      .color("sectionIndexColor", "UISectionIndexColor"),
      .color("sectionIndexBackgroundColor", "UISectionIndexBackgroundColor"),
      .color("sectionIndexTrackingBackgroundColor", "UISectionIndexTrackingBackgroundColor"),
      .integer("sectionIndexMinimumDisplayRowCount", "UISectionIndexMinimumDisplayRowCount"),
      .object("tableHeaderView", "UITableHeaderView"), .object("tableFooterView", "UITableFooterView"),
      .object("backgroundView", "UIBackgroundView"), .tableSections, .tablePrototypes,
      .ignoredKeys(
        "UIFillerRowHeight", "UIPrefetchingEnabled", "UISectionHeaderTopPadding",
        "UICellLayoutMarginsFollowReadableWidth"),
    ])

  private static let separators: KeyValuePairs<String, Int64> = [
    "none": 0, "default": 1, "singleLine": 1, "singleLineEtched": 2,
  ]

  static let collectionView = CodedClass(
    "UICollectionView", "collectionView", superclass: scrollView,
    [
      .object("collectionViewLayout", "UICollectionLayout"), .object("backgroundView", "UIBackgroundView"),
      .flag("allowsSelection", "UIAllowsSelection", default: true),
      .flag("allowsMultipleSelection", "UIAllowsMultipleSelection"),
      .flag(
        "prefetchingEnabled", "UICollectionViewPrefetchingEnabled", documentDefault: true, nibDefault: false),
      .collectionPrototypes, .supplementaryPrototypes, .omitted(.attribute("dataMode")),
      .ignoredKeys("UIAllowsUserInitiatedMultipleSelection"),
    ])

  static let flowLayout = CodedClass(
    "UICollectionViewFlowLayout", "collectionViewFlowLayout",
    [
      .scalar("minimumLineSpacing", "UILineSpacing", .float, nibDefault: "10"),
      .scalar("minimumInteritemSpacing", "UIInteritemSpacing", .float, nibDefault: "10"),
      .enumeration("scrollDirection", "UIScrollDirection", ["vertical", "horizontal"]),
      .size("itemSize", "UIItemSize"), .size("estimatedItemSize", "UIEstimatedItemSize"),
      .size("headerReferenceSize", "UIHeaderReferenceSize"),
      .size("footerReferenceSize", "UIFooterReferenceSize"),
      .insetsFromZero("sectionInset", "UISectionInset"),
      .enumeration(
        "sectionInsetReference", "UISectionInsetReference", ["contentInset", "safeArea", "layoutMargins"]),
      .omitted(.attribute("automaticEstimatedItemSize")),
    ] + CodedViews.object)

  /// A layout other than a flow layout. Such a layout has a custom class.
  static let layout = CodedClass("UICollectionViewLayout", "collectionViewLayout", CodedViews.object)
}
