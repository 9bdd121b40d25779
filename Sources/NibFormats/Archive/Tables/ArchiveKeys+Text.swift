extension ArchiveKeys {
  /// The irregular keys of labels, text fields and text views.
  static let text: [ArchiveKey] = [
    ArchiveKey("IBUITextAlignment", .words("textAlignment", ArchiveWords.alignments)),
    ArchiveKey("IBUITextInputTraits", .part(ArchiveTextParts.inputTraits)),
  ]

  static let label: [ArchiveKey] = [
    ArchiveKey(
      "IBUILineBreakMode", .words("lineBreakMode", ArchiveWords.lineBreaks), absent: "tailTruncation"),
    ArchiveKey(
      "IBUIBaselineAdjustment",
      .words("baselineAdjustment", [0: "alignBaselines", 1: "alignCenters", 2: "none"])),
    ArchiveKey("IBUIShadowOffset", .part(ArchiveTextParts.size)),
    // The minimum size or scale next to it gives the same information.
    ArchiveKey("IBUIAutoshrinkMode", .kept),
    ArchiveKey("preferredMaxLayoutWidth", .named("preferredMaxLayoutWidth")),
    ArchiveKey("useAutomaticPreferredMaxLayoutWidth", .kept),
  ]

  static let textField: [ArchiveKey] = [
    ArchiveKey(
      "IBUIBorderStyle", .words("borderStyle", [0: "none", 1: "line", 2: "bezel", 3: "roundedRect"])),
    ArchiveKey("IBUIClearButtonMode", .words("clearButtonMode", ArchiveWords.fieldModes)),
    ArchiveKey("IBUIAdjustsFontSizeToFit", .part(ArchiveTextParts.shrinking)),
  ]

  static let inputTraits: [ArchiveKey] = [
    ArchiveKey("targetRuntimeIdentifier", .implied),
    ArchiveKey("IBUIKeyboardType", .words("keyboardType", ArchiveWords.keyboards)),
    ArchiveKey("IBUIReturnKeyType", .words("returnKeyType", ArchiveWords.returnKeys)),
    ArchiveKey("IBUIKeyboardAppearance", .words("keyboardAppearance", [1: "alert", 2: "light"])),
    ArchiveKey(
      "IBUIAutocapitalizationType",
      .words("autocapitalizationType", [1: "words", 2: "sentences", 3: "allCharacters"])),
    ArchiveKey("IBUIAutocorrectionType", .words("autocorrectionType", [1: "no", 2: "yes"])),
    ArchiveKey("IBUISpellCheckingType", .words("spellCheckingType", [1: "no", 2: "yes"])),
  ]
}
