/// Finds an irreducible set of required constraints that cannot hold together (Junker's QuickXplain: few checks when
/// the set is small, whatever the size of the problem).
struct ConflictFinder {
  private let problem: LayoutProblem
  private let rootSize: LayoutProblem.RootSize

  init(_ problem: LayoutProblem, rootSize: LayoutProblem.RootSize) {
    self.problem = problem
    self.rootSize = rootSize
  }

  /// The indices, among those accepted so far, that `index` cannot hold together with: remove any and it can.
  func conflict(of index: Int, among accepted: [Int]) -> [Int] {
    let related = connected(to: problem.constraints[index].terms.map(\.item), among: accepted)
    return explain([index], nil, related).sorted()
  }

  /// The indices that force a length to be negative.
  func conflict(ofNegative attribute: LayoutProblem.Attribute, _ item: LayoutProblem.ItemID, among accepted: [Int])
    -> [Int]
  {
    explain([], (item, attribute), connected(to: [item], among: accepted)).sorted()
  }

  // MARK: QuickXplain

  private typealias Bound = (item: LayoutProblem.ItemID, attribute: LayoutProblem.Attribute)

  private func explain(_ background: [Int], _ bound: Bound?, _ candidates: [Int]) -> [Int] {
    guard isFeasible(background, bound), !candidates.isEmpty else { return [] }
    return reduce(background, bound, hasNew: false, candidates)
  }

  private func reduce(_ background: [Int], _ bound: Bound?, hasNew: Bool, _ candidates: [Int]) -> [Int] {
    if hasNew, !isFeasible(background, bound) { return [] }
    guard candidates.count > 1 else { return candidates }
    let middle = candidates.count / 2
    let first = Array(candidates[..<middle]), second = Array(candidates[middle...])
    let right = reduce(background + first, bound, hasNew: !first.isEmpty, second)
    let left = reduce(background + right, bound, hasNew: !right.isEmpty, first)
    return left + right
  }

  /// Whether those constraints can all hold.
  private func isFeasible(_ indices: [Int], _ bound: Bound?) -> Bool {
    var part = LayoutProblem()
    for item in problem.items {
      var bare = item
      bare.intrinsicWidth = nil
      bare.intrinsicHeight = nil
      part.addItem(bare)
    }
    part.rootSize = rootSize
    for index in indices {
      var constraint = problem.constraints[index]
      constraint.isBreakable = false
      part.addConstraint(constraint)
    }
    if let bound {
      part.addConstraint(.init(first: bound.item, bound.attribute, .greaterThanOrEqual, constant: 0, isBreakable: false))
    }
    return LayoutFeasibility.holds(part)
  }

  /// The accepted constraints that share items, directly or through others, with `items`.
  private func connected(to items: [LayoutProblem.ItemID], among accepted: [Int]) -> [Int] {
    var reached = Set(items)
    var inside = [Bool](repeating: false, count: accepted.count)
    var grew = true
    while grew {
      grew = false
      for (position, index) in accepted.enumerated() where !inside[position] {
        let own = problem.constraints[index].terms.map(\.item) + [problem.constraints[index].origin].compactMap { $0 }
        guard own.contains(where: { $0 != 0 && reached.contains($0) }) || own.allSatisfy({ $0 == 0 }) else { continue }
        inside[position] = true
        grew = true
        reached.formUnion(own)
      }
    }
    return accepted.indices.filter { inside[$0] }.map { accepted[$0] }
  }
}

/// Checks whether the required constraints of a problem can all hold.
enum LayoutFeasibility {
  static func holds(_ problem: LayoutProblem) -> Bool { LayoutEngine(checking: problem).isFeasible }
}
