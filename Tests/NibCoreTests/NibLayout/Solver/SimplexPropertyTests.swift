import Testing

@testable import NibCore
@testable import NibLayout

/// The simplex against a brute-force exact solver, on random systems named by their seeds.
struct SimplexPropertyTests {
  /// The default is few; `PROPERTY_SEEDS=100000` in the environment checks more.
  static let seeds = 1...PropertySeeds.count(150)

  @Test func objectivesAreOptimal() {
    for seed in Self.seeds { check(SmallSystem(seed: seed), "seed \(seed)") }
  }

  @Test func insertionOrderDoesNotMatter() {
    for seed in Self.seeds {
      let system = SmallSystem(seed: seed)
      var random = CellRandom(seed: UInt64(seed))
      let order = Array(system.constraints.indices).shuffled(using: &random)
      var shuffled = system
      shuffled.constraints = order.map { system.constraints[$0] }
      check(shuffled, "seed \(seed), shuffled")
    }
  }

  /// While the tableau does not change, defined variables follow a parameter directly. Their values must
  /// agree with their definitions, also after many changes.
  @Test func valuesThatFollowParametersAreThoseOfTheDefinitions() {
    for seed in Self.seeds {
      let system = SmallSystem(seed: seed)
      var random = CellRandom(seed: UInt64(seed))
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

  @Test func suggestedConstantsAreSolvedAsIfBuiltWithThem() {
    for seed in Self.seeds {
      var system = SmallSystem(seed: seed)
      var random = CellRandom(seed: UInt64(seed))
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
        case .optimal(let truth):
          #expect(holds, "seed \(seed), round \(round): refused, but it can hold\n\(system)")
          let values = simplex.solution()
          if holds {
            compare(system, built.variables.map { values[Int($0)] }, truth, "seed \(seed), round \(round)")
          }
        }
        if !holds { break }
      }
    }
  }

  private func check(_ system: SmallSystem, _ name: String) {
    let (simplex, variables, additions, violations) = system.built()
    #expect(violations.isEmpty, "\(name): \(violations)\n\(system)")
    #expect(!simplex.hasGivenUp, "\(name)")
    // Refused constraints are left out from then on; the rest must be solved exactly.
    var accepted = system
    accepted.constraints.removeAll()
    for (constraint, addition) in zip(system.constraints, additions) {
      var extended = accepted
      extended.constraints.append(constraint)
      if addition == .infeasible {
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
    case .optimal(let truth):
      compare(accepted, variables.map { values[Int($0)] }, truth, name)
      let ambiguous = simplex.ambiguousVariables()
      for (index, variable) in variables.enumerated() {
        #expect(
          ambiguous[Int(variable)] == !truth.isUnique(index), "\(name): variable \(index)\n\(accepted)")
      }
    }
  }

  private func compare(_ system: SmallSystem, _ point: [Double], _ truth: SmallSystem.Truth, _ name: String) {
    system.expect(point, toBe: truth, name)
  }
}

extension SmallSystem {
  /// Records an issue if a point is not as good as the exact solution.
  func expect(_ point: [Double], toBe truth: Truth, _ name: String) {
    let (levels, holds) = objective(at: point)
    #expect(holds, "\(name): \(point) breaks a required constraint\n\(self)")
    for (level, value) in levels.enumerated() {
      #expect(
        abs(value - truth.objective[level].double) < 1e-5,
        "\(name): level \(level) costs \(value), not \(truth.objective[level])\n\(self)")
    }
  }
}
