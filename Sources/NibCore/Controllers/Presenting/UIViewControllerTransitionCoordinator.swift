/// Information about a change of size while it happens.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Always `false`: a terminal changes its size at once.
  var isAnimated: Bool { get }
  /// Always zero: a terminal changes its size at once.
  var transitionDuration: TimeInterval { get }
}

/// Runs closures during a change of size and after it: see `UIViewController.viewWillTransition(to:with:)`.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` when the new size is set, before layout, and `completion` after layout.
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
}

/// The coordinator of a change of the window's size. It stores the closures until the change happens.
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

  /// Runs the animations, after the new size is set.
  func animate() { for block in animations { block(self) } }

  /// Runs the completions, after the layout with the new size.
  func complete() { for block in completions { block(self) } }
}
