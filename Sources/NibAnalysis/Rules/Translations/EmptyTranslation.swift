import NibCore

extension CheckRule {
  package static let emptyTranslation = CheckRule(
    "empty-translation", .translations, .warning,
    "A translation is empty, so that users see nothing.",
    details: """
      An empty value hides the text. A missing key shows the text of the development language. Texts that the code of the \
      program sets do not count.
      """,
    advice: "Translate the text, or remove the key.",
    wrong: .translated(#""na1-me-001.text" = "";"#), right: .translated(#""na1-me-001.text" = "Name";"#),
    find: { context in
      let empty = context.translations.known { table, translation, text in
        guard translation.value.isEmpty, translation.deviceValues.isEmpty else { return nil }
        return "the text '\(VisibleText.line(text.text))' is empty in '\(table.table.language)'"
      }
      let setByCode = context.keysOfTextsSetByCode(among: empty.map(\.text))
      return empty.filter { !setByCode.contains(text: $0.text.key) }
        .map { context.finding($0.message, at: $0.place, of: $0.text) }
    })

  package static let untranslatedText = CheckRule(
    "untranslated-text", .translations, .note, isOnByDefault: false,
    "A translation is the same as the text of the document.",
    details:
      "Names and short words can be the same in several languages. Texts without letters do not count.",
    advice: "Translate the text, or ignore the finding if it is the same in this language.",
    wrong: .translated(#""na1-me-001.text" = "Name";"#),
    right: .translated(#""na1-me-001.text" = "Bezeichnung";"#),
    find: { context in
      context.translations.known { table, translation, text in
        guard !table.isOfDevelopment, ExactText.areEqual(translation.value, text.text),
          text.text.contains(where: \.isLetter)
        else { return nil }
        return "'\(VisibleText.line(text.text))' is not translated into '\(table.table.language)'"
      }.map { context.finding($0.message, at: $0.place, of: $0.text) }
    })

  package static let translationFormat = CheckRule(
    "translation-format", .translations, .warning,
    "A translation does not have the format specifiers of the text, such as `%@` and `%d`.",
    details: """
      Code that formats the text needs the same specifiers in all languages. With others it shows wrong values or \
      crashes. Their order can differ if they are numbered: `%1$@`.
      """,
    advice: "Use the same specifiers as in the document.",
    wrong: .translated(#""na1-me-001.text" = "%d Namen";"#, text: "%@ names"),
    right: .translated(#""na1-me-001.text" = "%@ Namen";"#, text: "%@ names"),
    find: { context in
      context.translations.known { table, translation, text in
        FormatSpecifiers.difference(of: translation.value, in: table.table.language, from: text.text)
      }.map { context.finding($0.message, at: $0.place, of: $0.text) }
    })
}

extension CheckedTranslations {
  /// The messages about entries whose key is in the document.
  func known(
    _ message: (Table, TranslatedText, LocalizableText) -> String?
  ) -> [(message: String, place: SourceLocation, text: LocalizableText)] {
    tables.flatMap { table in
      table.table.texts.compactMap { translation in
        guard let text = texts[text: translation.key], let message = message(table, translation, text) else {
          return nil
        }
        return (message, translation.valueLocation, text)
      }
    }
  }
}
