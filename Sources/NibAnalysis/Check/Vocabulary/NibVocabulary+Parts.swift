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
      ignores: ["cornerStyle": "the corners of a frame of cells are square"],
      holds: [
        "attributedTitle", "contentInsets", "baseForegroundColor", "baseBackgroundColor", "background",
        "titleFontDescription",
      ]),
    NibWord("backgroundConfiguration", holds: ["backgroundColor"]),
    NibWord(
      "preferredSymbolConfiguration", reads: ["scale", "pointSize"],
      ignores: [
        "configurationType": "what the element holds tells its kind",
        "weight": "a symbol in a cell has one weight",
      ],
      holds: ["fontDescription"]),
    NibWord("imageReference", reads: ["image", "catalog", "renderingMode", "symbolScale"]),
    NibWord("scopeButtonTitles", holds: ["string"]),
    NibWord("segments", holds: ["segment"]),
    NibWord("segment", reads: ["title", "image", "catalog", "width", "enabled"], holds: ["contentOffset"]),
    NibWord("blurEffect", reads: ["style"]),
    NibWord(
      "vibrancyEffect", ignores: ["style": "every vibrancy is drawn alike"], holds: ["blurEffect"]),
    NibWord(
      "accessibility", reads: ["label", "identifier"], ignores: ["hint": screenReader],
      ignoresChildren: ["isElement": screenReader, "traits": screenReader]),
  ]

  private static let screenReader = "only assistive technology asks for it"
}
