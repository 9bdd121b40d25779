import NibCore

extension CheckRule {
  package static let orphanedTranslation = CheckRule(
    "orphaned-translation", .translations, .warning,
    "A strings file has the keys of a document, but there is no document with its name.",
    details: """
      The document was deleted or renamed. UIKit finds a strings file only by the name of the document. The folders \
      around documents are searched. Reported once for each file.
      """,
    advice: "Remove the file, or give it the name of the document.",
    wrong: .translated(
      #""na1-me-001.text" = "Name";"#, files: ["de.lproj/Old.strings": "\"old-id-001.text\" = \"Name\";\n"]),
    right: .translated(
      #""na1-me-001.text" = "Name";"#, files: ["de.lproj/Code.strings": "\"some.key\" = \"Name\";\n"]),
    find: { context in
      DocumentFolder(of: context.document.file).orphans.map { orphan in
        context.finding(
          "no document is named '\(orphan.name)', so UIKit does not use these translations", at: orphan.place)
      }
    })

  package static let missingLanguage = CheckRule(
    "missing-language", .translations, .note,
    "A document has no translations into a language into which documents beside it are translated.",
    details: """
      Users of the language see a program in two languages. Only documents in `Base.lproj` are examined, and only if \
      they have texts with letters.
      """,
    advice:
      "Add the language to the document in Xcode, or run `nibterm strings export` and add the file to the project.",
    wrong: baseExample(translated: ["Other"]), right: baseExample(translated: ["Other", "Example"]),
    find: { context in
      let folder = DocumentFolder(of: context.document.file)
      guard folder.isInBase(context.document.file) else { return [] }
      let others = folder.languagesOfNeighbours
      guard !others.isEmpty else { return [] }
      let texts = context.document.localizableTexts.filter { $0.text.contains(where: \.isLetter) }
      let own = Set(folder.languagesOfDocument + context.translations.tables.map(\.table.language)).map {
        LanguageName($0)
      }
      let missing = others.filter {
        !own.contains(LanguageName($0)) && context.configuration.checksTranslations(into: $0)
      }
      guard let first = texts.first, !missing.isEmpty else { return [] }
      let list = missing.map { "'\($0)'" }.joined(separator: ", ")
      return [
        context.finding(
          "documents beside this one are translated into \(list), but its "
            + "\(NibNumber.count(texts.count, "text")) are not", at: first.object)
      ]
    })

  private static func baseExample(translated: [String]) -> RuleExample {
    let names = Dictionary(
      uniqueKeysWithValues: translated.map { ("de.lproj/\($0).strings", "\"na1-me-001.text\" = \"N\";\n") })
    return RuleExample(
      """
      <label text="Name" id="na1-me-001"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
      """, name: "Base.lproj/Example.xib", files: names.merging(["Base.lproj/Other.xib": ""]) { $1 })
  }
}
