#if !canImport(ObjectiveC)
  /// The name of an action, as `addTarget(_:action:for:)` takes it. Linux has no `#selector`, so an action
  /// is named by its Objective-C text, such as `"favoriteTapped:"`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public var description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
  }
#endif

extension Selector {
  /// The selector's text on every platform.
  public var nibName: String { description }
}
