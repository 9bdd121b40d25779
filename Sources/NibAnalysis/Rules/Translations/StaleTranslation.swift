import NibCore

extension CheckRule {
  package static let staleTranslation = CheckRule(
    "stale-translation", .translations, .warning,
    "A key of a translation names an object or a text that the document does not have.",
    details: """
      The object was deleted, got another id, or does not have such a text any more. Nobody sees the translation. \
      The translations of a key into several languages are reported together. In a string catalog, entries with the \
      states `manual` and `stale` are not reported. Keys that do not begin with an id as Interface Builder makes it are \
      not reported if the sources of the program contain them, or use the table with the name of the document.
      """,
    advice: """
      Run `nibterm strings sync`, which gives the key its new id, or removes it with `--prune`.
      """,
    wrong: .translated(#""old-id-001.text" = "Name";"#), right: .translated(#""na1-me-001.text" = "Name";"#),
    find: { context in
      let translations = context.translations
      var groups = SameFindings("the same in", namedPlaces: 4)
      let unknown = translations.files.map { file in
        (file, file.checkedKeys.filter { translations.texts[text: $0.key] == nil })
      }
      guard unknown.contains(where: { !$0.1.isEmpty }) else { return [] }
      let document = context.document
      let documents = [document] + document.documentsWithSameTranslations
      let keys = LocalizableKeys(documents)
      for (file, entries) in unknown {
        for (key, place) in entries where !keys.contains(key) && !context.codeMayUse(key) {
          let finding = context.finding(documents.message(aboutStale: key), at: place)
          groups.add(
            finding, saying: finding.message, at: file.name + (place.line > 0 ? ":\(place.line)" : ""))
        }
      }
      return groups.findings
    })
}

extension CheckContext {
  /// Whether the code of the program may use a key: it contains the key, or uses the table with the name of the
  /// document.
  fileprivate func codeMayUse(_ key: String) -> Bool {
    guard !TranslationPlan.hasGeneratedID(key), let words = project.program?.words else { return false }
    let table = DocumentFolder(of: document.file).name
    return words.count(ofLiteral: key) > 0
      || words.count(ofLiteral: table) > 0 && Self.wordsOfTables.contains { words.count(ofWord: $0) > 0 }
  }

  /// The parameters and functions of Foundation that name a table.
  private static let wordsOfTables = [
    "tableName", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue", "localizedStringForKey", "LocalizedStringResource",
  ]
}

extension [NibDocument] {
  /// A message about a key that no document with the same translations has. It is the same for each of the documents,
  /// so that it is reported once.
  fileprivate func message(aboutStale key: String) -> String {
    let id = String(key.prefix { $0 != "." })
    let attribute = key.dropFirst(id.count + 1)
    let names = Set(map { Disk.name(of: $0.file) }).sorted().map { "'\($0)'" }
    guard !attribute.isEmpty else {
      return "'\(key)' is not the key of a text of \(names.joined(separator: " or "))"
    }
    guard let object = lazy.compactMap({ $0.object(id: id) }).first else {
      return "\(names.joined(separator: " and ")) \(names.count == 1 ? "has" : "have") no object '\(id)', "
        + "so this translation is not used"
    }
    return
      "\(ObjectName(object).inSentence) has no text with the key '\(key)', so this translation is not used"
  }
}

extension TranslationFile {
  /// The keys that must be in the document, with their places.
  fileprivate var checkedKeys: [(key: String, place: SourceLocation)] {
    guard case .catalog(let catalog) = content else { return entryPlaces }
    return zip(catalog.entries, entryPlaces).filter { entry, _ in
      entry.extractionState != "manual" && entry.extractionState != "stale"
    }.map(\.1)
  }
}
