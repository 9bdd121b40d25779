import NibCore

/// Finds the conflicts that `nibterm merge` left in comments of a document.
struct ConflictCommentCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let document: NibDocument

  init(_ document: NibDocument) {
    self.document = document
    let text = document.lineText
    let comment = Array(ConflictComment.beginning.utf8)
    guard var place = text.firstIndex(of: comment) else { return }
    let places = ElementPlaces(document)
    while true {
      let sentence = text[(place + comment.count)...].prefix(200).prefix { $0 != UInt8(ascii: "\n") }
      report(String(decoding: sentence, as: UTF8.self), at: place, before: places.first(from: place))
      guard let next = text.firstIndex(of: comment, from: place + comment.count) else { return }
      place = next
    }
  }

  /// Reports a conflict at an element that contains its comment.
  ///
  /// - Parameters:
  ///   - text: the comment after the words with which all comments about conflicts begin.
  ///   - next: the element after the comment, whose parent stands for the place of the conflict.
  private mutating func report(_ text: String, at place: Int, before next: NibElement?) {
    let sentence = text.drop { $0 == ":" || $0 == " " }.trimmingCharacters(in: .whitespaces)
    let command = ConflictComment.command(for: document.file)
    diagnostics.append(
      Diagnostic(
        .mergeConflict, "unresolved merge conflict: \(sentence); resolve it with '\(command)'",
        at: document.location(of: UInt32(clamping: place)),
        path: (next?.parent ?? document.root).nibObjectPath))
  }
}
