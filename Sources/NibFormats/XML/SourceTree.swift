import NibSupport

/// The text of a document, divided into elements, attributes and comments with their places. Everything that edits a
/// document uses it, so that all bytes that are not changed stay as they are.
package struct SourceTree: Sendable {
  /// An attribute: white space, name, `=` and the opening quotation mark, then the value as written.
  package struct Attribute: Sendable {
    package let name: Range<Int>
    /// Everything from the end of the previous attribute, or of the element's name, to the opening quotation mark.
    package let opening: Range<Int>
    /// The value without its quotation marks.
    package let value: Range<Int>

    /// The attribute with the white space before it and both quotation marks.
    package var range: Range<Int> { opening.lowerBound..<value.upperBound + 1 }
  }

  package struct Element: Sendable {
    package let name: Range<Int>
    /// The index of the parent; `nil` for the root.
    package let parent: Int?
    package let attributes: [Attribute]
    /// The end of the start tag after the last attribute: `>` or `/>`, with white space before it.
    package let tagEnd: Range<Int>
    /// The end tag; empty if the start tag ends with `/>`.
    package let endTag: Range<Int>
    /// Whether the element directly contains characters that are not white space.
    package let containsText: Bool

    /// The element from `<` to the end of its last tag.
    package var range: Range<Int> { name.lowerBound - 1..<(endTag.isEmpty ? tagEnd : endTag).upperBound }
    /// Everything between the tags.
    package var content: Range<Int> {
      tagEnd.upperBound..<(endTag.isEmpty ? tagEnd.upperBound : endTag.lowerBound)
    }
  }

  /// The text of the document, in UTF-8.
  package let text: [UInt8]
  /// The elements in the order of their start tags, beginning with the root.
  package let elements: [Element]
  /// The comments in the order of the document, from `<!--` to `-->`.
  package let comments: [Range<Int>]
  /// The processing instructions in the order of the document, from `<?` to `?>`, without the XML declaration.
  package let instructions: [Range<Int>]

  /// Divides a text.
  ///
  /// - Returns: `nil` if the text is not well-formed XML in UTF-8.
  package init?(_ text: [UInt8]) {
    guard let scanned = try? XMLScanner.scanWithPlaces(text) else { return nil }
    self.init(text, scanned.tree, scanned.places)
  }

  /// Divides the text of a file that is not a document.
  ///
  /// - Throws: an error of the kind `xmlLimit` if the text is beyond the limits of the scanner, and of another kind if it is
  ///   not well-formed XML in UTF-8.
  package init(reading text: [UInt8]) throws(NibReadError) {
    do throws(XMLError) {
      let scanned = try XMLScanner.scanWithPlaces(text)
      self.init(text, scanned.tree, scanned.places)
    } catch {
      throw NibReadError(error.diagnostic(file: "", text: text))
    }
  }

  private init(_ text: [UInt8], _ tree: NibTree, _ places: XMLPlaces) {
    self.text = text
    comments = places.comments
    instructions = places.instructions
    let written = tree.texts.filter { !text[$0.slice.range].allSatisfy(XMLCharacters.isSpace) }
    let owners = Set(written.map { Int($0.owner) })
    elements = tree.elements.indices.map { index in
      let name = Int(tree.elements[index].location) + 1
      let nameEnd = name + tree.names.range(tree.elements[index].name).count
      var previous = nameEnd
      let attributes = tree.attributeIndices(of: index).map { number in
        let attribute = tree.attributes[number]
        let (start, value) = (Int(attribute.location), attribute.value.range)
        defer { previous = value.upperBound + 1 }
        return Attribute(
          name: start..<start + tree.names.range(attribute.name).count, opening: previous..<value.lowerBound,
          value: value)
      }
      return Element(
        name: name..<nameEnd, parent: index > 0 ? Int(tree.elements[index].parent) : nil,
        attributes: attributes, tagEnd: places.tagEnds[index], endTag: places.endTags[index],
        containsText: owners.contains(index))
    }
  }

  /// The element whose start tag begins at an offset; `nil` if there is none.
  package func element(at offset: Int) -> Element? {
    let index = elements.partitioningIndex { $0.range.lowerBound >= offset }
    return index < elements.count && elements[index].range.lowerBound == offset ? elements[index] : nil
  }

  /// The innermost element that contains an offset; `nil` if the offset is outside the root.
  package func innermost(around offset: Int) -> Element? {
    innermostIndex(around: offset).map { elements[$0] }
  }

  /// The index of the innermost element that contains an offset; `nil` if the offset is outside the root.
  package func innermostIndex(around offset: Int) -> Int? {
    var index = elements.partitioningIndex { $0.range.lowerBound > offset } - 1
    while index >= 0, !elements[index].range.contains(offset) {
      guard let parent = elements[index].parent else { return nil }
      index = parent
    }
    return index >= 0 ? index : nil
  }

  package func comments(in range: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = comments.partitioningIndex { $0.lowerBound >= range.lowerBound }
    return comments[first...].prefix { $0.upperBound <= range.upperBound }
  }

  /// The attribute of an element with a name; `nil` if the element does not have it.
  package func attribute(_ name: String, of element: Element) -> Attribute? {
    element.attributes.first { text[$0.name].elementsEqual(name.utf8) }
  }
}
