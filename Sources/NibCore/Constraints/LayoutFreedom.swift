/// What the constraints of a layout leave open, solved once more.
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

  /// The axes on which the size of what scrolls in a view is open, its own place aside.
  package func content(of view: UIView) -> LayoutAxes {
    builder.contentItem(of: view).map { ambiguous[$0].subtracting(axes(view)) } ?? []
  }

  /// The axes on which a view is open in its superview: what is in an ambiguous view moves with it.
  package func place(of view: UIView) -> LayoutAxes {
    guard view !== layout.root, let superview = view.superview, view.nibVerifiesAmbiguity != "off" else {
      return []
    }
    return axes(view).subtracting(axes(superview))
  }

  /// The views with an open place.
  var entries: [AmbiguousViews.Entry] {
    layout.views.compactMap { view in
      let open = place(of: view)
      return open.isEmpty ? nil : AmbiguousViews.Entry(view: view, axes: open)
    }
  }
}

/// The views of a tree whose position or size the constraints leave open, judged as `nibterm check` does.
public struct AmbiguousViews {
  /// A view with the axes on which its place is open.
  public struct Entry {
    /// The view.
    public let view: UIView
    /// Where constraints are missing.
    public let axes: LayoutAxes
  }

  /// Superviews first; what is in an ambiguous view and moves with it is left out.
  public let entries: [Entry]

  /// Looks at all layouts below `root`, which has to be laid out.
  ///
  /// Cost: each layout is solved once more. Keep the answer until the next layout.
  public init(in root: UIView) {
    entries = root.nibTree.flatMap { view in
      view.nibLayoutReport.map { LayoutFreedom(CheckedLayout(root: view, report: $0)).entries } ?? []
    }
  }
}
