import Testing

@testable import NibLayout

/// Chains with too little room: lengths cannot be negative, so the constraints conflict however many lengths are flexible.
struct ChainConflictTests {
  /// A chain of views with a fixed distance of 30 points at both ends and between them, in a root of 57 points.
  private func chain(of count: Int, _ change: (inout LayoutProblem) -> Void = { _ in }) -> LayoutProblem {
    var problem = LayoutProblem(width: 320, height: 57)
    var above: Int?
    for index in 0..<count {
      let view = problem.addContent("\(index)", width: 40, height: 20)
      if let above {
        problem.relate(view, .top, .equal, above, .bottom, 8)
      } else {
        problem.pin(view, [(.top, 30)])
      }
      above = view
    }
    if let above { problem.pin(above, [(.bottom, -30)]) }
    change(&problem)
    return problem
  }

  @Test("A chain without room conflicts, and its views keep their order", arguments: 1...6)
  func flexibleLengths(count: Int) {
    let solution = chain(of: count).solved()
    let lengths = (1...count).map { LayoutLength($0, .height) }
    #expect(
      solution.conflicts == [
        LayoutConflict(
          constraints: Array(0...count), broken: count, nonnegative: lengths, rootLengths: [.height])
      ])
    let frames = solution.frames.dropFirst()
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(below.y >= above.y + above.height + 8) }
    #expect(frames.first?.y == 30)
    #expect(frames.allSatisfy { $0.height >= 0 })
  }

  @Test("The constraint that is broken is out of force, and the other one decides") func fixedLength() {
    var problem = LayoutProblem(width: 320, height: 57)
    let label = problem.addContent("label", width: 40, height: 20)
    problem.pin(label, [(.top, 8), (.bottom, -8)])
    problem.set(label, .height, 128)
    let solution = problem.solved()
    #expect(
      solution.conflicts == [LayoutConflict(constraints: [0, 1, 2], broken: 2, rootLengths: [.height])])
    #expect(solution.frames[label].y == 8 && solution.frames[label].height == 41)
  }

  @Test("The constraint with the highest rank is broken") func rank() {
    #expect(chain(of: 2).changing(1) { $0.rank.holderDepth = 3 }.solved().conflicts.map(\.broken) == [1])
  }

  @Test("After a constraint was broken, the next conflict is found") func severalConflicts() {
    let problem = chain(of: 2) {
      $0.set(1, .height, 90)
      $0.relate(1, .bottom, .lessThanOrEqual, 0, .bottom)
    }
    let solution = problem.solved()
    #expect(solution.conflicts.count == 2)
    #expect(Set(solution.conflicts.map(\.broken)).count == 2)
    #expect(solution.frames.allSatisfy { $0.height >= 0 })
  }

  @Test("A required compression resistance yields to the rule that no length is negative")
  func requiredContent() {
    var problem = LayoutProblem(width: 100, height: 44)
    var item = LayoutProblem.Item(parent: 0)
    item.intrinsicWidth = 120
    item.compression.width = 1000
    let label = problem.addItem(item)
    let other = problem.addItem(LayoutProblem.Item(parent: 0))
    problem.pin(label, [(.left, 0)])
    problem.relate(other, .left, .equal, label, .right)
    problem.pin(other, [(.right, 0)])
    let solution = problem.solved()
    #expect(solution.conflicts == [])
    #expect(solution.frames[label].width == 100 && solution.frames[other].width == 0)
  }

  @Test("A length that only autoresizing masks make negative is not a conflict") func autoresizingMask() {
    var problem = LayoutProblem(width: 10, height: 44)
    let box = problem.addContent("box", width: nil, height: nil)
    for (edge, constant) in [(LayoutProblem.Attribute.left, 8.0), (.right, -8.0)] {
      problem.addConstraint(
        LayoutProblem.Constraint(
          first: box, edge, .equal, second: 0, edge, constant: constant, protection: .autoresizingMask))
    }
    problem.pin(box, [(.top, 0), (.bottom, 0)])
    let solution = problem.solved()
    #expect(solution.conflicts == [])
    #expect(solution.frames[box].width == 0)
  }

  @Test("Lengths that constraints leave open are nonnegative, whatever the hints") func hints() {
    var problem = LayoutProblem(width: 50, height: 44)
    for width in [100.0, 100] {
      var item = LayoutProblem.Item(parent: 0)
      item.hint = LayoutRect(x: 0, y: 0, width: width, height: 44)
      problem.addItem(item)
    }
    problem.pin(1, [(.left, 0)])
    problem.relate(2, .left, .equal, 1, .right)
    problem.pin(2, [(.right, 0)])
    let frames = problem.solved().frames
    #expect(frames[1].width + frames[2].width == 50)
    #expect(frames[2].x == frames[1].width)
  }

  /// `PROPERTY_SEEDS=10000` in the environment checks more of them.
  @Test("The conflicts of random chains agree with the exact solver") func randomChains() {
    var conflictCount = 0
    for seed in 1...PropertySeeds.count(150) {
      let problem = RandomChain(seed: seed).problem
      let solution = problem.solved()
      conflictCount += solution.conflicts.count
      check(solution, of: problem, "seed \(seed)")
    }
    #expect(conflictCount > 40)
  }

  private func check(_ solution: LayoutSolution, of problem: LayoutProblem, _ name: String) {
    let exact = ExactLayout(problem)
    let broken = Set(solution.conflicts.map(\.broken))
    let required = problem.constraints.filter { $0.priority >= 1000 }.map(\.identifier)
    let left = required.filter { !broken.contains($0) }
    #expect(exact.canHold(left, nonnegative: exact.lengths), "\(name): the rest still conflicts")
    #expect(
      solution.conflicts.isEmpty == exact.canHold(required, nonnegative: exact.lengths),
      "\(name): \(solution.conflicts.count) conflicts")
    #expect(isInForce(left, solution, problem), "\(name): a constraint that was not broken does not hold")
    for conflict in solution.conflicts {
      #expect(conflict.constraints.contains(conflict.broken), "\(name): \(conflict)")
      #expect(
        !exact.canHold(conflict.constraints, nonnegative: conflict.nonnegative),
        "\(name): \(conflict) can hold")
      for omitted in conflict.constraints {
        let rest = conflict.constraints.filter { $0 != omitted }
        #expect(
          exact.canHold(rest, nonnegative: conflict.nonnegative), "\(name): \(conflict) without \(omitted)")
      }
      for omitted in conflict.nonnegative {
        let rest = conflict.nonnegative.filter { $0 != omitted }
        #expect(
          exact.canHold(conflict.constraints, nonnegative: rest), "\(name): \(conflict) without \(omitted)")
      }
    }
  }

  /// Whether the frames satisfy constraints, and no length is negative.
  private func isInForce(_ identifiers: [Int], _ solution: LayoutSolution, _ problem: LayoutProblem) -> Bool {
    var engine = LayoutEngine(problem)
    _ = engine.solve { _, _ in LayoutProblem.MeasuredContent(height: 0) }
    return engine.variables.items.allSatisfy { own in
      engine.values[Int(own.width)] > -1e-3 && engine.values[Int(own.height)] > -1e-3
    }
      && problem.constraints.filter { identifiers.contains($0.identifier) }.allSatisfy { constraint in
        let sum = engine.variables.expression(constraint, in: problem)
        let value = sum.terms.reduce(sum.constant) { $0 + $1.coefficient * engine.values[Int($1.symbol)] }
        switch constraint.relation {
        case .equal: return abs(value) < 1e-3
        case .lessThanOrEqual: return value < 1e-3
        case .greaterThanOrEqual: return value > -1e-3
        }
      }
  }
}
