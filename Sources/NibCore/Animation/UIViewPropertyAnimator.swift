import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable { case inactive, active, stopped }

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable { case end, start, current }

/// An object that runs animations.
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that can be changed.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animator of views. In a terminal it makes all changes when it is started, and has ended then.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration, in seconds. Animations end at once.
  public let duration: TimeInterval
  /// The delay, in seconds. Animations start at once.
  public private(set) var delay: TimeInterval = 0
  /// The course of speed.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The state of the animator: inactive before and after an animation.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Always false: an animation has ended as soon as it is started.
  public var isRunning: Bool { false }
  /// Stored, but has no effect.
  open var isReversed = false
  /// Stored, but has no effect.
  open var isInterruptible = true
  /// Stored, but has no effect.
  open var scrubsLinearly = true
  /// Stored, but has no effect.
  open var pausesOnCompletion = false
  /// The completed part. Setting it starts an animation that has not been started, because there is no state between
  /// start and end in a terminal.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0 { makeChanges() } }
  }
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a standard curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with the curve that two control points determine.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes changes at once, and then calls the completion handler.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes. They are made when the animator is started.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes. They are made when the animator is started.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Adds a completion handler.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, and calls the completion handlers.
  open func startAnimation() {
    makeChanges()
    complete(at: .end)
  }

  /// Makes the changes, and calls the completion handlers.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes the changes. The animation can then be continued.
  open func pauseAnimation() { makeChanges() }
  /// Calls the completion handlers of a paused animation.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Stops an animation that was paused. With `true`, the completion handlers are not called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Calls the completion handlers of a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { complete(at: finalPosition) }

  private func makeChanges() {
    EffectlessFeature.animators.report()
    state = .active
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    let handlers = completions
    completions = []
    for handler in handlers { handler(position) }
  }
}

/// The kind of a course of speed.
public enum UITimingCurveType: Int, Hashable, Sendable { case builtin, cubic, spring, composed }

/// The course of an animator's speed.
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
}

/// A course of speed that is determined by a curve. Stored, but has no effect.
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

/// A course of speed like that of a spring. Stored, but has no effect.
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
