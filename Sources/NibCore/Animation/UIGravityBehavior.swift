/// Gravity. Stored, but has no effect.
open class UIGravityBehavior: NibItemBehavior {
  /// The direction and strength.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction in radians.
  open var angle = CGFloat.pi / 2
  /// The strength.
  open var magnitude: CGFloat = 1
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}
