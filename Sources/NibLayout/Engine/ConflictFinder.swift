/// Finds irreducible sets of required constraints that cannot all be satisfied while lengths are nonnegative.
///
/// Each demand (a constraint, the rule that a length is nonnegative, or a given length of the root) gets a marker: a
/// parameter with value zero that shows in which rows the demand was used. Demands are added to a simplex until a row
/// states that a sum of demands is impossible (Farkas' lemma). The markers in this row identify the demands. The row is
/// the only combination of its demands that cancels all variables, so none of them can be omitted.
struct ConflictFinder {
  private let problem: LayoutProblem
  private let variables: LayoutVariables
  /// A search that contains only the root's size, as far as it is required. Each search starts from a copy.
  private let emptySearch: Search
  /// Whether constraints influence each other through the root. False if both lengths of the root are required,
  /// because they are then constants.
  private let rootConnects: Bool
  /// The indices of the required constraints that mention each item.
  private let constraintsOfItem: [[Int]]

  /// Creates a finder that checks the constraints at the root's usable size.
  init(_ problem: LayoutProblem) {
    self.problem = problem
    var simplex = Simplex(levelCount: 0)
    variables = LayoutVariables(problem, in: &simplex)
    var search = Search(simplex: simplex)
    let size = problem.usableRootSize
    var givenLengths = 0
    for (dimension, length) in [(LayoutLength.Dimension.width, size.width), (.height, size.height)] {
      guard let length, PriorityLevels.isRequired(length.priority) else { continue }
      givenLengths += 1
      let symbol = variables.symbol(of: LayoutLength(0, dimension))
      search.add(.rootSize(dimension), .init(terms: [Simplex.Term(symbol, 1)], constant: -length.value))
    }
    emptySearch = search
    rootConnects = givenLengths < 2
    var constraintsOfItem = [[Int]](repeating: [], count: problem.items.count)
    for (index, constraint) in problem.constraints.enumerated()
    where PriorityLevels.isRequired(constraint.priority) && problem.isUsable(constraint) {
      for item in constraint.mentionedItems { constraintsOfItem[item].append(index) }
    }
    self.constraintsOfItem = constraintsOfItem
  }

  /// An irreducible set of demands that cannot all be satisfied: without any one of them, the others can be satisfied.
  struct Conflict {
    /// The indices of the constraints, ascending.
    var constraints: [Int] = []
    /// The lengths that must not be negative, in the order of the items.
    var nonnegative: [LayoutLength] = []
    /// The lengths of the root that are required.
    var rootLengths: [LayoutLength.Dimension] = []
  }

  /// The constraints that may be part of a conflict.
  struct Scope {
    /// Whether each constraint is in force. Together with the nonnegative lengths, they may already conflict.
    var isInForce: [Bool]
    /// Whether each length may be negative.
    var isUnbounded: LengthFlags
    /// The effort after which the search is abandoned.
    var limit: Int
  }

  /// Finds a conflict that the constraint at `index` causes when it is added to the constraints in force.
  func conflict(adding index: Int, to scope: Scope) -> Outcome {
    var search = emptySearch
    search.add(index, self)
    return firstConflict(search, from: problem.constraints[index].mentionedItems, scope)
  }

  /// The result of a search.
  struct Outcome {
    /// The first conflict that was found; `nil` if there is none, or if the search was abandoned.
    var conflict: Conflict?
    /// The work that the search needed: see `Simplex.effort`.
    var effort: Int
  }

  /// Finds a conflict near an item whose length the constraints in force make negative.
  func conflict(near item: LayoutProblem.ItemID, in scope: Scope) -> Outcome {
    firstConflict(emptySearch, from: [item], scope)
  }

  /// A simplex to which demands are added one by one.
  private struct Search {
    enum Demand {
      case constraint(Int)
      case nonnegative(LayoutLength)
      case rootSize(LayoutLength.Dimension)
    }

    var simplex: Simplex
    var markers: [(symbol: Simplex.Symbol, demand: Demand)] = []
    /// The conflicting demands, once they have been found.
    var conflict: Conflict?

    /// Adds `expression = 0`, or an inequality if one of the deviations is free.
    mutating func add(
      _ demand: Demand, _ expression: LayoutVariables.Expression, above: Simplex.Penalty = .forbidden,
      below: Simplex.Penalty = .forbidden
    ) {
      var expression = expression
      let marker = simplex.makeParameter(0)
      markers.append((marker, demand))
      expression.add(marker, 1)
      let isAccepted = simplex.add(
        expression.terms, constant: expression.constant, above: above, below: below)
      if !isAccepted { conflict = contradiction }
    }

    mutating func add(_ index: Int, _ finder: ConflictFinder) {
      let constraint = finder.problem.constraints[index]
      add(
        .constraint(index), finder.variables.expression(constraint, in: finder.problem),
        above: constraint.relation == .greaterThanOrEqual ? .free : .forbidden,
        below: constraint.relation == .lessThanOrEqual ? .free : .forbidden)
    }

    /// The demands in the row that cannot hold.
    private var contradiction: Conflict {
      let parameters = Set(simplex.contradiction)
      var conflict = Conflict()
      for marker in markers where parameters.contains(marker.symbol) {
        switch marker.demand {
        case .constraint(let index): conflict.constraints.append(index)
        case .nonnegative(let length): conflict.nonnegative.append(length)
        case .rootSize(let dimension): conflict.rootLengths.append(dimension)
        }
      }
      conflict.constraints.sort()
      conflict.nonnegative.sort { $0.item < $1.item }
      return conflict
    }
  }

  /// Adds demands to the search until they conflict. Only demands that are connected with the items `start`, directly
  /// or through other constraints, are added. The nearest demands are added first, because most conflicts are between
  /// neighbors.
  private func firstConflict(
    _ search: Search, from start: [LayoutProblem.ItemID], _ scope: Scope
  ) -> Outcome {
    var search = search
    search.simplex.effortLimit = scope.limit
    var isRemaining = scope.isInForce
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
    while next < queue.count, search.conflict == nil, search.simplex.effort < scope.limit {
      addBounds(of: queue[next], to: &search, scope)
      for index in constraintsOfItem[queue[next]] where isRemaining[index] && search.conflict == nil {
        isRemaining[index] = false
        search.add(index, self)
        problem.constraints[index].mentionedItems.forEach(reach)
      }
      next += 1
    }
    return Outcome(conflict: search.conflict, effort: search.simplex.effort)
  }

  /// Adds the rule that the lengths of an item are not negative.
  private func addBounds(of item: LayoutProblem.ItemID, to search: inout Search, _ scope: Scope) {
    for dimension in [LayoutLength.Dimension.width, .height] where search.conflict == nil {
      let length = LayoutLength(item, dimension)
      guard !scope.isUnbounded[length] else { continue }
      let term = Simplex.Term(variables.symbol(of: length), 1)
      search.add(.nonnegative(length), .init(terms: [term], constant: 0), above: .free)
    }
  }
}

extension LayoutProblem.Constraint {
  fileprivate var mentionedItems: [LayoutProblem.ItemID] {
    terms.map(\.item) + [reference].compactMap { $0 }
  }
}
