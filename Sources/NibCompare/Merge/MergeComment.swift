import NibFormats

/// A comment between the children of an element.
struct MergeComment: Equatable {
  /// The comment with `<!--` and `-->`, as it is written.
  let bytes: [UInt8]
  /// The comment on one line, by which comments are compared: a merge can move their lines to the right or left.
  private let words: String

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
  }

  static func == (a: MergeComment, b: MergeComment) -> Bool { a.words == b.words }

  /// The comments in a part of a text without elements.
  static func all(in text: [UInt8], _ part: Range<Int>) -> [MergeComment] {
    guard !part.isEmpty, let tree = SourceTree(Array("<a>".utf8) + text[part] + Array("</a>".utf8)) else {
      return []
    }
    return tree.comments.map { MergeComment(tree.text[$0]) }
  }

  /// The comments of the second list that the first one does not have, each as often as it has more of them.
  static func subtract(_ comments: [MergeComment], from others: [MergeComment]) -> [MergeComment] {
    var counts = Dictionary(comments.map { ($0.words, 1) }, uniquingKeysWith: +)
    return others.filter { comment in
      guard let count = counts[comment.words], count > 0 else { return true }
      counts[comment.words] = count - 1
      return false
    }
  }
}

extension MergeElement {
  /// The comments between the start tag and the end tag that are not inside a child.
  var comments: [MergeComment] {
    guard text == nil else { return [] }
    return (children.map(\.lead) + [tail]).flatMap { MergeComment.all(in: source, $0) }
  }
}
