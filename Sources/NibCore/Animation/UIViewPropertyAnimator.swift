/// An animator of views. In a terminal it makes all changes when it is started. It ends after its delay and duration.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The delay, in seconds. It delays the end; changes are made at once.
  public private(set) var delay: TimeInterval = 0
  /// The curve of the speed.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The state of the animator: inactive before an animation and after it.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation has started, is not paused, and has not ended.
  public var isRunning: Bool { endTimer != nil }
  /// Stored, but has no effect.
  open var isReversed = false
  /// Stored, but has no effect.
  open var isInterruptible = true
  /// Stored, but has no effect.
  open var scrubsLinearly = true
  /// Stored, but has no effect.
  open var pausesOnCompletion = false
  /// The completed part. Setting it to more than 0 makes all changes, because a terminal shows no state between the
  /// start and the end of an animation.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0 { makeChanges() } }
  }
  private var animations: [() -> Void] = []
  /// Calls the completion handlers; `nil` while the animation does not run.
  private var endTimer: Timer?
  /// The time that is left, in seconds, while the animation is paused; `nil` for the whole time.
  private var remainingTime: TimeInterval?
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

  /// Makes changes at once, and calls the completion handler after the delay and the duration.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
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

  /// Makes the changes, and calls the completion handlers after the delay and the duration.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    makeChanges()
    run(for: remainingTime ?? (max(0, delay) + max(0, duration)))
  }

  /// Makes the changes, and calls the completion handlers after the delay and the duration.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes the changes. The animation can then be continued.
  open func pauseAnimation() {
    makeChanges()
    if let endTimer { remainingTime = max(0, endTimer.fireDate.timeIntervalSinceNow) }
    cancelEnd()
  }
  /// Continues a paused animation for the rest of its time, or for a part of its duration if the factor is not zero.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if durationFactor > 0 { remainingTime = duration * durationFactor }
    startAnimation()
  }

  /// Stops an animation. With `true`, the completion handlers are not called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    cancelEnd()
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

  /// Ends the animation after a number of seconds; at once if the number is 0 or animations are disabled.
  private func run(for time: TimeInterval) {
    guard time > 0, UIView.areAnimationsEnabled else { return complete(at: .end) }
    endTimer = LaterCall.run(after: min(time, 1e9)) { self.complete(at: .end) }
  }

  private func cancelEnd() {
    endTimer?.invalidate()
    endTimer = nil
  }

  private func complete(at position: UIViewAnimatingPosition) {
    cancelEnd()
    (state, remainingTime) = (.inactive, nil)
    let handlers = completions
    completions = []
    for handler in handlers { handler(position) }
  }
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }
}
