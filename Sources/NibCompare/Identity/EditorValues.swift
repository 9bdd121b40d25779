/// The values that only Interface Builder reads, or that it writes without a choice of the user. `diff` does not call a
/// difference of them a change, and `merge` does not ask which one to use. Everything else was chosen by a person.
enum EditorValues {
  /// The versions of the tools that saved a document, as attributes of each element that has them.
  static let versions: [String: Set<String>] = [
    "document": ["version", "toolsVersion", "systemVersion"], "plugIn": ["version"],
    "capability": ["minToolsVersion"],
  ]

  /// Attributes of the document that newer versions of Interface Builder add when they first save it.
  static let conversions: Set<String> = ["colorMatched", "customObjectInstantitationMethod"]

  /// Values of attributes of the document that mean the same as no attribute.
  static let documentDefaults = ["propertyAccessControl": "none"]

  /// Attributes with which Interface Builder marks any object.
  static let marks: Set<String> = ["misplaced", "ambiguous", "sceneMemberID"]

  /// Attributes with a value that newer versions of Interface Builder write for all objects, and older ones did not.
  static let writtenLater = ["focusRingType": "none"]

  /// The children of the document that are only for the editor, with the kind of their differences.
  ///
  /// Before documents had a device, they had the bars and the size of all canvases. The overrides are the text size and
  /// other settings with which the canvas shows its views. The marks are:
  /// - the sizes of designable views;
  /// - the segues from which scenes take their bars on the canvas;
  /// - what Interface Builder found about classes in the project's sources;
  /// - the fonts that the document's texts use.
  static let declarations: KeyValuePairs<String, ComparisonNoise> = [
    "device": .canvas, "simulatedMetricsContainer": .canvas, "accessibilityOverrides": .canvas,
    "designables": .marks, "inferredMetricsTieBreakers": .marks, "classes": .marks, "customFonts": .marks,
  ]

  /// Whether a property of an object only says how the canvas shows the object: where a scene is, and which bars and
  /// which size are simulated.
  static func isOnCanvas(_ key: String) -> Bool { key == "canvasLocation" || key.hasPrefix("simulated") }
}
