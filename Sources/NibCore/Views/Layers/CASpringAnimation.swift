/// An animation from one value to another that overshoots like a spring. Its properties are stored, but have no
/// effect: see `CAAnimation`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The velocity at the start.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring is at rest, in seconds: until the oscillation is a thousandth of the distance.
  open var settlingDuration: CFTimeInterval { damping > 0 ? 2 * 6.9 * Double(mass / damping) : duration }
}
