/// Reads XML text into a `NibTree` in one pass without copying: names and values are slices of the text and
/// are decoded on access.
///
/// Namespaces are ignored (a prefix is part of the name). Comments and processing instructions are skipped, but
/// they remain in the source of the document, so they are not lost when it is written back. Document types, and the
/// custom entities that they can define, are rejected.
struct XMLScanner {
  /// The whole text, valid UTF-8.
  let text: [UInt8]
  var tree: NibTree
  /// The offset of the next byte to read.
  var position = 0
  /// For each name, by its number: the index of the last element so far with an attribute of that name; -1 if there
  /// is none. Used to find duplicate attributes.
  var lastElementWithName: [Int32] = []
  /// The places of tags and comments; `nil` if the caller does not need them.
  var places: XMLPlaces?
  /// Whether white space between elements is text of the document, and not only indentation.
  var keepsBlankText = false
  private var depth = 0

  /// Scans a text and returns its tree.
  ///
  /// - Throws: an error with its offset if the text is too large, is not valid UTF-8, or is not well-formed XML.
  static func scan(_ text: [UInt8]) throws(XMLError) -> NibTree { try scanner(after: text, nil).tree }

  /// Scans a text in which white space between elements can be part of a sentence, and returns its tree.
  ///
  /// - Throws: the same errors as `scan`.
  static func scanKeepingBlankText(_ text: [UInt8]) throws(XMLError) -> NibTree {
    try scanner(after: text, nil, keepsBlankText: true).tree
  }

  /// Scans a text and returns its tree, and the places of its tags and comments.
  ///
  /// - Throws: the same errors as `scan`.
  static func scanWithPlaces(_ text: [UInt8]) throws(XMLError) -> (tree: NibTree, places: XMLPlaces) {
    let scanner = try scanner(after: text, XMLPlaces())
    return (scanner.tree, scanner.places ?? XMLPlaces())
  }

  /// Reads a text completely.
  private static func scanner(
    after text: [UInt8], _ places: XMLPlaces?, keepsBlankText: Bool = false
  ) throws(XMLError) -> XMLScanner {
    guard text.count <= XMLLimits.inputSize else { throw XMLError(.tooLarge(text.count), at: 0) }
    if let offset = UTF8Validator.firstInvalidOffset(in: text) {
      throw XMLError(.notUTF8(text[offset]), at: offset)
    }
    var scanner = XMLScanner(text)
    scanner.places = places
    scanner.keepsBlankText = keepsBlankText
    try scanner.scanDocument()
    return scanner
  }

  private init(_ text: [UInt8]) {
    self.text = text
    tree = NibTree(bytes: text)
    tree.reserveCapacity(forXMLBytes: text.count)
  }

  /// Reads the whole text: one element, and comments and space around it.
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

  /// Reads what begins with `<`.
  private mutating func scanMarkup() throws(XMLError) {
    guard position + 1 < text.count else { throw XMLError(.badElementName, at: position + 1) }
    switch text[position + 1] {
    case UInt8(ascii: "/"): try scanEndTag()
    case UInt8(ascii: "!"): try scanDeclaration()
    case UInt8(ascii: "?"):
      let start = position
      try skip(.processingInstruction, from: start + 2, until: "?>")
      // The XML declaration looks like a processing instruction.
      let isDeclaration = text[start...].starts(with: "<?xml".utf8) && XMLCharacters.isSpace(text[start + 5])
      if !isDeclaration { places?.instructions.append(start..<position) }
    default: try scanStartTag()
    }
  }

  // MARK: Tags

  /// Reads a start tag, or an empty element.
  private mutating func scanStartTag() throws(XMLError) {
    let start = position
    position += 1
    guard position < text.count, XMLCharacters.isNameStart(text[position]) else {
      throw XMLError(.badElementName, at: position)
    }
    let name = try scanName()
    if tree.current < 0, !tree.elements.isEmpty {
      throw XMLError(.secondRoot(tree.names.string(name)), at: start)
    }
    guard depth < XMLLimits.depth else { throw XMLError(.tooDeep, at: start) }
    tree.open(name, at: UInt32(truncatingIfNeeded: start))
    if try scanAttributes() {
      tree.close()
    } else {
      depth += 1
    }
  }

  /// Reads an end tag, which must be that of the innermost open element.
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
      throw XMLError(.badTagEnd("/" + tree.names.string(element.name)), at: next)
    }
    position = next + 1
    depth -= 1
    places?.endTags[Int(tree.current)] = start..<position
    tree.close()
  }

  private func mismatch(_ start: Int, _ element: NibTree.Element) -> XMLError {
    XMLError(
      .endMismatch(
        end: nameText(from: start + 2), start: tree.names.string(element.name),
        opened: Int(element.location)),
      at: start)
  }

  /// The name at an offset, for error messages.
  private func nameText(from offset: Int) -> String {
    String(decoding: text[offset...].prefix(64).prefix { XMLCharacters.isName($0) }, as: UTF8.self)
  }

  /// Reads a name and returns its number. The caller has already checked the first byte.
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
    if Int(id) == lastElementWithName.count {
      guard lastElementWithName.count < XMLLimits.distinctNames else {
        throw XMLError(.tooManyNames, at: start)
      }
      lastElementWithName.append(-1)
    }
    return id
  }
}
