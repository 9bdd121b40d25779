import NibCore

extension CheckRule {
  package static let overriddenText = CheckRule(
    "overridden-text", .translations, .note,
    "A strings file of the development language replaces a text of the document by another one.",
    details: """
      Interface Builder shows the text of the document, but the app shows the one in the strings file. A correction of the \
      document has no effect, and mistakes in the strings file are not seen in Interface Builder.
      """,
    advice: "Give the document and the strings file the same text, or delete the entry.",
    wrong: .developed(#""na1-me-001.text" = "Nmae";"#), right: .developed(#""na1-me-001.text" = "Name";"#),
    find: { context in
      context.translations.known { table, translation, text in
        guard table.isOfDevelopment, !translation.value.isEmpty,
          !ExactText.areEqual(translation.value, text.text)
        else { return nil }
        return
          "the app shows '\(VisibleText.line(translation.value))' in '\(table.table.language)', not the text "
          + "'\(VisibleText.line(text.text))' of the document"
      }.map { context.finding($0.message, at: $0.place, of: $0.text) }
    })
}

extension RuleExample {
  /// Three labels beside a strings file of the development language, in which the last two have the texts of the document.
  fileprivate static func developed(_ strings: String) -> RuleExample {
    RuleExample(
      """
      <view id="vi1-ew-001">
        <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
        <subviews>
          <label text="Name" id="na1-me-001"><rect key="frame" x="0.0" y="0.0" width="60" height="20"/></label>
          <label text="City" id="ci1-ty-001"><rect key="frame" x="0.0" y="20" width="60" height="20"/></label>
          <label text="Street" id="st1-re-001"><rect key="frame" x="0.0" y="40" width="60" height="20"/></label>
        </subviews>
      </view>
      """, files: ["en.lproj/Example.strings": strings + unchanged])
  }

  private static let unchanged = "\n\"ci1-ty-001.text\" = \"City\";\n\"st1-re-001.text\" = \"Street\";\n"
}
