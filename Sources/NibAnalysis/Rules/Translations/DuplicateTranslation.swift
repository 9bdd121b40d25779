import NibCore

extension CheckRule {
  package static let duplicateTranslation = CheckRule(
    "duplicate-translation", .translations, .warning, "A file with translations has the same key twice.",
    details: "Only the last entry is used.", advice: "Remove one of the entries.",
    wrong: .translated("\"na1-me-001.text\" = \"Name\";\n\"na1-me-001.text\" = \"Bezeichnung\";"),
    right: .translated(#""na1-me-001.text" = "Name";"#),
    find: { context in
      context.translations.files.flatMap { file in
        var first: [ExactText: SourceLocation] = [:]
        return file.entryPlaces.compactMap { key, place -> Diagnostic? in
          guard let earlier = first[text: key] else {
            first[text: key] = place
            return nil
          }
          var finding = context.finding(
            "the key '\(key)' is in this file twice; the entry in line \(earlier.line) is not used",
            at: place,
            of: context.translations.texts[text: key])
          finding.notes = [Diagnostic.Note("the first entry is here", at: earlier)]
          return finding
        }
      }
    })
}
