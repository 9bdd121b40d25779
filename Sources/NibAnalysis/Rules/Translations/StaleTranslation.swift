import NibCore

extension CheckRule {
  package static let staleTranslation = CheckRule(
    "stale-translation", .translations, .warning,
    "A key of a translation names an object or a text that the document does not have.",
    details: """
      The object was deleted, got another id, or does not have such a text any more. Nobody sees the translation. \
      The translations of an object into several languages are reported together. In a string catalog, entries \
      with the states `manual` and `stale` are not reported.
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
      let keys = LocalizableKeys([document] + document.documentsWithSameTranslations)
      for (file, entries) in unknown {
        for (key, place) in entries where !keys.contains(key) {
          let finding = context.finding(context.message(aboutStale: key), at: place)
          groups.add(
            finding, saying: finding.message, at: file.name + (place.line > 0 ? ":\(place.line)" : ""))
        }
      }
      return groups.findings
    })
}

extension CheckContext {
  fileprivate func message(aboutStale key: String) -> String {
    let id = String(key.prefix { $0 != "." })
    let attribute = key.dropFirst(id.count + 1)
    let document = Disk.name(of: document.file)
    guard !attribute.isEmpty else { return "'\(key)' is not the key of a text of '\(document)'" }
    guard let object = self.document.object(id: id) else {
      return "'\(document)' has no object '\(id)', so this translation is not used"
    }
    return "\(ObjectName(object).inSentence) has no text '\(attribute)', so this translation is not used"
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
