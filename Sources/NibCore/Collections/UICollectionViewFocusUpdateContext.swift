/// The items between which the cursor of a collection view moved.
public final class UICollectionViewFocusUpdateContext {
  /// The item that the cursor left; `nil` if there was none.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that the cursor is on now; `nil` if there is none.
  public let nextFocusedIndexPath: IndexPath?

  init(from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
  }
}

/// Runs the animations that accompany a move of the cursor. The terminal does not animate.
public final class UIFocusAnimationCoordinator {
  /// Runs the animations at once, and `completion` in the next turn of the run loop.
  public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    if let completion { LaterCall.run(completion) }
  }
}
