/// The views of a tree that are not hidden, in drawing order: superviews first, and later views in front of earlier
/// ones.
///
/// Views that are clipped are included, because some of them can be scrolled to; `VisibleView.isVisible` says which can
/// be seen. The tree is valid until the next layout.
package struct VisibleTree {
  package let root: UIView
  package private(set) var views: [VisibleView] = []

  /// - Parameters:
  ///   - clip: the area in which the tree can be seen; `nil` for the root's bounds.
  ///   - isIncluded: whether a view is included with its subviews.
  package init(
    _ root: UIView, within clip: CGRect? = nil, where isIncluded: (UIView) -> Bool = { _ in true }
  ) {
    self.root = root
    let visibleRoot = VisibleView(root, within: clip)
    if !visibleRoot.isHidden, isIncluded(root) { add(visibleRoot, isIncluded) }
  }

  private mutating func add(_ view: VisibleView, _ isIncluded: (UIView) -> Bool) {
    views.append(view)
    for subview in view.subviews() where isIncluded(subview.view) { add(subview, isIncluded) }
  }
}
