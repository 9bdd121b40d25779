import NibCore

/// Converts a layout problem to rows: the root's size, the constraints, the content sizes, and the rule that no length
/// is negative.
struct LayoutRows {
  private(set) var all: [LayoutRow] = []
  private let problem: LayoutProblem
  private let variables: LayoutVariables
  /// The item that each variable belongs to, indexed by the variable's symbol.
  private let owners: [LayoutProblem.ItemID?]

  /// - Parameter problem: the problem with measured contents.
  init(_ problem: LayoutProblem, _ variables: LayoutVariables) {
    self.problem = problem
    self.variables = variables
    owners = LayoutRows.owners(variables)
    addRootSize()
    for (index, constraint) in problem.constraints.enumerated() where problem.isUsable(constraint) {
      add(constraint, .constraint(index))
    }
    for item in problem.items.indices { addContent(of: item) }
  }

  /// The item of each variable, by the number of the variable.
  private static func owners(_ variables: LayoutVariables) -> [LayoutProblem.ItemID?] {
    var owners: [LayoutProblem.ItemID?] = []
    for (item, own) in variables.items.enumerated() {
      for symbol in [own.left, own.top, own.width, own.height].compactMap({ $0 }) {
        while owners.count <= Int(symbol) { owners.append(nil) }
        owners[Int(symbol)] = item
      }
    }
    return owners
  }

  /// Adds the given width and height of the root.
  private mutating func addRootSize() {
    let root = variables.items[0]
    let size = problem.usableRootSize
    for (symbol, length, dimension) in [
      (root.width, size.width, LayoutRow.Dimension.width), (root.height, size.height, .height),
    ] {
      guard let length else { continue }
      append(
        .rootSize(dimension), [Simplex.Term(symbol, 1)], -length.value, above: length.priority,
        below: length.priority)
    }
  }

  private mutating func add(_ constraint: LayoutProblem.Constraint, _ source: LayoutRow.Source) {
    let expression = variables.expression(constraint, in: problem)
    append(
      source, expression.terms, expression.constant,
      above: constraint.relation == .greaterThanOrEqual ? nil : constraint.priority,
      below: constraint.relation == .lessThanOrEqual ? nil : constraint.priority)
  }

  /// Adds the content size of an item, which hugging and compression resistance demand.
  private mutating func addContent(of id: LayoutProblem.ItemID) {
    let item = problem.items[id]
    let symbols = variables.items[id]
    if let width = item.intrinsicWidth, LayoutProblem.isUsable(width) {
      append(
        .content(id, .width), [Simplex.Term(symbols.width, 1)], -width, above: item.hugging.width,
        below: item.compression.width)
    }
    if let height = item.intrinsicHeight, LayoutProblem.isUsable(height) {
      append(
        .content(id, .height), [Simplex.Term(symbols.height, 1)], -height, above: item.hugging.height,
        below: item.compression.height)
    }
    guard !item.canBeNegative else { return }
    append(.positive(id, .width), [Simplex.Term(symbols.width, 1)], 0, above: nil, below: 1000)
    append(.positive(id, .height), [Simplex.Term(symbols.height, 1)], 0, above: nil, below: 1000)
  }

  /// Adds a row and finds the items of its terms. `above` and `below` are the priorities in `LayoutRow`.
  private mutating func append(
    _ source: LayoutRow.Source, _ terms: [Simplex.Term], _ constant: Double, above: Float?, below: Float?
  ) {
    var items: [LayoutProblem.ItemID] = []
    for term in terms {
      if let item = owners[Int(term.symbol)], !items.contains(item) { items.append(item) }
    }
    all.append(
      LayoutRow(
        source: source, terms: terms, constant: constant, items: items,
        above: above.flatMap(LayoutRows.effectivePriority),
        below: below.flatMap(LayoutRows.effectivePriority)))
  }

  /// Returns the priority; `nil` if it is 0, because a constraint then has no effect.
  private static func effectivePriority(_ priority: Float) -> Float? { priority > 0 ? priority : nil }
}
