import TestSupport
import Testing

@testable import NibLayout

/// The simplex compared with the exact solver, on random systems that are identified by their seeds.
struct SimplexPropertyTests {
  /// The seeds of the random systems. `PROPERTY_SEEDS=100000` in the environment checks more of them.
  static let seeds = 1...PropertySeeds.count(150)

  @Test("Random systems are solved as well as by the exact solver") func optimality() {
    for seed in Self.seeds { check(SmallSystem(seed: seed), "seed \(seed)") }
  }

  @Test("Random systems are solved optimally in any order of their constraints") func insertionOrder() {
    for seed in Self.seeds {
      let system = SmallSystem(seed: seed)
      var random = SeededRandom(seed: UInt64(seed))
      let order = Array(system.constraints.indices).shuffled(using: &random)
      var shuffled = system
      shuffled.constraints = order.map { system.constraints[$0] }
      check(shuffled, "seed \(seed), shuffled")
    }
  }

  /// As long as the tableau does not change, only the values that depend on a changed parameter are updated. They
  /// must agree with their definitions, even after many changes.
  @Test("Values that follow a parameter agree with the definitions of their variables")
  func parameterValues() {
    for seed in Self.seeds {
      let system = SmallSystem(seed: seed)
      var random = SeededRandom(seed: UInt64(seed))
      guard let built = system.builtWithParameters(), !built.parameters.isEmpty else { continue }
      var simplex = built.simplex
      var values = simplex.solution()
      for round in 0..<40 {
        let parameter = built.parameters[.random(in: built.parameters.indices, using: &random)]
        guard simplex.suggest([(parameter, .random(in: -6...6, using: &random))]) else { break }
        simplex.read(into: &values)
        let isSame = zip(values, simplex.solution()).allSatisfy { abs($0 - $1) < 1e-9 }
        #expect(isSame, "seed \(seed), round \(round)")
      }
    }
  }

  @Test("A system with changed constants is solved as well as by the exact solver")
  func suggestedConstants() {
    for seed in Self.seeds {
      var system = SmallSystem(seed: seed)
      var random = SeededRandom(seed: UInt64(seed))
      guard let built = system.builtWithParameters() else { continue }
      var simplex = built.simplex
      for round in 1...4 {
        for index in system.constraints.indices {
          system.constraints[index].constant = .random(in: -6...6, using: &random)
        }
        let changes = zip(built.parameters, system.constraints).map {
          (parameter: $0, value: Double($1.constant))
        }
        let holds = simplex.suggest(changes)
        let violations = holds ? simplex.invariantViolations() : []
        #expect(violations.isEmpty, "seed \(seed), round \(round): \(violations)")
        switch system.solvedExactly() {
        case .infeasible:
          #expect(!holds, "seed \(seed), round \(round): accepted, but cannot hold\n\(system)")
        case .tooLarge: break
        case .optimal(let exact):
          #expect(holds, "seed \(seed), round \(round): refused, but it can hold\n\(system)")
          let values = simplex.solution()
          if holds {
            compare(system, built.variables.map { values[Int($0)] }, exact, "seed \(seed), round \(round)")
          }
        }
        if !holds { break }
      }
    }
  }

  /// The solver moves from one optimal solution to the next to find all limits. Each is compared with the optimum of a new
  /// solver, in which the variable is drawn far away.
  @Test("The limits of variables are those at which they stop when they are drawn away") func ranges() {
    let far = 1e5
    for seed in Self.seeds {
      let (simplex, variables, _, _) = SmallSystem(seed: seed).built()
      let optimum = simplex.restrictedToOptimum()
      var moving = optimum
      for variable in variables {
        let range = moving.range(of: [Simplex.Term(variable, 1)])
        for (limit, sign) in [(range.minimum, -1.0), (range.maximum, 1.0)] {
          var drawn = optimum
          _ = drawn.add(
            [Simplex.Term(variable, 1)], constant: -sign * far, above: .level(0), below: .level(0))
          let value = drawn.solution()[Int(variable)]
          let isSame = limit.map { abs($0 - value) < 1e-5 } ?? (abs(value) > far / 2)
          #expect(isSame, "seed \(seed), variable \(variable): \(String(describing: limit)), not \(value)")
        }
      }
      #expect(moving.invariantViolations().isEmpty, "seed \(seed)")
    }
  }

  private func check(_ system: SmallSystem, _ name: String) {
    let (simplex, variables, additions, violations) = system.built()
    #expect(violations.isEmpty, "\(name): \(violations)\n\(system)")
    #expect(!simplex.hasGivenUp, "\(name)")
    // Each refused constraint must contradict the accepted ones before it, which must be solved exactly.
    var accepted = system
    accepted.constraints.removeAll()
    for (constraint, isAccepted) in zip(system.constraints, additions) {
      var extended = accepted
      extended.constraints.append(constraint)
      if !isAccepted {
        guard case .infeasible = extended.solvedExactly() else {
          Issue.record("\(name): refused, but it can hold:\n\(extended)")
          return
        }
      } else {
        accepted = extended
      }
    }
    let values = simplex.solution()
    switch accepted.solvedExactly() {
    case .infeasible: Issue.record("\(name): accepted, but cannot hold\n\(accepted)")
    case .tooLarge: break
    case .optimal(let exact):
      compare(accepted, variables.map { values[Int($0)] }, exact, name)
      guard let ambiguous = simplex.ambiguousVariables() else {
        Issue.record("\(name): the ambiguous variables were not found")
        return
      }
      for (index, variable) in variables.enumerated() {
        #expect(
          ambiguous[Int(variable)] == !exact.isUnique(index), "\(name): variable \(index)\n\(accepted)")
      }
    }
  }

  private func compare(
    _ system: SmallSystem, _ point: [Double], _ exact: SmallSystem.ExactSolution, _ name: String
  ) {
    system.expect(point, toBe: exact, name)
  }
}

extension SmallSystem {
  /// Records an issue if a point is not as good as the exact solution.
  func expect(_ point: [Double], toBe exact: ExactSolution, _ name: String) {
    let (levels, holds) = objective(at: point)
    #expect(holds, "\(name): \(point) breaks a required constraint\n\(self)")
    for (level, value) in levels.enumerated() {
      #expect(
        abs(value - exact.objective[level].double) < 1e-5,
        "\(name): level \(level) costs \(value), not \(exact.objective[level])\n\(self)")
    }
  }
}
