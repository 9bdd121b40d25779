import NibFormats

/// Makes edits that change, add or remove elements and attributes in a document's text, as Interface Builder would write
/// them. An edit changes nothing by itself, and keeps all other bytes of the document.
package struct EditMaker: Sendable {
  /// The document that the edits are for.
  package let document: NibDocument
  let tree: SourceTree

  /// - Returns: `nil` for a document whose locations are not offsets in the text, such as a compiled nib or a
  ///   text that is not UTF-8.
  package init?(_ document: NibDocument) {
    guard document.hasSourceOffsets, let tree = SourceTree(document.source),
      tree.elements.count == document.elementCount, tree.element(at: document.root.location.offset) != nil
    else { return nil }
    self.document = document
    self.tree = tree
  }

  var source: [UInt8] { tree.text }

  /// Whether the text has the root element of the document. An archive has another one.
  var isWrittenAsRead: Bool {
    tree.elements.first.map { tree.text[$0.name].elementsEqual(document.root.name.utf8) } ?? false
  }

  /// The edit that gives an attribute another value, which must not need escapes.
  ///
  /// - Returns: `nil` if the element does not have the attribute.
  package func edit(setting attribute: String, of element: NibElement, to value: String) -> SourceEdit? {
    sourceAttribute(attribute, of: element).map {
      SourceEdit(range: $0.value, replacement: Array(value.utf8))
    }
  }

  /// The edit that removes an attribute with the white space before it.
  ///
  /// - Returns: `nil` if the element does not have the attribute.
  package func edit(removing attribute: String, of element: NibElement) -> SourceEdit? {
    sourceAttribute(attribute, of: element).map { SourceEdit(range: $0.range) }
  }

  /// The edit that removes an element with everything in it, and its line if nothing else is in that line.
  package func edit(removing element: NibElement) -> SourceEdit {
    let range = sourceElement(of: element).range
    var lineStart = self.lineStart(before: range.lowerBound)
    if let start = lineStart, element.isNamed("scene"), let list = element.parent {
      // The comment with the name of the scene.
      lineStart = startOfComments(before: start, in: sourceElement(of: list).content)
    }
    var lineEnd = range.upperBound
    while lineEnd < source.count, source[lineEnd].isBlank { lineEnd += 1 }
    guard let lineStart, lineEnd < source.count, XMLCharacters.isSpace(source[lineEnd]) else {
      return SourceEdit(range: range)
    }
    if source[lineEnd] == .carriageReturn { lineEnd += 1 }
    if lineEnd < source.count, source[lineEnd] == .lineFeed { lineEnd += 1 }
    return SourceEdit(range: lineStart..<lineEnd)
  }

  /// Whether there is a comment inside an element.
  package func hasComment(_ element: NibElement) -> Bool {
    !tree.comments(in: sourceElement(of: element).content).isEmpty
  }

  /// The place of an element in the text. The elements of the text and of the document have the same numbers.
  func sourceElement(of element: NibElement) -> SourceTree.Element { tree.elements[element.index] }

  func sourceAttribute(_ attribute: String, of element: NibElement) -> SourceTree.Attribute? {
    tree.attribute(attribute, of: sourceElement(of: element))
  }

  /// The start of the line that contains an offset, if only blanks are before the offset; otherwise `nil`.
  func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > 0, source[start - 1].isBlank { start -= 1 }
    return start == 0 || source[start - 1] == .lineFeed ? start : nil
  }
}

extension NibDocument {
  /// Whether the offsets of the elements are offsets in the bytes of the file. Compiled nibs have no lines, and a text
  /// that is not UTF-8 is converted before it is read.
  fileprivate var hasSourceOffsets: Bool { root.location.line > 0 && lineText == source }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
