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
