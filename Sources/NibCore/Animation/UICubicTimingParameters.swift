/// A curve of an animation's speed with two control points. Stored, but has no effect.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The standard curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// The kind of the curve.
  public var timingCurveType: UITimingCurveType { .cubic }

  /// Creates the default curve.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a standard curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
  }

  /// Creates a curve from its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .linear
    (controlPoint1, controlPoint2) = (point1, point2)
  }
}
