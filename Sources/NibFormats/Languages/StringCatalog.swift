/// A string catalog (`.xcstrings`): a JSON file with the texts of all languages by key.
package struct StringCatalog: Sendable {
  /// A text in one language.
  package struct Localization: Sendable {
    package let language: String
    /// The text; that of `other` if it differs by number; `nil` if it differs by device only.
    package let value: String?
    /// `nil` if the file has no state, or one that is not known.
    package let state: TranslationState?
    /// The texts by device: `iphone`, `ipad`, `mac`, `other` and so on.
    package let devices: [String: String]
    /// Whether the text differs by number, which Interface Builder documents do not use.
    package let hasPlurals: Bool
    /// The bytes of the text with its quotation marks, or of the whole localization.
    package let valueRange: Range<Int>
  }

  package struct Entry: Sendable {
    package let key: String
    package let comment: String?
    /// `manual`, `stale` and so on; `nil` for a text that Xcode found in the document.
    package let extractionState: String?
    package let shouldTranslate: Bool
    package let localizations: [Localization]
    /// The bytes of the key with its quotation marks, and of the key and its value.
    package let keyRange: Range<Int>
    package let range: Range<Int>

    package func localization(_ language: String) -> Localization? {
      localizations.first { $0.language == language }
    }
  }

  /// The development language; `nil` if the file does not say it.
  package let sourceLanguage: String?
  /// The entries in the order of the file. If there is a problem, only the entries before it.
  package let entries: [Entry]
  /// The first text that is not JSON, or value that a catalog cannot have.
  package let problem: LanguageProblem?
  package let text: LanguageText
  /// The bytes of the object with all entries; `nil` if there is none.
  package let entriesRange: Range<Int>?

  /// Reads a string catalog. Never fails, whatever the file contains.
  package init(_ bytes: [UInt8]) {
    text = LanguageText(bytes)
    let tree = JSONTree(text.utf8, from: text.start)
    let text = text
    problem =
      text.problem ?? tree.problem.map { $0.orConflict(in: text) }
      ?? tree.root.flatMap { Self.problem(ofCatalog: $0) }
    sourceLanguage = tree.root?["sourceLanguage"]?.text
    let strings = tree.root?["strings"]
    entriesRange = strings?.range
    entries = (strings?.members ?? []).map { Self.entry($0) }
  }

  /// The languages of all entries in alphabetical order.
  package var languages: [String] { Set(entries.flatMap { $0.localizations.map(\.language) }).sorted() }

  private static func entry(_ member: JSONTree.Member) -> Entry {
    let value = member.value
    return Entry(
      key: member.key, comment: value["comment"]?.text, extractionState: value["extractionState"]?.text,
      shouldTranslate: value["shouldTranslate"]?.word != "false",
      localizations: (value["localizations"]?.members ?? []).map { localization($0) },
      keyRange: member.keyRange, range: member.keyRange.lowerBound..<value.range.upperBound)
  }

  private static func localization(_ member: JSONTree.Member) -> Localization {
    let variations = member.value["variations"]
    let plural = variations?["plural"]
    let unit = unit(of: member.value) ?? plural?["other"].flatMap { self.unit(of: $0) }
    var devices: [String: String] = [:]
    for device in variations?["device"]?.members ?? [] {
      let unit =
        self.unit(of: device.value) ?? device.value["variations"]?["plural"]?["other"].flatMap(self.unit)
      devices[device.key] = unit?["value"]?.text
    }
    return Localization(
      language: member.key, value: unit?["value"]?.text,
      state: unit?["state"]?.text.flatMap { TranslationState(rawValue: $0) }, devices: devices,
      hasPlurals: plural != nil, valueRange: unit?["value"]?.range ?? member.value.range)
  }

  /// The unit of a text: the object with `state` and `value`.
  private static func unit(of value: JSONTree.Value) -> JSONTree.Value? { value["stringUnit"] }

  // MARK: Shape

  /// The first value that a catalog cannot have. It would be lost when the file is changed.
  private static func problem(ofCatalog root: JSONTree.Value) -> LanguageProblem? {
    if let problem = problem(root, as: "the catalog") { return problem }
    guard let strings = root["strings"] else { return nil }
    return problem(strings, as: "'strings'") ?? strings.members.lazy.compactMap { problem(ofEntry: $0) }.first
  }

  private static func problem(ofEntry entry: JSONTree.Member) -> LanguageProblem? {
    if let problem = problem(entry.value, as: "the entry") { return problem }
    guard let localizations = entry.value["localizations"] else { return nil }
    return problem(localizations, as: "'localizations'")
      ?? localizations.members.lazy.compactMap { problem(ofLocalization: $0.value) }.first
  }

  private static func problem(ofLocalization value: JSONTree.Value) -> LanguageProblem? {
    if let problem = problem(value, as: "the localization") { return problem }
    guard let unit = value["stringUnit"] else { return nil }
    if let problem = problem(unit, as: "'stringUnit'") { return problem }
    guard let text = unit["value"], text.text == nil else { return nil }
    return LanguageProblem(message: "'value' must be a text", offset: text.range.lowerBound)
  }

  private static func problem(_ value: JSONTree.Value, as name: String) -> LanguageProblem? {
    if case .object = value.content { return nil }
    return LanguageProblem(message: "\(name) must be an object in braces", offset: value.range.lowerBound)
  }
}
