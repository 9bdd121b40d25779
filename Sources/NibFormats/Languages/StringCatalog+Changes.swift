extension StringCatalog {
  /// The bytes of the catalog with the keys of a document, as Xcode writes them. An entry that is not in the document and
  /// is not removed gets the state `stale`.
  ///
  /// - Parameter values: the translations to add, by language and key.
  package func updated(_ plan: TranslationPlan, values: [String: [String: String]] = [:]) -> [UInt8] {
    guard var root = JSONTree(text.utf8, from: text.start).root, problem == nil else {
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
    root = root.setting("strings", to: strings)
    let mark = text.start > 0 ? Array(text.utf8[..<text.start]) : []
    let end = text.utf8.last == UInt8(ascii: "\n") ? "\n" : ""
    let printed = (root.printed() + end).replacing("\n", with: text.lineBreak)
    return text.encoded(mark + Array(printed.utf8))
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
