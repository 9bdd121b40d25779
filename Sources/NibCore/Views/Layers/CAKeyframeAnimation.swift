/// An animation through several values, or along a path. Its properties are stored, but have no effect: see
/// `CAAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path, instead of values.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pacing between each two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between two values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation along the path.
  open var rotationMode: CAAnimationRotationMode?
  /// The tensions of the curve.
  open var tensionValues: [NSNumber]?
}
