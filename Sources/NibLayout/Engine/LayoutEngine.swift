/// Solves one `LayoutProblem`: represents its items and constraints as variables and rows of a simplex.
///
/// An engine that has solved its problem can solve some changes incrementally, such as a new root size: only the
/// affected part of the simplex is solved again. `LayoutSession` decides when to use the same engine again.
package struct LayoutEngine {
  package var problem: LayoutProblem
  package let variables: LayoutVariables
  package let levels: PriorityLevels
  /// The simplex without hints. Hints are added to a copy, so that ambiguity stays detectable.
  package var simplex: Simplex
  private let rootWidth: Simplex.Symbol
  private let rootHeight: Simplex.Symbol
  /// The items that are measured at their solved width.
  var measuredItems: [MeasuredItem] = []
  /// Whether each constraint is required and was accepted by the simplex.
  var isInForce: [Bool]
  /// False if a constraint that is in force was broken while the engine was built, so that another engine is needed.
  private var isComplete = false
  /// Whether a content size is required: its hugging or compression resistance has the priority 1000.
  private(set) var hasRequiredContent = false
  /// Whether a required content size contradicts the constraints, so that it is satisfied only as well as possible.
  private(set) var isContentLowered = false
  /// Whether each length is constrained to be nonnegative, or need not be.
  var isBounded: LengthFlags
  /// The conflicts found so far, and the constraints that were broken because of them.
  var recovery: ConflictRecovery
  /// The values of the items' variables when the simplex was last read.
  var values: [Double]
  /// Whether the ambiguous variables were found, if they were searched for.
  var isAmbiguityKnown = true
  /// The amounts by which the variables could change in the last solution without making it worse; see
  /// `Simplex.motions()`. All are 0 if the ambiguous variables are not known.
  package var motions: [Double] = []
  /// The shape of the simplex when it was last found to have no ambiguity; `nil` if that has not happened yet.
  var unambiguousShape: Simplex.Shape?

  /// Creates an engine for a problem. Conflicts that another problem with the same required constraints has are not searched
  /// for again: the same constraints are broken.
  ///
  /// - Precondition: the problem has a root.
  package init(_ problem: LayoutProblem, knownConflicts: [LayoutConflict] = []) {
    self.init(problem, ConflictRecovery(problem, knownConflicts))
  }

  /// Builds engines until the constraints that are left can all be satisfied. This ends because each engine breaks
  /// another constraint.
  private init(_ problem: LayoutProblem, _ recovery: ConflictRecovery) {
    self.init(attempting: problem, recovery)
    while !isComplete {
      self.recovery.addSolverEffort(simplex.effort)
      self = LayoutEngine(attempting: problem, self.recovery)
    }
  }

  private init(attempting problem: LayoutProblem, _ recovery: ConflictRecovery) {
    precondition(!problem.items.isEmpty, "a layout problem needs a root item")
    self.problem = problem
    self.recovery = recovery
    levels = PriorityLevels(problem)
    simplex = Simplex(levelCount: levels.count, effortLimit: ConflictRecovery.maximumSolverEffort)
    let size = problem.usableRootSize
    rootWidth = simplex.makeParameter(size.width?.value ?? 0)
    rootHeight = simplex.makeParameter(size.height?.value ?? 0)
    variables = LayoutVariables(problem, in: &simplex)
    isInForce = [Bool](repeating: false, count: problem.constraints.count)
    values = [Double](repeating: 0, count: variables.symbolLimit)
    isBounded = recovery.isUnbounded
    addRootSize(size)
    isComplete = addRequiredConstraints() && addKnownBounds()
    guard isComplete else { return }
    addOptionalDemands()
  }

  /// An item whose content is measured at the solved width, and the parameters for the size of its content.
  struct MeasuredItem {
    let item: LayoutProblem.ItemID
    let width: Simplex.Symbol?
    let height: Simplex.Symbol
    /// The content's width in points before it was measured; `nil` if the content has no width.
    var naturalWidth: Double?
  }

  // MARK: Building

  private mutating func addRootSize(_ size: LayoutProblem.RootSize) {
    let root = variables.items[0]
    if let priority = size.width?.priority { tie(root.width, to: rootWidth, levels.penalty(priority)) }
    if let priority = size.height?.priority { tie(root.height, to: rootHeight, levels.penalty(priority)) }
  }

  /// Adds `variable = parameter`.
  private mutating func tie(
    _ variable: Simplex.Symbol, to parameter: Simplex.Symbol, _ penalty: Simplex.Penalty
  ) {
    _ = simplex.add(
      [Simplex.Term(variable, 1), Simplex.Term(parameter, -1)], constant: 0, above: penalty, below: penalty)
  }

  /// The indices of the usable constraints that are required, or of the usable constraints that are optional.
  private func constraints(required: Bool) -> [Int] {
    problem.constraints.indices.filter {
      let constraint = problem.constraints[$0]
      return problem.isUsable(constraint) && PriorityLevels.isRequired(constraint.priority) == required
    }
  }

  /// Adds the required constraints that are not broken, in the problem's order; constraints without protection come
  /// last. Returns false if a constraint that had been added was broken.
  private mutating func addRequiredConstraints() -> Bool {
    let required = constraints(required: true).filter { !recovery.broken.contains($0) }
    for isProtected in [true, false] {
      for index in required where (problem.constraints[index].protection != .none) == isProtected {
        isInForce[index] = add(index)
        guard isInForce[index] || !recovery.recover(fromConstraint: index, isInForce: isInForce, problem)
        else { return false }
      }
    }
    return true
  }

  /// Adds the bounds that earlier engines for the same problem needed. Returns false if a constraint was broken.
  private mutating func addKnownBounds() -> Bool {
    for length in recovery.bounds where !isBounded[length] {
      isBounded[length] = true
      guard addBound(length) || !recovery.recover(fromNegative: length, isInForce: isInForce, problem)
      else { return false }
    }
    return true
  }

  /// Adds `length >= 0`. Returns false if the required constraints make the length negative.
  mutating func addBound(_ length: LayoutLength) -> Bool {
    let term = Simplex.Term(variables.symbol(of: length), 1)
    return simplex.add([term], constant: 0, above: .free, below: .forbidden)
  }

  /// An optional constraint or a content size, which the layout satisfies as well as the required constraints allow.
  private struct Demand {
    enum Kind {
      /// The constraint at an index.
      case constraint(Int)
      /// A length of an item's content, which is the value of a parameter if the content is measured at its solved
      /// width.
      case content(LayoutLength, Double, parameter: Simplex.Symbol?)
    }

    /// The priority; for a content size, the higher one of its two priorities.
    var priority: Float
    var kind: Kind
  }

  /// Adds the optional constraints and the content sizes, highest priorities first. In this order, a demand seldom
  /// changes how earlier demands are satisfied. In the order of the problem, each content size could move all views of
  /// an equally spaced row again.
  private mutating func addOptionalDemands() {
    var demands = constraints(required: false).map {
      Demand(priority: problem.constraints[$0].priority, kind: .constraint($0))
    }
    demands += contentDemands()
    // The sort is stable: demands of equal priority stay in the problem's order.
    for demand in demands.sorted(by: { $0.priority > $1.priority }) {
      switch demand.kind {
      case .constraint(let index): add(index)
      case .content(let length, let value, let parameter): addContent(length, value, parameter)
      }
    }
  }

  /// The work of all solvers that the problem needed so far: see `Simplex.effort`.
  package var effort: Int { recovery.totalEffort + simplex.effort }

  /// Whether the problem was solved completely. False if the solver gave up, or if it needed so much work that further
  /// conflicts or the ambiguous items were not searched for.
  package var isConverged: Bool {
    !simplex.hasGivenUp && !recovery.isSolverExhausted && isAmbiguityKnown
  }

  /// The conflicts found so far. Conflicts about negative lengths are found when solving.
  package var conflicts: [LayoutConflict] { recovery.conflicts }

  /// Whether the recovery from conflicts allowed negative lengths.
  var allowsNegativeLengths: Bool { recovery.allowsNegativeLengths }

  /// Replaces the engine with a new engine for the same problem, which begins with the known conflicts and bounds.
  mutating func rebuild() {
    let naturalWidths = measuredItems.map(\.naturalWidth)
    recovery.addSolverEffort(simplex.effort)
    self = LayoutEngine(problem, recovery)
    for (index, width) in zip(measuredItems.indices, naturalWidths) {
      measuredItems[index].naturalWidth = width
    }
  }

  /// Adds the constraint at an index to the simplex. Returns false if it conflicts with required constraints.
  @discardableResult
  private mutating func add(_ index: Int) -> Bool {
    let constraint = problem.constraints[index]
    let penalty = levels.penalty(constraint.priority)
    let expression = variables.expression(constraint, in: problem)
    return simplex.add(
      expression.terms, constant: expression.constant,
      above: constraint.relation == .greaterThanOrEqual ? .free : penalty,
      below: constraint.relation == .lessThanOrEqual ? .free : penalty)
  }

  /// The demands for the content sizes. Creates parameters for the sizes that are measured. Other sizes never change,
  /// and parameters for them would only make rows longer.
  private mutating func contentDemands() -> [Demand] {
    var demands: [Demand] = []
    func append(
      _ length: LayoutLength, _ value: Double, _ parameter: Simplex.Symbol?, hugging: Float,
      compression: Float
    ) {
      demands.append(
        Demand(priority: max(hugging, compression), kind: .content(length, value, parameter: parameter)))
    }
    for (index, item) in problem.items.enumerated() {
      let isMeasured = item.heightDependsOnWidth && item.intrinsicHeight.map(LayoutProblem.isUsable) ?? false
      var width: Simplex.Symbol?
      if let length = item.intrinsicWidth, LayoutProblem.isUsable(length) {
        width = isMeasured ? simplex.makeParameter(length) : nil
        append(
          LayoutLength(index, .width), length, width, hugging: item.hugging.width,
          compression: item.compression.width)
      }
      if let length = item.intrinsicHeight, LayoutProblem.isUsable(length) {
        let height = isMeasured ? simplex.makeParameter(length) : nil
        if let height {
          measuredItems.append(
            MeasuredItem(item: index, width: width, height: height, naturalWidth: item.intrinsicWidth))
        }
        append(
          LayoutLength(index, .height), length, height, hugging: item.hugging.height,
          compression: item.compression.height)
      }
    }
    return demands
  }

  /// Adds a length of an item's content, as one row. A length that is larger than the content is penalized on the level
  /// of the hugging priority, and a length that is smaller on the level of the compression priority.
  private mutating func addContent(_ length: LayoutLength, _ value: Double, _ parameter: Simplex.Symbol?) {
    let item = problem.items[length.item]
    let (hugging, compression) =
      length.dimension == .width
      ? (item.hugging.width, item.compression.width) : (item.hugging.height, item.compression.height)
    let above = levels.contentPenalty(hugging)
    let below = levels.contentPenalty(compression)
    if above == .forbidden || below == .forbidden { hasRequiredContent = true }
    var expression = LayoutVariables.Expression(constant: parameter == nil ? -value : 0)
    expression.add(variables.symbol(of: length), 1)
    expression.add(parameter, -1)
    let (terms, constant) = (expression.terms, expression.constant)
    if !simplex.add(terms, constant: constant, above: above, below: below) {
      // A required hugging or compression priority that contradicts the constraints is lowered to the strongest
      // optional level.
      isContentLowered = true
      _ = simplex.add(
        terms, constant: constant, above: levels.strongestOptional(above),
        below: levels.strongestOptional(below))
    }
  }

  /// Gives the root another size. Returns false if only a new engine can determine the result; this engine must then be
  /// discarded.
  package mutating func resize(width: Double, height: Double) -> Bool {
    guard LayoutProblem.isUsable(width), LayoutProblem.isUsable(height) else { return false }
    problem.resizeRoot(width: width, height: height)
    return simplex.suggest([(rootWidth, width), (rootHeight, height)])
  }
}
