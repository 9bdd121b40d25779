import NibFormats

/// The text of one version between the markers: an element, or only its start tag.
struct ConflictFragment {
  let bytes: [UInt8]
  /// The element, in a document of its own.
  let root: MergeElement
  /// Whether the text is one tag: a start tag without its end tag, or an element without content.
  let isTag: Bool
  /// The constraints and connections that belong to an object, which are after it in outlines of their places.
  var companions: [MergeElement] { source.root.children.dropFirst().flatMap(\.all) }
  /// Whether the text is an outline of the place or the order of elements.
  var isOutline: Bool { root.name == MergeOutline.placeName || root.name == MergeOutline.orderName }
  /// Keeps the document that `root` belongs to.
  private let source: MergeSource

  /// - Returns: `nil` if the text is not one well-formed element, with or without outlines after it, and not one start
  ///   tag.
  init?(_ bytes: [UInt8]) {
    if let whole = ConflictFragment.parsed(bytes, closing: nil) {
      source = whole
    } else if let tag = ConflictFragment.parsed(bytes, closing: ConflictFragment.name(bytes)) {
      source = tag
    } else {
      return nil
    }
    guard let element = source.root.children.first,
      source.root.children.dropFirst().allSatisfy({ $0.name == MergeOutline.placeName })
    else { return nil }
    self.bytes = bytes
    root = element
    let open = ConflictFragment.opening.count
    isTag = element.tagEnd.upperBound - open == bytes.count
  }

  /// The text as a second entry of a list, with the white space before it.
  func copy(after element: MergeElement) -> [UInt8] {
    let text = element.source[element.spaceStart(before: element.start)..<element.start] + bytes
    // Between the markers is only a start tag if what is in the element is the same in both.
    guard isTag, !element.isEmptyTag else { return Array(text) }
    return Array(text + element.source[element.tagEnd.upperBound..<element.end])
  }

  private static let opening = Array("<document>\n".utf8)

  private static func parsed(_ bytes: [UInt8], closing name: [UInt8]?) -> MergeSource? {
    var text = opening + bytes
    if let name { text += Array("</".utf8) + name + Array(">".utf8) }
    text += Array("\n</document>".utf8)
    guard let document = try? NibReader.read(text, file: "conflict") else { return nil }
    return MergeSource(document)
  }

  /// The name of the first element.
  private static func name(_ bytes: [UInt8]) -> [UInt8] {
    Array(
      bytes.dropFirst().prefix {
        !XMLCharacters.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      })
  }
}
