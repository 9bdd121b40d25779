/// The error for a damaged container of a compiled nib: what is wrong, and where.
struct DamagedNib: Error, Hashable, Sendable {
  /// One sentence that names the part of the file, what was found and what was expected.
  var message: String
  /// The position in bytes from the beginning of the file.
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The same error as a `NibReadError`.
  func error(file: String) -> NibReadError {
    NibReadError(
      Diagnostic(
        "damaged-nib", .error, "\(message) (byte \(offset.hex))",
        at: SourceLocation(file: file, line: 0, column: 0, offset: offset)))
  }
}

extension Int {
  /// `0x1f4`: the form in which messages give positions in binary files.
  var hex: String { "0x" + String(self, radix: 16) }
}
