/// A string in a separate element: `<string key="text">Two\nlines</string>`, or `<mutableString>`. It is
/// encoded if XML cannot contain its characters:
/// `<string key="title" base64-UTF8="YES">EENvbnRhaW5lcg</string>`.
package struct NibString: Hashable, Sendable, NibElementDecodable {
  /// The decoded text.
  package var value: String

  package init(decoding element: NibElement) throws(NibValueError) {
    guard try element.decodeBool("base64-UTF8") == true else {
      value = element.text
      return
    }
    guard let bytes = NibString.decode(element.text), let text = String(validating: bytes, as: UTF8.self)
    else {
      throw element.malformed(
        content: "\"\(element.text.prefix(40))\"", expected: "base64-encoded UTF-8 text")
    }
    value = text
  }

  /// The bytes of a text in base64. Interface Builder sometimes leaves off the end of a text, so a last digit that does
  /// not make a whole byte is ignored.
  private static func decode(_ text: String) -> [UInt8]? {
    let digits = text.utf8.filter { !XMLCharacters.isSpace($0) }
    guard digits.count % 4 == 1 else { return NibBase64.decode(digits) }
    return NibBase64.decode(digits + [UInt8(ascii: "A")]).map { Array($0.dropLast()) }
  }
}

extension NibElement {
  /// A string property: the attribute with this name, otherwise the child string with this key; `nil` if there is
  /// neither.
  ///
  /// - Throws: if the child string is malformed.
  func decodeString(_ name: String) throws(NibValueError) -> String? {
    if let value = self[name] { return value }
    let child = children.first { ($0.isNamed("string") || $0.isNamed("mutableString")) && $0.key == name }
    guard let child else { return nil }
    return try NibString(decoding: child).value
  }
  /// The name of a color or of an entry in `<resources>`; `nil` if there is none. A name with a line break is a child
  /// string.
  package var assetName: String? {
    do { return try decodeString("name") } catch { return nil }
  }
}
