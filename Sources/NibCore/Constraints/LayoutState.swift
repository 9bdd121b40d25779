/// The layout state of one view. Properties that describe a whole layout are used only in its root.
package struct LayoutState {
  /// Whether `layoutSubviews` must be called.
  var needsLayout = true
  /// Whether the view or one of its descendants needs layout.
  var subtreeNeedsLayout = true
  /// Whether the tree must be drawn again. Used only in the topmost view.
  var needsDisplay = true
  /// True if the layout below this root needs no solver, because all its views follow their autoresizing masks. Reset
  /// by every request for layout.
  var usesOnlyAutoresizingMasks = false
  /// The frame from the last solution; `nil` if no solution has placed the view.
  package var solvedFrame: CGRect?
  /// The distance in points from the middle of this view's text down to the middle of a text with the same baseline.
  /// Pictures draw both texts on the same row. 0 in a terminal, where the frame is moved instead.
  package var textShift: CGFloat = 0
  /// The results of the last layout whose root is this view.
  var report: LayoutReport?
  /// The solver session of the layout whose root is this view; `nil` before the first solution.
  var sessionCache: LayoutSessionCache?
  /// The parts of the last layout problem that depend on frames. Used only in the root of a layout.
  var frameUses = FrameUses()
  /// The roots of the layouts that were solved in the current round. Used only in the topmost view.
  var solvedRoots: [WeakView] = []
}
