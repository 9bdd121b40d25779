#if !canImport(ObjectiveC)
  /// The name of an action method, as passed to `addTarget(_:action:for:)`. Linux has no `#selector`, so the
  /// name is written as in Objective-C, such as `"favoriteTapped:"`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The selector's text, such as `"favoriteTapped:"`.
    public var description: String

    /// Creates a selector from its name in Objective-C.
    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
  }
#endif

extension Selector {
  /// The selector's text on every platform.
  package var nibName: String { description }
}
