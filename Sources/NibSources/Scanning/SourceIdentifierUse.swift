import NibFormats

/// An identifier with which code asks for an object of a document: for a scene of a storyboard, or for a cell.
package struct SourceIdentifierUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case scene(SourceStoryboard)
    /// A table or collection view makes a cell.
    case cell
    /// A collection view makes a header or footer.
    case supplementaryView
  }

  package let kind: Kind
  package let names: [SourceNameExpression]
  /// Whether the identifier is a literal in the call itself.
  package let isLiteral: Bool
  /// Whether an identifier that does not exist raises an exception. Some calls return `nil` instead.
  package let raises: Bool
  /// The type whose code contains the call.
  package let owner: String?
  package let location: SourceLocation
  /// The method that asks for the object whenever it is called; `nil` if a condition can prevent that.
  package let method: String?
  /// Whether the code always runs when the object is loaded or shown.
  package var isUnconditional: Bool { method.map(SourceMethod.lifeCycle.contains) ?? false }
}

/// The storyboard from which code creates a scene.
package enum SourceStoryboard: Hashable, Sendable {
  /// The storyboard from which the controller itself was created.
  case own
  case named([SourceNameExpression])
  case unknown
}

/// An identifier for which code registers a class or nib.
package struct SourceRegisteredIdentifier: Hashable, Sendable {
  /// The possible identifiers; empty if the expression is not understood.
  package let names: [SourceNameExpression]
  package let owner: String?
}
