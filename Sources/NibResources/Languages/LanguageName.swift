/// The name of a language as folders, string catalogs and users write it: `de`, `pt-BR`, `zh_Hans`, `German`.
package struct LanguageName: Hashable, Sendable {
  /// The name in its regular form, with hyphens: `pt-BR`.
  package let code: String

  package init(_ name: String) {
    let plain = String(decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    let parts = plain.split(separator: "-", omittingEmptySubsequences: false)
    code =
      Self.oldNames[plain.lowercased()]
      ?? parts.enumerated().map { Self.regular(String($0.element), isFirst: $0.offset == 0) }.joined(
        separator: "-")
  }

  /// A part of a code with the usual letters: `de`, `BR`, `Hans`.
  private static func regular(_ part: String, isFirst: Bool) -> String {
    if isFirst { return part.lowercased() }
    return part.utf8.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
  }

  /// The language and the more general ones, from which a text is taken if it has none: `zh-Hant-TW`, `zh-Hant`, `zh`.
  package var chain: [LanguageName] {
    var parts = code.split(separator: "-")
    var chain: [LanguageName] = []
    while !parts.isEmpty {
      chain.append(LanguageName(parts.joined(separator: "-")))
      parts.removeLast()
    }
    return chain
  }

  /// The language folders of old projects.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
    "dutch": "nl", "russian": "ru", "korean": "ko", "portuguese": "pt", "chinese": "zh",
  ]
}
