/// The positions and sizes that the constraints of a layout leave open, determined by solving it once more.
package struct LayoutFreedom {
  private let layout: CheckedLayout
  private let builder: LayoutBuilder
  private let ambiguous: [LayoutAxes]

  package init(_ layout: CheckedLayout) {
    self.layout = layout
    builder = LayoutBuilder(root: layout.root)
    ambiguous = AmbiguityProblem(layout, builder).problem.solved().ambiguous
  }

  private func axes(_ view: UIView) -> LayoutAxes { builder.item(for: view).map { ambiguous[$0] } ?? [] }

  /// The axes on which the size of a scroll view's content is open. The scroll view's own place is not
  /// considered.
  package func content(of view: UIView) -> LayoutAxes {
    builder.contentItem(of: view).map { ambiguous[$0].subtracting(axes(view)) } ?? []
  }

  /// The axes on which a view's place in its superview is open. Views that only move with an ambiguous
  /// superview do not count.
  package func place(of view: UIView) -> LayoutAxes {
    guard view !== layout.root, let superview = view.superview, view.nibVerifiesAmbiguity != "off" else {
      return []
    }
    return axes(view).subtracting(axes(superview))
  }

  /// The views with an open place, with their axes.
  var entries: [AmbiguousViews.Entry] {
    layout.views.compactMap { view in
      let open = place(of: view)
      return open.isEmpty ? nil : AmbiguousViews.Entry(view: view, axes: open)
    }
  }
}

/// The views of a tree whose position or size the constraints leave open, by the same rules as `nibterm check`.
package struct AmbiguousViews {
  /// A view and the axes on which its place is open.
  package struct Entry {
    package let view: UIView
    /// The axes on which constraints are missing.
    package let axes: LayoutAxes
  }

  /// The ambiguous views, superviews first. Views that only move with an ambiguous superview are left out.
  package let entries: [Entry]

  /// Examines all layouts below `root`. The view must have been laid out.
  ///
  /// Cost: each layout is solved once more. Keep the result until the next layout.
  package init(in root: UIView) {
    entries = root.nibTree.flatMap { view in
      view.nibLayoutReport.map { LayoutFreedom(CheckedLayout(root: view, report: $0)).entries } ?? []
    }
  }
}
