import NibFormats

/// An expression for the name of a nib or the identifier of an object.
package enum SourceNameExpression: Hashable, Sendable {
  /// A literal, or the name of a class that the expression states.
  case named(String)
  case ownClass
  /// A constant or static property of a type, which can be a path such as `Card.Names`. If the type is `nil`, the
  /// constant is one of the object's own class or of the whole program.
  case constant(type: String?, name: String)

  /// The text if the expression is a literal.
  package var literal: String? {
    if case .named(let text) = self { text } else { nil }
  }
}

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
