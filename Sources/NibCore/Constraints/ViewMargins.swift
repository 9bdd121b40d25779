/// Computes the margins and the safe area of a view, which depend on the views around it.
struct ViewMargins {
  let view: UIView

  /// The margins with all increases.
  var effective: UIEdgeInsets {
    var margins = base
    if view.insetsLayoutMarginsFromSafeArea, view.nibEnvironment.rules.marginsFollowSafeArea {
      margins = margins.nibAdding(view.safeAreaInsets)
    }
    if view.preservesSuperviewLayoutMargins, view.superview == nil, view.nibFollows(.rootsInPlainViews) {
      // On Interface Builder's canvas, a root view is inside a plain view, whose margins it preserves.
      let safeArea = view.nibEnvironment.rules.marginsFollowSafeArea ? view.safeAreaInsets : .zero
      let outerMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8).nibAdding(safeArea)
      margins = margins.nibGrown(toAtLeast: outerMargins)
    }
    if let superview = preservedSuperview {
      margins = margins.nibGrown(toAtLeast: overlapWithMargins(of: superview))
    }
    return view.nibFollowsReadableWidth ? view.nibReadable(margins) : margins
  }

  /// The superview whose margins enlarge those of this view; `nil` if there is none, or if the canvas of Interface
  /// Builder ignores its margins.
  private var preservedSuperview: UIView? {
    guard view.preservesSuperviewLayoutMargins, let superview = view.superview else { return nil }
    return !view.nibFollows(.marginsEndAtSomeViews) || superview.nibPassesMarginsOnCanvas(to: view)
      ? superview : nil
  }

  /// The margins that were set, or the default margins, without any increase.
  private var base: UIEdgeInsets {
    let fallback = inReadingDirection(view.nibDefaultMargins)
    let mirrored = view.nibIsRightToLeft && !view.marginBase.isAbsolute
    var base = UIEdgeInsets(
      top: view.marginBase.top ?? fallback.top,
      left: (mirrored ? view.marginBase.trailing : view.marginBase.leading) ?? fallback.left,
      bottom: view.marginBase.bottom ?? fallback.bottom,
      right: (mirrored ? view.marginBase.leading : view.marginBase.trailing) ?? fallback.right)
    if view.nibDefaultMarginsAreMinimum { return base.nibGrown(toAtLeast: fallback) }
    if view.nibIsScreenRoot {
      // The minimum margins of a screen, as in `systemMinimumLayoutMargins`.
      let minimum = inReadingDirection(view.nibMinimumScreenMargins)
      base.left = max(base.left, minimum.left)
      base.right = max(base.right, minimum.right)
    }
    return base
  }

  /// Margins for a layout from left to right, mirrored if the view is laid out from right to left.
  private func inReadingDirection(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    view.nibIsRightToLeft ? margins.nibMirrored : margins
  }

  /// The safe area without the additional insets of the view's controller.
  var safeArea: UIEdgeInsets {
    if let given = view.givenSafeAreaInsets { return given }
    guard let superview = view.superview else { return .zero }
    let outer = superview.safeAreaInsets
    var insets = overlap(with: outer, of: superview)
    if superview.nibInsetsItsContent { (insets.top, insets.bottom) = (0, 0) }
    // A view that extends beyond its superview has the insets of the superview. Otherwise, a view that is placed by
    // its own margins would have larger insets after every layout.
    return UIEdgeInsets(
      top: min(insets.top, outer.top), left: min(insets.left, outer.left),
      bottom: min(insets.bottom, outer.bottom), right: min(insets.right, outer.right))
  }

  /// The distances by which the superview's margins overlap the edges of this view. A scroll view that keeps its
  /// content clear of bars already begins the content below the safe area, so only the rest of its top margin
  /// overlaps the content.
  private func overlapWithMargins(of superview: UIView) -> UIEdgeInsets {
    var outer = superview.layoutMargins
    if superview.nibInsetsItsContent {
      outer.top -= superview.safeAreaInsets.top
      outer.bottom = 0
    }
    return overlap(with: outer, of: superview)
  }

  /// The distances by which insets of the superview overlap the edges of this view.
  private func overlap(with outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - distance) : 0
    }
    let size = superview.bounds.size
    return UIEdgeInsets(
      top: part(outer.top, view.frame.minY), left: part(outer.left, view.frame.minX),
      bottom: part(outer.bottom, size.height - view.frame.maxY),
      right: part(outer.right, size.width - view.frame.maxX))
  }
}
