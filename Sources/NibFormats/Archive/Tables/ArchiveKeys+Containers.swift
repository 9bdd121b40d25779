extension ArchiveKeys {
  static let scrollView: [ArchiveKey] = [
    ArchiveKey("IBUIIndicatorStyle", .words("indicatorStyle", [1: "black", 2: "white"])),
    ArchiveKey("IBUIContentSize", .part(ArchiveTextParts.size)),
  ]

  static let tableView: [ArchiveKey] = [
    ArchiveKey("IBUIStyle", .words("style", [0: "plain", 1: "grouped"]), absent: "plain"),
    ArchiveKey(
      "IBUISeparatorStyle",
      .words("separatorStyle", [0: "none", 1: "default", 2: "singleLineEtched"]), absent: "none"),
  ]

  static let tableViewCell: [ArchiveKey] = [
    ArchiveKey("IBUIStyle", .words("style", ArchiveWords.cellStyles)),
    ArchiveKey(
      "IBUISelectionStyle", .words("selectionStyle", [0: "none", 1: "blue", 2: "gray"]), absent: "blue"),
    ArchiveKey("IBUIAccessoryType", .words("accessoryType", ArchiveWords.accessories)),
    ArchiveKey("IBUIEditingAccessoryType", .words("editingAccessoryType", ArchiveWords.accessories)),
    ArchiveKey("IBUIIndentationWidth", .named("indentationWidth"), absent: "10"),
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
    ArchiveKey("IBUIScrollDirection", .words("scrollDirection", [0: "vertical", 1: "horizontal"])),
  ]

  /// The irregular keys of every view controller.
  static let viewController: [ArchiveKey] =
    metrics + [
      ArchiveKey("IBUIParentViewController", .implied),
      // The orientation in which Interface Builder's window showed the controller.
      ArchiveKey("IBUIHorizontal", .editorOnly),
      ArchiveKey(
        "IBUIModalPresentationStyle",
        .words(
          "modalPresentationStyle", [0: "fullScreen", 1: "pageSheet", 2: "formSheet", 3: "currentContext"])),
      ArchiveKey(
        "IBUIModalTransitionStyle",
        .words(
          "modalTransitionStyle",
          [0: "coverVertical", 1: "flipHorizontal", 2: "crossDissolve", 3: "partialCurl"])),
      ArchiveKey("IBUIContentSizeForViewInPopover", .part(ArchiveTextParts.size)),
    ]

  static let tabBarController: [ArchiveKey] = [
    ArchiveKey("IBUISelectedViewController", .reference("selectedViewController"))
  ]

  static let splitViewController: [ArchiveKey] = [
    ArchiveKey("IBUIMasterViewController", .part(ArchiveViewParts.panes)),
    ArchiveKey("IBUIDetailViewController", .implied),
  ]

  static let swipe: [ArchiveKey] = [
    ArchiveKey("IBUIDirection", .words("direction", [1: "right", 2: "left", 4: "up", 8: "down"]))
  ]
}

extension ArchiveKeys {
  /// The irregular keys of navigation bars, toolbars, tab bars and search bars.
  static let bar: [ArchiveKey] = [
    ArchiveKey("IBUIBarStyle", .words("barStyle", [0: "default", 1: "black", 2: "blackTranslucent"])),
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

  static let barButtonItem: [ArchiveKey] = [
    ArchiveKey("IBUIStyle", .words("style", [0: "plain", 1: "bordered", 2: "done"])),
    ArchiveKey("IBUISystemItemIdentifier", .words("systemItem", ArchiveWords.barButtons)),
  ]

  static let tabBarItem: [ArchiveKey] = [
    ArchiveKey("IBUISystemItemIdentifier", .words("systemItem", ArchiveWords.tabs))
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
