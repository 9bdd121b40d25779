import NibCore

/// Suggests one of the accepted values in the parser's error about the value of an option.
enum ValueSuggestion {
  /// Inserts, for example, `Did you mean 'github'?` before the list of values, or returns the text unchanged.
  static func inserted(into text: String) -> String {
    let list = " Please provide one of"
    guard let start = text.range(of: list), let value = quoted(in: text[..<start.lowerBound]).first else {
      return text
    }
    // The list is part of the sentence, or has one line for each value.
    let ending = text[start.upperBound...]
    let lines = ending.split(separator: "\n", omittingEmptySubsequences: false)
    let values =
      ending.hasPrefix(" the following:")
      ? lines.dropFirst().prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
      : quoted(in: lines.first ?? "")
    let longerValue = value.isEmpty ? nil : values.first { $0.hasPrefix(value.lowercased()) }
    let suggestion = longerValue.map { Suggestion([$0]) } ?? Suggestion(for: value, from: values)
    return suggestion.question.map { text.replacingCharacters(in: start, with: " \($0)\(list)") } ?? text
  }

  /// The texts between single quotes.
  private static func quoted(in text: Substring) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { String(parts[$0]) }
  }
}
