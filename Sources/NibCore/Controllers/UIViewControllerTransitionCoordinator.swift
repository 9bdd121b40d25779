/// What is known of a change of size while it happens.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// False: a terminal changes at once.
  var isAnimated: Bool { get }
  /// Zero: a terminal changes at once.
  var transitionDuration: TimeInterval { get }
}

/// Runs what belongs to a change of size: see `UIViewController.viewWillTransition(to:with:)`.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` when the new size is set, before layout, and `completion` after layout.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change of the window's size.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  let isAnimated = false
  let transitionDuration: TimeInterval = 0
  private var animations: [Block] = []
  private var completions: [Block] = []

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The new size is set.
  func animate() { for block in animations { block(self) } }

  /// The new size is laid out.
  func complete() { for block in completions { block(self) } }
}
