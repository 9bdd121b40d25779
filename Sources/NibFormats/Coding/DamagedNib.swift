/// An error that says what is wrong in a damaged compiled nib, and where.
struct DamagedNib: Error, Hashable, Sendable {
  /// One sentence that names the part of the file and says what is wrong with it.
  var message: String
  /// The position in bytes from the beginning of the file.
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The error that readers throw: a `damaged-nib` diagnostic with this message and position.
  func error(file: String) -> NibReadError {
    NibReadError(
      Diagnostic(
        .damagedNib, "\(message) (byte \(offset.hex))",
        at: SourceLocation(file: file, offset: offset)))
  }
}
