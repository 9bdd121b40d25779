import NibSupport

/// The flat storage of a document. Every name, value and text is a slice of `bytes`.
///
/// Elements are stored in document order (preorder), so the descendants of an element follow it up to
/// `subtreeEnd`. For each element, a reader calls `open`, then `addAttribute` for all attributes, then adds the
/// texts (`addText`) and the child elements, and then calls `close`.
package struct NibTree: Sendable {
  /// The range of a name or value in `bytes`.
  struct Slice: Sendable {
    var start: UInt32
    var length: UInt32

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

    init(_ range: Range<Int>) {
      start = UInt32(range.lowerBound)
      length = UInt32(range.count)
    }
  }

  package struct Element: Sendable {
    package var name: NibNameTable.ID
    /// The index of the parent element, -1 for the root.
    var parent: Int32
    /// The index of the first attribute. The attributes end where those of the next element begin.
    var firstAttribute: UInt32
    /// The index of the first text that can belong to this element.
    var firstText: UInt32
    /// The index after the last descendant.
    var subtreeEnd: UInt32
    /// The byte offset of the start tag, or `nowhere`.
    var location: UInt32
  }

  struct Attribute: Sendable {
    var name: NibNameTable.ID
    var coding: Coding
    var value: Slice
    /// The byte offset of the attribute's name, or of its element if only that is known; otherwise `nowhere`.
    var location: UInt32
  }

  struct Text: Sendable {
    /// The index of the element that directly contains the text.
    var owner: Int32
    var coding: Coding
    var slice: Slice
  }

  /// The location of elements and attributes that do not come from a file.
  static let nowhere = UInt32.max

  package var bytes: [UInt8]
  package var names = NibNameTable()
  package private(set) var elements: [Element] = []
  private(set) var attributes: [Attribute] = []
  private(set) var texts: [Text] = []
  /// The index of the innermost open element, -1 before and after the root.
  private(set) var current: Int32 = -1

  init(bytes: [UInt8] = []) { self.bytes = bytes }

  /// Reserves memory for the usual content of a text with this many bytes.
  mutating func reserveCapacity(forXMLBytes count: Int) {
    elements.reserveCapacity(count / 80 + 1)
    attributes.reserveCapacity(count / 24 + 1)
  }

  mutating func open(_ name: NibNameTable.ID, at location: UInt32) {
    elements.append(
      Element(
        name: name, parent: current, firstAttribute: UInt32(truncatingIfNeeded: attributes.count),
        firstText: UInt32(truncatingIfNeeded: texts.count), subtreeEnd: 0, location: location))
    current = Int32(truncatingIfNeeded: elements.count - 1)
  }

  /// Adds an attribute to the most recently opened element, which must have no content yet.
  mutating func addAttribute(_ name: NibNameTable.ID, value: Slice, coding: Coding, at location: UInt32) {
    attributes.append(Attribute(name: name, coding: coding, value: value, location: location))
  }

  mutating func addText(_ slice: Slice, coding: Coding) {
    texts.append(Text(owner: current, coding: coding, slice: slice))
  }

  mutating func close() {
    let index = Int(current)
    elements[index].subtreeEnd = UInt32(truncatingIfNeeded: elements.count)
    current = elements[index].parent
  }
}

extension NibTree {
  func attributeIndices(of element: Int) -> Range<Int> {
    let end = element + 1 < elements.count ? Int(elements[element + 1].firstAttribute) : attributes.count
    return Int(elements[element].firstAttribute)..<end
  }

  func attributeIndex(_ name: String, of element: Int) -> Int? {
    // This code is hot. For the few attributes of an element, comparing their names is faster than hashing the name.
    let indices = attributeIndices(of: element)
    guard !indices.isEmpty else { return nil }
    return NibNameTable.withBytes(of: name) { name in
      indices.first { names.isName(attributes[$0].name, name, in: bytes) }
    }
  }

  func value(ofAttribute index: Int) -> String {
    decode(attributes[index].value, attributes[index].coding)
  }

  /// The decoded value of an attribute, `nil` if the element does not have it.
  func value(of name: String, element: Int) -> String? {
    // Not with `map`: a method as a closure would contain a copy of the tree.
    guard let index = attributeIndex(name, of: element) else { return nil }
    return value(ofAttribute: index)
  }

  func name(of element: Int) -> String { names.string(elements[element].name) }

  /// All character data directly inside the element.
  func text(of element: Int) -> String {
    var result = ""
    for text in texts[textIndices(of: element)] where text.owner == element {
      result += decode(text.slice, text.coding)
    }
    return result
  }

  /// The texts inside an element and its descendants in the order of the document, with their byte offsets.
  func textsInside(_ element: Int) -> [(offset: Int, text: String)] {
    let end = Int(elements[element].subtreeEnd)
    return texts[textIndices(of: element)].filter { (element..<end).contains(Int($0.owner)) }
      .map { ($0.slice.range.lowerBound, decode($0.slice, $0.coding)) }
  }

  func decode(_ slice: Slice, _ coding: Coding) -> String {
    let range = slice.range
    guard coding != .plain else { return String(decoding: bytes[range], as: UTF8.self) }
    return String(decoding: coding.decode(bytes[range]), as: UTF8.self)
  }
}

extension NibTree {
  /// Replaces the value of an attribute, or the text in an element. Returns false if the element does not have it.
  ///
  /// - Parameter attribute: the name of the attribute; `nil` for the text in the element.
  mutating func replaceText(of element: Int, attribute: String?, by text: String) -> Bool {
    guard elements.indices.contains(element) else { return false }
    if let attribute {
      guard let index = attributeIndex(attribute, of: element) else { return false }
      attributes[index].value = store(text)
      attributes[index].coding = .plain
      return true
    }
    let indices = textIndices(of: element).filter { texts[$0].owner == element }
    guard let first = indices.first else { return false }
    for index in indices {
      texts[index].slice = index == first ? store(text) : Slice(0..<0)
      texts[index].coding = .plain
    }
    return true
  }

  /// Adds a text to the bytes.
  private mutating func store(_ text: String) -> Slice {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return Slice(start..<bytes.count)
  }

  /// The indices of the texts in an element and its descendants.
  private func textIndices(of element: Int) -> Range<Int> {
    let first = Int(elements[element].firstText)
    let next = Int(elements[element].subtreeEnd)
    return first..<(next < elements.count ? Int(elements[next].firstText) : texts.count)
  }

  /// Splits the mangled names of Swift classes, which early versions of Xcode 6 saved, into the name of the class and
  /// its module: `customClass="_TtC3App4Card"` becomes `customClass="Card" customModule="App"`.
  mutating func demangleClassNames() {
    guard let classID = names.id(of: "customClass", in: bytes) else { return }
    let mark = Array("_TtC".utf8)
    let mangled = attributes.indices.filter { index in
      attributes[index].name == classID && bytes[attributes[index].value.range].starts(with: mark)
    }
    guard !mangled.isEmpty else { return }
    // No name contains a character that XML escapes, so the parts are slices of the value.
    for element in elements.indices.reversed() {
      let ownAttributes = attributeIndices(of: element)
      guard let index = mangled.first(where: ownAttributes.contains) else { continue }
      let value = attributes[index].value.range
      let name = SwiftClassName(runtimeName: String(decoding: bytes[value], as: UTF8.self))
      guard let module = name.module else { continue }
      let nameStart = value.upperBound - name.name.utf8.count
      attributes[index].value = Slice(nameStart..<value.upperBound)
      let moduleEnd = nameStart - String(name.name.utf8.count).utf8.count
      addModule(moduleEnd - module.utf8.count..<moduleEnd, to: element, after: index)
    }
  }

  /// Inserts the attribute `customModule` after another attribute of an element, unless the element has it.
  private mutating func addModule(_ module: Range<Int>, to element: Int, after index: Int) {
    guard attributeIndex("customModule", of: element) == nil else { return }
    let text = Array("customModule".utf8)
    var hash = names.emptyHash
    for byte in text { hash = NibNameTable.hash(hash, adding: byte) }
    bytes += text
    let name = names.intern(bytes.count - text.count..<bytes.count, hash: hash, in: bytes)
    attributes.insert(
      Attribute(name: name, coding: .plain, value: Slice(module), location: attributes[index].location),
      at: index + 1)
    for later in elements.indices.dropFirst(element + 1) { elements[later].firstAttribute += 1 }
  }
}

extension NibTree {
  /// The form in which a value or text is stored in the bytes.
  ///
  /// Values are decoded on access. A reader marks those that need no decoding as plain.
  enum Coding: UInt8, Sendable {
    /// Needs no decoding.
    case plain
    /// An XML attribute value: contains references, or line ends and tabs that are read as spaces.
    case attributeValue
    /// XML character data: contains references or line ends to normalize.
    case characterData
    /// A CDATA section: only line ends are normalized.
    case cdataSection

    /// Decodes to UTF-8. The reader has already checked that references are well formed; a malformed one is
    /// copied unchanged.
    func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var index = bytes.startIndex
      while index < bytes.endIndex {
        let byte = bytes[index]
        if byte == UInt8(ascii: "&"), self != .cdataSection,
          let reference = NibCharacterReference(bytes[index...])
        {
          result.append(contentsOf: String(reference.scalar).utf8)
          index += reference.length
          continue
        }
        result.append(normalized(byte))
        index += Self.isLineEndPair(bytes, at: index) ? 2 : 1
      }
      return result
    }

    private func normalized(_ byte: UInt8) -> UInt8 {
      switch byte {
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"): self == .attributeValue ? UInt8(ascii: " ") : byte
      case UInt8(ascii: "\r"): self == .attributeValue ? UInt8(ascii: " ") : UInt8(ascii: "\n")
      default: byte
      }
    }

    private static func isLineEndPair(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
      bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.endIndex
        && bytes[index + 1] == UInt8(ascii: "\n")
    }
  }
}
