/// Values that no tool writes, and values at the limits of number types.
enum HostileValues {
  static let numbers = [
    "0", "-0", "1", "-1", "0.5", "2", "44", "320", "1e-300", "1e-9", "1e9", "1e15", "1e17", "1e300", "1e308",
    "-1e308", "nan", "-nan", "inf", "-inf", "infinity", "10000000", "-10000000", "65536", "2147483647",
    "2147483648",
    "-2147483649", "4294967296", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551616", "1.7976931348623157e308",
    "5e-324",
    "1e400", "0x10", "1,5", " 7 ", "+3", "1000", "999.99", "1000.01", "250", "751",
  ]

  static let texts = [
    "", " ", "YES", "NO", "yes", "\u{0}", "\n\n\n", "\t", "e\u{301}\u{301}\u{301}", "\u{301}", "\u{200D}",
    "👨‍👩‍👧‍👦",
    "漢字漢字", "עברית", "\u{202E}abc", "\u{FFFD}", "\u{1B}[31m", "%@%s%n", "../../../etc/passwd", "a.b.c", "$s",
    "So",
    "line\nline", "\u{FEFF}", "\u{1F1E6}", "{", "}", "{{0, 0}, {1, 1}}", "1:3", "1:0", "0:0", "-1:1",
    "1:1e308", "@",
    "Optional", "NSObject", "_TtC1a1b", "self", "view", "frame", "bounds.size.width", "layer.cornerRadius",
    "hidden",
  ]

  static let classes = [
    "UIView", "UILabel", "UIButton", "UIStackView", "UIScrollView", "UITableView", "UITableViewCell",
    "UITextField",
    "UITextView", "UISegmentedControl", "UIPickerView", "UIDatePicker", "UISearchBar", "UINavigationBar",
    "UITabBar",
    "UIToolbar", "UIVisualEffectView", "UICollectionView", "UICollectionViewCell", "UIViewController",
    "NMView",
    "UITableViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "NibLoadingView",
    "UIImageView", "UISwitch", "UISlider", "UIStepper", "UIPageControl", "UIProgressView", "UIBarButtonItem",
    "NSObject",
    "UICollectionViewFlowLayout", "UIWindow", "UIResponder", "UIControl", "UIGestureRecognizer",
    "UIStoryboardSegue",
  ]

  /// Names of outlets: properties of UIKit's classes, mostly those for parts of a view or controller.
  static let properties = [
    "accessoryView", "backgroundView", "selectedBackgroundView", "contentView", "tableHeaderView",
    "tableFooterView", "leftView", "rightView", "titleView", "customView", "view", "inputView",
    "refreshControl", "navigationBar", "toolbar", "tabBar", "viewControllers", "masterViewController",
    "rootViewController", "navigationItem", "tabBarItem", "items", "leftBarButtonItem",
    "rightBarButtonItems", "delegate", "dataSource", "collectionViewLayout", "searchBar",
    "titleLabel", "imageView", "window", "layer", "subviews", "arrangedSubviews", "gestureRecognizers",
    "constraints", "tintColor", "font", "image", "text", "hidden",
  ]

  static let elements = [
    "view", "label", "button", "stackView", "scrollView", "tableView", "tableViewCell",
    "tableViewCellContentView",
    "textField", "textView", "segmentedControl", "pickerView", "datePicker", "searchBar", "navigationBar",
    "tabBar",
    "toolbar", "visualEffectView", "collectionView", "collectionViewCell", "viewController",
    "tableViewController",
    "navigationController", "tabBarController", "splitViewController", "imageView", "switch", "slider",
    "stepper",
    "pageControl", "progressView", "barButtonItem", "containerView", "subviews", "constraints", "constraint",
    "rect",
    "connections", "outlet", "segue", "outletCollection", "action", "variation", "mask", "exclude", "include",
    "inset",
    "userDefinedRuntimeAttribute", "state", "fontDescription", "color", "string", "attributedString",
    "fragment",
    "tableViewSection", "sections", "cells", "objects", "scene", "placeholder", "customObject",
    "viewLayoutGuide",
    "directionalEdgeInsets", "edgeInsets", "size", "point", "window", "items", "navigationItem", "tabBarItem",
    "segment",
    "activityIndicatorView", "webView", "mapView", "glkView", "collectionReusableView",
    "viewControllerPlaceholder",
    "collectionViewFlowLayout", "panGestureRecognizer", "simulatedScreenMetrics",
    "freeformSimulatedSizeMetrics",
    "layoutGuide", "array", "real", "integer", "mutableString", "date", "number", "data", "nil",
    "buttonConfiguration",
  ]

  static let attributes = [
    "id", "key", "x", "y", "width", "height", "customClass", "text", "title", "firstItem", "firstAttribute",
    "secondItem", "secondAttribute", "constant", "multiplier", "priority", "relation", "destination",
    "property",
    "kind", "reference", "axis", "distribution", "alignment", "spacing", "numberOfLines", "pointSize",
    "minimumFontSize",
    "rowHeight", "sectionHeaderHeight", "contentMode", "hidden", "alpha", "tag", "minX", "minY", "maxX",
    "maxY", "name",
    "translatesAutoresizingMaskIntoConstraints", "widthSizable", "heightSizable", "flexibleMinX",
    "flexibleMaxX",
    "lineBreakMode", "textAlignment", "preferredMaxLayoutWidth", "horizontalHuggingPriority",
    "verticalCompressionResistancePriority", "fixedFrame", "value", "minValue", "maxValue", "numberOfPages",
    "style",
    "currentPage", "countDownDuration", "minuteInterval", "keyPath", "type", "toolsVersion", "useAutolayout",
    "estimatedRowHeight", "estimatedItemSize", "minimumLineSpacing", "firstBaseline",
    "layoutMarginsFollowReadableWidth",
  ]

  static let words = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "baseline",
    "firstBaseline", "leftMargin", "trailingMargin", "notAnAttribute", "lessThanOrEqual",
    "greaterThanOrEqual", "fill",
    "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "vertical", "horizontal", "embed",
    "relationship", "show", "rootViewController", "viewControllers", "unwind", "frame", "bounds",
    "contentView",
    "center", "wordWrap", "tailTruncation", "charWrap", "static", "prototypes", "grouped", "insetGrouped",
    "plain",
    "iOS", "MacOSX.Cocoa", "system", "boldSystem", "custom", "UICTFontTextStyleBody",
  ]

  static func any(_ random: inout FuzzRandom) -> String {
    switch random.below(8) {
    case 0...3: random.element(numbers)
    case 4: random.element(texts)
    case 5: random.element(words)
    case 6: random.element(classes)
    default: String(repeating: random.element(texts), count: random.element([10, 100, 3000]))
    }
  }
}
