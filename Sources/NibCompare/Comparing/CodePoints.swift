import NibCore
import NibSupport

/// Shows the difference between two texts that look the same, such as texts with `é` as one code point and as two, or
/// with a space and a no-break space.
enum CodePoints {
  /// The texts, each followed by the code points of the first character that differs, if they look the same; otherwise
  /// the texts themselves.
  static func distinguishing(_ old: String, _ new: String) -> (old: String, new: String) {
    guard !old.utf8.elementsEqual(new.utf8), appearance(of: old) == appearance(of: new) else {
      return (old, new)
    }
    let common = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    return (withCodePoints(old, at: common), withCodePoints(new, at: common))
  }

  /// A text with the same characters in place of those that look the same. For Swift, texts that Unicode calls
  /// canonically equivalent are equal.
  private static func appearance(of text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in VisibleText.line(text).unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      let isSpace = scalar.properties.generalCategory == .spaceSeparator
      result.append(isSpace ? " " : similar[scalar] ?? scalar)
    }
    return String(result)
  }

  /// Cyrillic and Greek letters and hyphens that look like a character of ASCII.
  private static let similar = Dictionary(
    uniqueKeysWithValues: zip(
      "аеорсхуіјѕАВЕКМНОРСТХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧο‐‑".unicodeScalars,
      "aeopcxyijsABEKMHOPCTXIJSABEZHIKMNOPTYXo--".unicodeScalars))

  /// A text, followed by the code points of its character at an index, such as `U+0065 U+0301`.
  private static func withCodePoints(_ text: String, at index: Int) -> String {
    let points = text.dropFirst(index).prefix(1).flatMap(\.unicodeScalars).map(\.codePoint)
    return points.isEmpty ? "\(text) (nothing)" : "\(text) (\(points.joined(separator: " ")))"
  }
}
