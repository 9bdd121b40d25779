import TestSupport
import Testing

@testable import NibLayout

/// Removing constraints from the simplex. The others are solved as if the removed ones had never been added.
struct SimplexRemovalTests {
  @Test("A removed equation no longer determines its variable") func removedEquation() {
    var simplex = Simplex(levelCount: 1)
    let x = simplex.makeVariable()
    let first = simplex.add(
      [Simplex.Term(x, 1)], constant: -3, above: .forbidden, below: .forbidden, isRemovable: true)
    _ = simplex.add([Simplex.Term(x, 1)], constant: -8, above: .level(0), below: .level(0))
    #expect(simplex.solution()[Int(x)] == 3)
    guard case .accepted(let name) = first else { return }
    let isRemoved = simplex.remove(name)
    #expect(isRemoved)
    #expect(simplex.solution()[Int(x)] == 8)
    let isRemovedAgain = simplex.remove(name)
    #expect(!isRemovedAgain)
  }

  @Test("An equation that was not added as removable cannot be removed") func permanentEquation() {
    var simplex = Simplex(levelCount: 0)
    let x = simplex.makeVariable()
    let first = simplex.add([Simplex.Term(x, 1)], constant: -3, above: .forbidden, below: .forbidden)
    guard case .accepted(let name) = first else { return }
    let isRemoved = simplex.remove(name)
    #expect(!isRemoved)
    #expect(simplex.solution()[Int(x)] == 3)
  }

  @Test("Of two equal equations, the first can be removed only after the second") func redundantEquation() {
    var simplex = Simplex(levelCount: 0)
    let x = simplex.makeVariable()
    let additions = (0..<2).map { _ in
      simplex.add(
        [Simplex.Term(x, 1)], constant: -3, above: .forbidden, below: .forbidden, isRemovable: true)
    }
    guard case .accepted(let first) = additions[0], case .accepted(let second) = additions[1] else { return }
    // The second equation was dropped as a consequence of the first, so the first must stay as long as it holds.
    let isFirstRemoved = simplex.remove(first)
    let isSecondRemoved = simplex.remove(second)
    #expect(!isFirstRemoved)
    #expect(isSecondRemoved)
    #expect(simplex.solution()[Int(x)] == 3)
    let isFirstRemovedNow = simplex.remove(first)
    #expect(isFirstRemovedNow)
  }

  @Test("Adding and removing a constraint repeatedly does not enlarge the system") func repeatedRemoval() {
    var simplex = Simplex(levelCount: 1)
    let x = simplex.makeVariable()
    _ = simplex.add([Simplex.Term(x, 1)], constant: -3, above: .level(0), below: .level(0))
    var sizes: Set<Int> = []
    for _ in 0..<20 {
      let added = simplex.add([Simplex.Term(x, 1)], constant: -8, above: .free, below: .forbidden)
      #expect(abs(simplex.solution()[Int(x)] - 8) < 1e-9)
      guard case .accepted(let name) = added else { return }
      let isRemoved = simplex.remove(name)
      #expect(isRemoved)
      #expect(abs(simplex.solution()[Int(x)] - 3) < 1e-9)
      sizes.insert(simplex.solution().count)
    }
    #expect(sizes.count == 1)
  }

  /// Constraints are removed, changed and added again. The solution is always an exact optimum.
  @Test("After random removals and changes, the remaining constraints are solved optimally")
  func remainingConstraints() {
    var removals = 0
    for seed in 1...PropertySeeds.count(100) {
      var random = SeededRandom(seed: UInt64(seed) &* 77)
      guard var session = RemovalSession(SmallSystem(seed: seed)) else { continue }
      for round in 0..<6 {
        guard session.change(&random) else { break }
        session.check("seed \(seed), round \(round)")
      }
      removals += session.removals
    }
    #expect(removals > 20)
  }
}

/// A simplex and the system that it should contain.
private struct RemovalSession {
  var system: SmallSystem
  var simplex: Simplex
  let variables: [Simplex.Symbol]
  var parameters: [Simplex.Symbol] = []
  var ids: [Simplex.ConstraintID] = []
  var removals = 0

  /// Returns `nil` if not all constraints can be satisfied.
  init?(_ whole: SmallSystem) {
    system = whole
    system.constraints = []
    var simplex = Simplex(levelCount: whole.levelCount)
    variables = (0..<whole.variableCount).map { _ in simplex.makeVariable() }
    self.simplex = simplex
    for constraint in whole.constraints { guard add(constraint) else { return nil } }
  }

  mutating func add(_ constraint: SmallSystem.Constraint) -> Bool {
    let parameter = simplex.makeParameter(Double(constraint.constant))
    let terms = zip(variables, constraint.coefficients).map { Simplex.Term($0, Double($1)) }
    let addition = simplex.add(
      terms + [Simplex.Term(parameter, 1)], constant: 0, above: constraint.above, below: constraint.below,
      isRemovable: true)
    guard case .accepted(let id) = addition else { return false }
    parameters.append(parameter)
    ids.append(id)
    system.constraints.append(constraint)
    return true
  }

  /// Removes a constraint, changes all constants, or adds a copy of a constraint. Returns false if the session
  /// cannot continue.
  mutating func change(_ random: inout SeededRandom) -> Bool {
    guard !ids.isEmpty else { return false }
    let index = Int.random(in: ids.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      for index in ids.indices { system.constraints[index].constant = .random(in: -6...6, using: &random) }
      return simplex.suggest(
        zip(parameters, system.constraints).map { (parameter: $0, value: Double($1.constant)) })
    case 1:
      let copy = system.constraints[index]
      return add(copy)
    default:
      // A redundant equation may not be removable; in this case nothing may have changed.
      guard simplex.remove(ids[index]) else { return true }
      ids.remove(at: index)
      parameters.remove(at: index)
      system.constraints.remove(at: index)
      removals += 1
      return true
    }
  }

  func check(_ name: String) {
    let violations = simplex.invariantViolations()
    #expect(violations.isEmpty, "\(name): \(violations)\n\(system)\n\(simplex.dump())")
    guard case .optimal(let exact) = system.solvedExactly() else { return }
    let values = simplex.solution()
    system.expect(variables.map { values[Int($0)] }, toBe: exact, name)
    let ambiguous = simplex.ambiguousVariables()
    for (index, variable) in variables.enumerated() {
      #expect(ambiguous[Int(variable)] == !exact.isUnique(index), "\(name): variable \(index)\n\(system)")
    }
  }
}
