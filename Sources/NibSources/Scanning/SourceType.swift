import NibFormats

/// The declared type of a property; optional types are not distinguished.
package struct SourceType: Hashable, Sendable, CustomStringConvertible {
  /// The names of a class, of protocols, or of both.
  package var names: [String]
  /// Whether the type is an array of such objects.
  package var isCollection: Bool

  package init(names: [String], isCollection: Bool) {
    self.names = names
    self.isCollection = isCollection
  }

  package var description: String {
    let text = names.isEmpty ? "Any" : names.joined(separator: " & ")
    return isCollection ? "[\(text)]" : text
  }
}
