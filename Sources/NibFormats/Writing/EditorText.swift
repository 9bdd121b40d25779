/// Texts in the form in which Interface Builder writes them into the XML of a document.
package enum EditorText {
  /// The first line of every document.
  package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The value of an attribute. Line breaks and tabs would be read as spaces, so they are written as numbers.
  /// Characters that XML cannot contain, not even as a number, are left out.
  package static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  /// The text of an element. Characters that XML cannot contain, not even as a number, are left out.
  package static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute, "\t" where isAttribute, "\r": result += "&#\(scalar.value);"
      case _ where NibCharacterReference.isAllowed(scalar.value): result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }

  /// The first character of a text that XML cannot contain, not even as a number, such as a control character; `nil` if it
  /// can contain all of them.
  package static func unwritableCharacter(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { !NibCharacterReference.isAllowed($0.value) }
  }

  /// Whether Interface Builder writes a text as a `<string>` inside the element, because it is long or would need
  /// character references in an attribute.
  package static func needsElement(_ text: String) -> Bool {
    text.utf16.count > longestAttribute || text.unicodeScalars.contains { $0.value < 0x20 }
  }

  /// The length of the longest text in an attribute. In documents, the longest one is between 125 and 134.
  private static let longestAttribute = 128
}

extension NibDraft {
  /// The element with its attributes in Interface Builder's order, without a line break at the end. Children are
  /// indented by four spaces more.
  ///
  /// - Parameters:
  ///   - indentation: the space before the element.
  ///   - lineBreak: the text between two lines; empty to write everything into one line.
  package func source(indentation: String, lineBreak: String) -> String {
    let sorted = AttributeOrder(of: name).sorted(attributes)
    let start =
      indentation + "<" + name + sorted.map { " \($0.name)=\"\(EditorText.attribute($0.value))\"" }.joined()
    if children.isEmpty {
      return text.isEmpty ? start + "/>" : start + ">" + EditorText.content(text) + "</\(name)>"
    }
    let inner = children.map {
      $0.source(indentation: lineBreak.isEmpty ? "" : indentation + "    ", lineBreak: lineBreak)
    }
    return start + ">" + lineBreak + inner.joined(separator: lineBreak) + lineBreak + indentation
      + "</\(name)>"
  }
}
