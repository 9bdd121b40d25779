/// The words of elements whose texts are translated: a column of the schemas of UIKit's classes, and tables of all other
/// elements.
enum LocalizedWords {
  /// The words of an element of a platform.
  static func words(ofElement name: String, on platform: NibDocumentKind.Platform) -> [LocalizedWord] {
    if name == "userDefinedRuntimeAttribute" { return [runtimeAttribute] }
    return switch platform {
    case .macOS: macOS[name] ?? everywhereOnMacOS
    case .watchOS: watchOS[name] ?? []
    default: parts[name] ?? ClassSchemas.uiKit.ofElement(name)?.localized ?? []
    }
  }

  /// Whether the texts of an element of a platform are known.
  static func knowsElement(_ name: String, on platform: NibDocumentKind.Platform) -> Bool {
    switch platform {
    case .macOS: true
    case .watchOS: watchOS[name] != nil
    default: parts[name] != nil || ClassSchemas.uiKit.ofElement(name) != nil
    }
  }

  /// The words of UIKit's elements that have no schema, and of elements inside objects.
  private static let parts: [String: [LocalizedWord]] = [
    "state": ButtonStateWord.schema.localized, "segment": SegmentWord.schema.localized,
    "tableViewSection": own("headerTitle", "footerTitle"),
    "buttonConfiguration": ButtonConfigurationWord.schema.localized,
    "accessibility": [
      LocalizedWord(word: "label", name: .other("accessibilityLabel")),
      LocalizedWord(word: "hint", name: .other("accessibilityHint")),
      LocalizedWord(word: "value", name: .other("accessibilityValue")),
    ],
    "menu": own("title"), "command": own("title", "discoverabilityTitle"),
    "action": own("title", "discoverabilityTitle"), "keyCommand": own("title", "discoverabilityTitle"),
  ]

  private static let runtimeAttribute = LocalizedWord(
    word: "value", name: .indexedIfLocalized("ibExternalUserDefinedRuntimeAttributesLocalizableStrings"))

  private static let watchOS: [String: [LocalizedWord]] = [
    "label": own("text"), "button": own("title"), "switch": own("title"),
    "textField": own("placeholder", "text"),
    "controller": own("title"), "hostingController": own("title"), "notificationController": own("title"),
    "menuItem": own("title"), "pickerItem": own("title"), "date": own("text"), "timer": own("text"),
    "accessibility": parts["accessibility"] ?? [],
  ]

  private static func own(_ words: String...) -> [LocalizedWord] { words.map { LocalizedWord(word: $0) } }
}

extension LocalizedWords {
  /// The words of AppKit's elements that differ from `everywhereOnMacOS`. A nib stores a tool tip of a view beside the
  /// view, and therefore its name differs from that of a toolbar item.
  private static let macOS: [String: [LocalizedWord]] = [
    "toolbarItem": own("label", "paletteLabel", "toolTip"), "tabViewItem": own("label") + [toolTip],
    "segment": [
      LocalizedWord(word: "label", name: .indexed("ibShadowedLabels")),
      LocalizedWord(word: "toolTip", name: .indexed("ibShadowedToolTips")),
    ],
    "comboBoxCell": own("title", "placeholderString") + [
      LocalizedWord(word: "objectValues", name: .indexed("ibShadowedObjectValues"))
    ],
    "accessibility": [
      LocalizedWord(word: "description", name: .other("ibExternalAccessibilityDescription")),
      LocalizedWord(word: "help", name: .other("ibExternalAccessibilityHelp")),
    ],
    "tableColumn": own("headerToolTip"),
    // The title of a pop-up button is that of the selected item of its menu.
    "popUpButtonCell": [],
  ]

  private static let everywhereOnMacOS =
    own("title", "alternateTitle", "placeholderString") + [toolTip]

  private static let toolTip = LocalizedWord(word: "toolTip", name: .other("ibShadowedToolTip"))
}
