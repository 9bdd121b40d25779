import NibFormats

/// Texts in the form in which Interface Builder writes them.
enum EditorText {
  /// The value of an attribute, with escapes.
  static func attribute(_ text: String) -> String { XMLText.escaped(text, isAttribute: true) }

  /// The text of an element, with escapes.
  static func content(_ text: String) -> String { XMLText.escaped(text, isAttribute: false) }

  /// Whether Interface Builder writes a text as a `<string>` inside the element, because it is long or would need
  /// character references in an attribute.
  static func needsElement(_ text: String) -> Bool {
    text.utf16.count > longestAttribute || text.unicodeScalars.contains { $0.value < 0x20 }
  }

  /// The length of the longest text in an attribute. In documents, the longest one is between 125 and 134.
  private static let longestAttribute = 128

  /// Whether XML can contain all characters of a text.
  static func isWritable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: true
      case 0..<0x20, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }
}
