/// A string in a separate element: `<string key="text">Two\nlines</string>`, or `<mutableString>`. It is
/// encoded if XML cannot contain its characters:
/// `<string key="title" base64-UTF8="YES">EENvbnRhaW5lcg</string>`.
package struct NibString: Hashable, Sendable, NibElementDecodable {
  /// The decoded text.
  package var value: String

  /// Creates a string with the given text.
  package init(_ value: String) { self.value = value }

  package init(decoding element: NibElement) throws(NibValueError) {
    guard try element.decodeBool("base64-UTF8") == true else {
      value = element.text
      return
    }
    guard let bytes = NibBase64.decode(element.text.utf8), let text = String(validating: bytes, as: UTF8.self)
    else {
      throw element.malformed(
        content: "\"\(element.text.prefix(40))\"", expected: "base64-encoded UTF-8 text")
    }
    value = text
  }
}

extension NibElement {
  /// A string property: the attribute with this name, otherwise the child string with this key; nil if there is
  /// neither.
  ///
  /// - Throws: if the child string is malformed.
  package func decodeString(_ name: String) throws(NibValueError) -> String? {
    if let value = self[name] { return value }
    let child = children.first { ($0.isNamed("string") || $0.isNamed("mutableString")) && $0.key == name }
    guard let child else { return nil }
    return try NibString(decoding: child).value
  }
}
