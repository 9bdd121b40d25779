import TestSupport
import Testing

@testable import NibLayout

/// Random layouts with numbers of any size and constraints of items that may not exist.
struct WildLayoutTests {
  @Test("Every problem with random invalid numbers has finite frames") func randomProblems() {
    for seed in 1...PropertySeeds.count(60) {
      let solution = problem(seed).solved { _, width in LayoutProblem.MeasuredContent(height: 1e5 / width) }
      let numbers = solution.frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
      #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed)")
      #expect(numbers.count == 24, "seed \(seed)")
    }
  }

  private func problem(_ seed: Int) -> LayoutProblem {
    var random = SeededRandom(seed: UInt64(seed))
    var problem = LayoutProblem(width: randomNumber(&random), height: randomNumber(&random))
    for index in 0..<5 {
      var item = LayoutProblem.Item(parent: Int.random(in: -1...index, using: &random))
      item.intrinsicWidth = randomNumber(&random)
      item.intrinsicHeight = randomNumber(&random)
      item.heightDependsOnWidth = Bool.random(using: &random)
      item.hint = LayoutRect(
        x: randomNumber(&random), y: randomNumber(&random), width: randomNumber(&random),
        height: randomNumber(&random))
      problem.addItem(item)
    }
    for _ in 0..<25 { problem.addConstraint(constraint(&random)) }
    return problem
  }

  private func constraint(_ random: inout SeededRandom) -> LayoutProblem.Constraint {
    let attributes = LayoutProblem.Attribute.allCases
    let terms = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      LayoutProblem.Term(
        Int.random(in: -1...19, using: &random) % 7, attributes.randomElement(using: &random) ?? .left,
        randomNumber(&random))
    }
    let relations: [LayoutProblem.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let priorities: [Float] = [1000, 1000, 999.5, 750, 250, 1, 0, -5, .infinity, .nan]
    return LayoutProblem.Constraint(
      terms: terms, relation: relations.randomElement(using: &random) ?? .equal,
      constant: randomNumber(&random),
      priority: priorities.randomElement(using: &random) ?? 1000)
  }

  /// Mostly realistic numbers; sometimes huge, tiny or not a number.
  private func randomNumber(_ random: inout SeededRandom) -> Double {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: [.nan, .infinity, -.infinity, 1e308, -1e308, 1e-300].randomElement(using: &random) ?? 0
    case 1: .random(in: -1e9...1e9, using: &random)
    case 2: .random(in: -1e-8...1e-8, using: &random)
    case 3, 4: .random(in: -1...1, using: &random)
    case 5...8: [-1, 1, 1, 0.5, 0].randomElement(using: &random) ?? 0
    default: .random(in: -500...500, using: &random).rounded()
    }
  }
}
