/// The objects that get frames from the solution of a layout.
///
/// The references are unowned, because the `LayoutSessionCache` of the layout's root keeps this list from one layout to
/// the next. Every change of the view tree discards the list.
struct LayoutTargets {
  /// An object, with its item in the layout problem.
  struct Target<Object: AnyObject> {
    unowned let object: Object
    let item: LayoutProblem.ItemID
  }

  /// The root and the other views, superviews first.
  var views: [Target<UIView>] = []
  var guides: [Target<UILayoutGuide>] = []
  /// The scroll views, each with the item of its content.
  var scrollViews: [Target<UIView>] = []
  /// The texts whose baselines are aligned.
  var baselines: [BaselineRows.Text] = []

  /// The view that an item represents; `nil` for the items of guides, scroll view contents and spaces.
  func view(of item: LayoutProblem.ItemID) -> UIView? {
    views.sortedIndex(of: item, by: \.item).map { views[$0].object }
  }

  /// The size of a view's content at the given width, in points. The width and the size are those of the alignment
  /// rectangle.
  func measure(_ item: LayoutProblem.ItemID, _ width: Double) -> LayoutProblem.MeasuredContent {
    guard let view = view(of: item) else { return LayoutProblem.MeasuredContent(height: 0) }
    let insets = view.alignmentRectInsets
    let size = view.nibContentSize(forWidth: CGFloat(width) + insets.left + insets.right)
    return LayoutProblem.MeasuredContent(
      width: (size?.width).map { Double($0 - insets.left - insets.right) },
      height: Double((size?.height ?? 0) - insets.top - insets.bottom))
  }

  /// Stores the solved frames in the views and guides. A view's frame is in its superview's coordinates and rounded to
  /// pixels. The root keeps its frame.
  func apply(_ solution: LayoutSolution) {
    for target in views.dropFirst() {
      let view = target.object
      view.layoutState.solvedFrame = view.nibFrame(solved: solution.frames[target.item])
      view.layoutState.textShift = 0
      view.layoutState.needsLayout = true
      view.layoutState.subtreeNeedsLayout = true
    }
    for target in guides {
      let solved = solution.frames[target.item]
      target.object.layoutFrame = CGRect(x: solved.x, y: solved.y, width: solved.width, height: solved.height)
    }
    for target in scrollViews where solution.ambiguous[target.item].isEmpty {
      let content = solution.frames[target.item]
      target.object.nibSetSolvedContentSize(CGSize(width: content.width, height: content.height))
    }
    if baselines.count > 1 { BaselineRows(solution, views).align(baselines) }
  }
}

extension UIView {
  /// Converts a solved alignment rectangle to a frame in the superview's coordinates, rounded to whole pixels.
  package func nibFrame(solved: LayoutRect) -> CGRect {
    let insets = alignmentRectInsets
    let parentInsets = superview?.alignmentRectInsets ?? .zero
    return nibRoundedToPixels(
      CGRect(
        x: CGFloat(solved.x) - insets.left + parentInsets.left,
        y: CGFloat(solved.y) - insets.top + parentInsets.top,
        width: CGFloat(solved.width) + insets.left + insets.right,
        height: CGFloat(solved.height) + insets.top + insets.bottom))
  }
}
