import NibCore

extension NibVocabulary {
  /// The words of the document, its scenes and its metadata.
  static let documentWords: [NibWord] = [
    NibWord(
      "document",
      reads: ["type", "version", "toolsVersion", "targetRuntime", "useSafeAreas", "initialViewController"],
      ignores: [
        "propertyAccessControl": "says how Xcode writes source files for the document",
        "useAutolayout": "a document without Auto Layout has no constraints",
        "useTraitCollections": "a document without size classes has no variations",
        "colorMatched": "its colors are written with their color spaces", "systemVersion": NibReason.history,
        "launchScreen": "a launch screen is laid out as any other",
      ],
      holds: [
        "device", "scenes", "objects", "resources", "inferredMetricsTieBreakers", "dependencies",
        "tintColor", "designables", "accessibilityOverrides", "defaultSimulatedMetrics",
      ],
      ignoresChildren: [
        "customFonts": "font files of a project that is not here; fonts are found by name",
        "classes": "what Xcode 4 knew of the project's classes",
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
      ignoresChildren: ["canvasLocation": "where the scene lies in Interface Builder's window"]),
    NibWord("inferredMetricsTieBreakers", holds: ["segue"]),
    NibWord(
      "dependencies",
      ignoresChildren: [
        "deployment": NibReason.history, "development": NibReason.history, "plugIn": NibReason.history,
        "capability": "a document is read with all capabilities",
      ]),
    NibWord("resources", holds: ["image", "namedColor", "systemColor"]),
    NibWord("namedColor", reads: ["name"], holds: ["color"]),
    NibWord("systemColor", reads: ["name"], holds: ["color"]),
    NibWord(
      "image", reads: ["name", "width", "height", "catalog"],
      ignoresChildren: ["keyedArchiveRepresentation": "pictures are drawn by their names"]),
  ]

  private static let fullScreen = "in no document known is it another than the full screen"
}
