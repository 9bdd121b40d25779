import TestSupport
import Testing

@testable import NibLayout

/// The work of the layout engine, which is counted in terms, pivots and definitions, not timed.
struct LayoutScalingTests {
  @Test("Terms and pivots grow in proportion to the number of views") func tableauSize() {
    for make in [RandomLayout.column, RandomLayout.tree] {
      let small = size(make(50, 3))
      let large = size(make(200, 3))
      #expect(large.terms < 5 * small.terms)
      #expect(large.pivots < 6 * small.pivots + 20)
    }
  }

  /// The number of definitions on which an edge depends is the cost of a constraint on that edge.
  @Test("An edge in a long form depends on no more definitions than one in a short form") func formDepth() {
    #expect(deepest(RandomLayout.column(100, seed: 1)) <= deepest(RandomLayout.column(25, seed: 1)))
  }

  @Test("An edge in 200 nested views depends on at most five definitions") func nestedDepth() {
    #expect(deepest(nested(200)) <= 5)
  }

  /// Without the right order of constraints, each content size would move all views that were placed before.
  @Test(
    "Pivots of a stack grow in proportion to its views, whatever its distribution",
    arguments: [StackDistribution.equalCenters, .equalGaps, .equalSizesIfPossible])
  func stackPivots(distribution: StackDistribution) {
    let small = size(distribution.problem(20))
    let large = size(distribution.problem(80))
    #expect(large.pivots <= 5 * small.pivots)
    #expect(large.pivots <= 80)
  }

  /// In a stack that is too short, nearly all lengths would become negative, one after the other. In one that is too high
  /// for views that are not stretched, all gaps are as long as the first one.
  @Test(
    "The size of the tableau grows in proportion to the views of a stack, whatever its height",
    arguments: [StackDistribution.fill, .equalGaps], [1.0, 15, 100] as [Double])
  func stackSize(distribution: StackDistribution, heightOfView: Double) {
    func solved(_ count: Int) -> LayoutEngine {
      var engine = LayoutEngine(distribution.problem(count, height: heightOfView * Double(count)))
      let solution = engine.solve { _, _ in .init(height: 0) }
      #expect(solution.isConverged)
      #expect(solution.conflicts.isEmpty)
      #expect(solution.frames.allSatisfy { $0.y >= -1e-6 && $0.height >= 0 })
      return engine
    }
    let small = solved(100)
    let large = solved(400)
    #expect(large.simplex.termCount < 5 * small.simplex.termCount)
    // One row is as long as the stack, and each view needs a pivot that changes it.
    #expect(large.effort < 20 * small.effort)
  }

  @Test("Limits of ambiguous views need work in proportion to the number of views") func ranges() {
    func effort(_ count: Int) -> Int {
      var problem = LayoutProblem(width: 400, height: 400)
      for _ in 0..<count { problem.addItem(LayoutProblem.Item(parent: 0)) }
      var engine = LayoutEngine(problem)
      _ = engine.solve { _, _ in .init(height: 0) }
      var optimum = engine.simplex.restrictedToOptimum()
      for item in engine.variables.items.dropFirst() {
        let range = optimum.range(of: [Simplex.Term(item.width, 1)])
        #expect(range.minimum.map { abs($0) < 1e-6 } == true)
        #expect(range.maximum == nil)
      }
      return optimum.effort
    }
    #expect(effort(400) < 5 * effort(100))
  }

  @Test("A layout whose solver gives up has the frames of the hints, and adds nothing more") func givenUp() {
    let hint = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    var engine = LayoutEngine(StackDistribution.fill.problem(100, height: 300, hint: hint))
    engine.simplex.effortLimit = 0
    let solution = engine.solve { _, _ in .init(height: 0) }
    #expect(!solution.isConverged)
    #expect(solution.frames.dropFirst().allSatisfy { $0 == hint })
    #expect(solution.ambiguous.allSatisfy { $0.isEmpty })
  }

  enum StackDistribution {
    case fill, equalCenters, equalGaps, equalSizesIfPossible

    /// Labels below each other that fill the height of the root.
    func problem(_ count: Int, height: Double? = nil, hint: LayoutRect? = nil) -> LayoutProblem {
      var problem = LayoutProblem(width: 400, height: height ?? 100 * Double(count))
      let items = (0..<count).map { index in
        var item = LayoutProblem.Item(parent: 0)
        item.intrinsicHeight = Double(10 + index % 9)
        item.hint = hint
        return problem.addItem(item)
      }
      problem.addConstraint(.init(first: items[0], .top, .equal, second: 0, .top))
      problem.addConstraint(.init(first: items[count - 1], .bottom, .equal, second: 0, .bottom))
      for (before, after) in zip(items, items.dropFirst()) {
        let isFilled = self == .equalSizesIfPossible || self == .fill
        problem.addConstraint(
          .init(first: after, .top, isFilled ? .equal : .greaterThanOrEqual, second: before, .bottom))
        switch self {
        case .equalSizesIfPossible:
          problem.addConstraint(.init(first: after, .height, .equal, second: before, .height, priority: 149))
        case .equalCenters where before != items[0]:
          problem.addConstraint(equal(.centerY, .centerY, before, after, items, priority: 149))
        case .equalGaps where before != items[0]:
          problem.addConstraint(equal(.top, .bottom, before, after, items, priority: 1000))
        default: break
        }
      }
      return problem
    }

    /// The distance between two items is that between the first two.
    private func equal(
      _ start: LayoutProblem.Attribute, _ end: LayoutProblem.Attribute, _ before: Int, _ after: Int,
      _ items: [Int], priority: Float
    ) -> LayoutProblem.Constraint {
      LayoutProblem.Constraint(
        terms: [
          .init(after, start, 1), .init(before, end, -1), .init(items[1], start, -1),
          .init(items[0], end, 1),
        ], relation: .equal, constant: 0, priority: priority)
    }
  }

  /// Content sizes that are stronger than hundreds of other constraints must not undo them again and again: the solver
  /// would need thousands of pivots, and give up because of their rounding errors.
  @Test("Tangled optional constraints between many views take few pivots") func tangledConstraints() {
    for seed in 1...10 {
      let problem = tangle(60, seed: UInt64(seed))
      let solution = problem.solved()
      #expect(solution.isConverged, "seed \(seed)")
      #expect(size(problem).pivots < 1_000, "seed \(seed)")
      #expect(solution.frames.allSatisfy { abs($0.x) < 1e5 && abs($0.width) < 1e5 }, "seed \(seed)")
    }
  }

  private func tangle(_ count: Int, seed: UInt64) -> LayoutProblem {
    var random = SeededRandom(seed: seed)
    var problem = LayoutProblem(width: 400, height: 800)
    for index in 0..<count {
      var item = LayoutProblem.Item(parent: 0)
      (item.intrinsicWidth, item.intrinsicHeight) = (Double(20 + index % 9 * 10), 20)
      item.hint = LayoutRect(x: 0, y: 0, width: 10, height: 10)
      problem.addItem(item)
    }
    let relations: [LayoutProblem.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let attributes: [LayoutProblem.Attribute] = [.left, .right, .width, .centerX]
    for _ in 0..<4 * count {
      let attribute = attributes.randomElement(using: &random) ?? .left
      problem.addConstraint(
        .init(
          first: .random(in: 1...count, using: &random), attribute,
          relations.randomElement(using: &random) ?? .equal,
          second: .random(in: 1...count, using: &random), attribute,
          constant: .random(in: 0...50, using: &random).rounded(),
          priority: Float(200 * Int.random(in: 0...4, using: &random) + 1)))
    }
    return problem
  }

  /// Views in each other, each of which is a third of the one around it less two points: all but the first few would have
  /// negative lengths, and each of them could be explained.
  @Test("The search for a conflict ends when its effort reaches a limit") func limitedSearch() {
    var problem = LayoutProblem(width: 800, height: 800)
    var outer = 0
    for _ in 0..<40 {
      let parts = (0..<3).map { _ in problem.addItem(LayoutProblem.Item(parent: outer)) }
      problem.addConstraint(.init(first: parts[0], .left, .equal, second: outer, .left))
      for (before, after) in zip(parts, parts.dropFirst()) {
        problem.addConstraint(.init(first: after, .left, .equal, second: before, .right, constant: 1))
        problem.addConstraint(.init(first: after, .width, .equal, second: before, .width))
      }
      problem.addConstraint(.init(first: parts[2], .right, .equal, second: outer, .right))
      outer = parts[0]
    }
    func outcome(limit: Int) -> ConflictFinder.Outcome {
      let scope = ConflictFinder.Scope(
        isInForce: problem.constraints.map { _ in true },
        isUnbounded: LengthFlags(itemCount: problem.items.count), limit: limit)
      return ConflictFinder(problem).conflict(near: outer, in: scope)
    }
    let whole = outcome(limit: .max)
    let limited = outcome(limit: 500)
    #expect(whole.conflict != nil)
    #expect(limited.conflict == nil)
    #expect(limited.effort >= 500)
    #expect(limited.effort < whole.effort)
  }

  /// After it has given up, a solver would add rows to a tableau that is not optimal, in which all rows are long.
  @Test("The effort for any problem ends near its limit") func limitedEffort() {
    for seed in 1...5 {
      var limited = Simplex(levelCount: 1, effortLimit: 1_000_000)
      let variables = (0..<100).map { _ in limited.makeVariable() }
      var random = SeededRandom(seed: UInt64(seed))
      for index in 0..<2_000 {
        let terms = (0..<4).map { _ in
          Simplex.Term(variables.randomElement(using: &random) ?? 0, .random(in: -2...2, using: &random))
        }
        let isRequired = index.isMultiple(of: 4)
        _ = limited.add(
          terms, constant: .random(in: -9...9, using: &random), above: isRequired ? .free : .level(0),
          below: isRequired ? .forbidden : .level(0))
      }
      #expect(limited.hasGivenUp, "seed \(seed)")
      #expect(limited.effort < 3 * limited.effortLimit, "seed \(seed)")
    }
  }

  private func size(_ problem: LayoutProblem) -> (terms: Int, pivots: Int) {
    let simplex = LayoutEngine(problem).simplex
    return (simplex.termCount, simplex.pivotCount)
  }

  /// The maximum number of definitions on which a variable depends.
  private func deepest(_ problem: LayoutProblem) -> Int {
    let definitions = LayoutEngine(problem).simplex.definitions
    let places = Dictionary(
      uniqueKeysWithValues: definitions.enumerated().map { ($1.variable, $0) })
    return definitions.indices.map { start in
      var reached: Set<Int> = [start]
      var queue = [start]
      while let index = queue.popLast() {
        for term in definitions[index].terms {
          if let place = places[term.symbol], reached.insert(place).inserted { queue.append(place) }
        }
      }
      return reached.count
    }.max() ?? 0
  }

  private func nested(_ depth: Int) -> LayoutProblem {
    var problem = LayoutProblem(width: 1000, height: 1000)
    for index in 0..<depth {
      let id = problem.addItem(LayoutProblem.Item(parent: index))
      problem.pin(id, to: index, [(.left, 1), (.right, -1), (.top, 1), (.bottom, -1)])
    }
    return problem
  }
}
