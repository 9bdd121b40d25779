/// The coordinator of a change of controllers or of the window's size. It stores the closures until the change happens,
/// and does not retain the controllers and views.
final class ViewTransition: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let transitionDuration: TimeInterval = 0
  // The user of a terminal cannot drag a transition, so that these values are always the same.
  let (initiallyInteractive, isInteractive, isInterruptible, isCancelled) = (false, false, false, false)
  let (percentComplete, completionVelocity): (CGFloat, CGFloat) = (1, 1)
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity
  private weak var container: UIView?
  private weak var source: UIViewController?
  private weak var destination: UIViewController?
  private var animations: [Block] = []
  private var completions: [Block] = []
  /// Whether `animate()` was called.
  private var isUnderway = false
  /// Whether `complete()` was called.
  private(set) var isOver = false
  var containerView: UIView { container ?? UIView() }

  /// Creates the coordinator of a change of the window's size.
  init(resizing window: UIWindow) {
    isAnimated = false
    presentationStyle = .none
    container = window
  }

  /// Creates the coordinator of an animated change of controllers in a view.
  init(
    in container: UIView, from source: UIViewController?, to destination: UIViewController?,
    style: UIModalPresentationStyle = .none
  ) {
    isAnimated = true
    presentationStyle = style
    self.container = container
    (self.source, self.destination) = (source, destination)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: source
    case .to: destination
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: source?.viewIfLoaded
    case .to: destination?.viewIfLoaded
    default: nil
    }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    if let animation {
      if isUnderway { animation(self) } else { animations.append(animation) }
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}

  /// Makes this the `transitionCoordinator` of controllers, until `complete()`.
  func begin(for controllers: [UIViewController]) {
    for controller in controllers { controller.nibTransition = self }
  }

  /// Runs the animations, after the new state is set.
  func animate() {
    isUnderway = true
    let animations = animations
    self.animations = []
    for block in animations { block(self) }
  }

  /// Runs the completions, after the layout of the new state.
  func complete() {
    isOver = true
    let completions = completions
    self.completions = []
    for block in completions { block(self) }
  }

  /// Runs the completions in the next turn of the run loop.
  func completeLater() { LaterCall.run { self.complete() } }
}
