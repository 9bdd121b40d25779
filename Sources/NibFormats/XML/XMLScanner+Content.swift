extension XMLScanner {
  /// Reads character data up to the next `<`.
  ///
  /// White space between child elements is only indentation and is not recorded, unless `keepsBlankText` is set. White
  /// space that is the whole content of an element is recorded.
  mutating func scanText() throws(XMLError) {
    let start = position
    var next = start
    while next < text.count, XMLCharacters.isSpace(text[next]) { next += 1 }
    let isBlank = next == text.count || text[next] == UInt8(ascii: "<")
    if isBlank, tree.current < 0 || !keepsBlankText && !isWholeContent(start..<next) {
      position = next
      return
    }
    guard tree.current >= 0 else { throw XMLError(.textOutsideRoot, at: next) }
    var coding = text[start..<next].contains(UInt8(ascii: "\r")) ? NibTree.Coding.characterData : .plain
    while next < text.count, text[next] != UInt8(ascii: "<") {
      let byte = text[next]
      if byte <= UInt8(ascii: "&"), try needsDecoding(byte, at: next), byte != UInt8(ascii: "\n") {
        coding = .characterData
      }
      next += 1
    }
    position = next
    tree.addText(NibTree.Slice(start..<next), coding: coding)
  }

  /// Whether a run of white space is the whole content of one element, from its start tag to its end tag.
  private func isWholeContent(_ range: Range<Int>) -> Bool {
    tree.current == tree.elements.count - 1 && text[range.lowerBound - 1] == UInt8(ascii: ">")
      && text[range.upperBound...].starts(with: [UInt8(ascii: "<"), UInt8(ascii: "/")])
  }

  /// Reads a construct that begins with `<!`.
  mutating func scanDeclaration() throws(XMLError) {
    if text[position...].starts(with: "<!--".utf8) {
      let start = position
      try skip(.comment, from: start + 4, until: "-->")
      places?.comments.append(start..<position)
    } else if text[position...].starts(with: "<![CDATA[".utf8) {
      try scanCDATASection()
    } else if text[position...].starts(with: "<!DOCTYPE".utf8) {
      throw XMLError(.documentType, at: position)
    } else {
      throw XMLError(.badElementName, at: position + 1)
    }
  }

  private mutating func scanCDATASection() throws(XMLError) {
    let start = position
    guard tree.current >= 0 else { throw XMLError(.textOutsideRoot, at: start) }
    try skip(.cdataSection, from: start + 9, until: "]]>")
    let content = start + 9..<position - 3
    if !content.isEmpty { tree.addText(NibTree.Slice(content), coding: .cdataSection) }
  }

  /// Moves past the next occurrence of `end` at or after `from`.
  ///
  /// - Throws: an error if `end` does not occur, or if a control character comes before it.
  mutating func skip(
    _ construct: XMLError.Construct, from: Int, until end: StaticString
  ) throws(XMLError) {
    let start = position
    let mark = end.withUTF8Buffer { Array($0) }
    var next = from
    while next + mark.count <= text.count {
      if text[next] == mark[0], text[next..<next + mark.count].elementsEqual(mark) {
        position = next + mark.count
        return
      }
      if text[next] < 0x20, !XMLCharacters.isSpace(text[next]) {
        throw XMLError(.controlCharacter(text[next]), at: next)
      }
      next += 1
    }
    throw XMLError(.unterminated(construct), at: start)
  }
}
