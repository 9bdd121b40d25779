import NibCore

/// Makes edits that change or remove elements and attributes in a document's text. An edit changes nothing by itself,
/// and keeps all other bytes of the document.
package struct EditMaker {
  private let tree: SourceTree

  /// - Returns: `nil` for a document whose locations are not offsets in the text, such as a compiled nib or a
  ///   text that is not UTF-8.
  package init?(_ document: NibDocument) {
    guard document.hasSourceOffsets, let tree = SourceTree(document.source),
      tree.element(at: document.root.location.offset) != nil
    else { return nil }
    self.tree = tree
  }

  private var source: [UInt8] { tree.text }

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
  ///
  /// - Returns: `nil` if the element is not in the text.
  package func edit(removing element: NibElement) -> SourceEdit? {
    guard let range = sourceElement(of: element)?.range else { return nil }
    var lineStart = range.lowerBound
    while lineStart > 0, source[lineStart - 1].isBlank { lineStart -= 1 }
    var lineEnd = range.upperBound
    while lineEnd < source.count, source[lineEnd].isBlank { lineEnd += 1 }
    let isFirst = lineStart == 0 || source[lineStart - 1] == .lineFeed
    guard isFirst, lineEnd < source.count, XMLCharacters.isSpace(source[lineEnd]) else {
      return SourceEdit(range: range)
    }
    if source[lineEnd] == .carriageReturn { lineEnd += 1 }
    if lineEnd < source.count, source[lineEnd] == .lineFeed { lineEnd += 1 }
    return SourceEdit(range: lineStart..<lineEnd)
  }

  /// Whether there is a comment inside an element.
  func hasComment(_ element: NibElement) -> Bool {
    sourceElement(of: element).map { !tree.comments(in: $0.content).isEmpty } ?? false
  }

  private func sourceElement(of element: NibElement) -> SourceTree.Element? {
    tree.element(at: element.location.offset)
  }

  private func sourceAttribute(_ attribute: String, of element: NibElement) -> SourceTree.Attribute? {
    sourceElement(of: element).flatMap { tree.attribute(attribute, of: $0) }
  }
}

extension NibDocument {
  /// Whether the offsets of the elements are offsets in the bytes of the file. Compiled nibs have no lines, and a text
  /// that is not UTF-8 is converted before it is read.
  fileprivate var hasSourceOffsets: Bool { root.location.line > 0 && lineText == source }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
