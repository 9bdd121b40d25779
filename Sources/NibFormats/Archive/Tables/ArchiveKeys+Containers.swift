extension ArchiveKeys {
  static let scrollView = table(["IBUIContentSize": .custom(ArchiveTextParts.size)])

  static let tableViewCell = table([
    "IBUIContentView": .custom(ArchiveViewParts.contentView),
    // The table stores how its cells are separated.
    "IBUISeparatorStyle": .editorOnly,
  ])

  static let collectionViewCell = table(["IBUIContentView": .custom(ArchiveViewParts.contentView)])

  static let flowLayout = table([
    "IBUICollectionView": .implied, "IBUIItemSize": .custom(ArchiveTextParts.size),
    "IBUIHeaderReferenceSize": .custom(ArchiveTextParts.size),
    "IBUIFooterReferenceSize": .custom(ArchiveTextParts.size),
  ])

  /// The irregular keys of every view controller.
  static let viewController =
    metrics
    + table([
      "IBUIParentViewController": .implied,
      // The orientation in which Interface Builder's window showed the controller.
      "IBUIHorizontal": .editorOnly,
      "IBUIContentSizeForViewInPopover": .custom(ArchiveTextParts.size),
    ])

  static let tabBarController = table(["IBUISelectedViewController": .reference("selectedViewController")])

  static let splitViewController = table([
    "IBUIMasterViewController": .custom(ArchiveViewParts.panes), "IBUIDetailViewController": .implied,
  ])

  /// The irregular keys of navigation bars, toolbars, tab bars and search bars.
  static let bar = table([
    // The selected controller of a tab bar controller gives the same information.
    "IBUISelectedItem": .untranslated, "IBUIItems": .custom(ArchiveBarParts.items),
  ])

  static let searchBar = table([
    "IBTextInputTraits": .custom(ArchiveTextParts.inputTraits), "IBIsInBar": .editorOnly,
  ])

  /// The irregular keys of bar items. They are implied, because a bar item's element is inside the element of its bar
  /// or navigation item.
  static let barItem = table([
    "IBUINavigationBar": .implied, "IBUIToolbar": .implied, "IBUITabBar": .implied,
    "IBUINavigationItem": .implied,
  ])
}

/// Translates the irregular keys of bars.
enum ArchiveBarParts {
  /// Adds the items of a bar. The bar of a container also lists the items of the controllers in the
  /// container; those items are written with their controllers.
  static func items(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    let elements = field.value.map { object.elements(in: $0) } ?? []
    draft.append(elements.filter { $0["reference"] == nil }, in: "items")
  }
}
