@testable import NibLayout

/// A small system of constraints with integer coefficients, which the simplex and the exact solver can solve.
struct SmallSystem: CustomStringConvertible {
  struct Constraint: CustomStringConvertible {
    var coefficients: [Int]
    var constant: Int
    var above: Simplex.Penalty
    var below: Simplex.Penalty

    var isRequired: Bool { above == .forbidden || below == .forbidden }
    var description: String { "\(coefficients) + \(constant), above \(above), below \(below)" }
  }

  var variableCount: Int
  var levelCount: Int
  var constraints: [Constraint]

  var description: String {
    "\(variableCount) variables\n" + constraints.map { "  \($0)" }.joined(separator: "\n")
  }

  // MARK: The exact solution

  struct ExactSolution {
    /// The sum of violations on each level.
    var objective: [Rational]
    /// The least and greatest value of each variable in an optimal solution; `nil` if there is none.
    var ranges: [(least: Rational?, greatest: Rational?)]
    func isUnique(_ variable: Int) -> Bool {
      guard let least = ranges[variable].least, let greatest = ranges[variable].greatest else { return false }
      return least == greatest
    }
  }

  enum Outcome {
    case infeasible, tooLarge
    case optimal(ExactSolution)
  }

  func solvedExactly() -> Outcome {
    let columnCount = 2 * variableCount + 2 * constraints.count
    guard var program = ExactProgram(constraints.indices.map(equation), columnCount: columnCount) else {
      return .infeasible
    }
    var objective: [Rational] = []
    for level in 0..<levelCount {
      let cost = cost(ofLevel: level, in: program)
      guard let least = program.minimize(cost) else { return .tooLarge }
      objective.append(least)
      program.keepOptimal(cost)
    }
    var ranges: [(Rational?, Rational?)] = []
    for variable in 0..<variableCount {
      var rising = [Rational](repeating: .zero, count: program.isOpen.count)
      rising[2 * variable] = .one
      rising[2 * variable + 1] = Rational(-1)
      let least = program.minimize(rising)
      let greatest = program.minimize(rising.map { -$0 })
      ranges.append((least, greatest.map { -$0 }))
    }
    return program.hasOverflowed ? .tooLarge : .optimal(ExactSolution(objective: objective, ranges: ranges))
  }

  /// A constraint as an equation. Its columns are two for each variable, which is their difference, and then the two
  /// deviations of each constraint.
  private func equation(_ index: Int) -> [Rational] {
    let constraint = constraints[index]
    var row = constraint.coefficients.flatMap { [Rational($0), Rational(-$0)] }
    for other in constraints.indices {
      let isOwn = other == index
      row.append(isOwn && constraint.above != .forbidden ? Rational(-1) : .zero)
      row.append(isOwn && constraint.below != .forbidden ? .one : .zero)
    }
    return row + [Rational(-constraint.constant)]
  }

  private func cost(ofLevel level: Int, in program: ExactProgram) -> [Rational] {
    var cost = [Rational](repeating: .zero, count: program.isOpen.count)
    for (index, constraint) in constraints.enumerated() {
      if constraint.above == .level(level) { cost[2 * variableCount + 2 * index] = .one }
      if constraint.below == .level(level) { cost[2 * variableCount + 2 * index + 1] = .one }
    }
    return cost
  }

  // MARK: The simplex

  /// A simplex with the constraints, its variables, whether each addition was accepted, and any violations of invariants.
  func built() -> (
    simplex: Simplex, variables: [Simplex.Symbol], additions: [Bool], violations: [String]
  ) {
    var simplex = Simplex(levelCount: levelCount)
    let variables = (0..<variableCount).map { _ in simplex.makeVariable() }
    var additions: [Bool] = []
    var violations: [String] = []
    for constraint in constraints {
      additions.append(
        simplex.add(
          zip(variables, constraint.coefficients).filter { $0.1 != 0 }.map { Simplex.Term($0, Double($1)) },
          constant: Double(constraint.constant), above: constraint.above, below: constraint.below))
      violations += simplex.invariantViolations()
    }
    return (simplex, variables, additions, violations)
  }

  /// A simplex with the constants as parameters; `nil` if not all constraints can hold at once.
  func builtWithParameters() -> (simplex: Simplex, variables: [Simplex.Symbol], parameters: [Simplex.Symbol])?
  {
    var simplex = Simplex(levelCount: levelCount)
    let variables = (0..<variableCount).map { _ in simplex.makeVariable() }
    let parameters = constraints.map { simplex.makeParameter(Double($0.constant)) }
    for (constraint, parameter) in zip(constraints, parameters) {
      let terms = zip(variables, constraint.coefficients).map { Simplex.Term($0, Double($1)) }
      let isAccepted = simplex.add(
        terms + [Simplex.Term(parameter, 1)], constant: 0, above: constraint.above, below: constraint.below)
      if !isAccepted { return nil }
    }
    return (simplex, variables, parameters)
  }

  /// The sum of violations on each level at a point, and whether required constraints hold there.
  func objective(at point: [Double]) -> (levels: [Double], holds: Bool) {
    var levels = [Double](repeating: 0, count: levelCount)
    var holds = true
    for constraint in constraints {
      let value = zip(constraint.coefficients, point).reduce(Double(constraint.constant)) {
        $0 + Double($1.0) * $1.1
      }
      let penalty = value > 0 ? constraint.above : constraint.below
      switch penalty {
      case .free: break
      case .forbidden: holds = holds && abs(value) < 1e-5
      case .level(let level): levels[level] += abs(value)
      }
    }
    return (levels, holds)
  }
}
