// The kinds of animations. Their properties are stored, but have no effect: see `CAAnimation`.

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to those of the layer.
  open var isAdditive = false
  /// Whether the value of a repetition begins with that of the one before it.
  open var isCumulative = false
  /// A function of the values.
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
  /// The courses of speed between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way from one value to the next.
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

/// A function of the values of an animation.
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function.
  public init(name: CAValueFunctionName) { self.name = name }
}

/// A timer that is called before each refresh of the screen, here 60 times per second.
open class CADisplayLink: NSObject {
  /// The number of calls per second.
  open var preferredFramesPerSecond = 0
  /// Whether the calls are suspended.
  open var isPaused = false
  /// The time of the last call, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time between two calls, in seconds.
  public var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }
  /// The time of the next call, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  private var timer: Timer?
  private let call: (CADisplayLink) -> Void

  /// Creates a timer that calls a method. The target is retained until `invalidate()`.
  public init(target: Any, selector: Selector) {
    let object = nibObject(in: target)
    call = { SelectorCall.perform(selector, on: object, with: $0) }
  }

  /// Starts the timer.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let link = LinkReference(link: self)
    let timer = Timer(fire: Date() + duration, interval: duration, repeats: true) { _ in link.link.fire() }
    self.timer = timer
    runloop.add(timer, forMode: .default)
  }

  /// Stops the timer.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }

  /// Stops the timer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  private func fire() {
    guard !isPaused else { return }
    timestamp = CACurrentMediaTime()
    call(self)
  }
}

/// The display link of a timer, which is used on the thread of its run loop.
private struct LinkReference: @unchecked Sendable { let link: CADisplayLink }
