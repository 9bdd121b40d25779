import NibFormats

/// A version of a document that is merged, as a tree of elements.
final class MergeSource {
  let document: NibDocument
  let root: MergeElement
  /// The places of the document's elements and comments.
  let tree: SourceTree
  /// Everything after the root element.
  let epilogue: Range<Int>

  /// Divides the text of a document into elements.
  ///
  /// - Returns: `nil` if the document is not an Interface Builder document of Xcode 4 or later in UTF-8.
  init?(_ document: NibDocument) {
    // The text of older documents is an archive, from which the elements of `document` were translated.
    guard document.root.isNamed("document"), document.lineText == document.source,
      let tree = SourceTree(document.source), tree.text[tree.elements[0].name].elementsEqual("document".utf8)
    else { return nil }
    self.document = document
    self.tree = tree
    root = MergeSource.root(of: tree, document)
    epilogue = root.end..<document.source.count
  }

  /// Makes the elements of a document, with the ranges of their bytes and the comments before them.
  private static func root(of tree: SourceTree, _ document: NibDocument) -> MergeElement {
    var elements: [MergeElement] = []
    // For each element, the position after its start tag or after its last child so far.
    var positions = tree.elements.map(\.tagEnd.upperBound)
    for (index, place) in tree.elements.enumerated() {
      let start = place.range.lowerBound
      let lead = (place.parent.map { positions[$0] } ?? 0)..<start
      let element = MergeElement(
        document: document, name: String(decoding: tree.text[place.name], as: UTF8.self), index: index,
        lead: lead, comments: tree.comments(in: lead), start: start,
        parent: place.parent.map { elements[$0] })
      element.attributes = place.attributes.map { MergeAttribute($0, tree.text) }
      element.tagEnd = place.tagEnd
      element.endTag = place.endTag
      if let parent = place.parent {
        positions[parent] = place.range.upperBound
        elements[parent].children.append(element)
      }
      elements.append(element)
    }
    for (index, place) in tree.elements.enumerated() {
      let end = place.content.upperBound
      elements[index].tail = positions[index]..<end
      guard isText(place, tree) else { continue }
      // An element that contains both text and elements has the whole as its text.
      elements[index].text = place.content
      elements[index].children = []
      elements[index].tail = end..<end
    }
    for comment in tree.comments {
      guard let around = tree.innermostIndex(around: comment.lowerBound), elements[around].text == nil else {
        continue
      }
      elements[around].comments.append(MergeComment(tree.text[comment]))
    }
    return elements[0]
  }

  /// Whether the content of an element is text: not only elements, comments and the white space between them.
  private static func isText(_ element: SourceTree.Element, _ tree: SourceTree) -> Bool {
    guard !element.containsText, !element.content.isEmpty else { return element.containsText }
    return !tree.text[element.content].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "<") }
  }
}

extension MergeAttribute {
  fileprivate init(_ place: SourceTree.Attribute, _ text: [UInt8]) {
    self.init(
      name: String(decoding: text[place.name], as: UTF8.self), opening: Array(text[place.opening]),
      value: Array(text[place.value]), quotationMark: text[place.value.upperBound])
  }
}
