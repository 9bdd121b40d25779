/// Finds irreducible sets of required constraints that cannot all be satisfied.
///
/// Each constraint gets a marker: a parameter with value zero that shows in which rows the constraint was used.
/// Constraints are added to a simplex until a row states that a sum of constraints is impossible (Farkas' lemma).
/// The markers in this row identify the constraints. The row is the only combination of its constraints that
/// cancels all variables, so none of them can be omitted.
struct ConflictFinder {
  private let problem: LayoutProblem
  private let variables: LayoutVariables
  /// A simplex that contains only the root's size, as far as it is required. Each search starts from a copy.
  private let emptySimplex: Simplex
  /// Whether constraints influence each other through the root. False if both lengths of the root are required,
  /// because they are then constants.
  private let rootConnects: Bool
  /// The indices of the required constraints that mention each item.
  private let constraintsOfItem: [[Int]]

  /// `rootSize` is the size in points at which the constraints are checked.
  init(_ problem: LayoutProblem, rootSize: LayoutProblem.RootSize) {
    self.problem = problem
    var simplex = Simplex(levelCount: 0)
    variables = LayoutVariables(problem, in: &simplex)
    var isFixed = true
    for (length, size) in [
      (variables.items[0].width, rootSize.width), (variables.items[0].height, rootSize.height),
    ] {
      guard let size, PriorityLevels.isRequired(size.priority) else {
        isFixed = false
        continue
      }
      _ = simplex.add([Simplex.Term(length, 1)], constant: -size.value, above: .forbidden, below: .forbidden)
    }
    emptySimplex = simplex
    rootConnects = !isFixed
    var constraintsOfItem = [[Int]](repeating: [], count: problem.items.count)
    for (index, constraint) in problem.constraints.enumerated()
    where PriorityLevels.isRequired(constraint.priority) && problem.isUsable(constraint) {
      for item in constraint.mentionedItems { constraintsOfItem[item].append(index) }
    }
    self.constraintsOfItem = constraintsOfItem
  }

  /// The accepted constraints that conflict with the constraint at `index`; empty if none do. The set is irreducible:
  /// if any one of its constraints is removed, the others and `index` can all be satisfied.
  ///
  /// - Parameter isAccepted: whether each constraint is already in force. These constraints can all be satisfied.
  func conflict(of index: Int, isAccepted: [Bool]) -> [Int] {
    var search = Search(emptySimplex)
    search.add(index, self)
    return firstConflict(search, from: problem.constraints[index].mentionedItems, isAccepted).filter {
      $0 != index
    }
  }

  /// The accepted constraints that force an item's width or height to be negative; empty if none do.
  func conflict(
    ofNegative attribute: LayoutProblem.Attribute, _ item: LayoutProblem.ItemID, isAccepted: [Bool]
  ) -> [Int] {
    var search = Search(emptySimplex)
    let symbols = variables.items[item]
    let length = Simplex.Term(attribute == .width ? symbols.width : symbols.height, 1)
    _ = search.simplex.add([length], constant: 0, above: .free, below: .forbidden)
    return firstConflict(search, from: [item], isAccepted)
  }

  /// A simplex to which constraints are added one by one.
  private struct Search {
    var simplex: Simplex
    var markers: [(symbol: Simplex.Symbol, index: Int)] = []
    /// The indices of a conflicting set, once one has been found.
    var conflict: [Int] = []

    init(_ simplex: Simplex) { self.simplex = simplex }

    mutating func add(_ index: Int, _ finder: ConflictFinder) {
      let constraint = finder.problem.constraints[index]
      let marker = simplex.makeParameter(0)
      markers.append((marker, index))
      var expression = finder.variables.expression(constraint, in: finder.problem)
      expression.add(marker, 1)
      let addition = simplex.add(
        expression.terms, constant: expression.constant,
        above: constraint.relation == .greaterThanOrEqual ? .free : .forbidden,
        below: constraint.relation == .lessThanOrEqual ? .free : .forbidden)
      guard addition == .infeasible else { return }
      let parameters = Set(simplex.contradiction)
      conflict = markers.filter { parameters.contains($0.symbol) }.map(\.index).sorted()
    }
  }

  /// Adds accepted constraints to the search until they conflict, and returns the conflicting set. Only
  /// constraints that are connected with the items `start`, directly or through other constraints, are added.
  /// The nearest are added first, because most conflicts are between neighbors.
  private func firstConflict(
    _ search: Search, from start: [LayoutProblem.ItemID], _ isAccepted: [Bool]
  ) -> [Int] {
    var search = search
    var isRemaining = isAccepted
    var isReached = [Bool](repeating: false, count: problem.items.count)
    isReached[0] = !rootConnects
    var queue: [LayoutProblem.ItemID] = []
    func reach(_ item: LayoutProblem.ItemID) {
      guard !isReached[item] else { return }
      isReached[item] = true
      queue.append(item)
    }
    start.forEach(reach)
    var next = 0
    while next < queue.count {
      for index in constraintsOfItem[queue[next]] where isRemaining[index] {
        isRemaining[index] = false
        search.add(index, self)
        guard search.conflict.isEmpty else { return search.conflict }
        problem.constraints[index].mentionedItems.forEach(reach)
      }
      next += 1
    }
    return []
  }
}

extension LayoutProblem.Constraint {
  fileprivate var mentionedItems: [LayoutProblem.ItemID] {
    terms.map(\.item) + [origin].compactMap { $0 }
  }
}
