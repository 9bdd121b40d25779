import NibFormats

/// A nib registered for reuse: `register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: "B")`.
package struct SourceRegistration: Hashable, Sendable {
  package let nib: SourceNameExpression
  /// The label before the identifier. It distinguishes table cells from collection view cells if the method
  /// is UIKit's.
  package let label: String
  /// Whether the call is that of UIKit's method. Methods of the program can have any labels.
  let isUIKitMethod: Bool
  /// The property or variable to which the call is sent; `self` if the call has no receiver; `nil` if the receiver is
  /// another expression.
  package let receiver: String?
  /// The identifier; `nil` if the expression for it is not understood.
  package let identifier: SourceNameExpression?
  /// Whether the identifier is a literal in the call itself, and not the value of a constant.
  package let hasLiteral: Bool
  /// The type whose code registers the nib.
  package let owner: String?
  package let location: SourceLocation

  /// Whether UIKit's method registers the nib for a table; `nil` if this is another method.
  package var isForTable: Bool? { isUIKitMethod ? label == "forCellReuseIdentifier" : nil }
}
