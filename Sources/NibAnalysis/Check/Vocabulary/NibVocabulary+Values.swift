import NibCore

extension NibVocabulary {
  /// Geometry, numbers and colors.
  static let valueWords: [NibWord] = [
    NibWord("nil", reads: ["name"]),
    NibWord("rect", reads: ["x", "y", "width", "height"]),
    NibWord("frame", reads: ["minX", "minY", "maxX", "maxY", "width", "height"]),
    NibWord("point", reads: ["x", "y"]),
    NibWord("size", reads: ["width", "height"]),
    NibWord("inset", reads: ["minX", "minY", "maxX", "maxY"]),
    NibWord("edgeInsets", reads: ["top", "left", "bottom", "right"]),
    NibWord("directionalEdgeInsets", reads: ["top", "leading", "bottom", "trailing"]),
    NibWord("offsetWrapper", reads: ["horizontal", "vertical"]),
    NibWord("range", reads: ["location", "length"]),
    NibWord("value", reads: ["type", "width", "height"]),
    NibWord("integer", reads: ["value"]),
    NibWord("real", reads: ["value"]),
    NibWord("bool", reads: ["value"]),
    NibWord("timeZone", reads: ["name"]),
    NibWord("locale", reads: ["localeIdentifier"]),
    NibWord("date", reads: ["timeIntervalSinceReferenceDate"]),
    NibWord(
      "autoresizingMask",
      reads: [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
      ]),
    NibWord("extendedEdge", reads: ["top", "left", "bottom", "right", "leading", "trailing"]),
    NibWord(
      "color",
      reads: [
        "white", "red", "green", "blue", "alpha", "colorSpace", "customColorSpace", "name", "catalog",
        "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
      ]),
  ]
}
