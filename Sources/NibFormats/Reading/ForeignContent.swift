/// A kind of file that no reader supports, recognized by its bytes.
///
/// When a reader for such a kind is added, remove the kind here.
enum ForeignContent: CaseIterable {
  case empty, typedStream, lfsPointer, notXML

  init?(_ bytes: [UInt8]) {
    guard let content = Self.allCases.first(where: { $0.isContent(of: bytes) }) else { return nil }
    self = content
  }

  func diagnostic(file: String) -> Diagnostic {
    Diagnostic(kind, message, at: SourceLocation(file: file, line: 1, column: 1))
  }

  /// Whether bytes are of this kind.
  private func isContent(of bytes: [UInt8]) -> Bool {
    switch self {
    case .empty:
      // A file with nothing but the byte order mark of UTF-8 is empty, too.
      (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]).allSatisfy {
        XMLCharacters.isSpace($0)
      }
    case .typedStream: bytes.starts(with: [4, 11]) && bytes.dropFirst(2).starts(with: "streamtyped".utf8)
    case .lfsPointer: bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    case .notXML: !beginsLikeXML(bytes)
    }
  }

  private var kind: DiagnosticKind {
    switch self {
    case .empty: .emptyFile
    case .typedStream: .unsupportedFormat
    case .lfsPointer, .notXML: .notANib
    }
  }

  private var message: String {
    switch self {
    case .empty: "the file is empty"
    case .typedStream: "this is a typed stream, the nib format before Mac OS X 10.2, which is not supported"
    case .lfsPointer: "this is a Git LFS pointer, not the document itself: run 'git lfs pull'"
    case .notXML: "this is not an Interface Builder document: expected XML text"
    }
  }

  private func beginsLikeXML(_ bytes: [UInt8]) -> Bool {
    let (encoding, markLength) = TextEncoding.detected(in: bytes)
    guard encoding == .utf8 else { return true }
    return bytes[markLength...].first { !XMLCharacters.isSpace($0) } == UInt8(ascii: "<")
  }
}

extension DiagnosticKind {
  package static let emptyFile = DiagnosticKind(
    "empty-file", .files, .error, "The file has no content.", wrong: "", right: .plainView)

  package static let unsupportedFormat = DiagnosticKind(
    "unsupported-format", .files, .error, "The nib has a format that NibTerm does not read.")

  package static let mergeConflict = DiagnosticKind(
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
