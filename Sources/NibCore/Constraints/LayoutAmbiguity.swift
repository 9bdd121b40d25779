/// The views of a layout whose position or size is ambiguous, found by solving the layout again as an
/// `AmbiguityProblem`.
///
/// If the size of a scroll view's content is ambiguous, the positions of the views in it are often ambiguous only
/// because they follow an edge of the content, which is not another fault. Therefore the ambiguous size is fixed, and
/// the layout is solved again: whatever is still ambiguous is ambiguous for another reason.
package struct LayoutAmbiguity {
  /// The layout that was solved again.
  package let layout: CheckedLayout
  private let builder: LayoutBuilder
  /// The ambiguous axes of each item, with the sizes of all contents fixed.
  private var ambiguous: [LayoutAxes] = []
  /// The ambiguous axes of the contents of scroll views, by item.
  private var contents: [LayoutProblem.ItemID: LayoutAxes] = [:]
  /// The ambiguous axes of each item and of its size, without fixed sizes of contents.
  private var initial: (frames: [LayoutAxes], sizes: [LayoutAxes]) = ([], [])
  /// The items that can be ambiguous because of a conflict.
  private var conflicted: ConflictReach

  /// Solves the layout again. Its views must have their final frames. Nothing counts as ambiguous if the layout was
  /// not solved completely.
  package init(_ layout: CheckedLayout) {
    self.layout = layout
    builder = LayoutBuilder(root: layout.root)
    let problem = AmbiguityProblem(layout, builder).problem
    conflicted = ConflictReach(of: [], in: problem, builder)
    // A layout that was not solved completely would not be solved completely again.
    if layout.report.isComplete {
      solve(problem)
    } else {
      ambiguous = problem.items.map { _ in [] }
      initial = (ambiguous, ambiguous)
    }
  }

  /// Solves the problem repeatedly, each time with all ambiguous contents fixed, until no further content is. Each
  /// repetition finds the contents of scroll views inside other scroll views.
  private mutating func solve(_ problem: LayoutProblem) {
    var problem = problem
    while true {
      let solution = problem.solved()
      ambiguous = solution.ambiguous
      if initial.frames.isEmpty { initial = (solution.ambiguous, solution.ambiguousSizes) }
      conflicted = ConflictReach(of: solution.conflicts, in: problem, builder)
      let newContents = ambiguousContents()
      if newContents.isEmpty { return }
      for (item, axes) in newContents {
        contents[item, default: []].formUnion(axes)
        let frame = solution.frames[item]
        if axes.contains(.horizontal) { problem.fix(item, .width, at: frame.width) }
        if axes.contains(.vertical) { problem.fix(item, .height, at: frame.height) }
      }
    }
  }

  /// The contents that are ambiguous in the last solution on axes on which they have not been fixed, although the frame
  /// of their scroll view is determined.
  private func ambiguousContents() -> [(item: LayoutProblem.ItemID, axes: LayoutAxes)] {
    layout.views.compactMap { view in
      guard let item = builder.contentItem(of: view) else { return nil }
      let axes = axes(ofItem: item).subtracting(allAxes(of: view)).subtracting(contents[item] ?? [])
      return axes.isEmpty ? nil : (item, axes)
    }
  }

  /// The axes on which an item is ambiguous for other reasons than a conflict.
  private func axes(ofItem item: LayoutProblem.ItemID) -> LayoutAxes {
    ambiguous[item].subtracting(conflicted.axes(of: item))
  }

  /// The axes on which a view is ambiguous, also if it only moves with its superview.
  private func allAxes(of view: UIView) -> LayoutAxes {
    builder.item(for: view).map { axes(ofItem: $0) } ?? []
  }

  /// The axes on which the size of a scroll view's content is ambiguous. Axes on which the scroll view
  /// itself is ambiguous are left out, and so are scroll views for which Interface Builder does not verify sizes.
  package func contentAxes(of view: UIView) -> LayoutAxes {
    guard view.nibVerifiesAmbiguity == nil, view.nibScrollsConstrainedViews else { return [] }
    return builder.contentItem(of: view).flatMap { contents[$0] } ?? []
  }

  /// The axes on which a view's position or size in its superview is ambiguous. Axes on which the superview is
  /// ambiguous too are left out, and so are views that only follow an ambiguous content of a scroll view.
  package func axes(of view: UIView) -> LayoutAxes {
    guard view !== layout.root, let superview = view.superview, view.nibVerifiesAmbiguity != "off" else {
      return []
    }
    return allAxes(of: view).subtracting(allAxes(of: superview))
  }

  /// The axes on which the constraints do not determine the frame of a view in a view around it, because the size of
  /// one of the two views or the position of the inner view is ambiguous. Views that follow an ambiguous content of a
  /// scroll view are included.
  package func frameAxes(of view: UIView, in container: UIView) -> LayoutAxes {
    guard let item = builder.item(for: view) else { return [] }
    var axes = initial.sizes[item].union(initial.frames[item])
    if let outer = builder.item(for: container) {
      // A container of known size that only moves takes its content along.
      axes = initial.sizes[item].union(initial.sizes[outer]).union(
        initial.frames[item].subtracting(initial.frames[outer]))
    }
    return axes.subtracting(conflicted.axes(of: item))
  }

  /// The axes on which the constraints do not determine the size of a view. Views that follow an ambiguous content
  /// of a scroll view are included.
  package func sizeAxes(of view: UIView) -> LayoutAxes {
    builder.item(for: view).map { initial.sizes[$0].subtracting(conflicted.axes(of: $0)) } ?? []
  }

  /// The nearest scroll view around a view whose content has an ambiguous size, with the ambiguous axes on which the
  /// frame of the view is not ambiguous for another reason. `nil` if there is none.
  package func ambiguousContent(around view: UIView) -> (scrollView: UIView, axes: LayoutAxes)? {
    var next = view.superview
    while let current = next, view !== layout.root {
      let ambiguous = builder.contentItem(of: current).flatMap { contents[$0] } ?? []
      let axes = ambiguous.subtracting(allAxes(of: view))
      if !axes.isEmpty { return (current, axes) }
      if current === layout.root { return nil }
      next = current.superview
    }
    return nil
  }

  /// The ambiguous views, superviews first.
  var entries: [AmbiguousViews.Entry] {
    layout.views.compactMap { view in
      let axes = axes(of: view)
      return axes.isEmpty ? nil : AmbiguousViews.Entry(view: view, axes: axes)
    }
  }
}

extension LayoutProblem {
  /// Adds a required constraint that gives an item this length.
  fileprivate mutating func fix(_ item: ItemID, _ length: Attribute, at value: Double) {
    addConstraint(
      Constraint(terms: [Term(item, length, 1)], relation: .equal, constant: value, identifier: -1))
  }
}

extension UIView {
  /// Whether this is a scroll view with subviews that constraints lay out, so that constraints must also determine the
  /// size of its content. False for table views and text views, which determine the size of their content themselves.
  package var nibScrollsConstrainedViews: Bool {
    guard let element = nibOrigin?.element, element.isNamed("scrollView") else { return false }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}

/// The ambiguous views of a tree: those whose position or size the constraints do not determine. The rules are those of
/// `nibterm check`.
package struct AmbiguousViews {
  package struct Entry {
    package let view: UIView
    /// The axes on which its position or size is ambiguous.
    package let axes: LayoutAxes
  }

  /// The ambiguous views, superviews first. Views that only move with an ambiguous superview are left out.
  package let entries: [Entry]

  /// Examines all layouts in the tree of `root`, which must have been laid out.
  ///
  /// Each layout is solved once more, so store the result until the next layout.
  package init(in root: UIView) {
    entries = root.nibTree.flatMap { view in
      view.nibLayoutReport.map { LayoutAmbiguity(CheckedLayout(root: view, report: $0)).entries } ?? []
    }
  }
}
