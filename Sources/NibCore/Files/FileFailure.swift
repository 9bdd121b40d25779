/// The error for a file that could not be read.
package struct FileFailure: Error, Hashable, Sendable {
  /// The reason why the file could not be read.
  package enum Reason: Hashable, Sendable {
    /// No file has this name.
    case missing
    /// No file has this name, and the name contains the character that Swift substitutes for bytes that are
    /// not UTF-8.
    case missingAndNoUTF8
    case folder
    /// The file is larger than the limit. The first value is its size, if the system knows it.
    case tooLarge(Int?, limit: Int)
    /// Any other reason, as a text without a capital letter at the start and without a full stop.
    case unreadable(String)
  }

  package let reason: Reason
  /// Whether the file does not exist, perhaps because a part of its path is not a folder.
  package let isMissing: Bool

  init(_ reason: Reason) {
    self.reason = reason
    isMissing = reason == .missing || reason == .missingAndNoUTF8
  }

  /// The failure that a system call reports.
  init(number: Int32, path: String) {
    switch number {
    case ENOENT: reason = path.unicodeScalars.contains("\u{FFFD}") ? .missingAndNoUTF8 : .missing
    case EISDIR: reason = .folder
    default: reason = .unreadable(String(cString: strerror(number)))
    }
    isMissing = number == ENOENT || number == ENOTDIR
  }

  /// A diagnostic for the failure.
  ///
  /// - Parameter file: the name to show in the location.
  package func diagnostic(file: String) -> Diagnostic {
    Diagnostic(id, .error, message, at: SourceLocation(file: file, line: 0, column: 0))
  }

  /// The ids of all diagnostics that report an unreadable file, as opposed to wrong contents.
  package static let ids: Set<String> = ["no-file", "folder", "file-too-large", "unreadable"]

  private var id: String {
    switch reason {
    case .missing, .missingAndNoUTF8: "no-file"
    case .folder: "folder"
    case .tooLarge: "file-too-large"
    case .unreadable: "unreadable"
    }
  }

  private var message: String {
    switch reason {
    case .missing: "the file does not exist"
    case .missingAndNoUTF8:
      "the file does not exist. Names that are not valid UTF-8 cannot be opened; use '-' to read "
        + "standard input"
    case .folder: "this is a folder, not a document"
    case .tooLarge(let size?, let limit): "the file has \(size) bytes, more than the limit of \(limit)"
    case .tooLarge(nil, let limit): "the input has more bytes than the limit of \(limit)"
    case .unreadable(let why): "the file cannot be read: \(why)"
    }
  }
}
