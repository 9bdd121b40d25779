extension ArchiveKeys {
  /// Of navigation bars, toolbars, tab bars and search bars.
  static let bar: [ArchiveKey] = [
    ArchiveKey("IBUIBarStyle", .words("barStyle", [0: "default", 1: "black", 2: "blackTranslucent"])),
    // The controller's selected controller says it for a bar of tabs.
    ArchiveKey("IBUISelectedItem", .kept),
    ArchiveKey("IBUIItems", .part(ArchiveBarParts.items)),
  ]

  static let searchBar: [ArchiveKey] = [
    ArchiveKey("IBTextInputTraits", .part(ArchiveTextParts.inputTraits)), ArchiveKey("IBIsInBar", .kept),
  ]

  /// Of items: the bar or the item that holds them says so, too.
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
  /// A container's bar lists the items of the controllers in it, too: those stand with their controllers.
  static func items(_ field: ArchiveField, _ object: ArchiveObject, _ draft: inout DraftElement) {
    let elements = field.value.map { object.elements(in: $0) } ?? []
    draft.append(elements.filter { $0["reference"] == nil }, in: "items")
  }
}
