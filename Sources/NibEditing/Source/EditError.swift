/// The reason why an edit cannot be made. Nothing has been changed.
package struct EditError: Error, Hashable {
  /// A sentence without a full stop that says what is wrong, and what is possible instead.
  package let message: String
  /// The id of the object that was to be edited; `nil` if it is not known, or if there is no such object.
  package private(set) var object: String?

  package init(_ message: String) { self.message = message }

  /// The error with the object that was to be edited.
  func of(_ object: String?) -> EditError {
    var error = self
    error.object = self.object ?? object
    return error
  }
}
