import NibFormats

/// An expression for the name of a nib or the identifier of an object.
package enum SourceNameExpression: Hashable, Sendable {
  /// A literal, or the name of a class that the expression states.
  case named(String)
  /// The name of the class in whose code the expression is, such as `String(describing: type(of: self))`.
  case ownClass
  /// A constant or static property of a type, which can be a path such as `Card.Names`. If the type is `nil`, the
  /// constant is one of the object's own class or of the whole program.
  case constant(type: String?, name: String)

  /// The text if the expression is a literal.
  package var literal: String? {
    if case .named(let text) = self { text } else { nil }
  }
}
