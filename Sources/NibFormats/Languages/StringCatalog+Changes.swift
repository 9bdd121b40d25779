extension StringCatalog {
  /// The bytes of the catalog with the keys of a document. New entries have the order of Xcode and the style of the file;
  /// everything else stays as it is. An entry that is not in the document and is not removed gets the state `stale`.
  ///
  /// - Parameter values: the translations to add, by language and key.
  package func updated(_ plan: TranslationPlan, values: [String: [String: String]] = [:]) -> [UInt8] {
    guard let root = JSONTree(text.utf8, from: text.start).root, problem == nil else {
      return text.encoded(text.utf8)
    }
    let old = root["strings"] ?? JSONTree.Value([:])
    var strings = old.removing(Set(plan.removedKeys + plan.moved.map(\.oldKey)))
    for move in plan.moved {
      guard var value = old[move.oldKey] else { continue }
      if let comment = value["comment"]?.text {
        value = value.setting("comment", to: .init(text: move.updated(comment)))
      }
      strings = strings.setting(move.newKey, to: value)
    }
    for key in plan.staleKeys {
      guard !plan.isOfOtherDocument, let value = strings[key], value["extractionState"]?.text != "manual"
      else { continue }
      strings = strings.setting(key, to: value.setting("extractionState", to: .init(text: "stale")))
    }
    for text in plan.added { strings = strings.setting(text.key, to: entry(text)) }
    for (language, texts) in values.sorted(by: { $0.key < $1.key }) {
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
        guard let entry = strings[key] else { continue }
        strings = strings.setting(key, to: Self.translated(entry, to: text, in: language))
      }
    }
    guard strings != old else { return text.encoded(text.utf8) }
    let style = JSONStyle(of: root, in: text.utf8, lineBreak: text.lineBreak)
    let changed = style.changed(root, to: root.setting("strings", to: strings), in: text.utf8)
    return text.encoded(text.utf8[..<root.range.lowerBound] + changed + text.utf8[root.range.upperBound...])
  }

  /// The entry of a text that only the document has.
  private func entry(_ text: LocalizableText) -> JSONTree.Value {
    let unit = JSONTree.Value(["state": .init(text: "new"), "value": .init(text: text.text)])
    return JSONTree.Value([
      "comment": .init(text: text.comment), "extractionState": .init(text: "extracted_with_value"),
      "localizations": JSONTree.Value([(sourceLanguage ?? "en"): JSONTree.Value(["stringUnit": unit])]),
    ])
  }

  /// An entry with a translation.
  private static func translated(_ entry: JSONTree.Value, to text: String, in language: String)
    -> JSONTree.Value
  {
    let localizations = entry["localizations"] ?? JSONTree.Value([:])
    if localizations[language]?["stringUnit"]?["value"]?.text == text { return entry }
    let unit = JSONTree.Value(["state": .init(text: "translated"), "value": .init(text: text)])
    let translated = JSONTree.Value(["stringUnit": unit])
    var localization = translated
    // The texts for single devices stay.
    if let old = localizations[language], let variations = old["variations"],
      let devices = variations["device"]
    {
      localization = old.setting(
        "variations", to: variations.setting("device", to: devices.setting("other", to: translated)))
    }
    return entry.setting("localizations", to: localizations.setting(language, to: localization))
  }
}

extension JSONTree.Value: Equatable {
  /// Whether two values have the same content, wherever they are.
  static func == (a: JSONTree.Value, b: JSONTree.Value) -> Bool {
    switch (a.content, b.content) {
    case (.object(let a), .object(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    case (.array(let a), .array(let b)): a == b
    case (.text(let a), .text(let b)), (.word(let a), .word(let b)): a.utf8.elementsEqual(b.utf8)
    default: false
    }
  }
}
