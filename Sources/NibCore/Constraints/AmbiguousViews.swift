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
