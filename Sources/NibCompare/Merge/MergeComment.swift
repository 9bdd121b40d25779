import NibFormats

/// A comment between the children of an element.
struct MergeComment: Equatable {
  /// The comment with `<!--` and `-->`, as it is written.
  let bytes: [UInt8]
  /// The comment on one line, by which comments are compared: a merge can move their lines to the right or left.
  let words: [UInt8]

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    words = XMLCharacters.words(bytes)
  }

  static func == (a: MergeComment, b: MergeComment) -> Bool { a.words == b.words }

  /// The comments in a part of a text without elements.
  static func all(in text: [UInt8]) -> [MergeComment] {
    guard text.contains(UInt8(ascii: "<")),
      let tree = SourceTree(Array("<a>".utf8) + text + Array("</a>".utf8))
    else { return [] }
    return tree.comments.map { MergeComment(tree.text[$0]) }
  }
}
