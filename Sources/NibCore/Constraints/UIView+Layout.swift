/// The state that a view keeps between layouts.
package struct LayoutState {
  var needsLayout = true
  var subtreeNeedsLayout = true
  var needsDisplay = true
  /// True if the last examination of this view's tree found no constraints to solve, and nothing has changed
  /// since.
  var followsMasksAlone = false
  /// The frame from the last solution, until it is applied.
  package var solvedFrame: CGRect?
  /// The results of the last layout whose root is this view.
  var report: LayoutReport?
  /// The solver of that layout.
  var kept: KeptLayout?
  /// The margins and safe areas that were used in that layout.
  var insetUses: [InsetUse] = []
  /// Only for the topmost view: the roots of layouts that were solved since insets were last checked.
  var solvedRoots: [WeakView] = []
}

struct WeakView {
  weak var view: UIView?
}

/// Insets that were used in a layout. They depend on frames (for example, on how far a bar overlaps a view), which
/// the layout may have changed.
struct InsetUse {
  weak var view: UIView?
  let role: UILayoutGuide.Role
  let insets: UIEdgeInsets

  /// True if the insets have changed by more than a rounding error.
  var isStale: Bool {
    guard let now = view?.nibInsets(of: role) else { return false }
    return [
      now.top - insets.top, now.left - insets.left, now.bottom - insets.bottom, now.right - insets.right,
    ].contains { abs($0) > 1e-3 }
  }
}

/// The results of a layout other than frames.
package struct LayoutReport {
  package struct Conflict {
    /// The constraints that cannot hold together.
    package var constraints: [NSLayoutConstraint]
    /// The same constraints as text, including those of the engine.
    package var descriptions: [String]
    /// The constraint that was broken; `nil` if it was one of the engine's.
    package var broken: NSLayoutConstraint?
    package var brokenDescription: String

    /// UIKit's log text for the conflict (docs/behaviours.md I8).
    package var message: String {
      """
      Unable to simultaneously satisfy constraints.
          Probably at least one of the constraints in the following list is one you don't want.
          Try this:
              (1) look at each constraint and try to figure out which you don't expect;
              (2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(descriptions.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(brokenDescription)
      """
    }
  }

  package var conflicts: [Conflict] = []
  /// Views whose position or size is not unique, with the axes that are affected.
  package var ambiguous: [(view: UIView, horizontal: Bool, vertical: Bool)] = []

  package init(conflicts: [Conflict] = [], ambiguous: [(view: UIView, horizontal: Bool, vertical: Bool)] = [])
  {
    self.conflicts = conflicts
    self.ambiguous = ambiguous
  }
}

extension UIView {
  /// Requests a layout before the next drawing.
  public func setNeedsLayout() {
    layoutState.needsLayout = true
    nibMarkForLayout()
  }

  /// Tells the ancestors that a descendant needs layout.
  func nibMarkForLayout() {
    var view: UIView? = self
    while let current = view {
      current.layoutState.subtreeNeedsLayout = true
      current.layoutState.followsMasksAlone = false
      view = current.superview
    }
  }

  /// Called after an input of the solver has changed in this view: a constraint, a guide, a priority or a
  /// margin. The layout that this view is part of will be solved again.
  func nibSetNeedsSolving() {
    setNeedsLayout()
    nibLayoutRoot.setNeedsLayout()
  }

  /// Called after subviews were added or removed. They are part of this layout, unless the view places them
  /// itself.
  func nibSubviewsDidChange() {
    if nibPlacesSubviews { setNeedsLayout() } else { nibSetNeedsSolving() }
  }

  /// Requests a drawing.
  public func setNeedsDisplay() { nibRoot.layoutState.needsDisplay = true }

  /// Returns true if the tree has changed since the last call.
  package func nibTakeTreeNeedsDisplay() -> Bool {
    let root = nibRoot
    defer { root.layoutState.needsDisplay = false }
    return root.layoutState.needsDisplay
  }

  /// Requests a layout before the next drawing.
  public func setNeedsUpdateConstraints() { setNeedsLayout() }
  /// Has no effect: constraints are read when the view is laid out.
  public func updateConstraintsIfNeeded() {}

  /// Immediately lays out all views that need layout, from the root of the tree down.
  public func layoutIfNeeded() {
    let root = nibRoot
    var solved: [UIView] = []
    // A layout may request another one (a label measured at its new width). UIKit repeats in the same way;
    // here the number of rounds is limited.
    for round in 0..<8 where root.layoutState.subtreeNeedsLayout {
      root.nibLayoutTree()
      solved += root.nibRevisitInsets(asksAgain: round < 3)
    }
    for view in solved { view.nibLogConflicts() }
  }

  /// Requests another layout if margins or safe areas have changed with the frames. After some rounds, insets
  /// that still change are ignored.
  ///
  /// - Returns: the roots of the layouts that were solved.
  private func nibRevisitInsets(asksAgain: Bool) -> [UIView] {
    let roots = layoutState.solvedRoots.compactMap(\.view)
    layoutState.solvedRoots.removeAll()
    guard asksAgain else { return roots }
    for root in roots where root.layoutState.insetUses.contains(where: \.isStale) { root.setNeedsLayout() }
    return roots
  }

  /// Reports the conflicts of the last layout. Conflicts of earlier rounds are not reported, because margins
  /// and measured texts were not final then.
  private func nibLogConflicts() {
    for conflict in layoutState.report?.conflicts ?? [] { ProblemLog.current.report(conflict) }
  }

  private func nibLayoutTree() {
    guard layoutState.subtreeNeedsLayout else { return }
    layoutState.subtreeNeedsLayout = false
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      nibViewController?.viewWillLayoutSubviews()
      layoutSubviews()
      nibViewController?.viewDidLayoutSubviews()
    }
    for view in subviews where view.layoutState.subtreeNeedsLayout { view.nibLayoutTree() }
  }

  /// The topmost view of the tree.
  var nibRoot: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The topmost view whose layout this view's constraints can affect.
  package var nibLayoutRoot: UIView {
    var view = self
    while let parent = view.superview, !parent.nibPlacesSubviews { view = parent }
    return view
  }

  /// The default of `layoutSubviews`: applies the solved frames to the subviews. If this view is the root of
  /// a layout, the layout is solved first.
  func nibApplySolvedFrames() {
    if nibIsLayoutRoot { nibSolve() } else if layoutState.solvedFrame == nil { nibLayoutRoot.nibSolve() }
    for view in subviews {
      guard let frame = view.layoutState.solvedFrame else { continue }
      view.nibSetSolvedFrame(frame)
    }
  }

  private var nibIsLayoutRoot: Bool { superview.map { $0.nibPlacesSubviews } ?? true }

  /// Solves the layout below this view if any view in it is laid out by constraints.
  private func nibSolve() {
    // Every view that needs a frame asks its root. Without this check, the root would search all views each
    // time.
    guard !layoutState.followsMasksAlone else { return }
    guard nibUsesConstraints else {
      layoutState.followsMasksAlone = true
      return
    }
    let builder = LayoutBuilder(root: self)
    let kept = layoutState.kept ?? KeptLayout()
    layoutState.kept = kept
    layoutState.report = builder.solve(size: bounds.size, keeping: kept)
    layoutState.insetUses = builder.insetUses
    nibRoot.layoutState.solvedRoots.append(WeakView(view: self))
  }

  /// True if a view in this layout needs the engine. Otherwise all views follow their autoresizing masks.
  var nibUsesConstraints: Bool {
    if !constraints.isEmpty { return true }
    guard !nibPlacesSubviews else { return false }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || $0.nibUsesConstraints }
  }

  /// The report of the last layout whose root is this view.
  package var nibLayoutReport: LayoutReport? { layoutState.report }

  /// The size that the constraints give the view if the target size is requested with the given priorities.
  public func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutBuilder(root: self).fittingSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// The size that satisfies the constraints and is closest to the target.
  public func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Called after the view was hidden or shown. A stack view closes the gap.
  func nibVisibilityDidChange() {
    setNeedsDisplay()
    superview?.nibSetNeedsSolving()
  }
}
