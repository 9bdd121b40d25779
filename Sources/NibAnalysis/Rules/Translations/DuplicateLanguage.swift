import NibCore
import NibSupport

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
    find: { context in duplicateLanguages(context.translations.unused) })

  /// Findings about texts that apps do not use, one for each file.
  package static func duplicateLanguages(_ unused: [TranslationTables.Unused]) -> [Diagnostic] {
    let files = unused.map { ExactText($0.source.path) }.uniqued()
    let unused = Dictionary(grouping: unused) { ExactText($0.source.path) }
    return files.compactMap { file in
      guard let texts = unused[file], let used = texts.first?.used else { return nil }
      let languages = texts.map { "'\($0.source.language.code)'" }.uniqued().listed()
      return Diagnostic(
        duplicateLanguage.kind,
        "'\(used.name)' has translations into \(languages), too, so those in this file are not used",
        at: SourceLocation(file: file.text, line: 1, column: 1))
    }
  }
}
