/// What a file holds that is not XML text, told by its first bytes.
///
/// A format that gets a reader of its own leaves this list.
enum ForeignContent: CaseIterable {
  case empty, typedStream, lfsPointer, notXML

  init?(_ bytes: [UInt8]) {
    guard let found = Self.allCases.first(where: { $0.isContent(of: bytes) }) else { return nil }
    self = found
  }

  func diagnostic(file: String) -> Diagnostic {
    Diagnostic(id, .error, message, at: SourceLocation(file: file, line: 1, column: 1))
  }

  private func isContent(of bytes: [UInt8]) -> Bool {
    switch self {
    case .empty: bytes.allSatisfy { XMLCharacters.isSpace($0) }
    case .typedStream: bytes.starts(with: [4, 11]) && bytes.dropFirst(2).starts(with: "streamtyped".utf8)
    case .lfsPointer: bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    case .notXML: !beginsLikeXML(bytes)
    }
  }

  private var id: String {
    switch self {
    case .empty: "empty-file"
    case .typedStream: "unsupported-format"
    case .lfsPointer, .notXML: "not-a-nib"
    }
  }

  private var message: String {
    switch self {
    case .empty: "the file is empty"
    case .typedStream: "compiled nib (typed stream): only those of Mac OS X 10.2 and later are read"
    case .lfsPointer: "Git LFS pointer, not the document itself: run git lfs pull"
    case .notXML: "not an Interface Builder document: expected XML text"
    }
  }

  private func beginsLikeXML(_ bytes: [UInt8]) -> Bool {
    let (encoding, markLength) = TextEncoding.found(in: bytes)
    guard encoding == .utf8 else { return true }
    return bytes[markLength...].first { !XMLCharacters.isSpace($0) } == UInt8(ascii: "<")
  }
}
