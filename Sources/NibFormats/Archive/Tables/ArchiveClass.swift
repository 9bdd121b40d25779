import NibSupport

/// The translation of an archived class: the name of its element, and its irregular keys, including those of its
/// superclasses. The superclasses of `IBUILabel`, for example, are those of the `ClassSchema` named `UILabel`.
struct ArchiveClass: Sendable {
  let element: String
  /// The rows of the irregular keys, by key.
  private let keys: [String: ArchiveKey]
  /// The rows of keys for which an attribute must be written if the archive omits the key. Rows of superclasses come
  /// first.
  let absentRows: [ArchiveKey]

  /// Creates the translation of the class with this name.
  ///
  /// - Parameter tables: the irregular keys, those of superclasses first. A class's own row replaces that of its
  ///   superclass.
  private init(_ name: String, _ tables: [[ArchiveKey]]) {
    element = ArchiveClass.irregularElements[name] ?? ArchiveKey.regularName(name) ?? name
    let rows = tables.flatMap { $0 }
    let keys = Dictionary(rows.map { ($0.name, $0) }) { $1 }
    self.keys = keys
    absentRows = rows.uniqued(by: \.name).compactMap { keys[$0.name] }.filter { $0.absent != nil }
  }

  /// The row of a key; `nil` for a regular key.
  subscript(key: String) -> ArchiveKey? { keys[key] }

  /// The translation of the class with this name; `nil` if the class is unknown.
  static func translation(of name: String) -> ArchiveClass? { all[name] }

  /// The translation of an unknown class: `IBUIFooBar` becomes `fooBar`.
  static func unknown(_ name: String, isView: Bool) -> ArchiveClass {
    ArchiveClass(name, isView ? view : [ArchiveKeys.common])
  }

  /// All known classes: those that only archives contain, and those that compiled nibs contain as well.
  private static let all: [String: ArchiveClass] = {
    var all: [String: ArchiveClass] = [:]
    for (name, tables) in tablesWithoutSchema { all[name] = ArchiveClass(name, tables) }
    for coded in ClassSchemas.uiKit.all where coded.name.hasPrefix("UI") || coded.name.hasPrefix("MK") {
      let name = "IB" + coded.name
      let irregular = coded.lineage.compactMap { irregularKeys[$0] }
      if all[name] == nil {
        all[name] = ArchiveClass(name, [ArchiveKeys.common, coded.archiveKeys] + irregular)
      }
    }
    return all
  }()

  /// The elements of classes whose element name does not follow from the class name.
  private static let irregularElements = [
    "IBMKMapView": "mapView", "IBProxyObject": "placeholder", "IBUICustomObject": "customObject",
  ]

  /// The tables of classes that have no schema of their own.
  private static let tablesWithoutSchema: KeyValuePairs<String, [[ArchiveKey]]> = [
    "IBProxyObject": [ArchiveKeys.common, ArchiveKeys.placeholder], "IBADBannerView": view, "IBGLKView": view,
    "IBUIImagePickerController": [
      ArchiveKeys.common, ViewControllerWord.schema.archiveKeys, ArchiveKeys.viewController,
    ],
  ]

  /// The keys of a view of a class without a schema.
  private static let view = [ViewWord.schema.archiveKeys, ArchiveKeys.view]

  /// The irregular keys of each class that has any, without those of its superclasses.
  private static let irregularKeys: [String: [ArchiveKey]] = [
    "UIView": ArchiveKeys.view, "UILabel": ArchiveKeys.text + ArchiveKeys.label,
    "UIWebView": ArchiveKeys.dataDetectors, "UIButton": ArchiveKeys.button,
    "UITextField": ArchiveKeys.text + ArchiveKeys.textField,
    "UISegmentedControl": ArchiveKeys.segmentedControl, "UIScrollView": ArchiveKeys.scrollView,
    "UITextView": ArchiveKeys.dataDetectors + ArchiveKeys.text, "UITableViewCell": ArchiveKeys.tableViewCell,
    "UICollectionViewCell": ArchiveKeys.collectionViewCell,
    "UICollectionViewFlowLayout": ArchiveKeys.flowLayout, "NibBar": ArchiveKeys.bar,
    "UISearchBar": ArchiveKeys.searchBar, "UINavigationItem": ArchiveKeys.barItem,
    "UIBarItem": ArchiveKeys.barItem, "UIViewController": ArchiveKeys.viewController,
    "UITabBarController": ArchiveKeys.tabBarController,
    "UISplitViewController": ArchiveKeys.splitViewController,
  ]
}
