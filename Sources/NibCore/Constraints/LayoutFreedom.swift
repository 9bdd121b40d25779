/// Finds the positions and sizes that the constraints of a layout leave open, by solving it once more as an
/// `AmbiguityProblem`.
package struct LayoutFreedom {
  private let layout: CheckedLayout
  private let builder: LayoutBuilder
  private let ambiguous: [LayoutAxes]

  /// Solves the layout once more. Its views must have their final frames.
  package init(_ layout: CheckedLayout) {
    self.layout = layout
    builder = LayoutBuilder(root: layout.root)
    ambiguous = AmbiguityProblem(layout, builder).problem.solved().ambiguous
  }

  private func axes(_ view: UIView) -> LayoutAxes { builder.item(for: view).map { ambiguous[$0] } ?? [] }

  /// The axes on which the constraints leave the size of a scroll view's content open. Axes on which the scroll view
  /// itself is ambiguous are left out.
  package func content(of view: UIView) -> LayoutAxes {
    builder.contentItem(of: view).map { ambiguous[$0].subtracting(axes(view)) } ?? []
  }

  /// The axes on which the constraints leave a view's position or size in its superview open. Axes on which the
  /// superview is ambiguous too are left out.
  package func place(of view: UIView) -> LayoutAxes {
    guard view !== layout.root, let superview = view.superview, view.nibVerifiesAmbiguity != "off" else {
      return []
    }
    return axes(view).subtracting(axes(superview))
  }

  /// The ambiguous views, superviews first.
  var entries: [AmbiguousViews.Entry] {
    layout.views.compactMap { view in
      let open = place(of: view)
      return open.isEmpty ? nil : AmbiguousViews.Entry(view: view, axes: open)
    }
  }
}

/// The ambiguous views of a tree: those whose position or size the constraints leave open. The rules are those of
/// `nibterm check`.
package struct AmbiguousViews {
  /// An ambiguous view.
  package struct Entry {
    /// The view.
    package let view: UIView
    /// The axes on which constraints are missing.
    package let axes: LayoutAxes
  }

  /// The ambiguous views, superviews first. Views that only move with an ambiguous superview are left out.
  package let entries: [Entry]

  /// Examines all layouts in the tree of `root`, which must have been laid out.
  ///
  /// Each layout is solved once more, so store the result until the next layout.
  package init(in root: UIView) {
    entries = root.nibTree.flatMap { view in
      view.nibLayoutReport.map { LayoutFreedom(CheckedLayout(root: view, report: $0)).entries } ?? []
    }
  }
}
