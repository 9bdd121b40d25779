/// Reads XML text into a `NibTree` in one pass, copying nothing: names and values stay slices of the
/// text, decoded when asked for.
///
/// Namespaces mean nothing here (a prefix is part of the name). Comments and processing instructions
/// are skipped; the text keeps them, and so does a document written back. Document types, and with
/// them entities of one's own, are refused.
struct XMLScanner {
  /// The whole text, valid UTF-8.
  let text: [UInt8]
  var tree: NibTree
  /// The next byte to read.
  var position = 0
  /// For each name, the element that has an attribute of that name, to find the second one.
  var lastHolder: [Int32] = []
  private var depth = 0

  /// The tree of a text.
  ///
  /// - Throws: the first error of the text.
  static func scan(_ text: [UInt8]) throws(XMLError) -> NibTree {
    guard text.count <= XMLLimits.inputSize else { throw XMLError(.tooLarge(text.count), at: 0) }
    if let offset = UTF8Validator.firstInvalidOffset(in: text) {
      throw XMLError(.notUTF8(text[offset]), at: offset)
    }
    var scanner = XMLScanner(text)
    try scanner.scanDocument()
    return scanner.tree
  }

  private init(_ text: [UInt8]) {
    self.text = text
    tree = NibTree(bytes: text)
    tree.reserveCapacity(forXMLBytes: text.count)
  }

  private mutating func scanDocument() throws(XMLError) {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < text.count {
      if text[position] == UInt8(ascii: "<") {
        try scanMarkup()
      } else {
        try scanText()
      }
    }
    if tree.current >= 0 {
      let element = tree.elements[Int(tree.current)]
      throw XMLError(.neverClosed(tree.name(of: Int(tree.current))), at: Int(element.location))
    }
    if tree.elements.isEmpty { throw XMLError(.noRoot, at: text.count) }
  }

  private mutating func scanMarkup() throws(XMLError) {
    guard position + 1 < text.count else { throw XMLError(.badElementName, at: position + 1) }
    switch text[position + 1] {
    case UInt8(ascii: "/"): try scanEndTag()
    case UInt8(ascii: "!"): try scanDeclaration()
    case UInt8(ascii: "?"): try skip(.processingInstruction, from: position + 2, until: "?>")
    default: try scanStartTag()
    }
  }

  // MARK: Tags

  private mutating func scanStartTag() throws(XMLError) {
    let start = position
    position += 1
    guard position < text.count, XMLCharacters.isNameStart(text[position]) else {
      throw XMLError(.badElementName, at: position)
    }
    let name = try scanName()
    if tree.current < 0, !tree.elements.isEmpty {
      throw XMLError(.secondRoot(tree.names.string(name, in: text)), at: start)
    }
    guard depth < XMLLimits.depth else { throw XMLError(.tooDeep, at: start) }
    tree.open(name, at: UInt32(truncatingIfNeeded: start))
    if try scanAttributes() {
      tree.close()
    } else {
      depth += 1
    }
  }

  private mutating func scanEndTag() throws(XMLError) {
    let start = position
    let nameStart = position + 2
    guard tree.current >= 0 else { throw XMLError(.endWithoutStart(nameText(from: nameStart)), at: start) }
    let element = tree.elements[Int(tree.current)]
    let expected = tree.names.range(element.name)
    var next = nameStart
    for known in expected {
      guard next < text.count, text[next] == text[known] else { throw mismatch(start, element) }
      next += 1
    }
    if next < text.count, XMLCharacters.isName(text[next]) { throw mismatch(start, element) }
    while next < text.count, XMLCharacters.isSpace(text[next]) { next += 1 }
    guard next < text.count else { throw XMLError(.unterminated(.endTag), at: start) }
    guard text[next] == UInt8(ascii: ">") else {
      throw XMLError(.badTagEnd("/" + tree.names.string(element.name, in: text)), at: next)
    }
    position = next + 1
    depth -= 1
    tree.close()
  }

  private func mismatch(_ start: Int, _ element: NibTree.Element) -> XMLError {
    XMLError(
      .endMismatch(
        end: nameText(from: start + 2), start: tree.names.string(element.name, in: text),
        opened: Int(element.location)),
      at: start)
  }

  /// The name at an offset, for messages.
  private func nameText(from offset: Int) -> String {
    String(decoding: text[offset...].prefix(64).prefix { XMLCharacters.isName($0) }, as: UTF8.self)
  }

  /// Reads a name (the caller has looked at its first byte) and numbers it.
  mutating func scanName() throws(XMLError) -> NibNameTable.ID {
    let start = position
    var next = start
    var hash = tree.names.emptyHash
    while next < text.count, XMLCharacters.isName(text[next]) {
      hash = NibNameTable.hash(hash, adding: text[next])
      next += 1
    }
    position = next
    let id = tree.names.intern(start..<next, hash: hash, in: text)
    if Int(id) == lastHolder.count {
      guard lastHolder.count < XMLLimits.distinctNames else { throw XMLError(.tooManyNames, at: start) }
      lastHolder.append(-1)
    }
    return id
  }
}
