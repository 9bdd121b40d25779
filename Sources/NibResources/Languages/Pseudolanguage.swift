/// A change of all texts of a document that shows whether the layout suits translations, as in the schemes of Xcode.
package enum Pseudolanguage: String, CaseIterable, Hashable, Sendable {
  /// Each text twice.
  case double
  /// Letters with accents, which are higher.
  case accented
  /// Each text between marks, so that texts that are cut off or not localized can be seen.
  case bounded
  /// The texts of the development language, laid out from right to left.
  case rtl

  package var title: String {
    switch self {
    case .double: "each text twice"
    case .accented: "letters with accents"
    case .bounded: "texts between marks"
    case .rtl: "from right to left"
    }
  }

  /// A text in the pseudolanguage. Texts without visible characters stay as they are.
  package func text(for text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    return switch self {
    case .double: "\(text) \(text)"
    case .accented: Pseudolanguage.accented(text)
    case .bounded: "[# \(text) #]"
    case .rtl: text
    }
  }

  /// The text with an accent on each letter of the Latin alphabet, except in format specifiers such as `%1$ld`.
  private static func accented(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(accents[character] ?? character)
        continue
      }
      let flags = rest.prefix { "0123456789$.+-# lhqzjt*".contains($0) }
      result.append(character)
      result += flags + rest[flags.endIndex...].prefix(1)
      rest = rest[flags.endIndex...].dropFirst()
    }
    return result
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçđéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}
