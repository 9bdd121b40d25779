@testable import NibLayout

/// Decides in exact arithmetic whether required constraints of a layout can be satisfied: a reference for the conflicts
/// that the engine reports. Numbers must be multiples of a half.
struct ExactLayout {
  private let problem: LayoutProblem
  private let variables: LayoutVariables

  init(_ problem: LayoutProblem) {
    self.problem = problem
    var simplex = Simplex(levelCount: 0)
    variables = LayoutVariables(problem, in: &simplex)
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
    var rows: [(sum: LayoutVariables.Expression, slack: Int)] = chosen.map {
      let slack = $0.relation == .equal ? 0 : $0.relation == .lessThanOrEqual ? 1 : -1
      return (variables.expression($0, in: problem), slack)
    }
    // A length that no constraint mentions can have any value.
    let mentioned = Set(rows.flatMap { $0.sum.terms.map(\.symbol) })
    let size = problem.rootSize
    for (dimension, length) in [(LayoutLength.Dimension.width, size.width), (.height, size.height)] {
      let symbol = variables.symbol(of: LayoutLength(0, dimension))
      if let length, mentioned.contains(symbol) { rows.append((sum(symbol, -length.value), 0)) }
    }
    for symbol in nonnegative.map(variables.symbol(of:)) where mentioned.contains(symbol) {
      rows.append((sum(symbol, 0), -1))
    }
    return ExactProgram(equations(rows), columnCount: 2 * mentioned.count + rows.count) != nil
  }

  /// The equations for the exact solver: each variable is the difference of two columns, and each row has a slack.
  private func equations(_ rows: [(sum: LayoutVariables.Expression, slack: Int)]) -> [[Rational]] {
    let symbols = Set(rows.flatMap { $0.sum.terms.map(\.symbol) }).sorted()
    let places = Dictionary(uniqueKeysWithValues: symbols.enumerated().map { ($0.element, $0.offset) })
    let columnCount = 2 * symbols.count + rows.count
    return rows.enumerated().map { index, row in
      var equation = [Rational](repeating: .zero, count: columnCount + 1)
      for term in row.sum.terms {
        let (place, coefficient) = (places[term.symbol] ?? 0, Rational(Int(2 * term.coefficient)))
        equation[2 * place] = equation[2 * place] + coefficient
        equation[2 * place + 1] = equation[2 * place + 1] - coefficient
      }
      equation[2 * symbols.count + index] = Rational(row.slack)
      equation[columnCount] = Rational(Int(-2 * row.sum.constant))
      return equation
    }
  }

  private func sum(_ symbol: Simplex.Symbol, _ constant: Double) -> LayoutVariables.Expression {
    .init(terms: [Simplex.Term(symbol, 1)], constant: constant)
  }
}
