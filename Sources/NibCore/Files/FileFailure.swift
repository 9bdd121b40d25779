/// Why a file gave no bytes.
public struct FileFailure: Error, Hashable, Sendable {
  /// What kept it from being read.
  public enum Reason: Hashable, Sendable {
    /// Nothing has that name.
    case missing
    /// Nothing has that name, and it holds what Swift puts in the place of bytes that are no UTF-8.
    case missingAndNoUTF8
    case folder
    /// There are more bytes than are read: how many, where the system knows it, and how many would be read.
    case tooLarge(Int?, limit: Int)
    /// In words, without a capital and without a full stop.
    case unreadable(String)
  }

  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// The failure that a system call reports.
  init(number: Int32, path: String) {
    switch number {
    case ENOENT: reason = path.unicodeScalars.contains("\u{FFFD}") ? .missingAndNoUTF8 : .missing
    case EISDIR: reason = .folder
    default: reason = .unreadable(String(cString: strerror(number)))
    }
  }

  /// The failure with its place.
  ///
  /// - Parameter file: the name to show in locations.
  public func diagnostic(file: String) -> Diagnostic {
    Diagnostic(id, .error, message, at: SourceLocation(file: file, line: 0, column: 0))
  }

  /// The ids of all diagnostics that say that there are no bytes, not what is wrong with them.
  public static let ids: Set<String> = ["no-file", "folder", "file-too-large", "unreadable"]

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
    case .missing: "there is no such file"
    case .missingAndNoUTF8:
      "there is no such file; a name that is no UTF-8 cannot be opened, but '-' reads standard input"
    case .folder: "this is a folder, not a document"
    case .tooLarge(let size?, let limit): "the file has \(size) bytes, and at most \(limit) are read"
    case .tooLarge(nil, let limit): "there are more than the \(limit) bytes that are read"
    case .unreadable(let why): "the file cannot be read: \(why)"
    }
  }
}
