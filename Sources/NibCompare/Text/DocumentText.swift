import NibCore

/// A document as lines of text that hold everything in the file: every element, attribute and text in the order of the
/// file, with values as they are written, and every comment. Two files with different bytes have different texts.
///
///     document
///       type = com.apple.InterfaceBuilder3.CocoaTouch.XIB
///       objects
///         view id=root
///           contentMode = scaleToFill
///           frame: rect x=0.0 y=0.0 width=160 height=64
///
/// An element that contains others has a line for each attribute; any other element is one line. The usual white space
/// of Interface Builder's files is left out. If a file has any other, the last line is a number that stands for it.
package struct DocumentText {
  private var lines: [String] = []
  /// The white space and punctuation that differs from what Interface Builder writes.
  private var formatting = FormattingNumber()
  private let source: [UInt8]
  private let lineBreak: [UInt8]

  /// The text of a document, with a line break at the end.
  package static func text(of document: NibDocument) -> String {
    guard let parts = MergeSource(document) else {
      // Compiled nibs have no text, and older files are archives that only their own text describes completely.
      return document.lineText.isEmpty ? document.dump() : String(decoding: document.lineText, as: UTF8.self)
    }
    var text = DocumentText(document.source)
    text.add(parts.root)
    text.addSpace(parts.epilogue, expected: text.lineBreak, depth: 0)
    if let number = text.formatting.text { text.lines.append("formatting = \(number)") }
    return text.lines.map { $0 + "\n" }.joined()
  }

  private init(_ source: [UInt8]) {
    self.source = source
    let end = source.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    let isWindows = end > 0 && source[end - 1] == UInt8(ascii: "\r")
    lineBreak = Array((isWindows ? "\r\n" : "\n").utf8)
    if isWindows { lines.append("line breaks = CR LF") }
  }

  private mutating func add(_ element: MergeElement) {
    addLead(of: element)
    let indent = String(repeating: "  ", count: element.depth)
    let isShort = element.children.isEmpty
    let key = element.attributes.first.flatMap { $0.name == "key" ? $0 : nil }
    var line = indent + (key.map { "\(Self.value($0.value)): " } ?? "") + element.name
    let attributes = key == nil ? element.attributes[...] : element.attributes.dropFirst()
    if isShort {
      line += attributes.map { " \($0.name)=\(Self.value($0.value))" }.joined()
    } else if let id = element.value("id") ?? element.value("sceneID") {
      line += " #\(Self.value(id))"
    }
    lines.append(line)
    for attribute in element.attributes { formatting.add(attribute) }
    if !isShort {
      lines += attributes.map { "\(indent)  \($0.name) = \(Self.value($0.value))" }
    }
    addContent(of: element, indent)
  }

  private mutating func addContent(of element: MergeElement, _ indent: String) {
    let isEmpty = element.children.isEmpty && element.text == nil
    addFormatting(element.tagEnd, expected: Array((isEmpty ? "/>" : ">").utf8))
    if let text = element.text {
      lines += source[text].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        "\(indent)  | " + Self.escaped(Array($0))
      }
    }
    for child in element.children { add(child) }
    guard !isEmpty || !element.endTag.isEmpty else { return }
    let depth = element.depth
    if element.text == nil, !isEmpty {
      addSpace(element.tail, expected: lineBreak + Self.spaces(depth), depth: depth + 1)
    } else {
      addSpace(element.tail, expected: [], depth: depth + 1)
    }
    addFormatting(element.endTag, expected: isEmpty ? [] : Array("</\(element.name)>".utf8))
  }

  // MARK: Space between elements

  private mutating func addLead(of element: MergeElement) {
    guard element.depth > 0 else {
      let declaration = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"".utf8)
      let known = [[], Array(" standalone=\"no\"".utf8)].map {
        declaration + $0 + Array("?>".utf8) + lineBreak
      }
      guard let index = known.firstIndex(where: { source[element.lead].elementsEqual($0) }) else {
        return addSpace(element.lead, expected: [], depth: 0)
      }
      if index == 1 { lines.append("standalone = no") }
      return
    }
    addSpace(element.lead, expected: lineBreak + Self.spaces(element.depth), depth: element.depth)
  }

  /// Adds a range of white space, comments and processing instructions.
  private mutating func addSpace(_ range: Range<Int>, expected: [UInt8], depth: Int) {
    let bytes = source[range]
    if bytes.elementsEqual(expected) { return formatting.skip() }
    if bytes.contains(UInt8(ascii: "<")) {
      let indent = String(repeating: "  ", count: depth)
      lines += bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let text = Self.escaped(line.drop { $0 == UInt8(ascii: " ") })
        return text.isEmpty ? nil : indent + text
      }
    }
    let isUsual = depth > 0 && usual(bytes, depth).map { bytes.elementsEqual($0) } ?? false
    isUsual ? formatting.skip() : formatting.add(bytes)
  }

  /// Comments with the usual indentation, followed by that of an element; `nil` if a line has no text, because such a
  /// line is not part of the text of the document.
  private func usual(_ bytes: ArraySlice<UInt8>, _ depth: Int) -> [UInt8]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst()
    let texts = lines.map { line in
      line.drop { $0 == UInt8(ascii: " ") }.filter { $0 != UInt8(ascii: "\r") }
    }
    guard texts.last?.isEmpty == true, texts.count > 1, !texts.dropLast().contains(where: \.isEmpty) else {
      return nil
    }
    return texts.flatMap { lineBreak + Self.spaces(depth) + $0 }
  }

  private mutating func addFormatting(_ range: Range<Int>, expected: [UInt8]) {
    source[range].elementsEqual(expected) ? formatting.skip() : formatting.add(source[range])
  }

  /// The indentation of Interface Builder.
  private static func spaces(_ depth: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: " "), count: 4 * depth)
  }

  /// A value as it is written in the file, in quotation marks unless it is a single word.
  private static func value(_ bytes: [UInt8]) -> String {
    let isWord = !bytes.isEmpty && bytes.allSatisfy { isInWord($0) }
    return isWord ? String(decoding: bytes, as: UTF8.self) : "\"\(escaped(bytes))\""
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
      || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":")].contains(byte)
  }

  /// The bytes as text on one line. Backslashes, quotation marks and characters that a terminal would obey are escaped.
  private static func escaped(_ bytes: some Collection<UInt8>) -> String {
    var result: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)".utf8
      case "\n": result += "\\n".utf8
      case _ where VisibleText.isHarmless(scalar): result += String(scalar).utf8
      default: result += "\\u{\(String(scalar.value, radix: 16))}".utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A number for the white space and punctuation of a file that differs from what Interface Builder writes.
private struct FormattingNumber {
  private var hash = StableHash()
  private var isStandard = true
  /// The number of places with the usual bytes since the last unusual ones.
  private var skipped = 0

  mutating func skip() { skipped += 1 }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    isStandard = false
    hash.add(String(skipped).utf8)
    hash.add([0])
    hash.add(bytes)
    hash.add([0])
    skipped = 0
  }

  /// Adds the white space and the quotation marks of an attribute, if they are unusual.
  mutating func add(_ attribute: MergeAttribute) {
    let isUsual =
      attribute.quotationMark == UInt8(ascii: "\"")
      && attribute.opening.elementsEqual(" \(attribute.name)=\"".utf8)
    isUsual ? skip() : add(attribute.opening + [attribute.quotationMark])
  }

  /// The number in hexadecimal digits; `nil` if nothing was unusual.
  var text: String? { isStandard ? nil : String(hash.value, radix: 16) }
}
