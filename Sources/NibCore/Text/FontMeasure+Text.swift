import Foundation

extension FontMeasure {
  /// The unrounded width of a text on one line, in points. Tabs and newlines have none.
  func width(of text: String) -> Double {
    text.utf8.withContiguousStorageIfAvailable(asciiWidth).flatMap { $0 } ?? composedWidth(of: text)
  }

  /// The width of bytes that are all ASCII; nil when one is not.
  private func asciiWidth(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var total = 0.0
    var previous: Glyph?
    for byte in bytes {
      guard byte < 128 else { return nil }
      guard let glyph = Glyph.ascii(byte) else { continue }
      total += advance(of: glyph)
      if let previous { total += kerning(previous, glyph) }
      previous = glyph
    }
    return total
  }

  private func composedWidth(of text: String) -> Double {
    var total = 0.0
    var previous: Glyph?
    for character in Self.composed(text) {
      Glyph.forEach(in: character) { glyph in
        total += advance(of: glyph)
        if let previous { total += kerning(previous, glyph) }
        previous = glyph
      }
    }
    return total
  }

  /// The text with letters and their combining marks in one scalar, as the tables have them.
  private static func composed(_ text: String) -> String {
    let hasMarks = text.unicodeScalars.contains { (0x300...0x36F).contains($0.value) }
    return hasMarks ? text.precomposedStringWithCanonicalMapping : text
  }
}
