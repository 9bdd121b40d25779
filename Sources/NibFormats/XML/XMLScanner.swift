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
  private var depth = 0

  /// Scans a text and returns its tree.
  ///
  /// - Throws: an error with its offset if the text is too large, is not valid UTF-8, or is not well-formed XML.
  static func scan(_ text: [UInt8]) throws(XMLError) -> NibTree { try scanner(after: text, nil).tree }

  /// Scans a text and returns its tree, and the places of its tags and comments.
  ///
  /// - Throws: the same errors as `scan`.
  static func scanWithPlaces(_ text: [UInt8]) throws(XMLError) -> (tree: NibTree, places: XMLPlaces) {
    let scanner = try scanner(after: text, XMLPlaces())
    return (scanner.tree, scanner.places ?? XMLPlaces())
  }

  private static func scanner(after text: [UInt8], _ places: XMLPlaces?) throws(XMLError) -> XMLScanner {
    guard text.count <= XMLLimits.inputSize else { throw XMLError(.tooLarge(text.count), at: 0) }
    if let offset = UTF8Validator.firstInvalidOffset(in: text) {
      throw XMLError(.notUTF8(text[offset]), at: offset)
    }
    var scanner = XMLScanner(text)
    scanner.places = places
    try scanner.scanDocument()
    return scanner
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
    places?.endTags[Int(tree.current)] = start..<position
    tree.close()
  }

  private func mismatch(_ start: Int, _ element: NibTree.Element) -> XMLError {
    XMLError(
      .endMismatch(
        end: nameText(from: start + 2), start: tree.names.string(element.name, in: text),
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

/// Finds the first byte of a text that is not valid UTF-8.
enum UTF8Validator {
  /// The offset of the first byte that is not part of valid UTF-8; `nil` if the whole text is valid.
  static func firstInvalidOffset(in text: [UInt8]) -> Int? {
    var offset = 0
    while offset < text.count {
      if text[offset] < 0x80 {
        offset = endOfASCII(in: text, from: offset)
        continue
      }
      guard let length = sequenceLength(text[offset...].prefix(4)) else { return offset }
      offset += length
    }
    return nil
  }

  /// Skips the ASCII byte at `start` and all whole blocks of 64 ASCII bytes after it. Returns the offset of
  /// the next byte. The compiler tests each block with vector instructions.
  private static func endOfASCII(in text: [UInt8], from start: Int) -> Int {
    var offset = start + 1
    while offset + 64 <= text.count, text[offset..<offset + 64].reduce(0, |) < 0x80 { offset += 64 }
    return offset
  }

  /// The length of the UTF-8 sequence at the start of the bytes; `nil` if it is invalid. Follows the table of
  /// well-formed byte sequences in the Unicode standard (chapter 3, table 3-7).
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes[bytes.startIndex]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard bytes.count >= length, second.contains(bytes[bytes.startIndex + 1]) else { return nil }
    let rest = bytes.prefix(length).dropFirst(2)
    return rest.allSatisfy({ $0 & 0xC0 == 0x80 }) ? length : nil
  }
}
