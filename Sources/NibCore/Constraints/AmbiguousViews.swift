/// The ambiguous views of a tree: those whose position or size the constraints do not determine. The rules are those of
/// `nibterm check`.
package struct AmbiguousViews {
  package struct Entry {
    package let view: UIView
    package let axes: LayoutAxes

    /// Returns `nil` if there are no axes.
    fileprivate init?(_ view: UIView, _ axes: LayoutAxes) {
      guard !axes.isEmpty else { return nil }
      (self.view, self.axes) = (view, axes)
    }
  }

  /// The ambiguous views, superviews first, each with the axes on which its position or size is ambiguous. Views that only
  /// move with an ambiguous superview are left out.
  package let entries: [Entry]
  /// The scroll views whose content has an ambiguous size, each with the axes of that size.
  package let contents: [Entry]

  /// Examines all layouts in the tree of `root`, which must have been laid out.
  ///
  /// Most layouts are solved once more, so store the result until the next layout.
  package init(in root: UIView) {
    let ambiguities = root.nibTree.compactMap { view in
      view.nibLayoutReport.map { LayoutAmbiguity(CheckedLayout(root: view, report: $0)) }
    }
    entries = ambiguities.flatMap { layout in
      layout.layout.views.compactMap { Entry($0, layout.axes(of: $0)) }
    }
    contents = ambiguities.flatMap { layout in
      layout.layout.views.compactMap { Entry($0, layout.contentAxes(of: $0)) }
    }
  }
}
