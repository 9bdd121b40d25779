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
        "NSOriginalFont": "the font before one was substituted that has all characters",
        "NSStrokeColor": "a stroke without a width draws nothing",
        "NSUnderlineColor": "an underline in cells has the color of its text",
        "NSLigature": "cells hold single characters",
      ]),
    NibWord(
      "paragraphStyle",
      reads: [
        "alignment", "lineBreakMode", "baseWritingDirection", "lineSpacing", "paragraphSpacing",
        "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent", "lineHeightMultiple",
        "minimumLineHeight", "maximumLineHeight",
      ],
      ignores: [
        "defaultTabInterval": "a tab is a space in cells",
        "allowsDefaultTighteningForTruncation": "characters in cells cannot be set tighter",
        "tighteningFactorForTruncation": "characters in cells cannot be set tighter",
      ],
      ignoresChildren: ["tabStops": "a tab is a space in cells"]),
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
      ignoresChildren: ["textShadowColor": "text in cells casts no shadow"]),
  ]

  private static let keyboard = "a terminal's keyboard types what its keys say"
}
