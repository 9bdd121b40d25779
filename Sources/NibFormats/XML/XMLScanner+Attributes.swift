extension XMLScanner {
  /// Reads the rest of a start tag.
  ///
  /// - Returns: `true` if the tag ended with `/>`.
  mutating func scanAttributes() throws(XMLError) -> Bool {
    let element = tree.current
    var count = 0
    while true {
      let start = position
      let hadSpace = skipSpace()
      guard position < text.count else { throw unterminatedTag(element) }
      switch text[position] {
      case UInt8(ascii: ">"):
        position += 1
        places?.addTag(endingWith: start..<position)
        return false
      case UInt8(ascii: "/"):
        guard position + 1 < text.count, text[position + 1] == UInt8(ascii: ">") else {
          throw XMLError(.badTagEnd(tree.name(of: Int(element))), at: position)
        }
        position += 2
        places?.addTag(endingWith: start..<position)
        return true
      default:
        guard hadSpace else { throw XMLError(.missingSpace, at: position) }
        guard count < XMLLimits.attributesPerElement else {
          throw XMLError(.tooManyAttributes(tree.name(of: Int(element))), at: position)
        }
        count += 1
        try scanAttribute(of: element)
      }
    }
  }

  /// Reads `name="value"`.
  private mutating func scanAttribute(of element: Int32) throws(XMLError) {
    let start = position
    guard XMLCharacters.isNameStart(text[start]) else { throw XMLError(.badAttributeName, at: start) }
    let name = try scanName()
    guard lastElementWithName[Int(name)] != element else { throw duplicate(name, of: element, at: start) }
    lastElementWithName[Int(name)] = element
    _ = skipSpace()
    guard position < text.count, text[position] == UInt8(ascii: "=") else {
      throw XMLError(.missingValue(tree.names.string(name)), at: start)
    }
    position += 1
    _ = skipSpace()
    let (value, coding) = try scanValue(name)
    tree.addAttribute(
      name, value: NibTree.Slice(value), coding: coding, at: UInt32(truncatingIfNeeded: start))
  }

  /// Reads a quoted value; the range excludes the quotes.
  private mutating func scanValue(
    _ name: NibNameTable.ID
  ) throws(XMLError) -> (Range<Int>, NibTree.Coding) {
    guard position < text.count else { throw unterminatedTag(tree.current) }
    let quote = text[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw XMLError(.unquotedValue(tree.names.string(name)), at: position)
    }
    let start = position + 1
    var next = start
    var coding = NibTree.Coding.plain
    while next < text.count {
      let byte = text[next]
      if byte > UInt8(ascii: "<") {  // most bytes: letters
        next += 1
      } else if byte == quote {
        position = next + 1
        return (start..<next, coding)
      } else {
        if byte == UInt8(ascii: "<") {
          throw XMLError(.lessThanInValue(tree.names.string(name)), at: next)
        }
        if try needsDecoding(byte, at: next) { coding = .attributeValue }
        next += 1
      }
    }
    throw XMLError(.unterminatedValue(tree.names.string(name)), at: start - 1)
  }

  /// Whether the byte needs decoding: it begins a reference, or it is a tab or line break, which becomes a
  /// space in an attribute value.
  @inline(__always)
  func needsDecoding(_ byte: UInt8, at offset: Int) throws(XMLError) -> Bool {
    if byte == UInt8(ascii: "&") {
      try checkReference(at: offset)
      return true
    }
    guard byte < 0x20 else { return false }
    guard XMLCharacters.isSpace(byte) else { throw XMLError(.controlCharacter(byte), at: offset) }
    return true
  }

  private func checkReference(at offset: Int) throws(XMLError) {
    let bytes = text[offset...].prefix(NibCharacterReference.longest)
    guard NibCharacterReference(bytes) == nil else { return }
    let shown = bytes.prefix(through: bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.startIndex)
    throw XMLError(.badReference(String(decoding: shown, as: UTF8.self)), at: offset)
  }

  /// Skips white space. Returns whether there was any.
  private mutating func skipSpace() -> Bool {
    let start = position
    var next = start
    while next < text.count, XMLCharacters.isSpace(text[next]) { next += 1 }
    position = next
    return next > start
  }

  private func unterminatedTag(_ element: Int32) -> XMLError {
    XMLError(.unterminated(.startTag), at: Int(tree.elements[Int(element)].location))
  }

  private func duplicate(_ name: NibNameTable.ID, of element: Int32, at offset: Int) -> XMLError {
    let first = tree.attributeIndices(of: Int(element)).first { tree.attributes[$0].name == name }
    return XMLError(
      .duplicateAttribute(
        tree.names.string(name), first: first.map { Int(tree.attributes[$0].location) } ?? offset),
      at: offset)
  }
}
