import NibSupport

/// The comments with which `nibterm merge` leaves conflicts in documents.
package enum ConflictComment {
  package static let beginning = "<!-- nibterm conflict"

  /// The command that resolves the conflicts of a file, for messages.
  package static func command(for file: String) -> String {
    "nibterm merge --resolve \(ShellText.path(file))"
  }
}
