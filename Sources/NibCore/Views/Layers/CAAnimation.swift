extension CALayer: CAMediaTiming {}

/// An animation of a layer. It has no visible effect in a terminal, which only shows the values that a program sets on
/// the layer. The delegate is called as if the animation had run.
open class CAAnimation: NSObject, CAAction, CAMediaTiming {
  /// The object that is notified of the start and the end. It is retained until the end, as by Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// The pacing of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer removes the animation when it has ended.
  open var isRemovedOnCompletion = true
  /// The start, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds; zero for that of the transaction.
  open var duration: CFTimeInterval = 0
  /// The speed relative to that of the layer.
  open var speed: Float = 1
  /// The offset in time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation also runs backwards.
  open var autoreverses = false
  /// The values before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  private var values: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }
  /// Creates an animation with default values. Animations are not archived.
  public required init?(coder: NSCoder) { super.init() }

  /// Stores a value under a key that the program chooses.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that the program stored under a key.
  public func value(forKey key: String) -> Any? { values[key] }
  /// Has no effect: animations do not run as actions.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  /// Tells the delegate that the animation has started and, after the duration of the animation, that it has ended.
  /// The end is never reported for an animation that is repeated forever.
  ///
  /// The delegate is called after the duration because many delegates start the next animation. Without the delay,
  /// their programs would start animations forever and never handle input.
  final func nibRun(_ completion: @escaping () -> Void) {
    delegate?.animationDidStart(self)
    guard repeatCount.isFinite, repeatCount < 1e6 else { return }
    let single = max(0, duration) * (autoreverses ? 2 : 1)
    let total = repeatDuration > 0 ? repeatDuration : single * max(1, Double(repeatCount))
    LaterCall.run(after: total) {
      completion()
      self.delegate?.animationDidStop(self, finished: true)
    }
  }
}

/// Methods that are called when an animation starts and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation is added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation's duration is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
