import NibFormats

/// A property, or another key of a class. Key-value coding can set the property if it is visible to Objective-C.
package struct SourceProperty: Sendable {
  package let name: String
  /// The declared type, if it can be compared with a class.
  package var type: SourceType?
  /// The form of the declared type; `nil` if there is no declared type, or if its form is not understood.
  package var form: SourceTypeForm?
  /// The declared type as it is written, if its form is known.
  package var typeText: String?
  /// Whether Objective-C does not have the declared type. The property is then not visible to Objective-C, whatever its
  /// attributes are.
  package var isUnrepresented = false
  /// Whether the property has the attributes that make it visible to Objective-C.
  package var isExposed: Bool
  /// Whether the property can be used only in its file.
  package var isPrivate = false
  /// Whether the property is private, and its file does not mention it again.
  package var isUnused = false
  /// Whether the setter contains code of the class: the property is computed, or has `willSet` or `didSet`.
  var hasSetterCode = false
  package var isComputed = false
  /// Whether the property is computed and has no setter.
  var isReadOnly = false
  var hasPrivateSetter = false
  package let location: SourceLocation

  package init(name: String, type: SourceType?, isExposed: Bool, location: SourceLocation) {
    self.name = name
    self.type = type
    self.isExposed = isExposed
    self.location = location
  }
}
