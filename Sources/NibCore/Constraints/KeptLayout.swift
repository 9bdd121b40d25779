/// Keeps the solver of a layout from one solution to the next. If only the root's size has changed, or a text takes
/// up different space at its new width, the solver continues from its last state.
///
/// The layout problem is built again every time and compared, so that no change can be missed.
final class KeptLayout {
  private var session: LayoutSession?
  /// The builder whose views are measured while solving. The views are not retained.
  private weak var builder: LayoutBuilder?

  /// The number of times that a new solver was created.
  private(set) var rebuildCount = 0

  /// Solves the builder's problem.
  func solution(of builder: LayoutBuilder) -> LayoutSolution {
    self.builder = builder
    defer { self.builder = nil }
    if let solution = warmSolution(of: builder.problem) { return solution }
    rebuildCount += 1
    let fresh = LayoutSession(builder.problem) { [unowned self] item, width in
      self.builder?.measure(item, width) ?? LayoutProblem.MeasuredContent(height: 0)
    }
    let solution = fresh.solve()
    session = solution.isDetermined ? fresh : nil
    return solution
  }

  /// The solution of the kept solver; `nil` if it may differ from that of a new solver. Hints decide whatever
  /// the constraints leave open, and the kept solver does not know the current hints.
  private func warmSolution(of problem: LayoutProblem) -> LayoutSolution? {
    guard let kept = session, problem.differsInRootSizeOnly(from: kept.problem),
      let width = problem.rootSize.width, let height = problem.rootSize.height
    else { return nil }
    kept.resize(width: width.value, height: height.value)
    let solution = kept.solve()
    return solution.isDetermined ? solution : nil
  }
}

extension LayoutSolution {
  /// True if only this solution is possible: no constraint was broken, and nothing was decided by hints.
  fileprivate var isDetermined: Bool {
    isConverged && conflicts.isEmpty && ambiguous.allSatisfy(\.isEmpty)
  }
}

extension LayoutProblem {
  /// Returns true if the two problems differ only in the lengths of the root, in hints and in names.
  fileprivate func differsInRootSizeOnly(from other: LayoutProblem) -> Bool {
    rootSize.width?.priority == other.rootSize.width?.priority
      && rootSize.height?.priority == other.rootSize.height?.priority
      && items.elementsEqual(other.items) { $0.asksForTheSame(as: $1) } && constraints == other.constraints
  }
}

extension LayoutProblem.Item {
  fileprivate func asksForTheSame(as other: LayoutProblem.Item) -> Bool {
    parent == other.parent && intrinsicWidth == other.intrinsicWidth
      && intrinsicHeight == other.intrinsicHeight && hugging == other.hugging
      && compression == other.compression && heightDependsOnWidth == other.heightDependsOnWidth
      && firstBaseline == other.firstBaseline && lastBaseline == other.lastBaseline
  }
}
