import NibCore

/// The elements of a document in the order of their start tags, for finding those at a place of its text.
package struct ElementPlaces {
  /// All elements, in document order, beginning with the root.
  package let elements: [NibElement]

  package init(_ document: NibDocument) { elements = [document.root] + Array(document.root.descendants) }

  /// The first element whose start tag begins at or after an offset in bytes; `nil` if there is none.
  func first(from offset: Int) -> NibElement? {
    let index = elements.partitioningIndex { $0.location.offset >= offset }
    return index < elements.count ? elements[index] : nil
  }

  /// The last element whose start tag begins at or before an offset in bytes; `nil` if there is none. If the offset is
  /// inside a start tag, it is that of the returned element.
  func last(upTo offset: Int) -> NibElement? {
    let index = elements.partitioningIndex { $0.location.offset > offset }
    return index > 0 ? elements[index - 1] : nil
  }

  /// The innermost element around a comment; `nil` if the comment is outside the root.
  ///
  /// - Parameters:
  ///   - start: the offset of the comment in bytes.
  ///   - text: the text of the document.
  package func element(aroundComment start: Int, in text: [UInt8]) -> NibElement? {
    guard let last = last(upTo: start) else { return nil }
    var index = last.location.offset
    var quotationMark: UInt8?
    while index < start, quotationMark != nil || text[index] != UInt8(ascii: ">") {
      let byte = text[index]
      if byte == quotationMark {
        quotationMark = nil
      } else if quotationMark == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quotationMark = byte
      }
      index += 1
    }
    // Only end tags and other comments are between the last start tag and the comment.
    var found = text[index - 1] == UInt8(ascii: "/") ? last.parent : last
    var comments = XMLComments.ranges(in: text, index..<start)[...]
    while index < start {
      if index == comments.first?.lowerBound {
        index = comments.removeFirst().upperBound
        continue
      }
      if text[index] == UInt8(ascii: "/"), text[index - 1] == UInt8(ascii: "<") { found = found?.parent }
      index += 1
    }
    return found
  }
}

extension CheckContext {
  /// The element that a finding of this document is about; `nil` if the finding is about no element.
  func element(of finding: Diagnostic) -> NibElement? { finding.location.flatMap(element) }

  /// The element whose start tag begins at the place; `nil` if there is none.
  func element(at place: SourceLocation) -> NibElement? {
    places.first(from: place.offset).flatMap { $0.location.offset == place.offset ? $0 : nil }
  }
}
