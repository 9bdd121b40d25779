/// Writes elements as XML in the form of Interface Builder: UTF-8, one line for each tag, and four spaces for each
/// level.
package struct XMLText {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)

  /// The source of a document with this root.
  static func document(_ root: NibDraft) -> [UInt8] {
    var text = XMLText()
    text.add(root, level: 0)
    return text.bytes
  }

  private mutating func add(_ element: NibDraft, level: Int) {
    let indentation = String(repeating: "    ", count: level)
    append(indentation + "<" + element.name)
    for attribute in element.attributes {
      append(" \(attribute.name)=\"\(Self.escaped(attribute.value, isAttribute: true))\"")
    }
    if element.children.isEmpty && element.text.isEmpty { return append("/>\n") }
    append(">" + Self.escaped(element.text, isAttribute: false))
    if !element.children.isEmpty {
      append("\n")
      for child in element.children { add(child, level: level + 1) }
      append(indentation)
    }
    append("</\(element.name)>\n")
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  /// The text with the characters replaced that XML reads in another way.
  ///
  /// Line breaks and tabs of an attribute would be read as spaces. Characters that XML cannot contain, not even as a
  /// number, are left out.
  package static func escaped(_ text: String, isAttribute: Bool) -> String {
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
}
