/// The reason why an edit cannot be made. Nothing has been changed.
package struct EditError: Error, Hashable {
  /// A sentence without a full stop that says what is wrong, and what is possible instead.
  package let message: String

  package init(_ message: String) { self.message = message }
}
