/// A push. Stored, but has no effect.
open class UIPushBehavior: NibItemBehavior {
  /// The duration of a push.
  public enum Mode: Int, Hashable, Sendable { case continuous, instantaneous }

  /// The duration of the push.
  public let mode: Mode
  /// Whether the push has an effect on its items.
  open var active = true
  /// The direction in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction and strength.
  open var pushDirection = CGVector.zero

  /// Creates a push.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  /// Sets the point of an item that is pushed.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
}
