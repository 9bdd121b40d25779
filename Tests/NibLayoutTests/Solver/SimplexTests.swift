import Testing

@testable import NibLayout

/// The simplex on systems small enough to solve by hand.
struct SimplexTests {
  @Test("An optimization ends at the effort limit: x == 5 with a low priority is then not satisfied")
  func effortLimit() {
    func solve(_ limit: Int) -> (x: Double, hasGivenUp: Bool) {
      var simplex = Simplex(levelCount: 1, effortLimit: limit)
      let x = simplex.makeVariable()
      let term = Simplex.Term(x, 1)
      let isBounded = simplex.add([term], constant: 0, above: .free, below: .forbidden)
      let isDemanded = simplex.add([term], constant: -5, above: .level(0), below: .level(0))
      #expect(isBounded && isDemanded)
      return (simplex.solution()[Int(x)], simplex.hasGivenUp)
    }
    #expect(solve(.max) == (5, false))
    #expect(solve(0) == (0, true))
  }

  @Test(
    "The simplex of all optimal solutions has an effort limit of its own",
    arguments: [(Int.max, 5.0), (0, 0)])
  func effortLimitOfOptimum(limit: Int, expected: Double) {
    var simplex = Simplex(levelCount: 1)
    let x = simplex.makeVariable()
    let term = Simplex.Term(x, 1)
    let isBounded = simplex.add([term], constant: 0, above: .free, below: .forbidden)
    var optimum = simplex.restrictedToOptimum(effortLimit: limit)
    let isDemanded = optimum.add([term], constant: -5, above: .level(0), below: .level(0))
    #expect(isBounded && isDemanded)
    #expect(optimum.solution()[Int(x)] == expected)
    #expect(optimum.hasGivenUp == (limit == 0))
  }

  /// A system in x, y and z, and its expected solution. `refused` are the indices of the constraints that contradict
  /// earlier ones.
  struct Case: CustomTestStringConvertible {
    var name: String
    var constraints: [SmallSystem.Constraint]
    var values: [Double]
    var refused: [Int] = []
    var ambiguous: [Bool] = [false, false, false]
    var testDescription: String { name }
  }

  /// The constraint that relates `coefficients * (x, y, z) + constant` to 0.
  static func row(
    _ coefficients: [Int], _ constant: Int, above: Simplex.Penalty = .forbidden,
    below: Simplex.Penalty = .forbidden
  ) -> SmallSystem.Constraint {
    SmallSystem.Constraint(coefficients: coefficients, constant: constant, above: above, below: below)
  }

  private static let y0 = row([0, 1, 0], 0), z0 = row([0, 0, 1], 0)

  static let cases = [
    Case(name: "no constraints", constraints: [], values: [0, 0, 0], ambiguous: [true, true, true]),
    Case(
      name: "three equations",
      constraints: [row([1, 1, 0], -10), row([1, -1, 0], -2), row([0, 1, 1], -9)],
      values: [6, 4, 5]),
    Case(
      name: "definitions that precede those they refer to",
      constraints: [row([1, -1, 0], 0), row([0, 1, -1], 0), row([0, 0, 1], -7)], values: [7, 7, 7]),
    Case(
      name: "a repeated equation is accepted",
      constraints: [row([1, 0, 0], -3), row([2, 0, 0], -6), y0, z0], values: [3, 0, 0]),
    Case(
      name: "a contradiction is refused, the first stays",
      constraints: [row([1, 0, 0], -3), row([1, 0, 0], -4), y0, z0], values: [3, 0, 0], refused: [1]),
    Case(
      name: "an inequality that contradicts another one is refused",
      constraints: [
        row([1, 0, 0], -3, below: .free), row([1, 0, 0], -4, above: .free), y0, z0, row([1, 0, 0], -2),
      ], values: [2, 0, 0], refused: [1]),
    Case(
      name: "two inequalities that share only one point determine it",
      constraints: [row([1, 0, 0], -3, below: .free), row([1, 0, 0], -3, above: .free), y0, z0],
      values: [3, 0, 0]),
    Case(
      name: "a strong level outweighs many weak ones",
      constraints: [
        row([1, 0, 0], -1, above: .level(0), below: .level(0)),
        row([1, 0, 0], -9, above: .level(1), below: .level(1)),
        row([1, 0, 0], -9, above: .level(1), below: .level(1)), y0, z0,
      ], values: [1, 0, 0]),
    Case(
      name: "the weak level decides what the strong one leaves open",
      constraints: [
        row([1, 0, 0], -5, above: .free, below: .level(0)),
        row([1, 0, 0], -2, above: .level(1), below: .level(1)),
        y0, z0,
      ], values: [5, 0, 0]),
    Case(
      name: "of three values on one level, the middle one is optimal",
      constraints: [
        row([1, 0, 0], -2, above: .level(0), below: .level(0)),
        row([1, 0, 0], -8, above: .level(0), below: .level(0)),
        row([1, 0, 0], -3, above: .level(0), below: .level(0)), y0, z0,
      ], values: [3, 0, 0]),
    Case(
      name: "the two sides of one constraint may cost differently",
      constraints: [
        row([1, 0, 0], -100, above: .level(2), below: .level(0)),
        row([1, 0, 0], -80, above: .level(1), below: .free),
        y0, z0,
      ], values: [100, 0, 0]),
    Case(
      name: "a degenerate vertex is unique",
      constraints: [
        row([1, 1, 0], 0, below: .free), row([1, -1, 0], 0, below: .free), row([1, 0, 0], 0, below: .free),
        row([1, 0, 0], 0, above: .free), z0,
      ], values: [0, 0, 0]),
  ]

  @Test(
    "A small system has the values, refused constraints and ambiguities that were computed by hand",
    arguments: cases)
  func smallSystems(_ example: Case) throws {
    let system = SmallSystem(variableCount: 3, levelCount: 3, constraints: example.constraints)
    let (simplex, variables, additions, violations) = system.built()
    let values = simplex.solution()
    let isAmbiguous = try #require(simplex.ambiguousVariables())
    #expect(violations == [])
    #expect(additions.indices.filter { !additions[$0] } == example.refused)
    #expect(variables.map { (values[Int($0)] * 1e6).rounded() / 1e6 } == example.values)
    #expect(variables.map { isAmbiguous[Int($0)] } == example.ambiguous)
  }

  @Test("Two contradictory constraints of one level leave every value between them open") func equalLevels() {
    let system = SmallSystem(
      variableCount: 1, levelCount: 1,
      constraints: [2, 8].map { Self.row([1], -$0, above: .level(0), below: .level(0)) })
    let (simplex, variables, _, _) = system.built()
    #expect(simplex.ambiguousVariables()?.contains(true) == true)
    #expect((2...8).contains(simplex.solution()[Int(variables[0])]))
  }

  @Test("A simplex that has given up ignores further constraints, and knows no ambiguities") func givenUp() {
    var simplex = Simplex(levelCount: 1)
    let variables = (0..<3).map { _ in simplex.makeVariable() }
    for variable in variables {
      _ = simplex.add([Simplex.Term(variable, 1)], constant: 0, above: .free, below: .forbidden)
    }
    simplex.effortLimit = 0
    _ = simplex.add([Simplex.Term(variables[0], 1)], constant: -5, above: .level(0), below: .level(0))
    #expect(simplex.hasGivenUp)
    let (termCount, effort) = (simplex.termCount, simplex.effort)
    let sum = variables.map { Simplex.Term($0, 1) }
    let isAccepted = simplex.add(sum, constant: 1, above: .forbidden, below: .forbidden)
    #expect(isAccepted)
    #expect(simplex.termCount == termCount)
    #expect(simplex.effort == effort)
    #expect(simplex.ambiguousVariables() == nil)
    #expect(simplex.motions() == nil)
  }

  @Test("A parameter cannot change to a value that contradicts an equation") func parameterEquations() {
    var simplex = Simplex(levelCount: 0)
    let x = simplex.makeVariable()
    let size = simplex.makeParameter(320)
    let additions = [
      simplex.add(
        [Simplex.Term(x, 1), Simplex.Term(size, -1)], constant: 0, above: .forbidden, below: .forbidden),
      simplex.add([Simplex.Term(x, 1)], constant: -320, above: .forbidden, below: .forbidden),
    ]
    #expect(additions == [true, true])
    let holds = simplex.suggest([(size, 375)])
    #expect(!holds)
  }

  @Test("Parameters that change together must be consistent only after all changes")
  func simultaneousChanges() {
    var simplex = Simplex(levelCount: 0)
    let a = simplex.makeParameter(1)
    let b = simplex.makeParameter(2)
    let x = simplex.makeVariable()
    _ = simplex.add([Simplex.Term(x, 1), Simplex.Term(a, -1)], constant: 0, above: .free, below: .forbidden)
    _ = simplex.add([Simplex.Term(x, 1), Simplex.Term(b, -1)], constant: 0, above: .forbidden, below: .free)
    let holds = simplex.suggest([(a, 11), (b, 12)])
    #expect(holds)
    #expect((11...12).contains(simplex.solution()[Int(x)]))
  }

  @Test("A long chain of definitions is solved without pivots") func longChain() {
    var simplex = Simplex(levelCount: 0)
    let variables = (0..<500).map { _ in simplex.makeVariable() }
    for (first, second) in zip(variables.dropFirst(), variables) {
      let terms = [Simplex.Term(first, 1), Simplex.Term(second, -1)]
      _ = simplex.add(terms, constant: -1, above: .forbidden, below: .forbidden)
    }
    _ = simplex.add([Simplex.Term(variables[0], 1)], constant: 0, above: .forbidden, below: .forbidden)
    #expect(simplex.solution()[Int(variables[499])] == 499)
    #expect(simplex.pivotCount == 0)
  }

  @Test("The same calls give the same tableau") func determinism() {
    let system = SmallSystem(seed: 11)
    #expect(system.built().simplex.dump() == system.built().simplex.dump())
    #expect(!system.built().simplex.dump().isEmpty)
  }
}
