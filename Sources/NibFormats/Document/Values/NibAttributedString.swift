/// Text with attributes: `<attributedString>` and its `<fragment>`s.
package struct NibAttributedString: Hashable, Sendable, NibElementDecodable {
  /// A run of text with the same attributes.
  package struct Fragment: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// The attributes of the run, in document order.
    package var attributes: [Attribute]

    package init(_ text: String, _ attributes: [Attribute] = []) {
      self.text = text
      self.attributes = attributes
    }

    /// The value of the attribute with the given name; `nil` if the run does not have it.
    package subscript(name: String) -> NibValue? { attributes.first { $0.name == name }?.value }
  }

  /// An attribute, with the name that documents use: `NSFont`, `NSColor`, `NSKern`, `NSUnderline`.
  package struct Attribute: Hashable, Sendable {
    /// The attribute's key in the document.
    package var name: String
    package var value: NibValue

    package init(_ name: String, _ value: NibValue) {
      self.name = name
      self.value = value
    }
  }

  /// The runs, in reading order.
  package var fragments: [Fragment]

  package init(decoding element: NibElement) throws(NibValueError) {
    fragments = []
    for child in element.children(named: "fragment") {
      fragments.append(try Fragment(decoding: child))
    }
  }

  /// The text of all fragments.
  package var string: String { fragments.map(\.text).joined() }
}

extension NibAttributedString.Fragment {
  fileprivate init(decoding element: NibElement) throws(NibValueError) {
    text = try element.decodeString("content") ?? ""
    attributes = []
    guard let list = element.child(named: "attributes") else { return }
    for child in list.children {
      guard let name = child.key else { throw child.missingAttribute("key") }
      attributes.append(NibAttributedString.Attribute(name, try NibValue(decoding: child)))
    }
  }

  /// The value of `NSFont`.
  package var font: NibFont? {
    if case .font(let font)? = self["NSFont"] { font } else { nil }
  }

  /// The value of `NSColor`: the color of the text.
  package var color: NibColor? {
    if case .color(let color)? = self["NSColor"] { color } else { nil }
  }

  /// The value of `NSParagraphStyle`.
  package var paragraphStyle: NibParagraphStyle? {
    if case .paragraphStyle(let style)? = self["NSParagraphStyle"] { style } else { nil }
  }

  /// Extra space after each character, in points.
  package var kern: Double? {
    switch self["NSKern"] {
    case .real(let value)?: value
    case .integer(let value)?: Double(value)
    default: nil
    }
  }

  /// Whether the text is underlined, in any style.
  package var isUnderlined: Bool {
    if case .integer(let style)? = self["NSUnderline"] { style != 0 } else { false }
  }
}

extension NibAttributedString {
  /// The name of the property with the text without attributes, such as `text` for `attributedText`; `nil` if the name is
  /// not that of a text with attributes.
  package static func plainName(ofAttributed name: String) -> String? {
    let rest = name.dropFirst("attributed".count)
    guard name.hasPrefix("attributed"), let first = rest.first, first.isUppercase else { return nil }
    return first.lowercased() + rest.dropFirst()
  }

  /// The name of the property with the text with attributes, such as `attributedText` for `text`.
  package static func name(ofPlain name: String) -> String {
    "attributed" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The runs of a text in archives and compiled nibs (`NSAttributeInfo`): their lengths in UTF-16 units, each with
  /// the index of its attributes; empty if the bytes are malformed.
  ///
  /// The numbers are stored with seven bits per byte, lowest bits first. The high bit is set if more bytes follow.
  static func archivedRuns(_ bytes: [UInt8]) -> [(length: Int, index: Int)] {
    var numbers: [Int] = []
    var (number, shift) = (0, 0)
    for byte in bytes {
      guard shift < 35 else { return [] }
      number |= Int(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 == 0 {
        numbers.append(number)
        (number, shift) = (0, 0)
      }
    }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }
}
