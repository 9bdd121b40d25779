/// The layout state of one view. Properties that describe a whole layout are used only in its root.
package struct LayoutState {
  /// Whether `layoutSubviews` must be called.
  var needsLayout = true
  /// Whether the view or one of its descendants needs layout.
  var subtreeNeedsLayout = true
  /// Whether the tree must be drawn again. Used only in the topmost view.
  var needsDisplay = true
  /// True if the layout below this root needs no solver, because all its views follow their autoresizing masks. Reset
  /// by every request for layout.
  var usesOnlyAutoresizingMasks = false
  /// The frame from the last solution; `nil` if no solution has placed the view.
  package var solvedFrame: CGRect?
  /// The distance in points from the middle of this view's text down to the middle of a text with the same baseline.
  /// Pictures draw both texts on the same row. 0 in a terminal, where the frame is moved instead.
  package var textShift: CGFloat = 0
  /// The results of the last layout whose root is this view.
  var report: LayoutReport?
  /// The solver session of the layout whose root is this view; `nil` before the first solution.
  var sessionCache: LayoutSessionCache?
  /// The parts of the last layout problem that depend on frames. Used only in the root of a layout.
  var frameUses = FrameUses()
  /// The roots of the layouts that were solved in the current round. Used only in the topmost view.
  var solvedRoots: [WeakView] = []
}

/// A view that is not retained.
struct WeakView {
  weak var view: UIView?
}

extension UIView {
  /// Requests a layout before the next drawing, after a change of frames only.
  func nibFrameDidChange() {
    layoutState.needsLayout = true
    nibMarkForLayout(onlyFramesChanged: true)
  }

  /// Marks the view and its ancestors, so that the next layout visits them.
  ///
  /// - Parameter onlyFramesChanged: whether nothing has changed that layout problems contain, apart from frames.
  func nibMarkForLayout(onlyFramesChanged: Bool = false) {
    for view in nibLineage {
      view.layoutState.subtreeNeedsLayout = true
      view.layoutState.usesOnlyAutoresizingMasks = false
      if !onlyFramesChanged { view.layoutState.sessionCache?.invalidateProblem() }
    }
  }

  /// Requests that the layout of this view is solved again. Called after a change of the solver's input: a constraint,
  /// a guide, a priority or a margin.
  func nibSetNeedsSolving() {
    setNeedsLayout()
    nibLayoutRoot.setNeedsLayout()
  }

  /// Requests a layout after subviews were added or removed. The layout of this view must be solved again only if it
  /// includes the subviews.
  func nibSubviewsDidChange() {
    if nibPlacesSubviews { setNeedsLayout() } else { nibSetNeedsSolving() }
  }

  /// Returns true if the tree must be drawn again, and resets this state.
  package func nibTakeTreeNeedsDisplay() -> Bool {
    let root = nibRoot
    defer { root.layoutState.needsDisplay = false }
    return root.layoutState.needsDisplay
  }

  /// The topmost view of the tree.
  package var nibRoot: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The root of the layout that determines the frame of this view.
  package var nibLayoutRoot: UIView {
    var view = self
    while let parent = view.superview, !parent.nibPlacesSubviews { view = parent }
    return view
  }

  /// The default implementation of `layoutSubviews`: gives the subviews their solved frames, except those that this
  /// class places, such as the content view of a cell. If this view is the root of a layout, or has no solved frame
  /// yet, the layout is solved first.
  func nibApplySolvedFrames() {
    if nibIsLayoutRoot { nibSolve() } else if layoutState.solvedFrame == nil { nibLayoutRoot.nibSolve() }
    for view in subviews {
      guard let frame = view.layoutState.solvedFrame, nibPlacer(of: view) !== self else { continue }
      view.nibSetSolvedFrame(frame)
    }
  }

  private var nibIsLayoutRoot: Bool { superview.map { $0.nibPlacesSubviews } ?? true }

  /// Solves the layout below this view if any view in it is laid out by constraints.
  private func nibSolve() {
    // Every view without a solved frame calls this on its root, which would search its whole tree each time.
    guard !layoutState.usesOnlyAutoresizingMasks else { return }
    guard nibUsesConstraints else {
      layoutState.usesOnlyAutoresizingMasks = true
      return
    }
    nibRoot.layoutState.solvedRoots.append(WeakView(view: self))
    let cache = layoutState.sessionCache ?? LayoutSessionCache()
    layoutState.sessionCache = cache
    if cache.solveAgain(for: self, layoutState.frameUses) {
      layoutState.report = LayoutReport()
      return
    }
    let builder = LayoutBuilder(root: self)
    layoutState.report = builder.solve(size: bounds.size, cache: cache)
    layoutState.frameUses = builder.frameUses
  }

  /// True if the view or a descendant in the same layout has constraints or does not follow its autoresizing mask.
  var nibUsesConstraints: Bool {
    if !constraints.isEmpty { return true }
    guard !nibPlacesSubviews else { return false }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || $0.nibUsesConstraints }
  }

  /// The report of the last layout whose root is this view; `nil` if there was none.
  package var nibLayoutReport: LayoutReport? { layoutState.report }

  /// Called after the view was hidden or shown. Also requests a layout of the superview, because a stack view closes
  /// the gap.
  func nibVisibilityDidChange() {
    setNeedsDisplay()
    superview?.nibSetNeedsSolving()
  }
}

/// Lays out the views of a tree that need it.
struct LayoutPass {
  /// The topmost view of the tree.
  let root: UIView

  func run() {
    var solved: [UIView] = []
    // A layout may request another one, for example if a label is measured at its new width. UIKit repeats in
    // the same way; here the number of rounds is limited.
    for round in 0..<8 where root.layoutState.subtreeNeedsLayout {
      layOut(root)
      solved += takeSolvedRoots(checksInsets: round < 3)
    }
    // Conflicts of earlier rounds are not reported, because margins and measured texts were not final then.
    for view in solved {
      for conflict in view.layoutState.report?.conflicts ?? [] { ProblemLog.current.report(conflict) }
    }
  }

  /// Returns the roots of the layouts that were solved in this round, and clears their list.
  ///
  /// - Parameter checksInsets: whether to request another layout if margins or safe areas have changed with the
  ///   frames. `false` after some rounds, so that insets that change in every round do not repeat the layout forever.
  private func takeSolvedRoots(checksInsets: Bool) -> [UIView] {
    let roots = root.layoutState.solvedRoots.compactMap(\.view)
    root.layoutState.solvedRoots.removeAll()
    guard checksInsets else { return roots }
    for root in roots where root.layoutState.frameUses.insets.contains(where: \.isStale) {
      root.nibFrameDidChange()
    }
    return roots
  }

  /// Lays out a view and its descendants, superviews first, as far as they need it.
  private func layOut(_ view: UIView) {
    guard view.layoutState.subtreeNeedsLayout else { return }
    view.layoutState.subtreeNeedsLayout = false
    if view.layoutState.needsLayout {
      view.layoutState.needsLayout = false
      view.nibViewController?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.nibViewController?.viewDidLayoutSubviews()
    }
    for subview in view.subviews where subview.layoutState.subtreeNeedsLayout { layOut(subview) }
  }
}
