/// Methods that notify a program of scrolling. Keys and the mouse wheel call them in the order in which UIKit calls
/// them for a short swipe.
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content offset changed, whether by the user or the program.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called before the user scrolls with a key or the mouse wheel.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called after the user scrolled. The delegate can change the offset at which the content comes to rest.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view.
  ///   - velocity: zero, because keys have no speed.
  ///   - targetContentOffset: the content offset after scrolling, which can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the user scrolled. `decelerate` is always true.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called after the user scrolled.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called last after the user scrolled with a key or the mouse wheel.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after the program has changed the content offset with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top. Not called.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar. Not called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The view that zooms. Not called: the terminal does not zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before the content zooms. Not called.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the content has zoomed. Not called.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after zooming. Not called.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called after the insets changed. Not called.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The step of scrolling by the user that is in progress.
enum UserScrolling {
  case none
  /// A key or the mouse is being handled, and the offset has not changed yet.
  case expected
  case dragging, decelerating
}

extension UIScrollView {
  /// Runs code that may scroll because of a key or the mouse. If the offset changes, the delegate gets the same calls
  /// as for a swipe.
  func nibScrollByUser<Result>(_ scroll: () -> Result) -> Result {
    guard nibScrolling == .none else { return scroll() }
    nibScrolling = .expected
    let result = scroll()
    if nibScrolling == .dragging { nibEndScrolling() }
    nibScrolling = .none
    return result
  }

  /// Called before the offset changes.
  func nibWillScroll() {
    guard nibScrolling == .expected else { return }
    nibScrolling = .dragging
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Ends a scroll of the user. The delegate can change where it ends.
  private func nibEndScrolling() {
    var target = contentOffset
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    nibScrolling = .decelerating
    delegate?.scrollViewWillBeginDecelerating(self)
    if target != contentOffset { contentOffset = nibClampedOffset(target) }
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
