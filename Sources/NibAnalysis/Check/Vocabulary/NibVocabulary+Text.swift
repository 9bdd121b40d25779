import NibCore

extension NibVocabulary {
  /// Texts and fonts.
  static let textWords: [NibWord] = [
    NibWord("string", reads: ["base64-UTF8"]),
    NibWord("mutableString", reads: ["base64-UTF8"]),
    NibWord(
      "fontDescription", reads: ["type", "style", "name", "family", "weight", "pointSize", "size"]),
    NibWord("font", reads: ["name", "metaFont", "size"]),
    NibWord("attributedString", holds: ["fragment"]),
    NibWord("fragment", reads: ["content"], holds: ["attributes"]),
    NibWord(
      "attributes",
      holds: ["NSFont", "NSColor", "NSParagraphStyle", "NSKern", "NSUnderline", "NSStrikethrough"],
      ignoresChildren: [
        "NSOriginalFont": "the font before another one with all characters replaced it",
        "NSStrokeColor": "a stroke without a width draws nothing",
        "NSUnderlineColor": "an underline in a terminal has the color of its text",
        "NSLigature": "a cell holds a single character",
      ]),
    NibWord(
      "paragraphStyle",
      reads: [
        "alignment", "lineBreakMode", "baseWritingDirection", "lineSpacing", "paragraphSpacing",
        "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent", "lineHeightMultiple",
        "minimumLineHeight", "maximumLineHeight",
      ],
      ignores: [
        "defaultTabInterval": "a tab is shown as a space",
        "allowsDefaultTighteningForTruncation": "the spacing of characters in a terminal is fixed",
        "tighteningFactorForTruncation": "the spacing of characters in a terminal is fixed",
      ],
      ignoresChildren: ["tabStops": "a tab is shown as a space"]),
    NibWord(
      "textInputTraits",
      reads: [
        "secureTextEntry", "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
        "spellCheckingType", "enablesReturnKeyAutomatically",
      ],
      ignores: [
        "textContentType": keyboard, "keyboardAppearance": keyboard, "smartDashesType": keyboard,
        "smartInsertDeleteType": keyboard, "smartQuotesType": keyboard,
      ]),
    NibWord(
      "textAttributes", holds: ["fontDescription", "textColor"],
      ignoresChildren: ["textShadowColor": "text in a terminal has no shadow"]),
  ]

  private static let keyboard = "a terminal has no on-screen keyboard"
}
