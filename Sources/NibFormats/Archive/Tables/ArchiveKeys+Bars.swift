extension ArchiveKeys {
  /// The irregular keys of navigation bars, toolbars, tab bars and search bars.
  static let bar: [ArchiveKey] = [
    ArchiveKey("IBUIBarStyle", .words("barStyle", [0: "default", 1: "black", 2: "blackTranslucent"])),
    // The selected controller of a tab bar controller gives the same information.
    ArchiveKey("IBUISelectedItem", .kept),
    ArchiveKey("IBUIItems", .part(ArchiveBarParts.items)),
  ]

  static let searchBar: [ArchiveKey] = [
    ArchiveKey("IBTextInputTraits", .part(ArchiveTextParts.inputTraits)), ArchiveKey("IBIsInBar", .kept),
  ]

  /// The irregular keys of items. The bar or item that holds an item gives the same information.
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

/// The irregular keys of bars.
enum ArchiveBarParts {
  /// Adds the items of a bar. The bar of a container also lists the items of the controllers in the
  /// container; those items are written with their controllers.
  static func items(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    let elements = field.value.map { object.elements(in: $0) } ?? []
    draft.append(elements.filter { $0["reference"] == nil }, in: "items")
  }
}
