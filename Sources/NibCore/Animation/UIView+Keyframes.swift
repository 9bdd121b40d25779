/// Key frames and the animations of older programs. Changes take effect immediately, as with `animate(withDuration:)`.
extension UIView {
  /// The curve of an animation's speed.
  public enum AnimationCurve: Int, Hashable, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// Options of animations with key frames, with UIKit's raw values. Only options that determine the end of an
  /// animation have an effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes the changes of all key frames immediately, and calls the completion handler after the delay and the
  /// duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse)
    )
    .run(animations, completion: completion)
  }

  /// Makes the changes of a key frame immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }

  /// Makes the changes immediately. The animation around the call ends after the given number of runs.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    ViewAnimation.setRepeatCount(count, autoreverses: autoreverses)
    animations()
  }

  /// Has no effect: changes take effect immediately.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Has no effect: changes take effect immediately.
  public class func commitAnimations() {}
  /// Has no effect: changes take effect immediately.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Has no effect: changes take effect immediately.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Has no effect: changes take effect immediately.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Has no effect: changes take effect immediately.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Has no effect: changes take effect immediately.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Always zero: nothing is animated.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
}
