import NibCore

/// A change of the text of a document: a range of bytes, and the bytes that replace it.
package struct SourceEdit: Hashable, Sendable {
  package let range: Range<Int>
  package let replacement: [UInt8]
}

extension [SourceEdit] {
  /// The text with all edits applied; `nil` if two different edits overlap.
  package func applied(to source: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    var last: SourceEdit?
    for edit in sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    })
    where edit != last {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= source.count else { return nil }
      result += source[position..<edit.range.lowerBound] + edit.replacement
      position = edit.range.upperBound
      last = edit
    }
    return result + source[position...]
  }
}

/// Makes edits of a document's elements and attributes. Everything outside them keeps its bytes.
package struct DocumentEditor {
  private let source: [UInt8]

  /// - Returns: `nil` for a document whose places are not places in the text, such as a compiled nib or a text that is
  ///   not UTF-8.
  package init?(_ document: NibDocument) {
    source = document.source
    guard document.root.location.line > 0, document.lineText == source, starts(document.root, with: "<")
    else { return nil }
  }

  private func starts(_ element: NibElement, with text: String) -> Bool {
    source.dropFirst(element.location.offset).starts(with: text.utf8)
  }

  /// Gives an attribute another value, which must not need escapes.
  ///
  /// - Returns: `nil` if the element does not have the attribute.
  package func set(_ attribute: String, of element: NibElement, to value: String) -> SourceEdit? {
    range(ofAttribute: attribute, element).map { SourceEdit(range: $0.value, replacement: Array(value.utf8)) }
  }

  /// Removes an attribute with the white space before it.
  ///
  /// - Returns: `nil` if the element does not have the attribute.
  package func remove(_ attribute: String, of element: NibElement) -> SourceEdit? {
    guard let found = range(ofAttribute: attribute, element) else { return nil }
    var start = found.name.lowerBound
    while start > 0, XMLCharacters.isSpace(source[start - 1]) { start -= 1 }
    return SourceEdit(range: start..<found.value.upperBound + 1, replacement: [])
  }

  /// Removes an element with everything in it, and its line if nothing else is in that line.
  ///
  /// - Returns: `nil` if the end of the element is not found.
  package func remove(_ element: NibElement) -> SourceEdit? {
    var start = element.location.offset
    guard var end = end(of: element) else { return nil }
    var lineStart = start
    while lineStart > 0, source[lineStart - 1].isBlank { lineStart -= 1 }
    var lineEnd = end
    while lineEnd < source.count, source[lineEnd].isBlank { lineEnd += 1 }
    let isFirst = lineStart == 0 || source[lineStart - 1] == .lineFeed
    if isFirst, lineEnd < source.count, XMLCharacters.isSpace(source[lineEnd]) {
      if source[lineEnd] == .carriageReturn { lineEnd += 1 }
      if lineEnd < source.count, source[lineEnd] == .lineFeed { lineEnd += 1 }
      (start, end) = (lineStart, lineEnd)
    }
    return SourceEdit(range: start..<end, replacement: [])
  }

  /// Whether there is a comment inside an element.
  package func hasComment(_ element: NibElement) -> Bool {
    guard let end = end(of: element) else { return false }
    return !XMLComments.ranges(in: source, element.location.offset..<end).isEmpty
  }

  /// The ranges of an attribute's name, and of its value without quotation marks.
  private func range(ofAttribute attribute: String, _ element: NibElement)
    -> (name: Range<Int>, value: Range<Int>)?
  {
    guard let start = element.location(ofAttribute: attribute)?.offset else { return nil }
    let nameEnd = start + attribute.utf8.count
    guard nameEnd < source.count, source[start..<nameEnd].elementsEqual(attribute.utf8) else { return nil }
    var index = nameEnd
    while index < source.count, XMLCharacters.isSpace(source[index]) || source[index] == UInt8(ascii: "=") {
      index += 1
    }
    guard index < source.count, source[index].isQuotationMark,
      let end = source[(index + 1)...].firstIndex(of: source[index])
    else { return nil }
    return (start..<nameEnd, index + 1..<end)
  }

  /// The position after the end tag of an element.
  private func end(of element: NibElement) -> Int? {
    var depth = 0
    var index = element.location.offset
    while index < source.count {
      guard source[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let rest = source[index...]
      if rest.starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", from: index) else { return nil }
        index = end
        continue
      }
      if rest.starts(with: "<![CDATA[".utf8) {
        guard let end = end(of: "]]>", from: index) else { return nil }
        index = end
        continue
      }
      guard let close = endOfTag(from: index) else { return nil }
      if rest.starts(with: "</".utf8) {
        depth -= 1
      } else if source[close - 2] != UInt8(ascii: "/") {
        depth += 1
      }
      index = close
      if depth == 0 { return index }
    }
    return nil
  }

  /// The position after the first occurrence of a text.
  private func end(of text: String, from start: Int) -> Int? {
    let bytes = Array(text.utf8)
    var index = start
    while index + bytes.count <= source.count {
      if source[index..<index + bytes.count].elementsEqual(bytes) { return index + bytes.count }
      index += 1
    }
    return nil
  }

  /// The position after the `>` of a tag, which can also occur in the values of attributes.
  private func endOfTag(from start: Int) -> Int? {
    var quotationMark: UInt8?
    for index in start..<source.count {
      let byte = source[index]
      if let mark = quotationMark {
        if byte == mark { quotationMark = nil }
      } else if byte.isQuotationMark {
        quotationMark = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var isQuotationMark: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
