/// The error for a file that could not be written.
package struct WritingFailure: LocalizedError, Hashable {
  /// The reason, without a full stop at the end.
  package let reason: String
  /// Whether the path leads to something that is never written, such as a folder, a device or a pipe.
  package let isOfWrongKind: Bool

  package init(_ reason: String) {
    self.reason = reason
    isOfWrongKind = false
  }

  /// Creates the failure for a path that leads to something that is never written.
  ///
  /// - Parameter kind: a description, such as "a device".
  init(wrongKind kind: String) {
    reason = "this is \(kind)"
    isOfWrongKind = true
  }

  /// Creates the failure for an `errno` value of a system call.
  init(number: Int32) { self.init(String(cString: strerror(number))) }

  /// The failure for a file that another program has changed since its bytes were read.
  package static let changed = WritingFailure(
    "another program changed the file since it was read; start again")

  /// The failure for a file that must not be written, because it is a document.
  static let document = WritingFailure(
    "it contains a document of Interface Builder; name another file, or delete this one first")

  package var errorDescription: String? { reason }
}
