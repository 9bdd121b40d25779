import NibFormats

/// A version of a document that is merged, as a tree of elements.
final class MergeSource {
  let document: NibDocument
  let root: MergeElement
  /// Everything after the root element.
  let epilogue: Range<Int>

  /// Divides the text of a document into elements.
  ///
  /// - Returns: `nil` if the document is not an Interface Builder document of Xcode 4 or later in UTF-8.
  init?(_ document: NibDocument) {
    guard document.root.isNamed("document"), document.lineText == document.source else { return nil }
    self.document = document
    var scanner = MergeScanner(document)
    // The text of older documents is an archive, from which the elements of `document` were translated.
    guard let root = scanner.scan(), root.name == "document" else { return nil }
    self.root = root
    epilogue = root.end..<document.source.count
  }
}

/// Divides a text that is known to be well-formed into elements. It is stricter than a general reader: elements that
/// contain both text and elements have the whole as their text.
private struct MergeScanner {
  private let document: NibDocument
  private let text: [UInt8]
  private var position = 0
  private var stack: [MergeElement] = []
  private var root: MergeElement?
  private var count = 0

  init(_ document: NibDocument) {
    self.document = document
    text = document.source
  }

  mutating func scan() -> MergeElement? {
    // The position after the last tag: what follows is the lead of the next element or the tail of its parent.
    var from = 0
    while position < text.count {
      guard text[position] == UInt8(ascii: "<"), position + 1 < text.count else {
        position += 1
        continue
      }
      switch text[position + 1] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        position = endOfMarkup()
      case UInt8(ascii: "/"):
        let start = position
        position = endOfTag(from: position)
        guard let element = stack.popLast() else { return nil }
        element.tail = from..<start
        element.endTag = start..<position
        if hasText(element, from: from, to: start) {
          element.text = element.tagEnd.upperBound..<start
          element.children = []
          element.tail = start..<start
        }
        from = position
      default:
        guard let element = scanStartTag(lead: from..<position) else { return nil }
        if let parent = stack.last { parent.children.append(element) } else { root = element }
        if !element.isEmptyTag { stack.append(element) }
        from = position
      }
    }
    return stack.isEmpty ? root : nil
  }

  /// Whether there is anything but white space and comments between the children of an element.
  private func hasText(_ element: MergeElement, from: Int, to end: Int) -> Bool {
    if element.children.isEmpty, element.tagEnd.upperBound < end {
      return !isBlankWithLineBreak(element.tail)
    }
    return (element.children.map(\.lead) + [element.tail]).contains { !isTrivia($0) }
  }

  /// Whether a run of white space and comments is between elements, and not the text of a string.
  private func isBlankWithLineBreak(_ range: Range<Int>) -> Bool {
    isTrivia(range) && text[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "<") }
  }

  /// Whether a range contains only white space, comments and processing instructions.
  private func isTrivia(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if XMLCharacters.isSpace(text[index]) {
        index += 1
      } else if text[index...].starts(with: "<!--".utf8) {
        index = end(of: "-->", from: index + 4)
      } else if text[index...].starts(with: "<?".utf8) {
        index = end(of: "?>", from: index + 2)
      } else {
        return false
      }
    }
    return true
  }

  private mutating func scanStartTag(lead: Range<Int>) -> MergeElement? {
    let start = position
    position += 1
    let nameStart = position
    while position < text.count, !text[position].endsMergeName { position += 1 }
    let element = MergeElement(
      document: document, name: String(decoding: text[nameStart..<position], as: UTF8.self), index: count,
      lead: lead,
      start: start, parent: stack.last)
    count += 1
    while position < text.count {
      let from = position
      while position < text.count, XMLCharacters.isSpace(text[position]) { position += 1 }
      guard position < text.count else { return nil }
      if text[position] == UInt8(ascii: ">") || text[position] == UInt8(ascii: "/") {
        position = endOfTag(from: position)
        element.tagEnd = from..<position
        return element
      }
      guard let attribute = scanAttribute(from: from) else { return nil }
      element.attributes.append(attribute)
    }
    return nil
  }

  private mutating func scanAttribute(from: Int) -> MergeAttribute? {
    let start = position
    while position < text.count, !text[position].endsMergeName { position += 1 }
    let name = String(decoding: text[start..<position], as: UTF8.self)
    while position < text.count, text[position] != UInt8(ascii: "\""), text[position] != UInt8(ascii: "'") {
      position += 1
    }
    guard position < text.count else { return nil }
    let mark = text[position]
    let valueStart = position + 1
    guard let end = text[valueStart...].firstIndex(of: mark) else { return nil }
    position = end + 1
    return MergeAttribute(
      name: name, opening: Array(text[from..<valueStart]), value: Array(text[valueStart..<end]),
      quotationMark: mark)
  }

  // MARK: Ends

  /// The position after a comment, a CDATA section, a processing instruction or a declaration.
  private func endOfMarkup() -> Int {
    let rest = text[position...]
    if rest.starts(with: "<!--".utf8) { return end(of: "-->", from: position + 4) }
    if rest.starts(with: "<![CDATA[".utf8) { return end(of: "]]>", from: position + 9) }
    return rest.starts(with: "<?".utf8) ? end(of: "?>", from: position + 2) : endOfTag(from: position)
  }

  private func endOfTag(from start: Int) -> Int {
    (text[start...].firstIndex(of: UInt8(ascii: ">")) ?? text.count - 1) + 1
  }

  private func end(of mark: StaticString, from start: Int) -> Int {
    let mark = mark.withUTF8Buffer { Array($0) }
    var index = start
    while index + mark.count <= text.count {
      if text[index] == mark[0], text[index..<index + mark.count].elementsEqual(mark) {
        return index + mark.count
      }
      index += 1
    }
    return text.count
  }
}

extension UInt8 {
  fileprivate var endsMergeName: Bool {
    XMLCharacters.isSpace(self) || self == UInt8(ascii: "=") || self == UInt8(ascii: ">")
      || self == UInt8(ascii: "/")
  }
}
