/// A view in a laid-out tree, with everything that its superviews determine: whether users can see the view and touch
/// it.
///
/// This is the only place that examines the alpha, `isHidden` and clipping of views. The pictures, `check`, `explain`,
/// `show --linear` and the focus of running programs use it to walk a tree, so that they agree on what is visible.
package struct VisibleView {
  package let view: UIView
  /// The frame in points, from the root's top left corner.
  package let frame: CGRect
  /// The area in which the superviews let the view be seen; infinite if nothing limits it.
  package let clip: CGRect
  /// The area in which the superviews let the view receive touches.
  private let touchClip: CGRect
  /// The product of the alphas of all superviews.
  package let superviewOpacity: Double
  /// The product of the alphas of the view and all its superviews.
  package let opacity: Double
  /// Whether the view or a superview is hidden, or the opacity is so low that nothing of the view is drawn.
  package let isHidden: Bool
  /// Whether the view and all its superviews accept touches.
  package let isInteractive: Bool
  /// The innermost scroll view that contains the view; `nil` if there is none.
  package let scrollView: UIScrollView?
  /// Whether the view is in a bar, which places and sizes its items.
  package let isInBar: Bool

  /// The highest opacity at which nothing is drawn. UIKit's hit testing ignores views with an alpha below 0.01, and an
  /// alpha of 0.01 is slightly below that limit, because layers store it as a `Float`.
  static let hiddenOpacity = 0.01

  /// Creates the root of a tree.
  ///
  /// - Parameter clip: the area in which the tree can be seen; `nil` for the root's bounds, at which pictures end.
  package init(_ root: UIView, within clip: CGRect? = nil) {
    let frame = CGRect(origin: .zero, size: root.bounds.size)
    let clip = clip ?? frame
    self.init(
      root, frame: frame, clip: clip, touchClip: clip, superviewOpacity: 1, isInHidden: false,
      isInteractive: root.isUserInteractionEnabled, scrollView: nil, isInBar: false)
  }

  /// Creates a view in the tree of `root`, or in that of the topmost view that contains it.
  ///
  /// - Parameter clip: the area in which the view can be seen; `nil` for the area that its superviews leave visible.
  package init(of view: UIView, in root: UIView? = nil, within clip: CGRect? = nil) {
    let path = Array(sequence(first: view) { $0 === root ? nil : $0.superview })
    var current = VisibleView(path[path.count - 1], within: path.count == 1 ? clip : nil)
    for (index, view) in path.enumerated().reversed().dropFirst() {
      current = current.subview(view, within: index == 0 ? clip : nil)
    }
    self = current
  }

  private init(
    _ view: UIView, frame: CGRect, clip: CGRect, touchClip: CGRect, superviewOpacity: Double,
    isInHidden: Bool, isInteractive: Bool, scrollView: UIScrollView?, isInBar: Bool
  ) {
    (self.view, self.frame, self.clip, self.touchClip) = (view, frame, clip, touchClip)
    (self.isInteractive, self.scrollView, self.isInBar) = (isInteractive, scrollView, isInBar)
    self.superviewOpacity = superviewOpacity
    opacity = superviewOpacity * Double(view.alpha)
    isHidden = isInHidden || view.isHidden || opacity <= VisibleView.hiddenOpacity
  }

  /// The part of the frame that the superviews leave visible; null if there is none.
  package var visibleFrame: CGRect { frame.cut(to: clip) }

  /// The part of the visible frame that receives touches, because it is inside all superviews; null if there is none.
  package var touchableFrame: CGRect { visibleFrame.cut(to: touchClip) }

  /// Whether no part of the frame is visible, because superviews clip it or it has to be scrolled into view. Does not
  /// depend on whether the view is hidden.
  package var isOutOfView: Bool {
    visibleFrame.isNull || visibleFrame.isEmpty && !frame.isEmpty
  }

  /// Whether users see the view, if it has any content.
  package var isVisible: Bool { !isHidden && !visibleFrame.isEmpty }

  /// The part of the view's own content that can be seen, in the coordinates of the root; null if there is none.
  ///
  /// - Parameter area: the area of the content in the bounds of the view.
  package func visiblePart(_ area: CGRect) -> CGRect {
    area.offsetBy(dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY).cut(to: contentClip)
  }

  /// The area in which the view's content and its subviews can be seen.
  private var contentClip: CGRect { view.nibClipsSubviews ? visibleFrame : clip }

  /// Returns a subview of this view.
  ///
  /// - Parameters:
  ///   - clip: the area in which the subview can be seen; `nil` for the area that its superviews leave visible.
  ///   - distance: the distance in points by which the subview is drawn below its frame.
  package func subview(
    _ subview: UIView, within clip: CGRect? = nil, movedBy distance: CGFloat = 0
  ) -> VisibleView {
    let frameInRoot = subview.frame.offsetBy(
      dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY + distance)
    return VisibleView(
      subview, frame: frameInRoot, clip: clip ?? contentClip,
      touchClip: clip ?? touchableFrame, superviewOpacity: opacity, isInHidden: isHidden,
      isInteractive: isInteractive && subview.isUserInteractionEnabled,
      scrollView: view as? UIScrollView ?? scrollView, isInBar: isInBar || view is NibBar)
  }

  /// The subviews that are not hidden, in drawing order.
  ///
  /// - Parameter clip: the area in which they can be seen; `nil` for the area that their superviews leave visible.
  package func subviews(within clip: CGRect? = nil) -> [VisibleView] {
    view.subviews.map { subview($0, within: clip) }.filter { !$0.isHidden }
  }

  /// Whether the view is inside another one.
  package func isInside(_ other: UIView) -> Bool { view !== other && view.isDescendant(of: other) }
}

extension UIView {
  /// Whether the view itself is hidden, or so transparent that nothing of it is drawn and touches pass through it. A
  /// view that is not can still be in a hidden view: see `VisibleView.isHidden`.
  package var nibIsHiddenItself: Bool { isHidden || Double(alpha) <= VisibleView.hiddenOpacity }

  /// Whether the view clips its subviews. Tables and collection views always do: on a device, they only contain the
  /// views of visible items.
  package var nibClipsSubviews: Bool {
    clipsToBounds || layer.masksToBounds || self is UITableView || self is UICollectionView
  }
}

extension ColorComponents {
  /// Whether something that is drawn in the color can be seen.
  package var isVisible: Bool { alpha > VisibleView.hiddenOpacity }
}

extension CGRect {
  /// The part inside a clip. Without a clip, the rectangle is returned unchanged, without rounding errors.
  fileprivate func cut(to clip: CGRect) -> CGRect { clip == .infinite ? self : intersection(clip) }
}
