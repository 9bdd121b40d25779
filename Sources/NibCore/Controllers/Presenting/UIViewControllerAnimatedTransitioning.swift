// Custom transitions between view controllers. NibTerm shows controllers itself and does not call these methods.

/// The controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The state of a transition.
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The controller that the transition shows or hides.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the transition shows or hides.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Reports the progress of a transition that the user drags, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Continues to the end by itself.
  func finishInteractiveTransition()
  /// Returns to the start.
  func cancelInteractiveTransition()
  /// Interrupts the transition.
  func pauseInteractiveTransition()
  /// Must be called at the end; false if the transition was canceled.
  func completeTransition(_ didComplete: Bool)
}

/// An object that animates a transition.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Starts the animations.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator for the animations.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that controls a transition that the user drags.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The objects that a controller uses for its presentation.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object for a presentation that the user drags; `nil` for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The object for a dismissal that the user drags; `nil` for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// A transition whose progress the program sets. It has no effect.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The part of the transition that is complete, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the gesture has ended.
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the gesture has ended.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The duration in seconds.
  open var duration: CGFloat { 0 }
  /// Whether the transition starts with a gesture.
  open var wantsInteractiveStart = true

  /// Never called.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Stores the progress.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Has no effect.
  open func finish() {}
  /// Has no effect.
  open func cancel() {}
  /// Has no effect.
  open func pause() {}
}
