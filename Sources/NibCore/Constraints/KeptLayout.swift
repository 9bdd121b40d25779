/// The solver of a layout, kept from one solution to the next: where only the root's size is another, or a text takes
/// other room at its new width, it goes on from where it was.
///
/// What the layout asks for is described anew every time and compared, so that no change can be missed.
final class KeptLayout {
  private var session: LayoutSession?
  /// Whose views are measured while solving; they are not kept.
  private weak var builder: LayoutBuilder?

  /// How often the solver began afresh.
  private(set) var rebuildCount = 0

  /// Solves what a builder describes.
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

  /// The solution of the kept solver; nil where it may differ from that of a fresh one. Hints decide what nothing else
  /// does, and the session does not know the present ones.
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
  /// Whether nothing else could have come out: no constraint was broken, and nothing was left to hints.
  fileprivate var isDetermined: Bool {
    isConverged && conflicts.isEmpty && ambiguous.allSatisfy(\.isEmpty)
  }
}

extension LayoutProblem {
  /// Whether both ask for the same but for the lengths of the root, hints and names.
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
