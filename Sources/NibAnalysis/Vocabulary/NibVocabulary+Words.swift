import NibCore

extension NibVocabulary {
  /// The words of the document, its scenes and its metadata.
  static let documentWords: [NibWord] = [
    NibWord(
      "document",
      reads: ["type", "version", "toolsVersion", "targetRuntime", "useSafeAreas", "initialViewController"],
      ignores: [
        "propertyAccessControl": "it applies only to source files that Xcode writes",
        "useAutolayout": "a document without Auto Layout has no constraints",
        "useTraitCollections": "a document without size classes has no variations",
        "colorMatched": "each color is stored with its color space", "systemVersion": NibReason.history,
        "launchScreen": "a launch screen is laid out like any other document",
      ],
      readsChildren: [
        "device", "scenes", "objects", "resources", "inferredMetricsTieBreakers", "dependencies",
        "tintColor", "designables", "accessibilityOverrides", "defaultSimulatedMetrics",
      ],
      ignoresChildren: [
        "customFonts": "the project's font files",
        "classes": "Xcode 4's list of the project's classes",
      ]),
    NibWord(
      "device", reads: ["orientation", "appearance"], ignores: ["layout": fullScreen],
      ignoresChildren: ["adaptation": fullScreen]),
    NibWord(
      "accessibilityOverrides",
      ignores: [
        "isEnabled": "documents are laid out with the standard text size",
        "dynamicTypePreference": "Interface Builder uses it only together with isEnabled",
      ]),
    NibWord("designables", readsChildren: ["designable"]),
    NibWord("designable", reads: ["name"], readsChildren: ["intrinsicContentSize"]),
    NibWord("scenes", readsChildren: ["scene"]),
    NibWord(
      "scene", ignores: ["sceneID": NibReason.editor], readsChildren: ["objects"],
      ignoresChildren: ["canvasLocation": "the scene's position in Interface Builder's editor"]),
    NibWord("inferredMetricsTieBreakers", readsChildren: ["segue"]),
    NibWord(
      "dependencies",
      ignoresChildren: [
        "deployment": NibReason.history, "development": NibReason.history, "plugIn": NibReason.history,
        "capability": "all capabilities of a document are read",
      ]),
    NibWord("resources", readsChildren: ["image", "namedColor", "systemColor"]),
    NibWord("namedColor", reads: ["name"], readsChildren: ["color", "string", "mutableString"]),
    NibWord("systemColor", reads: ["name"], readsChildren: ["color"]),
    NibWord(
      "image", reads: ["name", "width", "height", "catalog"],
      ignoresChildren: ["keyedArchiveRepresentation": "images are found by name"]),
  ]

  private static let fullScreen = "every known document uses the full screen"

  /// The meanings of elements that many objects may contain in addition to the elements of their class. `PartsOwner`
  /// decides which objects may contain them.
  static let parts: [String: NibMeaning] = {
    let ignored: [String: String] = [
      "userGuides": NibReason.editor,
      "animations": "an empty list that Xcode 6.3 to 7.2 wrote",
      "archivedKey": "a key of an old archive that has no equivalent in documents",
      "codedKey": "a key of a compiled nib that has no equivalent in documents",
    ]
    return Dictionary(
      uniqueKeysWithValues: NibObjectParts.names.map { name in
        (name, ignored[name].map { .nothing(because: $0) } ?? .understood)
      })
  }()

  /// The attributes that any object may have.
  static let commonAttributes: [String: NibMeaning] = [
    "id": .understood, "key": .understood, "reference": .understood, "customClass": .understood,
    "customModule": .understood,
    "customModuleProvider": .nothing(because: "a class is looked up in every module"),
    "userLabel": .understood, "sceneMemberID": .nothing(because: NibReason.editor),
    "colorLabel": .nothing(because: NibReason.editor),
    "propertyAccessControl": .nothing(because: "it applies only to source files that Xcode writes"),
    "toolTip": .nothing(because: toolTip), "showsExpansionTextWhenTruncated": .nothing(because: toolTip),
    "adjustsImageWhenAncestorFocused": .nothing(because: focus),
    "enablesMarqueeWhenAncestorFocused": .nothing(because: focus),
    // Interface Builder also writes these for a view whose custom class is a control.
    "contentHorizontalAlignment": .understood, "contentVerticalAlignment": .understood,
  ]

  private static let toolTip = "a terminal shows no tool tips"
  private static let focus = "documents are drawn without the focus of a remote control"

  /// The children that any object may have, by key.
  static let commonChildren: [String: NibMeaning] = [
    "userComments": .nothing(because: NibReason.editor),
    // A label with several lines. Labels with one line are attributes.
    "userLabel": .nothing(because: NibReason.editor),
    "insetFor6xAndEarlier": .nothing(because: "it has an effect only on iOS 6"),
    "largeContentSizeImageInsets": .nothing(because: "a terminal does not enlarge images"),
    "allowedPressTypes": .nothing(because: "a terminal has no remote control"),
  ]

  /// The words of elements that group the parts of an object, such as its subviews and constraints.
  static let structureWords: [NibWord] = [
    NibWord("subviews", containsObjects: true),
    NibWord("cells", containsObjects: true),
    NibWord("prototypes", containsObjects: true),
    NibWord("items", containsObjects: true),
    NibWord("toolbarItems", containsObjects: true),
    NibWord("leftBarButtonItems", containsObjects: true),
    NibWord("rightBarButtonItems", containsObjects: true),
    NibWord("objects", containsObjects: true),
    NibWord("viewControllers", containsObjects: true),
    NibWord("sections", readsChildren: ["tableViewSection"]),
    NibWord(
      "tableViewSection", reads: ["headerTitle", "footerTitle"],
      ignores: ["colorLabel": NibReason.editor], readsChildren: ["cells"], isObject: true),
    NibWord("placeholder", reads: ["placeholderIdentifier"], isObject: true),
    NibWord("exit", isObject: true),
    NibWord("customObject", isObject: true),
    NibWord(
      "searchDisplayController",
      ignores: ["searchResultsTitle": "the class shows nothing before a search begins"], isObject: true),
    NibWord(
      "viewLayoutGuide",
      ignores: ["identifier": "the guide's name in compiled nibs; references use ids"], isObject: true),
    NibWord("keyboardLayoutGuide", isObject: true),
    NibWord("layoutGuides", readsChildren: ["viewControllerLayoutGuide"]),
    NibWord("viewControllerLayoutGuide", reads: ["type"], isObject: true),
    NibWord("constraints", readsChildren: ["constraint"]),
    NibWord(
      "constraint",
      reads: ConstraintWord.names(
        without: [.symbolic, .symbolType, .type, .variation, .connections, .userDefinedRuntimeAttributes]),
      ignores: [
        ConstraintWord.symbolic.name: "the distance itself is stored too",
        ConstraintWord.symbolType.name: "the distance itself is stored too",
        ConstraintWord.type.name: NibReason.editor,
      ], isObject: true),
    NibWord("mask", readsChildren: ["exclude", "include"]),
    NibWord("exclude", reads: ["reference"]),
    NibWord("include", reads: ["reference"]),
  ]

  /// The words of values that only some classes have: states, segments, configurations, effects.
  static let partWords: [NibWord] = [
    NibWord("state", reads: ButtonStateWord.names()),
    NibWord(
      "buttonConfiguration",
      reads: [
        "style", "title", "subtitle", "image", "catalog", "imagePlacement", "imagePadding", "titlePadding",
        "buttonSize", "titleAlignment", "cornerStyle",
      ],
      readsChildren: [
        "attributedTitle", "contentInsets", "baseForegroundColor", "baseBackgroundColor", "background",
        "titleFontDescription", "preferredSymbolConfigurationForImage",
      ]),
    NibWord(
      "listContentConfiguration", reads: ["text", "secondaryText", "image", "catalog"],
      readsChildren: ["text", "secondaryText", "image"]),
    NibWord(
      "backgroundConfiguration", ignores: ["cornerRadius": "corners are always square in a terminal"],
      readsChildren: ["backgroundColor"],
      ignoresChildren: ["strokeColor": "the borders of buttons are not drawn"]
    ),
    NibWord(
      "preferredSymbolConfiguration", reads: ["scale", "pointSize", "weight"],
      ignores: ["configurationType": "the contents of the element determine its type"],
      readsChildren: ["fontDescription"]),
    NibWord(
      "imageReference", reads: ["image", "catalog", "renderingMode", "symbolScale"],
      ignores: ["variableValue": oneColor], ignoresChildren: ["hierarchicalColors": oneColor]),
    NibWord("scopeButtonTitles", readsChildren: ["string"]),
    NibWord("segments", readsChildren: ["segment"]),
    NibWord("segment", reads: SegmentWord.names()),
    NibWord("blurEffect", reads: ["style"]),
    NibWord(
      "vibrancyEffect", ignores: ["style": "all vibrancy styles are drawn the same way"],
      readsChildren: ["blurEffect"]),
    NibWord(
      "accessibility", reads: ["label", "hint", "identifier"], readsChildren: ["isElement", "traits"]),
    NibWord("accessibilityTraits", reads: ["none"] + CodedAccessibility.traitWords.all),
  ]

  private static let oneColor = "a symbol in a terminal has one color"

  static let textWords: [NibWord] = [
    NibWord("string", reads: ["base64-UTF8"]),
    NibWord("mutableString", reads: ["base64-UTF8"]),
    NibWord(
      "fontDescription", reads: ["type", "style", "name", "family", "weight", "pointSize", "size"]),
    NibWord("font", reads: ["name", "metaFont", "size", "usesAppearanceFont"]),
    NibWord("attributedString", readsChildren: ["fragment"]),
    NibWord("fragment", reads: ["content"], readsChildren: ["attributes"]),
    NibWord(
      "attributes",
      readsChildren: ["NSFont", "NSColor", "NSParagraphStyle", "NSKern", "NSUnderline", "NSStrikethrough"],
      ignoresChildren: [
        "NSOriginalFont": "the original font, which was replaced by one that has all the characters",
        "NSStrokeColor": "a stroke without a width draws nothing",
        "NSUnderlineColor": "an underline in a terminal has the color of its text",
        "NSLigature": "a cell contains a single character",
      ]),
    NibWord(
      "paragraphStyle",
      reads: CodedParagraphStyle.names + ["defaultTabInterval"],
      ignores: [
        "allowsDefaultTighteningForTruncation": "the spacing of characters in a terminal is fixed",
        "tighteningFactorForTruncation": "the spacing of characters in a terminal is fixed",
      ],
      readsChildren: ["tabStops"]),
    NibWord("tabStops", readsChildren: ["textTab"]),
    NibWord(
      "textTab", reads: ["location"], ignores: ["alignment": "text begins at the position of a tab stop"],
      ignoresChildren: ["options": "only columns of numbers use them"]),
    NibWord(
      "textInputTraits", reads: TextInputTraitsWord.names(without: keyboardWords),
      ignores: [
        "textContentType": noKeyboard, "keyboardAppearance": noKeyboard, "smartDashesType": noKeyboard,
        "smartInsertDeleteType": noKeyboard, "smartQuotesType": noKeyboard,
      ],
      ignoresChildren: ["passwordRules": "a terminal proposes no passwords"]),
    NibWord(
      "textAttributes", readsChildren: ["fontDescription", "textColor"],
      ignoresChildren: [
        "textShadowColor": "text in a terminal has no shadow",
        "textShadowOffset": "text in a terminal has no shadow",
      ]),
  ]

  private static let noKeyboard = "a terminal has no on-screen keyboard"

  /// The settings of the keyboard on the screen.
  private static let keyboardWords: [TextInputTraitsWord] = [
    .textContentType, .keyboardAppearance, .smartDashesType, .smartInsertDeleteType, .smartQuotesType,
  ]

  /// The words of outlets, actions, segues and runtime attributes.
  static let connectionWords: [NibWord] = [
    NibWord(
      "connections", readsChildren: ["outlet", "outletCollection", "action", "segue"]),
    NibWord("outlet", reads: ["property", "destination"]),
    NibWord(
      "outletCollection", reads: ["property", "destination", "appends"],
      ignores: ["collectionClass": "every collection is a Swift array"]),
    NibWord("action", reads: ["selector", "destination", "eventType", "target"]),
    NibWord(
      "segue",
      reads: [
        "kind", "destination", "identifier", "relationship", "reference", "unwindAction",
        "modalPresentationStyle", "trigger", "splitViewControllerTargetIndex",
      ],
      ignores: [
        "modalTransitionStyle": "a terminal shows no animations",
        "animates": "a terminal shows no animations",
        "popoverAnchorBarButtonItem": popover, "popoverAnchorView": popover,
        "destinationCreationSelector": "the method is in a class of the app",
        "inheritsFrom": peek,
      ],
      ignoresChildren: [
        "popoverArrowDirection": popover,
        "popoverPassthroughViews": "an open popover receives all keys and clicks",
        "commit": peek, "preview": peek, "action": "the action is always empty",
      ], isObject: true),
    NibWord("gestureRecognizers", containsObjects: true),
    NibWord("userDefinedRuntimeAttributes", readsChildren: ["userDefinedRuntimeAttribute"]),
    NibWord(
      "userDefinedRuntimeAttribute", reads: ["type", "keyPath", "value", "catalog"],
      ignores: ["localized": "translations are stored outside the document"], readsChildren: ["value"]),
  ]

  private static let popover = "popovers are shown in the middle of the screen"
  private static let peek = "peek and pop require 3D Touch"
}
