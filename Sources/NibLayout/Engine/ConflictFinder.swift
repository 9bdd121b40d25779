/// Finds irreducible sets of required constraints that cannot hold together.
///
/// Each constraint carries a marker: a parameter with value zero that shows where the constraint was used.
/// Rows are combined until one states that a sum of constraints is impossible (Farkas), and its markers
/// identify those constraints. Such a row is the only combination of its constraints that cancels all
/// variables, so none of them can be omitted.
struct ConflictFinder {
  private let problem: LayoutProblem
  private let variables: LayoutVariables
  /// A simplex with only the root's required size.
  private let ground: Simplex
  /// Whether constraints influence each other through the root. False if the root's size is given, because it
  /// is then just a number.
  private let rootConnects: Bool
  /// The indices of the required constraints that mention each item.
  private let byItem: [[Int]]

  /// `rootSize` contains the size at which the constraints are checked.
  init(_ problem: LayoutProblem, rootSize: LayoutProblem.RootSize) {
    self.problem = problem
    var ground = Simplex(levelCount: 0)
    variables = LayoutVariables(problem, in: &ground)
    var isFixed = true
    for (length, size) in [
      (variables.items[0].width, rootSize.width), (variables.items[0].height, rootSize.height),
    ] {
      guard let size, PriorityLevels.isRequired(size.priority) else {
        isFixed = false
        continue
      }
      _ = ground.add([Simplex.Term(length, 1)], constant: -size.value, above: .forbidden, below: .forbidden)
    }
    self.ground = ground
    rootConnects = !isFixed
    var byItem = [[Int]](repeating: [], count: problem.items.count)
    for (index, constraint) in problem.constraints.enumerated()
    where PriorityLevels.isRequired(constraint.priority) && problem.isUsable(constraint) {
      for item in constraint.mentionedItems { byItem[item].append(index) }
    }
    self.byItem = byItem
  }

  /// The accepted constraints that conflict with the constraint at `index`. The accepted ones can hold
  /// together; without any one of those returned, `index` could hold as well.
  func conflict(of index: Int, isAccepted: [Bool]) -> [Int] {
    var search = Search(ground)
    search.add(index, self)
    return firstConflict(search, problem.constraints[index].mentionedItems, isAccepted).filter { $0 != index }
  }

  /// The accepted constraints that force an item's width or height to be negative.
  func conflict(
    ofNegative attribute: LayoutProblem.Attribute, _ item: LayoutProblem.ItemID, isAccepted: [Bool]
  ) -> [Int] {
    var search = Search(ground)
    let own = variables.items[item]
    let length = Simplex.Term(attribute == .width ? own.width : own.height, 1)
    _ = search.simplex.add([length], constant: 0, above: .free, below: .forbidden)
    return firstConflict(search, [item], isAccepted)
  }

  /// A simplex to which constraints are added one by one.
  private struct Search {
    var simplex: Simplex
    var markers: [(symbol: Simplex.Symbol, index: Int)] = []
    /// The indices of a conflicting set, once one has been found.
    var conflict: [Int] = []

    init(_ ground: Simplex) { simplex = ground }

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

  /// Adds accepted constraints that share items with `start`, directly or through others, until they
  /// conflict. The nearest are added first, because conflicts are usually there.
  private func firstConflict(
    _ search: Search, _ start: [LayoutProblem.ItemID], _ isAccepted: [Bool]
  ) -> [Int] {
    var search = search
    var isWanted = isAccepted
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
      for index in byItem[queue[next]] where isWanted[index] {
        isWanted[index] = false
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
