/// The tables of scrolling views and of the layouts of collection views.
enum CodedScrolling {
  static let all = [scrollView, tableView, collectionView, flowLayout, layout]

  static let scrollView = CodedClass(
    "UIScrollView", "scrollView", below: CodedViews.view,
    [
      .flag("scrollEnabled", "UIScrollDisabled", inverted: true), .flag("pagingEnabled", "UIPagingEnabled"),
      .flag("directionalLockEnabled", "UIDirectionalLockEnabled"),
      .flag("bounces", "UIBounceEnabled", usual: true),
      .flag("bouncesZoom", "UIBouncesZoom", usual: true, coded: false),
      .flag("alwaysBounceVertical", "UIAlwaysBounceVertical"),
      .flag("alwaysBounceHorizontal", "UIAlwaysBounceHorizontal"),
      .flag("showsHorizontalScrollIndicator", "UIShowsHorizontalScrollIndicator", usual: true),
      .flag("showsVerticalScrollIndicator", "UIShowsVerticalScrollIndicator", usual: true),
      .flag("delaysContentTouches", "UIDelaysContentTouches", usual: true),
      .flag("canCancelContentTouches", "UICanCancelContentTouches", usual: true),
      .float("minimumZoomScale", "UIMinimumZoomScale", usual: 1),
      .float("maximumZoomScale", "UIMaximumZoomScale", usual: 1),
      .words("indicatorStyle", "UIIndicatorStyle", ["default", "black", "white"]),
      .words("keyboardDismissMode", "UIKeyboardDismissMode", ["none", "onDrag", "interactive"]),
      .words(
        "contentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentBehavior",
        ["automatic", "scrollableAxes", "never", "always"]),
      .insets("contentInset", "UIContentInset"), .insets("scrollIndicatorInsets", "UIScrollIndicatorInsets"),
      .implied("UIContentSize", "UIContentOffset", "UIScrollViewIndicatorInsetAdjustmentBehavior"),
    ])

  static let tableView = CodedClass(
    "UITableView", "tableView", below: scrollView,
    [
      .words("style", "UIStyle", ["plain", "grouped", "insetGrouped"]), .implied("UITableViewStyle"),
      .words("separatorStyle", "UISeparatorStyle", separators, usual: "default", coded: "none"),
      .implied("UISeparatorStyleIOS5AndLater", "UISeparatorStyleIOS9AndLater"),
      .color("separatorColor", "UISeparatorColor"), .insets("separatorInset", "UISeparatorInset"),
      .words(
        "separatorInsetReference", "UISeparatorInsetReference", ["fromCellEdges", "fromAutomaticInsets"]),
      .scalar("rowHeight", "UIRowHeight", .float, coded: "44"),
      .scalar("sectionHeaderHeight", "UISectionHeaderHeight", .float, coded: "22"),
      .scalar("sectionFooterHeight", "UISectionFooterHeight", .float, coded: "22"),
      .float("estimatedRowHeight", "UIEstimatedRowHeight", usual: 0),
      .float("estimatedSectionHeaderHeight", "UIEstimatedSectionHeaderHeight", usual: 0),
      .float("estimatedSectionFooterHeight", "UIEstimatedSectionFooterHeight", usual: 0),
      .flag("allowsSelection", "UIAllowsSelection", usual: true),
      .flag("allowsMultipleSelection", "UIAllowsMultipleSelection"),
      .flag("allowsSelectionDuringEditing", "UIAllowsSelectionDuringEditing"),
      .flag("allowsMultipleSelectionDuringEditing", "UIAllowsMultipleSelectionDuringEditing"),
      .flag("contentViewInsetsToSafeArea", "UIInsetsContentViewsToSafeArea", usual: true),
      .flag(
        "showsSelectionImmediatelyOnTouchBegin", "UIShowsSelectionImmediatelyOnTouchBegin", usual: true,
        coded: false),
      .color("sectionIndexColor", "UISectionIndexColor"),
      .color("sectionIndexBackgroundColor", "UISectionIndexBackgroundColor"),
      .color("sectionIndexTrackingBackgroundColor", "UISectionIndexTrackingBackgroundColor"),
      .integer("sectionIndexMinimumDisplayRowCount", "UISectionIndexMinimumDisplayRowCount"),
      .object("tableHeaderView", "UITableHeaderView"), .object("tableFooterView", "UITableFooterView"),
      .object("backgroundView", "UIBackgroundView"), .tableSections, .tablePrototypes,
      .implied(
        "UIFillerRowHeight", "UIPrefetchingEnabled", "UISectionHeaderTopPadding",
        "UICellLayoutMarginsFollowReadableWidth"),
    ])

  private static let separators: KeyValuePairs<String, Int64> = [
    "none": 0, "default": 1, "singleLine": 1, "singleLineEtched": 2,
  ]

  static let collectionView = CodedClass(
    "UICollectionView", "collectionView", below: scrollView,
    [
      .object("collectionViewLayout", "UICollectionLayout"), .object("backgroundView", "UIBackgroundView"),
      .flag("allowsSelection", "UIAllowsSelection", usual: true),
      .flag("allowsMultipleSelection", "UIAllowsMultipleSelection"),
      .flag("prefetchingEnabled", "UICollectionViewPrefetchingEnabled", usual: true, coded: false),
      .collectionPrototypes, .lost(.attribute("dataMode")),
      .implied("UIAllowsUserInitiatedMultipleSelection"),
    ])

  static let flowLayout = CodedClass(
    "UICollectionViewFlowLayout", "collectionViewFlowLayout",
    [
      .scalar("minimumLineSpacing", "UILineSpacing", .float, coded: "10"),
      .scalar("minimumInteritemSpacing", "UIInteritemSpacing", .float, coded: "10"),
      .words("scrollDirection", "UIScrollDirection", ["vertical", "horizontal"]),
      .size("itemSize", "UIItemSize"), .size("estimatedItemSize", "UIEstimatedItemSize"),
      .size("headerReferenceSize", "UIHeaderReferenceSize"),
      .size("footerReferenceSize", "UIFooterReferenceSize"), .insets("sectionInset", "UISectionInset"),
      .words(
        "sectionInsetReference", "UISectionInsetReference", ["contentInset", "safeArea", "layoutMargins"]),
      .lost(.attribute("automaticEstimatedItemSize")),
    ] + CodedViews.object)

  /// A layout with a custom class.
  static let layout = CodedClass("UICollectionViewLayout", "collectionViewLayout", CodedViews.object)
}
