import NibCore

extension CheckRule {
  package static let duplicateLanguage = CheckRule(
    "duplicate-language", .translations, .warning,
    "Two files have translations of a document into the same language.",
    details: """
      Apps use one file for a language. A string catalog comes before strings files, beside which Xcode does not build it, \
      and a folder with the code of the language (`de.lproj`) before one with another name (`German.lproj`). `show`, \
      `strings export`, `strings import` and `strings sync` use the same file, and the other rules do not check the other one.
      """,
    advice: "Move the translations that are needed into one file, and delete the other file.",
    wrong: .translated(
      #""na1-me-001.text" = "Bezeichnung";"#,
      files: ["German.lproj/Example.strings": "\"na1-me-001.text\" = \"Name\";\n"]),
    right: .translated(#""na1-me-001.text" = "Bezeichnung";"#),
    find: { context in
      let pairs = Dictionary(grouping: context.translations.unused) { ExactText($0.source.path) }
      return pairs.sorted { $0.key < $1.key }.compactMap { path, unused in
        guard let used = unused.first?.used else { return nil }
        let languages = unused.map { "'\($0.source.language.code)'" }.uniqued().listed()
        return context.finding(
          "'\(used.name)' has translations into \(languages), too, so those in this file are not used",
          at: SourceLocation(file: path.text, line: 1, column: 1))
      }
    })
}
