/// Keeps the solver session of a layout, so that the next layout can be solved incrementally.
///
/// That is possible if only the size of the root has changed, including the heights of texts that depend on it. The
/// layout problem is built again for every layout and compared with the last one, so that no change can be missed.
final class LayoutSessionCache {
  private var session: LayoutSession?
  /// The builder that measures the views while a problem is solved. It is set only during a call of
  /// `solution(of:)`, so that the session does not retain the views.
  private weak var builder: LayoutBuilder?

  /// The number of sessions created so far, for tests.
  private(set) var rebuildCount = 0

  /// Solves the builder's problem, with the stored session if possible.
  func solution(of builder: LayoutBuilder) -> LayoutSolution {
    self.builder = builder
    defer { self.builder = nil }
    if let solution = incrementalSolution(of: builder.problem) { return solution }
    rebuildCount += 1
    let fresh = LayoutSession(builder.problem) { [unowned self] item, width in
      self.builder?.measure(item, width) ?? LayoutProblem.MeasuredContent(height: 0)
    }
    let solution = fresh.solve()
    session = solution.isDetermined ? fresh : nil
    return solution
  }

  /// The solution of the stored session; `nil` if there is none, or if its solution may differ from that of a new
  /// session. This is the case when the constraints leave something open, because hints decide it and the session
  /// does not know the current hints.
  private func incrementalSolution(of problem: LayoutProblem) -> LayoutSolution? {
    guard let session, problem.differsInRootSizeOnly(from: session.problem),
      let width = problem.rootSize.width, let height = problem.rootSize.height
    else { return nil }
    session.resize(width: width.value, height: height.value)
    let solution = session.solve()
    return solution.isDetermined ? solution : nil
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
  fileprivate func hasSameDemands(as other: LayoutProblem.Item) -> Bool {
    parent == other.parent && intrinsicWidth == other.intrinsicWidth
      && intrinsicHeight == other.intrinsicHeight && hugging == other.hugging
      && compression == other.compression && heightDependsOnWidth == other.heightDependsOnWidth
      && firstBaseline == other.firstBaseline && lastBaseline == other.lastBaseline
      && canBeNegative == other.canBeNegative
  }
}
