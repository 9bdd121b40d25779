/// The solver's variables for the items of a problem. Each item has four free variables: left and top (in root
/// coordinates), width and height. The root has only two, because its left and top are zero.
package struct LayoutVariables {
  /// The symbols of one item; `left` and `top` are `nil` for the root.
  package struct Item {
    package var left, top: Simplex.Symbol?
    package var width, height: Simplex.Symbol
  }

  package let items: [Item]
  /// One more than the largest symbol of any item.
  package let symbolLimit: Int

  init(_ problem: LayoutProblem, in simplex: inout Simplex) {
    items = problem.items.indices.map { index in
      Item(
        left: index == 0 ? nil : simplex.makeVariable(), top: index == 0 ? nil : simplex.makeVariable(),
        width: simplex.makeVariable(), height: simplex.makeVariable())
    }
    symbolLimit = items.last.map { Int($0.height) + 1 } ?? 0
  }

  /// `sum of terms + constant`, which a constraint relates to zero.
  package struct Expression {
    package var terms: [Simplex.Term] = []
    package var constant: Double

    package init(terms: [Simplex.Term] = [], constant: Double) {
      self.terms = terms
      self.constant = constant
    }

    mutating func add(_ symbol: Simplex.Symbol?, _ coefficient: Double) {
      if let symbol, coefficient != 0 { terms.append(Simplex.Term(symbol, coefficient)) }
    }
  }

  /// The constraint as an expression of these variables. It must be usable in the problem.
  package func expression(_ constraint: LayoutProblem.Constraint, in problem: LayoutProblem) -> Expression {
    var result = Expression(constant: -constraint.constant)
    var horizontal = 0.0
    var vertical = 0.0
    for term in constraint.terms {
      add(term, problem.items[term.item], to: &result)
      if term.attribute.isHorizontalPosition { horizontal += term.coefficient }
      if term.attribute.isVerticalPosition { vertical += term.coefficient }
    }
    if let reference = constraint.reference {
      result.add(items[reference].left, -horizontal)
      result.add(items[reference].top, -vertical)
    }
    return result
  }

  /// Adds an attribute of an item as a sum of its variables.
  private func add(_ term: LayoutProblem.Term, _ item: LayoutProblem.Item, to result: inout Expression) {
    let symbols = items[term.item]
    let factor = term.coefficient
    if term.attribute.isHorizontalPosition { result.add(symbols.left, factor) }
    if term.attribute.isVerticalPosition { result.add(symbols.top, factor) }
    switch term.attribute {
    case .left, .top: break
    case .right, .width: result.add(symbols.width, factor)
    case .bottom, .height: result.add(symbols.height, factor)
    case .centerX: result.add(symbols.width, factor / 2)
    case .centerY: result.add(symbols.height, factor / 2)
    case .firstBaseline:
      if let offset = item.firstBaseline, LayoutProblem.isUsable(offset) {
        result.constant += factor * offset
      }
    case .lastBaseline:
      result.add(symbols.height, factor)
      if let offset = item.lastBaseline, LayoutProblem.isUsable(offset) { result.constant -= factor * offset }
    }
  }
}

extension LayoutProblem.Attribute {
  fileprivate var isHorizontalPosition: Bool { self == .left || self == .right || self == .centerX }

  fileprivate var isVerticalPosition: Bool {
    switch self {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: true
    case .left, .right, .centerX, .width, .height: false
    }
  }
}
