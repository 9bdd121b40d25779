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
}

// The user of a terminal cannot drag a transition, so that these values are always the same.
extension UIViewControllerTransitionCoordinatorContext {
  /// Whether the transition began with a gesture. Always false.
  public var initiallyInteractive: Bool { false }
  /// Whether a gesture drives the transition now. Always false.
  public var isInteractive: Bool { false }
  /// Whether a gesture can interrupt the transition. Always false.
  public var isInterruptible: Bool { false }
  /// Whether the transition is undone. Always false.
  public var isCancelled: Bool { false }
  /// The part of the transition that a gesture has reached. Always 1.
  public var percentComplete: CGFloat { 1 }
  /// The speed with which the gesture ended. Always 1.
  public var completionVelocity: CGFloat { 1 }
  /// The curve of the rest of the transition. Always the standard curve.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The rotation of the screen. Always none.
  public var targetTransform: CGAffineTransform { .identity }
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

  /// Never calls `handler`: no gesture drives a transition.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Never calls `handler`: no gesture drives a transition.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

extension UIViewController {
  /// The coordinator of the change that the controller, or an ancestor of it, is part of: an animated change of
  /// controllers, or a change of the window's size. `nil` if there is none. The coordinator of a change of controllers
  /// exists from before `viewWillAppear` until its completions have run, in the next turn of the run loop.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nibLineage.lazy.compactMap(\.nibTransition).first { !$0.isOver }
  }
}
