/// Information about a change of controllers, or of the window's size, while it happens.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the program asked for an animation. A change of size is not animated. In both cases, a terminal shows the
  /// result at once.
  var isAnimated: Bool { get }
  /// The style of the presented controller; `none` if nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The duration in seconds. Always zero: a terminal changes at once.
  var transitionDuration: TimeInterval { get }
  /// The view that contains the controllers' views.
  var containerView: UIView { get }
  /// The controller that leaves or that appears; `nil` during a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or that appears; `nil` during a change of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Whether the transition began with a gesture. Always false.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition now. Always false.
  var isInteractive: Bool { get }
  /// Whether a gesture can interrupt the transition. Always false.
  var isInterruptible: Bool { get }
  /// Whether the transition is undone. Always false.
  var isCancelled: Bool { get }
  /// The part of the transition that a gesture has reached. Always 1.
  var percentComplete: CGFloat { get }
  /// The speed with which the gesture ended. Always 1.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest of the transition. Always the standard curve.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation of the screen. Always none.
  var targetTransform: CGAffineTransform { get }
}

/// Runs closures during a change of controllers or of size, and after it: see `UIViewController.transitionCoordinator`
/// and `viewWillTransition(to:with:)`.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the change and `completion` when it is over. Returns whether `animation` is run with the
  /// change.
  ///
  /// During a change of size, `animation` is run when the new size is set, before layout, and `completion` after
  /// layout. During a change of controllers, `animation` is run after `viewWillAppear`, and `completion` in the next
  /// turn of the run loop, after `viewDidAppear`. An animation that is added after that time, but before the
  /// completions, is run at once.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Never calls `handler`: no gesture drives a transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Never calls `handler`: no gesture drives a transition.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Runs `animation` and `completion`. The view has no effect.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

extension UIViewController {
  /// The coordinator of the change that the controller, or an ancestor of it, is part of: an animated change of
  /// controllers, or a change of the window's size. `nil` if there is none. The coordinator of a change of controllers
  /// exists from before `viewWillAppear` until its completions have run, in the next turn of the run loop.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nibLineage.lazy.compactMap(\.nibTransition).first { !$0.isOver }
  }
}
