@testable import NibCore
@testable import NibLayout

/// Decides in exact arithmetic whether required constraints of a layout can be satisfied: a reference for the conflicts
/// that the engine reports. Numbers must be multiples of a half.
struct ExactLayout {
  private let problem: LayoutProblem
  private let variables: LayoutVariables
  private let count: Int

  init(_ problem: LayoutProblem) {
    self.problem = problem
    var simplex = Simplex(levelCount: 0)
    variables = LayoutVariables(problem, in: &simplex)
    count = variables.symbolLimit
  }

  /// All lengths that cannot be negative.
  var lengths: [LayoutLength] {
    problem.items.indices.filter { !problem.items[$0].canBeNegative }.flatMap { item in
      [LayoutLength(item, .width), LayoutLength(item, .height)]
    }
  }

  /// Whether constraints can all be satisfied in a root of the required size.
  ///
  /// - Parameters:
  ///   - identifiers: the identifiers of the constraints.
  ///   - nonnegative: the lengths that must not be negative.
  func canHold(_ identifiers: [Int], nonnegative: [LayoutLength]) -> Bool {
    let chosen = problem.constraints.filter { identifiers.contains($0.identifier) }
    let slackCount = chosen.count + nonnegative.count
    let columnCount = 2 * count + slackCount
    var equations: [[Rational]] = []
    func append(_ expression: LayoutVariables.Expression, slack: (index: Int, sign: Int)?) {
      var row = [Rational](repeating: .zero, count: columnCount + 1)
      for term in expression.terms {
        let coefficient = Rational(Int(2 * term.coefficient))
        row[2 * Int(term.symbol)] = row[2 * Int(term.symbol)] + coefficient
        row[2 * Int(term.symbol) + 1] = row[2 * Int(term.symbol) + 1] - coefficient
      }
      if let slack { row[2 * count + slack.index] = Rational(slack.sign) }
      row[columnCount] = Rational(Int(-2 * expression.constant))
      equations.append(row)
    }
    for (dimension, length) in [
      (LayoutLength.Dimension.width, problem.rootSize.width), (.height, problem.rootSize.height),
    ] {
      guard let length else { continue }
      append(expression(of: LayoutLength(0, dimension), -length.value), slack: nil)
    }
    for (index, constraint) in chosen.enumerated() {
      let sign = constraint.relation == .equal ? 0 : constraint.relation == .lessThanOrEqual ? 1 : -1
      append(variables.expression(constraint, in: problem), slack: sign == 0 ? nil : (index, sign))
    }
    for (index, length) in nonnegative.enumerated() {
      append(expression(of: length, 0), slack: (chosen.count + index, -1))
    }
    return ExactProgram(equations, columnCount: columnCount) != nil
  }

  private func expression(of length: LayoutLength, _ constant: Double) -> LayoutVariables.Expression {
    .init(terms: [Simplex.Term(variables.symbol(of: length), 1)], constant: constant)
  }
}
