import NibCore

extension NibVocabulary {
  /// The values that only some classes have: states, segments, configurations, effects.
  static let partWords: [NibWord] = [
    NibWord(
      "state", reads: ["title", "image", "backgroundImage", "catalog"],
      holds: ["titleColor", "titleShadowColor", "attributedTitle", "preferredSymbolConfiguration"]),
    NibWord(
      "buttonConfiguration",
      reads: [
        "style", "title", "subtitle", "image", "catalog", "imagePlacement", "imagePadding", "titlePadding",
      ],
      ignores: ["cornerStyle": "corners are always square in a terminal"],
      holds: [
        "attributedTitle", "contentInsets", "baseForegroundColor", "baseBackgroundColor", "background",
        "titleFontDescription",
      ]),
    NibWord("backgroundConfiguration", holds: ["backgroundColor"]),
    NibWord(
      "preferredSymbolConfiguration", reads: ["scale", "pointSize"],
      ignores: [
        "configurationType": "the contents of the element determine its type",
        "weight": "symbols in a terminal have only one weight",
      ],
      holds: ["fontDescription"]),
    NibWord("imageReference", reads: ["image", "catalog", "renderingMode", "symbolScale"]),
    NibWord("scopeButtonTitles", holds: ["string"]),
    NibWord("segments", holds: ["segment"]),
    NibWord("segment", reads: ["title", "image", "catalog", "width", "enabled"], holds: ["contentOffset"]),
    NibWord("blurEffect", reads: ["style"]),
    NibWord(
      "vibrancyEffect",
      ignores: [
        "style": "all vibrancy styles are drawn the same "
          + "way"
      ], holds: ["blurEffect"]),
    NibWord(
      "accessibility", reads: ["label", "identifier"], ignores: ["hint": screenReader],
      ignoresChildren: ["isElement": screenReader, "traits": screenReader]),
  ]

  private static let screenReader = "only assistive technology uses it"
}
