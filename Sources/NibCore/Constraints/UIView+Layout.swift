/// What a view remembers between layouts.
package struct LayoutState {
  var needsLayout = true
  var subtreeNeedsLayout = true
  var needsDisplay = true
  /// Whether the last look at this view's tree found nothing for the engine to do, and nothing has changed since.
  var followsMasksAlone = false
  /// The frame that the last solution gave, until it is applied.
  package var solvedFrame: CGRect?
  /// Results of the last layout of the tree whose root this view is.
  var report: LayoutReport?
  /// What solved it.
  var kept: KeptLayout?
  /// What that layout took margins and safe areas to be.
  var insetUses: [InsetUse] = []
  /// In the topmost view: the roots of layouts that were solved since insets were last looked at.
  var solvedRoots: [WeakView] = []
}

struct WeakView {
  weak var view: UIView?
}

/// Insets that went into a layout. They follow from frames (how far a bar reaches into a view, say), and the layout
/// may have changed those.
struct InsetUse {
  weak var view: UIView?
  let role: UILayoutGuide.Role
  let insets: UIEdgeInsets

  /// Whether the insets are others now, by more than rounding.
  var isStale: Bool {
    guard let now = view?.nibInsets(of: role) else { return false }
    return [
      now.top - insets.top, now.left - insets.left, now.bottom - insets.bottom, now.right - insets.right,
    ].contains { abs($0) > 1e-3 }
  }
}

/// What a layout found out besides frames.
package struct LayoutReport {
  package struct Conflict {
    /// The constraints that cannot hold together.
    public var constraints: [NSLayoutConstraint]
    /// The same as text, engine-made ones included.
    package var descriptions: [String]
    /// The one that gave way; nil if it was the engine's own.
    public var broken: NSLayoutConstraint?
    package var brokenDescription: String

    /// UIKit's log text for it (docs/behaviours.md I8).
    public var message: String {
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

  public var conflicts: [Conflict] = []
  /// Views whose position or size is not unique, with the axes concerned.
  public var ambiguous: [(view: UIView, horizontal: Bool, vertical: Bool)] = []

  package init(conflicts: [Conflict] = [], ambiguous: [(view: UIView, horizontal: Bool, vertical: Bool)] = [])
  {
    self.conflicts = conflicts
    self.ambiguous = ambiguous
  }
}

extension UIView {
  public func setNeedsLayout() {
    layoutState.needsLayout = true
    nibMarkForLayout()
  }

  /// Tells the ancestors that something below them waits for layout.
  func nibMarkForLayout() {
    var view: UIView? = self
    while let current = view {
      current.layoutState.subtreeNeedsLayout = true
      current.layoutState.followsMasksAlone = false
      view = current.superview
    }
  }

  /// What the engine solves with has changed here: a constraint, a guide, a priority, a margin. The root of the layout
  /// that this view is part of solves it anew.
  func nibSetNeedsSolving() {
    setNeedsLayout()
    nibLayoutRoot.setNeedsLayout()
  }

  /// Subviews came or went: they are part of this layout, unless the view places them itself.
  func nibSubviewsDidChange() {
    if nibPlacesSubviews { setNeedsLayout() } else { nibSetNeedsSolving() }
  }

  public func setNeedsDisplay() { nibRoot.layoutState.needsDisplay = true }

  /// Whether something in the tree has changed since this was asked last.
  package func nibTakeTreeNeedsDisplay() -> Bool {
    let root = nibRoot
    defer { root.layoutState.needsDisplay = false }
    return root.layoutState.needsDisplay
  }

  public func setNeedsUpdateConstraints() { setNeedsLayout() }
  public func updateConstraintsIfNeeded() {}

  /// Lays out now whatever waits for it, from the root of the tree down.
  public func layoutIfNeeded() {
    let root = nibRoot
    var solved: [UIView] = []
    // A layout may ask for another (a label measured at its new width): UIKit's loop, bounded.
    for round in 0..<8 where root.layoutState.subtreeNeedsLayout {
      root.nibLayoutTree()
      solved += root.nibRevisitInsets(asksAgain: round < 3)
    }
    for view in solved { view.nibLogConflicts() }
  }

  /// Asks for another layout where margins or safe areas changed with the frames. Insets that go on changing with
  /// every layout are left alone after a while.
  ///
  /// - Returns: the roots of the layouts that were solved.
  private func nibRevisitInsets(asksAgain: Bool) -> [UIView] {
    let roots = layoutState.solvedRoots.compactMap(\.view)
    layoutState.solvedRoots.removeAll()
    guard asksAgain else { return roots }
    for root in roots where root.layoutState.insetUses.contains(where: \.isStale) { root.setNeedsLayout() }
    return roots
  }

  /// Reports the conflicts of the last layout. Those of the rounds before it are not reported: margins and measured texts
  /// were not final yet.
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

  /// The topmost view whose layout this view's constraints can reach.
  package var nibLayoutRoot: UIView {
    var view = self
    while let parent = view.superview, !parent.nibPlacesSubviews { view = parent }
    return view
  }

  /// The default of `layoutSubviews`: gives the subviews the frames of the solution, solving first if this view is
  /// the root of a layout.
  func nibApplySolvedFrames() {
    if nibIsLayoutRoot { nibSolve() } else if layoutState.solvedFrame == nil { nibLayoutRoot.nibSolve() }
    for view in subviews {
      guard let frame = view.layoutState.solvedFrame else { continue }
      view.nibSetSolvedFrame(frame)
    }
  }

  private var nibIsLayoutRoot: Bool { superview.map { $0.nibPlacesSubviews } ?? true }

  /// Solves the layout below this view, if anything there is laid out by constraints.
  private func nibSolve() {
    // Every view that waits for a frame asks its root, which would look through all of them each time.
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

  /// Whether a view in this layout needs the engine: others follow their masks alone.
  var nibUsesConstraints: Bool {
    if !constraints.isEmpty { return true }
    guard !nibPlacesSubviews else { return false }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || $0.nibUsesConstraints }
  }

  /// What the last layout of the tree that this view is the root of found out.
  package var nibLayoutReport: LayoutReport? { layoutState.report }

  /// The size that the constraints give the view when its own size is asked for at the given priorities.
  public func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutBuilder(root: self).fittingSize(target, horizontal: horizontal, vertical: vertical)
  }

  public func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Hidden or shown: a stack view closes the gap.
  func nibVisibilityDidChange() {
    setNeedsDisplay()
    superview?.nibSetNeedsSolving()
  }
}
