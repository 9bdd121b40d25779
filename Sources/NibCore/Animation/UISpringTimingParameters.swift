/// A curve of an animation's speed that is like the movement of a spring. Stored, but has no effect.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start.
  public let initialVelocity: CGVector
  /// The kind of the curve.
  public var timingCurveType: UITimingCurveType { .spring }

  /// Creates a spring from its damping, which is 1 for a spring that does not overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// Creates a spring from its physical properties.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }
}
