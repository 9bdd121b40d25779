import NibCore

extension CheckRule {
  static let mergeConflict = CheckRule(
    "merge-conflict", .files, .error, "The file contains a conflict of an unresolved merge.",
    details: """
      Either the file contains the markers of git and cannot be read, or `nibterm merge` left the conflict in a comment. \
      The document then has one of the two versions, and the other one would be lost without notice.
      """,
    advice: "Run `nibterm merge --resolve FILE`.",
    xcode: ["The document \"…\" could not be opened. The operation couldn’t be completed."],
    wrong: """
      <view id="root">
      <<<<<<< HEAD
        <rect key="frame" x="0" y="0" width="320" height="480"/>
      =======
        <rect key="frame" x="0" y="0" width="375" height="667"/>
      >>>>>>> large
      </view>
      """,
    right: """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      """)
}

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

  /// - Parameter next: the element after the comment. If its parent is not around the comment, too, it is around the
  ///   element that is.
  private mutating func report(_ rest: String, at place: Int, before next: NibElement?) {
    let sentence = rest.drop { $0 == ":" || $0 == " " }.trimmingCharacters(in: .whitespaces)
    let command = ConflictComment.command(for: document.file)
    diagnostics.append(
      Diagnostic(
        "merge-conflict", .error, "unresolved merge conflict: \(sentence); resolve it with '\(command)'",
        at: document.location(of: UInt32(clamping: place)),
        path: (next?.parent ?? document.root).nibObjectPath))
  }
}
