/// The views of a layout whose position or size is ambiguous, found by solving the layout again as an
/// `AmbiguityProblem`.
///
/// If the size of a scroll view's content is ambiguous, the positions of the views in it are often ambiguous only
/// because they follow an edge of the content. This is not another fault. Therefore the ambiguous size is fixed, and
/// the layout is solved again: whatever is still ambiguous is ambiguous for another reason.
package struct LayoutAmbiguity {
  /// The layout that was solved again.
  package let layout: CheckedLayout
  package let builder: LayoutBuilder
  /// The problem without fixed sizes of contents, solved; `nil` if the solution of the canvas is also its solution.
  package private(set) var engine: LayoutEngine?
  /// The solution without fixed sizes of contents; `nil` if nothing is ambiguous.
  private var firstSolution: Solution?
  /// The ambiguous axes of each item, with the sizes of all contents fixed.
  private var ambiguous: [LayoutAxes]
  /// The ambiguous axes of the contents of scroll views, by item.
  private var contents: [LayoutProblem.ItemID: LayoutAxes] = [:]
  /// The items that can be ambiguous because of a conflict.
  private var conflictReach: ConflictReach

  /// A solution of the ambiguity problem.
  private struct Solution {
    /// The items that can be ambiguous because of a conflict.
    let conflictReach: ConflictReach
    /// The ambiguous axes of each item.
    let frames: [LayoutAxes]
    /// The axes on which the size of each item is ambiguous.
    let sizes: [LayoutAxes]

    init(_ solution: LayoutSolution, of problem: LayoutProblem, _ builder: LayoutBuilder) {
      conflictReach = ConflictReach(of: solution.conflicts, in: problem, builder)
      (frames, sizes) = (solution.ambiguous, solution.ambiguousSizes)
    }
  }

  /// Solves the layout again, unless its own solution already shows what is ambiguous. Its views must have their final
  /// frames. Nothing counts as ambiguous if the layout was not solved completely: it would not be solved completely
  /// again.
  package init(_ layout: CheckedLayout) {
    let builder = LayoutBuilder(root: layout.root)
    let problem = AmbiguityProblem(layout, builder)
    self.init(layout, builder, problem.problem)
    guard layout.report.isComplete else { return }
    if !problem.isThatOfCanvas {
      // The required constraints are those of the canvas, unless the height of a row follows from its content.
      let isRow = problem.problem.rootSize.height?.priority != 1000
      solve(problem.problem, conflicts: isRow ? [] : layout.report.solution?.conflicts ?? [])
    } else if let solution = layout.report.solution {
      // Views that were added after the layout, such as parts that are made when they are asked for, are not in its solution.
      let isCurrent = solution.ambiguous.count == problem.problem.items.count
      solve(problem.problem, known: isCurrent ? solution : nil)
    }
  }

  /// The ambiguity of the same layout without one of its constraints.
  ///
  /// - Parameters:
  ///   - index: the index of the constraint in the problem of the canvas.
  ///   - frames: the frames of all items on the canvas without the constraint.
  package func without(constraintAt index: Int, frames: [LayoutRect]) -> LayoutAmbiguity {
    var problem = AmbiguityProblem(layout, builder, frames: frames).problem
    problem.removeConstraint(at: index)
    var result = LayoutAmbiguity(layout, builder, problem)
    result.solve(problem)
    return result
  }

  /// Creates an examination in which nothing is ambiguous yet.
  private init(_ layout: CheckedLayout, _ builder: LayoutBuilder, _ problem: LayoutProblem) {
    self.layout = layout
    self.builder = builder
    conflictReach = ConflictReach(of: [], in: problem, builder)
    ambiguous = [LayoutAxes](repeating: [], count: problem.items.count)
  }

  /// Solves the problem repeatedly, each time with all ambiguous contents fixed, until no further content is. Each
  /// repetition finds the contents of scroll views inside other scroll views.
  ///
  /// - Parameters:
  ///   - known: the solution of the problem, if the caller has it already.
  ///   - conflicts: the conflicts of the problem, if the caller knows them.
  private mutating func solve(
    _ problem: LayoutProblem, known: LayoutSolution? = nil, conflicts: [LayoutConflict] = []
  ) {
    var problem = problem
    var known = known
    while true {
      let solution = known.take() ?? solution(of: problem, conflicts)
      ambiguous = solution.ambiguous
      let axes = Solution(solution, of: problem, builder)
      conflictReach = axes.conflictReach
      if firstSolution == nil { firstSolution = axes }
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

  /// Solves a problem, and keeps the engine of the first one.
  private mutating func solution(
    of problem: LayoutProblem, _ conflicts: [LayoutConflict]
  ) -> LayoutSolution {
    var solver = LayoutEngine(problem, knownConflicts: conflicts)
    let solution = solver.solve(builder.measure)
    if firstSolution == nil { engine = solver }
    return solution
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
    ambiguous[item].subtracting(conflictReach.axes(of: item))
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

  /// The axes on which the constraints do not determine the frame of a view in a view around it. On these, the size of
  /// one of the two views or the position of the inner view is ambiguous. Views that follow an ambiguous content of a
  /// scroll view are included.
  package func frameAxes(of view: UIView, in container: UIView) -> LayoutAxes {
    guard let item = builder.item(for: view), let solution = firstSolution else { return [] }
    var axes = solution.sizes[item].union(solution.frames[item])
    if let outer = builder.item(for: container) {
      // A container of known size that only moves takes its content along.
      axes = solution.sizes[item].union(solution.sizes[outer]).union(
        solution.frames[item].subtracting(solution.frames[outer]))
    }
    return axes.subtracting(conflictReach.axes(of: item))
  }

  /// The axes on which the constraints do not determine the size of a view. Views that follow an ambiguous content
  /// of a scroll view are included.
  package func sizeAxes(of view: UIView) -> LayoutAxes {
    guard let item = builder.item(for: view), let solution = firstSolution else { return [] }
    return solution.sizes[item].subtracting(conflictReach.axes(of: item))
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

  /// The layout that places a view, which must have been laid out; `nil` if its tree needs no solver.
  package init?(placing view: UIView) {
    let root = view.nibLayoutRoot
    guard let report = root.nibLayoutReport else { return nil }
    self.init(CheckedLayout(root: root, report: report))
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
