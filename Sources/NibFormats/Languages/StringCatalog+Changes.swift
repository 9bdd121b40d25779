import NibSupport

extension StringCatalog {
  /// The bytes of the catalog with the keys of a document. New entries have the order and the style of the file; everything
  /// else stays as it is. An entry that neither the document nor code uses gets the state `stale`. As in
  /// Xcode, translations of a text that has changed need a review.
  ///
  /// - Parameter values: the translations to add, by language and key. A text that differs by number is not replaced.
  /// - Throws: an error that names an entry which the new bytes would not have.
  package func updated(
    _ plan: TranslationPlan, values: [String: [String: NewTranslation]] = [:]
  ) throws(LostTranslation) -> [UInt8] {
    guard let root = JSONTree(text.utf8, from: text.start).root, problem == nil else {
      return text.encoded(text.utf8)
    }
    let old = root["strings"] ?? JSONTree.Value([:])
    let order = LanguageKeyOrder(of: old.members.map(\.key)) ?? .xcode
    var changes = JSONObjectChanges(old, order: order)
    let moved = plan.moved.map { ($0, changes[$0.oldKey]) }
    for key in plan.removedKeys + plan.moved.map(\.oldKey) { changes[key] = nil }
    for (move, value) in moved {
      guard var value else { continue }
      if let comment = value["comment"]?.text {
        let new = plan.updated(comment, ofEntry: move.entry, isInStringsFile: false)
        value = value.setting("comment", to: .init(text: new))
      }
      changes[move.newKey] = value
    }
    for change in plan.changed {
      if let value = changes[change.text.key] { changes[change.text.key] = changed(value, change, plan) }
    }
    for key in keysToMark(plan) {
      if let value = changes[key] {
        changes[key] = value.setting("extractionState", to: .init(text: "stale"))
      }
    }
    for text in plan.added { changes[text.key] = entry(text) }
    for (language, texts) in values.sorted(by: { $0.key < $1.key }) {
      for (key, translation) in texts.sorted(by: { $0.key < $1.key }) {
        if let entry = changes[key] { changes[key] = Self.translated(entry, to: translation, in: language) }
      }
    }
    let strings = changes.value
    guard strings != old else { return text.encoded(text.utf8) }
    let style = JSONStyle(of: root, in: text.utf8, lineBreak: text.lineBreak)
    let changed = style.changed(root, to: root.setting("strings", to: strings), in: text.utf8)
    let bytes = text.encoded(
      text.utf8[..<root.range.lowerBound] + changed + text.utf8[root.range.upperBound...])
    let keys = old.members.map(\.key)
    try Self.check(bytes, haveKeys: plan.keys(of: keys), strings)
    return bytes
  }

  /// The keys of the entries that get the state `stale`.
  package func keysToMark(_ plan: TranslationPlan) -> [String] {
    let marked = Set(texts: entries.filter { $0.extractionState == "stale" }.map(\.key) + plan.removedKeys)
    return plan.prunableKeys.filter { !marked.contains(text: $0) }
  }

  /// Reads the bytes of a changed catalog, and compares its entries with those that it should have.
  private static func check(
    _ bytes: [UInt8], haveKeys keys: Set<ExactText>, _ entries: JSONTree.Value
  ) throws(LostTranslation) {
    let text = LanguageText(bytes)
    let tree = JSONTree(text.utf8, from: text.start)
    let found = tree.root?["strings"] ?? JSONTree.Value([:])
    if let lost = keys.symmetricDifference(Set(texts: found.members.map(\.key))).min(by: { $0.text < $1.text }
    ) {
      throw LostTranslation(key: lost.text)
    }
    if let (_, lost) = zip(found.members, entries.members).first(where: { $0.value != $1.value }) {
      throw LostTranslation(key: lost.key)
    }
    if tree.problem != nil { throw LostTranslation(key: found.members.last?.key ?? "") }
  }

  /// The entry of a text that only the document has.
  private func entry(_ text: LocalizableText) -> JSONTree.Value {
    let unit = JSONTree.Value(["state": .init(text: "new"), "value": .init(text: text.text)])
    return JSONTree.Value([
      "comment": .init(text: text.comment), "extractionState": .init(text: "extracted_with_value"),
      "localizations": JSONTree.Value([(sourceLanguage ?? "en"): JSONTree.Value(["stringUnit": unit])]),
    ])
  }

  /// An entry whose text has changed in the document.
  private func changed(
    _ entry: JSONTree.Value, _ change: TranslationPlan.TextChange, _ plan: TranslationPlan
  ) -> JSONTree.Value {
    var entry = entry
    if let comment = entry["comment"]?.text {
      let new = plan.updated(comment, ofEntry: change.entry, isInStringsFile: false)
      entry = entry.setting("comment", to: .init(text: new))
    }
    guard change.isShown, var localizations = entry["localizations"] else { return entry }
    let source = sourceLanguage ?? "en"
    for member in localizations.members {
      let isSource = member.key == source
      let new = isSource ? member.value.withText(change.text.text) : member.value.needingReview
      localizations = localizations.setting(member.key, to: new)
    }
    return entry.setting("localizations", to: localizations)
  }

  /// An entry with a translation.
  private static func translated(
    _ entry: JSONTree.Value, to translation: NewTranslation, in language: String
  ) -> JSONTree.Value {
    let localizations = entry["localizations"] ?? JSONTree.Value([:])
    let old = localizations[language] ?? JSONTree.Value([:])
    let variations = old["variations"]
    let devices = variations?["device"]
    let holder = devices.map { $0["other"] ?? JSONTree.Value([:]) } ?? old
    guard !old.hasPlurals, !holder.hasPlurals else { return entry }
    let unit = holder["stringUnit"]
    let state = translation.state(
      replacing: unit?["value"]?.text, unit?["state"]?.text.flatMap { TranslationState(rawValue: $0) })
    let new = holder.setting(
      "stringUnit",
      to: JSONTree.Value(["state": .init(text: state.rawValue), "value": .init(text: translation.text)]))
    // The texts for single devices stay.
    let localization =
      if let variations, let devices {
        old.setting("variations", to: variations.setting("device", to: devices.setting("other", to: new)))
      } else {
        new
      }
    return entry.setting("localizations", to: localizations.setting(language, to: localization))
  }
}

/// Parts of the entries of a string catalog.
extension JSONTree.Value {
  /// Whether a localization, or its text for a device, differs by number.
  fileprivate var hasPlurals: Bool { self["variations"]?["plural"] != nil }

  /// A localization with another text. Its state stays.
  fileprivate func withText(_ text: String) -> JSONTree.Value {
    guard let unit = self["stringUnit"] else { return self }
    return setting("stringUnit", to: unit.setting("value", to: .init(text: text)))
  }

  /// A localization whose finished texts need a review. Empty texts stay finished, as in Xcode, and texts that differ by
  /// number are not used by documents.
  fileprivate var needingReview: JSONTree.Value {
    var result = self
    if let unit = self["stringUnit"], unit["state"]?.text == TranslationState.translated.rawValue,
      unit["value"]?.text?.isEmpty == false
    {
      let state = JSONTree.Value(text: TranslationState.needsReview.rawValue)
      result = result.setting("stringUnit", to: unit.setting("state", to: state))
    }
    guard let variations = self["variations"], var devices = variations["device"] else { return result }
    for device in devices.members {
      devices = devices.setting(device.key, to: device.value.needingReview)
    }
    return result.setting("variations", to: variations.setting("device", to: devices))
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
