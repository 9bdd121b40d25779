/// A function that is applied to the values of an animation. Its properties are stored, but have no effect: see
/// `CAAnimation`.
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function.
  public init(name: CAValueFunctionName) { self.name = name }
}
