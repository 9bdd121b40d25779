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
      holds: [
        "device", "scenes", "objects", "resources", "inferredMetricsTieBreakers", "dependencies",
        "tintColor", "designables", "accessibilityOverrides", "defaultSimulatedMetrics",
      ],
      ignoresChildren: [
        "customFonts": "the project's font files; fonts are found by name",
        "classes": "Xcode 4's list of the project's classes",
      ]),
    NibWord(
      "device", reads: ["orientation", "appearance"], ignores: ["layout": fullScreen],
      ignoresChildren: ["adaptation": fullScreen]),
    NibWord(
      "accessibilityOverrides",
      ignores: ["dynamicTypePreference": "Interface Builder uses it only together with isEnabled"]),
    NibWord("designables", holds: ["designable"]),
    NibWord("designable", reads: ["name"], holds: ["intrinsicContentSize"]),
    NibWord("scenes", holds: ["scene"]),
    NibWord(
      "scene", ignores: ["sceneID": NibReason.editor], holds: ["objects"],
      ignoresChildren: ["canvasLocation": "the scene's position in Interface Builder's editor"]),
    NibWord("inferredMetricsTieBreakers", holds: ["segue"]),
    NibWord(
      "dependencies",
      ignoresChildren: [
        "deployment": NibReason.history, "development": NibReason.history, "plugIn": NibReason.history,
        "capability": "all capabilities of a document are read",
      ]),
    NibWord("resources", holds: ["image", "namedColor", "systemColor"]),
    NibWord("namedColor", reads: ["name"], holds: ["color"]),
    NibWord("systemColor", reads: ["name"], holds: ["color"]),
    NibWord(
      "image", reads: ["name", "width", "height", "catalog"],
      ignoresChildren: ["keyedArchiveRepresentation": "images are found by name"]),
  ]

  private static let fullScreen = "every known document uses the full screen"
}
