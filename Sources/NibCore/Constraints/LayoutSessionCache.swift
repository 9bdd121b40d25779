/// Keeps the solver session of a layout, so that the next layout can be solved incrementally.
///
/// If only frames have changed since the last layout, its problem is used again. Otherwise it is built again and
/// compared with the last one. The session can be used again if the problems differ only in the size of the root. This
/// includes the heights of texts that depend on that size.
final class LayoutSessionCache {
  private var session: LayoutSession?
  /// The objects of the session's problem. They are used only while a problem is solved: later, some of them may no
  /// longer exist.
  private var targets = LayoutTargets()
  /// Whether the session's problem is that of the current view tree, apart from frames.
  private var isCurrent = false

  /// The number of sessions created so far, for tests.
  private(set) var rebuildCount = 0
  /// The number of problems received so far, for tests.
  private(set) var problemCount = 0

  /// Called when a new layout problem may differ from the last one in more than the parts that depend on frames.
  func invalidateProblem() { isCurrent = false }

  /// Solves the last problem for another size of the root and stores the solved frames in the views. Returns false,
  /// without any change, if the problem must be built again.
  ///
  /// - Parameter frameUses: the parts of the last problem that depend on frames.
  func solveAgain(for root: UIView, _ frameUses: FrameUses) -> Bool {
    guard isCurrent, let session, frameUses.areUnchanged(root: root) else { return false }
    let size = root.bounds.size
    guard let solution = incrementalSolution(session, width: Double(size.width), height: Double(size.height))
    else { return false }
    targets.apply(solution)
    return true
  }

  /// Solves the builder's problem, with the stored session if possible.
  func solution(of builder: LayoutBuilder) -> LayoutSolution {
    let problem = builder.problem
    problemCount += 1
    targets = builder.targets
    isCurrent = true
    if let session, problem.differsInRootSizeOnly(from: session.problem), let width = problem.rootSize.width,
      let height = problem.rootSize.height,
      let solution = incrementalSolution(session, width: width.value, height: height.value)
    {
      return solution
    }
    rebuildCount += 1
    let newSession = LayoutSession(problem) { [unowned self] item, width in targets.measure(item, width) }
    let solution = newSession.solve()
    session = solution.isDetermined ? newSession : nil
    return solution
  }

  /// The solution of the session for another size of the root; `nil` if it may differ from the solution of a new
  /// session. It may differ if the constraints leave something open, because hints then decide, and the session does
  /// not know the current hints.
  private func incrementalSolution(
    _ session: LayoutSession, width: Double, height: Double
  ) -> LayoutSolution? {
    session.resize(width: width, height: height)
    let solution = session.solve()
    if solution.isDetermined { return solution }
    self.session = nil
    return nil
  }
}

extension LayoutSolution {
  /// True if this is the only possible solution: no constraint was broken, hints decided nothing, and the solver did
  /// not give up.
  fileprivate var isDetermined: Bool {
    isConverged && conflicts.isEmpty && ambiguous.allSatisfy(\.isEmpty)
  }
}

extension LayoutProblem {
  /// Returns true if the two problems differ at most in the size of the root, in hints and in names.
  fileprivate func differsInRootSizeOnly(from other: LayoutProblem) -> Bool {
    rootSize.width?.priority == other.rootSize.width?.priority
      && rootSize.height?.priority == other.rootSize.height?.priority
      && items.elementsEqual(other.items) { $0.hasSameDemands(as: $1) } && constraints == other.constraints
  }
}

extension LayoutProblem.Item {
  /// Returns true if the two items differ at most in hints and names.
  func hasSameDemands(as other: LayoutProblem.Item) -> Bool {
    parent == other.parent && intrinsicWidth == other.intrinsicWidth
      && intrinsicHeight == other.intrinsicHeight && hugging == other.hugging
      && compression == other.compression && heightDependsOnWidth == other.heightDependsOnWidth
      && firstBaseline == other.firstBaseline && lastBaseline == other.lastBaseline
      && canBeNegative == other.canBeNegative
  }
}
