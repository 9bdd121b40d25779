/// The error for a file that could not be read.
package struct FileFailure: Error, Hashable, Sendable {
  /// The reason why the file could not be read.
  package enum Reason: Hashable, Sendable {
    /// The file does not exist.
    case missing
    /// The file does not exist, and its path contains U+FFFD, which Swift substitutes for bytes that are not
    /// UTF-8. A file whose name has such bytes may exist.
    case missingAndNotUTF8
    /// The path is that of a folder.
    case folder
    /// The file is larger than the limit, in bytes. The first value is its size, if the system reported it.
    case tooLarge(Int?, limit: Int)
    /// Any other reason, as a text that starts with a lower-case letter and has no full stop at the end.
    case unreadable(String)
  }

  package let reason: Reason
  /// Whether the file does not exist. This includes paths with a component that is not a folder, although their
  /// `reason` is `unreadable`.
  package let isMissing: Bool

  init(_ reason: Reason) {
    self.reason = reason
    isMissing = reason == .missing || reason == .missingAndNotUTF8
  }

  /// Creates the failure for an `errno` value of a system call.
  init(number: Int32, path: String) {
    switch number {
    case ENOENT: reason = path.unicodeScalars.contains("\u{FFFD}") ? .missingAndNotUTF8 : .missing
    case EISDIR: reason = .folder
    default: reason = .unreadable(String(cString: strerror(number)))
    }
    isMissing = number == ENOENT || number == ENOTDIR
  }

  /// A diagnostic for the failure.
  ///
  /// - Parameter file: the name to show in the location.
  package func diagnostic(file: String) -> Diagnostic {
    Diagnostic(kind, message, at: SourceLocation(file: file))
  }

  /// The kinds of all diagnostics that report an unreadable file, as opposed to wrong contents.
  package static let kinds: Set<DiagnosticKind> = [.noFile, .folder, .fileTooLarge, .unreadable]

  private var kind: DiagnosticKind {
    switch reason {
    case .missing, .missingAndNotUTF8: .noFile
    case .folder: .folder
    case .tooLarge: .fileTooLarge
    case .unreadable: .unreadable
    }
  }

  private var message: String {
    switch reason {
    case .missing: "the file does not exist"
    case .missingAndNotUTF8:
      "the file does not exist. Names that are not valid UTF-8 cannot be opened; use '-' to read "
        + "standard input"
    case .folder: "this is a folder, not a document"
    case .tooLarge(let size?, let limit): "the file has \(size) bytes, more than the limit of \(limit)"
    case .tooLarge(nil, let limit): "the input has more bytes than the limit of \(limit)"
    case .unreadable(let why): "the file cannot be read: \(why)"
    }
  }
}

extension DiagnosticKind {
  private static let onStandardError = """
    Reported on standard error; the other files are checked. docs/files.md has the rules for reading files.
    """

  package static let noFile = DiagnosticKind(
    "no-file", .files, .error, "There is no file with this name.", details: onStandardError,
    xcode: ["Interface Builder could not open the document \"…\" because it does not exist."])

  package static let folder = DiagnosticKind(
    "folder", .files, .error, "A document was expected, but the name is that of a folder.",
    details: onStandardError)

  package static let unreadable = DiagnosticKind(
    "unreadable", .files, .error, "The file cannot be opened or read.", details: onStandardError)

  package static let fileTooLarge = DiagnosticKind(
    "file-too-large", .files, .error, "The file is too large to be a document.", details: onStandardError)
}
