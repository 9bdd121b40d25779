import NibSupport

/// The format specifiers of a text in the order of their arguments.
package struct FormatSpecifiers: Hashable, CustomStringConvertible {
  /// The specifiers without the numbers of their arguments, such as `%@`.
  package let all: [String]

  package init(_ text: String) {
    // Most texts have none, and matching a pattern takes long.
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      all = []
      return
    }
    let pattern =
      /%(?:([0-9]+)\$)?[-+0#]*[0-9]*(?:\.[0-9]+)?((?:hh|h|ll|l|q|z|t|j|L)?[@dDuUxXoOfFeEgGcCsSpaAi])/
    // Two percent signs are one sign of the text.
    let plain = text.replacing("%%", with: "\u{0}")
    let found = plain.matches(of: pattern).enumerated().map { number, match in
      (position: match.output.1.flatMap { Int($0) } ?? number + 1, specifier: "%" + match.output.2)
    }
    all = found.sorted { ($0.position, $0.specifier) < ($1.position, $1.specifier) }.map(\.specifier)
  }

  /// Says that a translation does not have the specifiers of a text; `nil` if it does, or if the text has none.
  package static func difference(of translation: String, in language: String, from text: String) -> String? {
    let expected = FormatSpecifiers(text)
    guard !expected.all.isEmpty else { return nil }
    let found = FormatSpecifiers(translation)
    guard found != expected else { return nil }
    return
      "the text '\(VisibleText.line(text))' has \(expected), but the translation into '\(language)' has \(found)"
  }

  package var description: String {
    all.isEmpty ? "no format specifier" : all.map { "'\($0)'" }.joined(separator: ", ")
  }
}
