/// What is wrong with a compiled nib, and where: the one error that reading its container ends with.
struct DamagedNib: Error, Hashable, Sendable {
  /// One sentence that names the part of the file, what was found and what could be there.
  var message: String
  /// In bytes from the beginning of the file.
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The error as a reader throws it.
  func error(file: String) -> NibReadError {
    NibReadError(
      Diagnostic(
        "damaged-nib", .error, "\(message) (byte \(offset.hex))",
        at: SourceLocation(file: file, line: 0, column: 0, offset: offset)))
  }
}

extension Int {
  /// `0x1f4`: how places in binary files are told.
  var hex: String { "0x" + String(self, radix: 16) }
}
