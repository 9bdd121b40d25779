import NibAnalysis
import NibCore

/// Compares the comments and the processing instructions of the documents. Xcode writes none: a person or another tool
/// has added them.
struct CommentComparison {
  private let matching: ObjectMatching

  init(_ matching: ObjectMatching) { self.matching = matching }

  private struct Comment {
    /// `comment` or `processing instruction`.
    let title: String
    /// The words of the comment on one line.
    let text: String
    let offset: Int

    /// Equal for equal comments.
    var key: ExactText { ExactText("\(title) \(text)") }
  }

  /// Adds the comments that only one version has, each to the object that it is before.
  func add(to changes: inout ChangeList) {
    let (old, new) = (matching.old.document, matching.new.document)
    guard old.lineText != new.lineText else { return }
    guard let oldTree = SourceTree(old.lineText), let newTree = SourceTree(new.lineText) else { return }
    let (before, after) = (Self.comments(of: oldTree), Self.comments(of: newTree))
    let removed = before.subtracting(after, by: \.key)
    for (comment, number) in zip(removed, Self.owners(of: removed, in: matching.old, oldTree)) {
      changes.add(change(.removed, comment, in: old), to: changes.object(old: number))
    }
    let added = after.subtracting(before, by: \.key)
    for (comment, number) in zip(added, Self.owners(of: added, in: matching.new, newTree)) {
      changes.add(change(.added, comment, in: new), to: .new(number))
    }
  }

  /// The change of one comment.
  private func change(_ action: DocumentChange.Action, _ comment: Comment, in document: NibDocument)
    -> DocumentChange
  {
    let isOld = action == .removed
    let values = ValueExcerpts(old: isOld ? comment.text : nil, new: isOld ? nil : comment.text)
    let place = document.location(of: UInt32(clamping: comment.offset))
    return DocumentChange(
      action, .attribute, comment.title, old: values.old, new: values.new, at: isOld ? place : nil,
      isOld ? nil : place)
  }

  private static func comments(of tree: SourceTree) -> [Comment] {
    comments(tree.comments, title: "comment", opening: 4, closing: 3, in: tree)
      + comments(tree.instructions, title: "processing instruction", opening: 2, closing: 2, in: tree)
  }

  /// - Parameters:
  ///   - opening: the number of bytes before the words.
  ///   - closing: the number of bytes after them.
  private static func comments(
    _ ranges: [Range<Int>], title: String, opening: Int, closing: Int, in tree: SourceTree
  ) -> [Comment] {
    ranges.map { range in
      let words = XMLCharacters.words(tree.text[range].dropFirst(opening).dropLast(closing))
      return Comment(
        title: title, text: String(decoding: words, as: UTF8.self), offset: range.lowerBound)
    }
  }

  /// The numbers of the innermost objects that contain comments.
  private static func owners(
    of comments: [Comment], in objects: ComparedObjects, _ tree: SourceTree
  ) -> [Int] {
    guard !comments.isEmpty else { return [] }
    let places = ElementPlaces(objects.document)
    return comments.map { comment in
      let around = tree.innermost(around: comment.offset)
      var next = around.flatMap { places.first(from: $0.range.lowerBound) }
      while let element = next {
        if let number = (element.id ?? element["sceneID"]).flatMap({ objects.numbers[$0] }) { return number }
        next = element.parent
      }
      return 0
    }
  }
}
