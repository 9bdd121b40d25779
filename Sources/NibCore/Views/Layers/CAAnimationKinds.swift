// The kinds of animations. Their properties are stored, but have no effect: see `CAAnimation`.

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to those of the layer.
  open var isAdditive = false
  /// Whether each repetition begins with the last value of the previous repetition.
  open var isCumulative = false
  /// A function that is applied to the values.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of the values.
  open var byValue: Any?
}

/// An animation from one value to another that overshoots like a spring.
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

/// An animation through several values, or along a path.
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

/// Animations that run at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// An animation of a change of content.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
  /// The part of the transition at which it starts, from 0 to 1.
  open var startProgress: Float = 0
  /// The part of the transition at which it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// A function that is applied to the values of an animation.
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function.
  public init(name: CAValueFunctionName) { self.name = name }
}
