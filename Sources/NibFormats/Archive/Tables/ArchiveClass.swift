/// A row of the tables: the element that an archived class becomes, and the irregular keys of the class.
struct ArchiveClass: Sendable {
  let element: String
  /// The rows by key, built from the tables in `rows`.
  private let keys: [String: ArchiveKey]
  /// The rows of keys whose absence must be written as an attribute.
  let absentRows: [ArchiveKey]

  private init(_ element: String, _ tables: [[ArchiveKey]]) {
    self.element = element
    let rows = tables.flatMap { $0 }
    // Later tables belong to more derived classes, so they take precedence.
    let keys = Dictionary(rows.map { ($0.name, $0) }) { $1 }
    self.keys = keys
    var seen: Set<String> = []
    absentRows = rows.compactMap { row in
      seen.insert(row.name).inserted ? keys[row.name].flatMap { $0.absent == nil ? nil : $0 } : nil
    }
  }

  /// The row of a key; nil for a regular key.
  subscript(key: String) -> ArchiveKey? { keys[key] }

  /// The class with this name; nil if it has no row.
  static func known(_ name: String) -> ArchiveClass? { all[name] }

  /// The translation of a class without a row: `IBUIFooBar` becomes `fooBar`.
  static func unknown(_ name: String, isView: Bool) -> ArchiveClass {
    ArchiveClass(ArchiveKey.regularName(name) ?? name, isView ? [ArchiveKeys.view] : [ArchiveKeys.common])
  }

  private static let all: [String: ArchiveClass] = Dictionary(
    uniqueKeysWithValues: rows.map { name, tables in
      (name, ArchiveClass(elements[name] ?? ArchiveKey.regularName(name) ?? name, tables))
    })

  /// The elements of classes whose element name does not follow from the class name.
  private static let elements = [
    "IBMKMapView": "mapView", "IBProxyObject": "placeholder", "IBUICustomObject": "customObject",
  ]

  private static let rows: KeyValuePairs<String, [[ArchiveKey]]> = [
    "IBProxyObject": [ArchiveKeys.common, ArchiveKeys.placeholder], "IBUICustomObject": [ArchiveKeys.common],
    "IBUIView": [ArchiveKeys.view], "IBUIWindow": [ArchiveKeys.view],
    "IBUILabel": [ArchiveKeys.view, ArchiveKeys.text, ArchiveKeys.label],
    "IBUIImageView": [ArchiveKeys.view], "IBUIProgressView": [ArchiveKeys.view, ArchiveKeys.progressView],
    "IBUIActivityIndicatorView": [ArchiveKeys.view, ArchiveKeys.activityIndicator],
    "IBUIWebView": [ArchiveKeys.view, ArchiveKeys.dataDetectors],
    "IBMKMapView": [ArchiveKeys.view, ArchiveKeys.mapView],
    "IBADBannerView": [ArchiveKeys.view], "IBGLKView": [ArchiveKeys.view],
    "IBUIControl": [ArchiveKeys.view, ArchiveKeys.control],
    "IBUIButton": [ArchiveKeys.view, ArchiveKeys.control, ArchiveKeys.button],
    "IBUITextField": [ArchiveKeys.view, ArchiveKeys.control, ArchiveKeys.text, ArchiveKeys.textField],
    "IBUISwitch": [ArchiveKeys.view, ArchiveKeys.control],
    "IBUISlider": [ArchiveKeys.view, ArchiveKeys.control],
    "IBUIStepper": [ArchiveKeys.view, ArchiveKeys.control],
    "IBUIPageControl": [ArchiveKeys.view, ArchiveKeys.control],
    "IBUIDatePicker": [ArchiveKeys.view, ArchiveKeys.control, ArchiveKeys.datePicker],
    "IBUIPickerView": [ArchiveKeys.view],
    "IBUISegmentedControl": [ArchiveKeys.view, ArchiveKeys.control, ArchiveKeys.segmentedControl],
    "IBUIScrollView": [ArchiveKeys.view, ArchiveKeys.scrollView],
    "IBUITextView": [
      ArchiveKeys.view, ArchiveKeys.scrollView, ArchiveKeys.dataDetectors, ArchiveKeys.text,
    ],
    "IBUITableView": [ArchiveKeys.view, ArchiveKeys.scrollView, ArchiveKeys.tableView],
    "IBUITableViewCell": [ArchiveKeys.view, ArchiveKeys.tableViewCell],
    "IBUICollectionView": [ArchiveKeys.view, ArchiveKeys.scrollView],
    "IBUICollectionViewCell": [ArchiveKeys.view, ArchiveKeys.collectionViewCell],
    "IBUICollectionReusableView": [ArchiveKeys.view],
    "IBUICollectionViewFlowLayout": [ArchiveKeys.common, ArchiveKeys.flowLayout],
    "IBUINavigationBar": [ArchiveKeys.view, ArchiveKeys.bar],
    "IBUIToolbar": [ArchiveKeys.view, ArchiveKeys.bar],
    "IBUITabBar": [ArchiveKeys.view, ArchiveKeys.bar],
    "IBUISearchBar": [ArchiveKeys.view, ArchiveKeys.bar, ArchiveKeys.searchBar],
    "IBUINavigationItem": [ArchiveKeys.common, ArchiveKeys.barItem],
    "IBUIBarButtonItem": [ArchiveKeys.common, ArchiveKeys.barItem, ArchiveKeys.barButtonItem],
    "IBUITabBarItem": [ArchiveKeys.common, ArchiveKeys.barItem, ArchiveKeys.tabBarItem],
    "IBUIViewController": [ArchiveKeys.common, ArchiveKeys.viewController],
    "IBUITableViewController": [ArchiveKeys.common, ArchiveKeys.viewController],
    "IBUICollectionViewController": [ArchiveKeys.common, ArchiveKeys.viewController],
    "IBUIPageViewController": [ArchiveKeys.common, ArchiveKeys.viewController],
    "IBUINavigationController": [ArchiveKeys.common, ArchiveKeys.viewController],
    "IBUITabBarController": [
      ArchiveKeys.common, ArchiveKeys.viewController, ArchiveKeys.tabBarController,
    ],
    "IBUISplitViewController": [
      ArchiveKeys.common, ArchiveKeys.viewController, ArchiveKeys.splitViewController,
    ],
    "IBUIImagePickerController": [ArchiveKeys.common, ArchiveKeys.viewController],
    "IBUISearchDisplayController": [ArchiveKeys.common],
    "IBUITapGestureRecognizer": [ArchiveKeys.common], "IBUIPinchGestureRecognizer": [ArchiveKeys.common],
    "IBUIRotationGestureRecognizer": [ArchiveKeys.common],
    "IBUISwipeGestureRecognizer": [ArchiveKeys.common, ArchiveKeys.swipe],
    "IBUIPanGestureRecognizer": [ArchiveKeys.common],
    "IBUILongPressGestureRecognizer": [ArchiveKeys.common],
  ]
}
