import Foundation

/// The name of a language as folders, string catalogs and users write it: `de`, `pt-BR`, `zh_Hans`, `German`. Names are
/// equal if they have the same code: case, `_` in place of `-`, and old English names do not matter, as in Foundation.
package struct LanguageName: Hashable, Sendable {
  /// The name in the form of Apple's systems, with hyphens: `pt-BR`, `zh-Hans`.
  package let code: String

  package init(_ name: String) {
    let plain = String(
      decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    let known = Self.codes[plain.lowercased()] ?? plain
    let parts = known.split(separator: "-", omittingEmptySubsequences: false)
      .enumerated().map { Self.regular(String($0.element), isFirst: $0.offset == 0) }
    code = ([Self.codes[parts[0]] ?? parts[0]] + parts.dropFirst()).joined(separator: "-")
  }

  /// A part of a code with the usual letters: `de`, `BR`, `Hans`.
  private static func regular(_ part: String, isFirst: Bool) -> String {
    if isFirst { return part.lowercased() }
    return part.utf8.count == 4 && !part.utf8.contains { $0 < UInt8(ascii: "A") }
      ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
  }

  /// The codes for the English names that folders of old projects have, and those that replaced other codes.
  private static let codes = [
    "arabic": "ar", "catalan": "ca", "chinese": "zh", "croatian": "hr", "czech": "cs", "danish": "da",
    "dutch": "nl", "english": "en", "finnish": "fi", "french": "fr", "german": "de", "greek": "el",
    "hebrew": "he", "hungarian": "hu", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "no",
    "polish": "pl", "portuguese": "pt", "romanian": "ro", "russian": "ru", "spanish": "es", "swedish": "sv",
    "thai": "th", "turkish": "tr", "ukrainian": "uk", "iw": "he", "in": "id", "ji": "yi",
  ]

  private var parts: [Substring] { code.split(separator: "-", omittingEmptySubsequences: false) }

  /// Whether the name has the form of a code of a language, as `Base` has not.
  package var isValid: Bool {
    let isLanguage =
      (2...3).contains(language.utf8.count) && !language.utf8.contains { $0 < UInt8(ascii: "a") }
    return isLanguage
      && parts.allSatisfy { part in
        (2...8).contains(part.utf8.count) && part.utf8.allSatisfy(Self.isLetterOrDigit)
      }
  }

  /// The reason why texts cannot be translated into the language with a name, without a full stop; `nil` if they can.
  package static func problem(ofTranslationsInto name: String) -> String? {
    if Pseudolanguage(rawValue: name.lowercased()) != nil {
      return
        "'\(name)' is a pseudolanguage, into which nothing is translated; name a language such as de or pt-BR"
    }
    return LanguageName(name).isValid ? nil : "'\(name)' is not the code of a language, such as de or pt-BR"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The code of the language without script and region.
  package var language: String { String(parts.first ?? "") }

  private var script: String? {
    parts.dropFirst().first { $0.utf8.count == 4 && !$0.utf8.contains { $0 < UInt8(ascii: "A") } }
      .map(String.init)
  }

  /// The language and those from which a text is taken if it has none, the best first: `de-AT`, `de`. Regions of Chinese
  /// have a script: `zh-TW`, `zh-Hant-TW`, `zh-Hant`, `zh`.
  package var chain: [LanguageName] {
    var names: [String] = []
    var parts = parts
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    names.insert(contentsOf: relatedNames, at: max(1, names.count - 1))
    return names.map { LanguageName($0) }.uniqued()
      + (Self.norwegian[language].map { [LanguageName($0)] } ?? [])
  }

  private static let norwegian = ["nb": "no", "nn": "no", "no": "nb"]

  /// Other names for the script of Chinese: that of a region, or the regions that folders were named after before there
  /// were scripts.
  private var relatedNames: [String] {
    guard language == "zh" else { return [] }
    if let script { return script == "Hant" ? ["zh-TW", "zh-HK"] : ["zh-CN"] }
    let regions = parts.dropFirst()
    let script = regions.contains { ["TW", "HK", "MO"].contains($0) } ? "Hant" : "Hans"
    return regions.map { "zh-\(script)-\($0)" } + ["zh-\(script)"]
  }

  /// The best of the given names for this language: the first of the chain that is there, or else one with another
  /// region. `nil` if none is of this language.
  package func best(of names: [LanguageName]) -> LanguageName? {
    if let match = chain.first(where: names.contains) { return match }
    return names.filter { $0.language == language && (script == nil || $0.script == script) }
      .min { $0.code < $1.code }
  }

  /// Whether texts in the language are read from right to left.
  package var isRightToLeft: Bool {
    if let script { return Self.scriptsFromRight.contains(script) }
    return Self.languagesFromRight.contains(language)
  }

  private static let scriptsFromRight: Set = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"]
  private static let languagesFromRight: Set = [
    "ar", "he", "fa", "ur", "ps", "sd", "ug", "ckb", "yi", "dv", "arc", "syr", "nqo", "ks",
  ]

  /// The name in English, such as `German (Austria)`.
  package var title: String { Locale(identifier: "en_US").localizedString(forIdentifier: code) ?? code }
}
