import TestSupport
import Testing

@testable import NibLayout

/// The conflicts of random layouts with too many constraints.
struct ConflictPropertyTests {
  @Test("The constraints of a conflict cannot all be satisfied, but can if any one is left out")
  func irreducibleSets() {
    var setCount = 0
    for seed in 1...PropertySeeds.count(40) {
      let problem = overconstrained(seed)
      for conflict in problem.solved().conflicts {
        setCount += 1
        #expect(
          !holds(conflict.constraints, conflict.nonnegative, of: problem),
          "seed \(seed): \(conflict) can hold")
        #expect(conflict.constraints.contains(conflict.broken), "seed \(seed)")
        for omitted in conflict.constraints {
          let rest = conflict.constraints.filter { $0 != omitted }
          #expect(
            holds(rest, conflict.nonnegative, of: problem), "seed \(seed): \(conflict) without \(omitted)")
        }
      }
    }
    #expect(setCount > 10)
  }

  /// Whether the constraints with the given identifiers can all be satisfied, if only items with the given lengths must
  /// not be negative.
  private func holds(
    _ identifiers: [Int], _ nonnegative: [LayoutLength], of problem: LayoutProblem
  ) -> Bool {
    var part = LayoutProblem()
    for (index, item) in problem.items.enumerated() {
      var copy = LayoutProblem.Item(parent: item.parent)
      copy.canBeNegative = !nonnegative.contains { $0.item == index }
      part.addItem(copy)
    }
    part.rootSize = problem.rootSize
    for constraint in problem.constraints where identifiers.contains(constraint.identifier) {
      part.addConstraint(constraint)
    }
    return part.solved().conflicts.isEmpty
  }

  /// A random tree with a few more required constraints between random items.
  private func overconstrained(_ seed: Int) -> LayoutProblem {
    var random = SeededRandom(seed: UInt64(seed))
    var problem = RandomLayout.tree(8, seed: seed)
    for _ in 0..<6 {
      let first = Int.random(in: 1..<8, using: &random)
      let second = Int.random(in: 0..<8, using: &random)
      let attributes: [LayoutProblem.Attribute] =
        Bool.random(using: &random) ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
      problem.relate(
        first, attributes.randomElement(using: &random) ?? .left,
        Bool.random(using: &random) ? .equal : .lessThanOrEqual,
        second, attributes.randomElement(using: &random) ?? .left,
        Double(Int.random(in: -20...20, using: &random)))
    }
    return problem
  }
}
