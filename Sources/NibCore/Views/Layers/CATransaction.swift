/// A group of changes of layers. Changes take effect at once, with or without a transaction.
open class CATransaction: NSObject {
  /// Has no effect: changes take effect at once.
  open class func begin() {}
  /// Has no effect: changes take effect at once.
  open class func commit() {}
  /// Has no effect: changes take effect at once.
  open class func flush() {}
  /// The duration of animations in a transaction, in seconds.
  open class func animationDuration() -> CFTimeInterval { 0.25 }
  /// Has no effect: animations end at once.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Always `nil`: each animation has its own timing function.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  /// Has no effect: animations end at once.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Always true: changes are not animated.
  open class func disableActions() -> Bool { true }
  /// Has no effect: changes are not animated.
  open class func setDisableActions(_ flag: Bool) {}
  /// Calls `block` in the next turn of the run loop, because the animations of a transaction end at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let block { LaterCall.run(block) }
  }
}
