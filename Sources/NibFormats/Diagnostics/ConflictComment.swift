import NibSupport

/// The comments with which `nibterm merge` leaves conflicts in documents.
package enum ConflictComment {
  /// The beginning of every such comment.
  package static let beginning = "<!-- nibterm conflict"

  /// The command that resolves the conflicts of a file, for messages.
  package static func command(for file: String) -> String {
    "nibterm merge --resolve \(ShellText.path(file))"
  }
}
