extension ArchiveKeys {
  static let scrollView: [ArchiveKey] = [
    ArchiveKey("IBUIContentSize", .part(ArchiveTextParts.size))
  ]

  static let tableViewCell: [ArchiveKey] = [
    ArchiveKey("IBUIContentView", .part(ArchiveViewParts.contentView)),
    // The table stores how its cells are separated.
    ArchiveKey("IBUISeparatorStyle", .editorOnly),
  ]

  static let collectionViewCell: [ArchiveKey] = [
    ArchiveKey("IBUIContentView", .part(ArchiveViewParts.contentView))
  ]

  static let flowLayout: [ArchiveKey] = [
    ArchiveKey("IBUICollectionView", .implied), ArchiveKey("IBUIItemSize", .part(ArchiveTextParts.size)),
    ArchiveKey("IBUIHeaderReferenceSize", .part(ArchiveTextParts.size)),
    ArchiveKey("IBUIFooterReferenceSize", .part(ArchiveTextParts.size)),
  ]

  /// The irregular keys of every view controller.
  static let viewController: [ArchiveKey] =
    metrics + [
      ArchiveKey("IBUIParentViewController", .implied),
      // The orientation in which Interface Builder's window showed the controller.
      ArchiveKey("IBUIHorizontal", .editorOnly),
      ArchiveKey("IBUIContentSizeForViewInPopover", .part(ArchiveTextParts.size)),
    ]

  static let tabBarController: [ArchiveKey] = [
    ArchiveKey("IBUISelectedViewController", .reference("selectedViewController"))
  ]

  static let splitViewController: [ArchiveKey] = [
    ArchiveKey("IBUIMasterViewController", .part(ArchiveViewParts.panes)),
    ArchiveKey("IBUIDetailViewController", .implied),
  ]
}

extension ArchiveKeys {
  /// The irregular keys of navigation bars, toolbars, tab bars and search bars.
  static let bar: [ArchiveKey] = [
    // The selected controller of a tab bar controller gives the same information.
    ArchiveKey("IBUISelectedItem", .untranslated),
    ArchiveKey("IBUIItems", .part(ArchiveBarParts.items)),
  ]

  static let searchBar: [ArchiveKey] = [
    ArchiveKey("IBTextInputTraits", .part(ArchiveTextParts.inputTraits)),
    ArchiveKey("IBIsInBar", .editorOnly),
  ]

  /// The irregular keys of bar items. They are implied, because a bar item's element is inside the element of its bar
  /// or navigation item.
  static let barItem: [ArchiveKey] = [
    ArchiveKey("IBUINavigationBar", .implied), ArchiveKey("IBUIToolbar", .implied),
    ArchiveKey("IBUITabBar", .implied), ArchiveKey("IBUINavigationItem", .implied),
  ]
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
