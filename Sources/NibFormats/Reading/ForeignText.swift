/// Recognizes common kinds of text that is not well-formed XML, for example a file with merge conflicts. Used only
/// after the scanner has failed.
enum ForeignText {
  /// A diagnostic that is more helpful than the scanner's error; `nil` if there is none.
  static func diagnostic(of text: [UInt8], file: String) -> Diagnostic? {
    if let offset = conflictMark(in: text) {
      let line = String(
        decoding: text[offset...].prefix(80).prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      return Diagnostic(
        .mergeConflict,
        "unresolved merge conflict: \(line); resolve it with '\(ConflictComment.command(for: file))'",
        at: NibLineTable.location(of: offset, in: text, file: file))
    }
    let head = String(decoding: text.prefix(256), as: UTF8.self).lowercased()
    if head.contains("<!doctype html") || head.contains("<html") {
      return notANib("this is an HTML page, not an Interface Builder document", file: file)
    }
    if head.contains("<!doctype plist") {
      return notANib("this is an XML property list, not an Interface Builder document", file: file)
    }
    return nil
  }

  private static func notANib(_ message: String, file: String) -> Diagnostic {
    Diagnostic(.notANib, message, at: SourceLocation(file: file, line: 1, column: 1))
  }

  /// The offset of the first line that begins a merge conflict in git.
  static func conflictMark(in text: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    return text.indices.first { offset in
      text[offset] == mark[0] && (offset == 0 || text[offset - 1] == UInt8(ascii: "\n"))
        && text[offset...].starts(with: mark)
    }
  }
}
