import NibFormats

/// A constant of a type, or of the whole program, that may hold a name.
package struct SourceConstant: Hashable, Sendable {
  /// The type that declares the constant, with the types around it, as in `Card.Names`; `nil` for a constant that is
  /// declared outside of types.
  package let type: String?
  package let name: String
  /// The possible values. There are several if the constant is an array, and none if the value is not known.
  package let values: [SourceNameExpression]

  package init(type: String?, name: String, values: [SourceNameExpression]) {
    self.type = type
    self.name = name
    self.values = values
  }
}
