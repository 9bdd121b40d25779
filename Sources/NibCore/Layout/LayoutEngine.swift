/// Solves one LayoutProblem: lays its items and constraints out as variables and rows of a simplex.
///
/// Each item has four free variables: left and top in root coordinates, width and height. Kept for as long as the
/// problem stays the same, a change of the root's size is warm: only what it disturbs is solved again.
struct LayoutEngine {
  private let problem: LayoutProblem
  private let explainsConflicts: Bool
  private(set) var simplex: Simplex
  private var variables: [ItemVariables]
  private let levels: PriorityLevels
  private var rootWidth: Simplex.Symbol
  private var rootHeight: Simplex.Symbol
  /// The parameter that holds the content height of an item that is measured at its width.
  private var measuredHeights: [(item: LayoutProblem.ItemID, parameter: Simplex.Symbol)] = []
  /// Indices of the required constraints that are in force, in the order in which they were added.
  private var required: [Int] = []
  private(set) var conflicts: [LayoutConflict] = []
  /// Lengths that are kept from being negative.
  private var boundedLengths: Set<Simplex.Symbol> = []

  struct ItemVariables {
    var left, top, width, height: Simplex.Symbol
  }

  init(_ problem: LayoutProblem) {
    self.init(problem, explains: true)
  }

  private init(_ problem: LayoutProblem, explains: Bool) {
    self.problem = problem
    explainsConflicts = explains
    levels = PriorityLevels(problem)
    simplex = Simplex(levelCount: levels.count)
    let width = simplex.makeParameter(problem.rootSize.width?.value ?? 0)
    let height = simplex.makeParameter(problem.rootSize.height?.value ?? 0)
    rootWidth = width
    rootHeight = height
    variables = []
    for item in problem.items.indices {
      variables.append(
        ItemVariables(
          left: item == 0 ? Simplex.one : simplex.makeVariable(), top: item == 0 ? Simplex.one : simplex.makeVariable(),
          width: simplex.makeVariable(), height: simplex.makeVariable()))
    }
    addRootSize()
    addRequired()
    addOptional()
    addContentSizes()
  }

  /// An engine that only finds out whether the required constraints hold: `isFeasible`.
  init(checking problem: LayoutProblem) {
    self.init(problem, explains: false)
  }

  /// Whether every required constraint was accepted.
  private(set) var isFeasible = true

  // MARK: Building

  private mutating func addRootSize() {
    guard let root = variables.first else { return }
    add(root.width, equals: rootWidth, problem.rootSize.width?.priority)
    add(root.height, equals: rootHeight, problem.rootSize.height?.priority)
  }

  private mutating func add(_ variable: Simplex.Symbol, equals parameter: Simplex.Symbol, _ priority: Float?) {
    guard let priority else { return }
    let penalty = levels.penalty(priority)
    _ = simplex.add(
      [.init(variable, 1), .init(parameter, -1)], constant: 0, above: penalty, below: penalty)
  }

  /// The engine's own constraints first, then the user's in their order: the last one of a set that cannot hold is
  /// then always the one that is refused.
  private mutating func addRequired() {
    let indices = problem.constraints.indices.filter { PriorityLevels.isRequired(problem.constraints[$0].priority) }
    for index in indices where !problem.constraints[index].isBreakable { addRequired(index) }
    for index in indices where problem.constraints[index].isBreakable { addRequired(index) }
  }

  private mutating func addRequired(_ index: Int) {
    let constraint = problem.constraints[index]
    guard constraint.isFinite else { return }
    if add(constraint, .forbidden) == .accepted {
      required.append(index)
    } else {
      isFeasible = false
      guard explainsConflicts else { return }
      let others = ConflictFinder(problem, rootSize: rootSize).conflict(of: index, among: required)
      let set = (others + [index]).sorted().map { problem.constraints[$0].identifier }
      conflicts.append(LayoutConflict(constraints: set, broken: constraint.identifier))
    }
  }

  /// The size to check conflicts at; nil where the root is not given one.
  private var rootSize: LayoutProblem.RootSize {
    LayoutProblem.RootSize(
      width: problem.rootSize.width.map { (simplex.values[Int(rootWidth)], $0.priority) },
      height: problem.rootSize.height.map { (simplex.values[Int(rootHeight)], $0.priority) })
  }

  private mutating func addOptional() {
    for constraint in problem.constraints where !PriorityLevels.isRequired(constraint.priority) {
      guard constraint.isFinite else { continue }
      _ = add(constraint, levels.penalty(constraint.priority))
    }
  }

  private mutating func add(_ constraint: LayoutProblem.Constraint, _ penalty: Simplex.Penalty) -> Simplex.Addition {
    let (terms, constant) = expression(constraint)
    return simplex.add(
      terms, constant: constant, above: constraint.relation == .greaterThanOrEqual ? .free : penalty,
      below: constraint.relation == .lessThanOrEqual ? .free : penalty)
  }

  /// Content sizes: one row a length, too large costs the hugging level and too small the compression level.
  private mutating func addContentSizes() {
    for (index, item) in problem.items.enumerated() {
      if let width = item.intrinsicWidth, width.isFinite {
        add(variables[index].width, content: simplex.makeParameter(width), item.hugging.width, item.compression.width)
      }
      if let height = item.intrinsicHeight, height.isFinite {
        let parameter = simplex.makeParameter(height)
        if item.heightDependsOnWidth { measuredHeights.append((index, parameter)) }
        add(variables[index].height, content: parameter, item.hugging.height, item.compression.height)
      }
    }
  }

  private mutating func add(
    _ length: Simplex.Symbol, content: Simplex.Symbol, _ hugging: Float, _ compression: Float
  ) {
    let terms: [Simplex.Term] = [.init(length, 1), .init(content, -1)]
    let above = levels.contentPenalty(hugging), below = levels.contentPenalty(compression)
    if simplex.add(terms, constant: 0, above: above, below: below) == .infeasible {
      // A required hugging or compression that the constraints contradict gives way to the level below.
      _ = simplex.add(terms, constant: 0, above: levels.strongest(above), below: levels.strongest(below))
    }
  }

  // MARK: Expressions

  /// `sum of terms - constant` over the engine's variables.
  private func expression(_ constraint: LayoutProblem.Constraint) -> (terms: [Simplex.Term], constant: Double) {
    var terms: [Simplex.Term] = []
    var constant = -constraint.constant
    var horizontal = 0.0, vertical = 0.0
    for term in constraint.terms {
      add(term, to: &terms, &constant, &horizontal, &vertical)
    }
    if let origin = constraint.origin, origin != 0 {
      if horizontal != 0 { terms.append(.init(variables[origin].left, -horizontal)) }
      if vertical != 0 { terms.append(.init(variables[origin].top, -vertical)) }
    }
    return (terms, constant)
  }

  private func add(
    _ term: LayoutProblem.Term, to terms: inout [Simplex.Term], _ constant: inout Double,
    _ horizontal: inout Double, _ vertical: inout Double
  ) {
    let own = variables[term.item], item = problem.items[term.item], factor = term.coefficient
    let isRoot = term.item == 0
    func left(_ share: Double) {
      horizontal += factor
      if !isRoot { terms.append(.init(own.left, factor)) }
      if share != 0 { terms.append(.init(own.width, factor * share)) }
    }
    func top(_ share: Double, _ offset: Double = 0) {
      vertical += factor
      if !isRoot { terms.append(.init(own.top, factor)) }
      if share != 0 { terms.append(.init(own.height, factor * share)) }
      constant += factor * offset
    }
    switch term.attribute {
    case .left: left(0)
    case .centerX: left(0.5)
    case .right: left(1)
    case .width: terms.append(.init(own.width, factor))
    case .top: top(0)
    case .centerY: top(0.5)
    case .bottom: top(1)
    case .height: terms.append(.init(own.height, factor))
    case .firstBaseline:
      if let offset = item.firstBaseline { top(0, offset) } else { top(1) }
    case .lastBaseline: top(1, -(item.lastBaseline ?? 0))
    }
  }

  // MARK: Solving

  /// Gives the root another size. Required constraints that cannot hold at it make the engine unusable: false.
  mutating func resize(width: Double, height: Double) -> Bool {
    simplex.suggest(rootWidth, width) && simplex.suggest(rootHeight, height)
  }

  /// Solves, measuring text at its solved width, and reads the frames back.
  mutating func solve(_ measure: (LayoutProblem.ItemID, Double) -> Double) -> LayoutSolution {
    keepLengthsPositive()
    // A height that follows from a width can, through ratios, change widths again: three rounds settle what settles.
    for _ in 0..<3 where measureHeights(measure) { keepLengthsPositive() }
    let ambiguous = AmbiguityFinder(simplex).ambiguousSymbols()
    settle(ambiguous)
    return read(ambiguous)
  }

  /// True if a measured height changed.
  private mutating func measureHeights(_ measure: (LayoutProblem.ItemID, Double) -> Double) -> Bool {
    guard !measuredHeights.isEmpty else { return false }
    let solution = simplex.solution()
    var changed = false
    for (item, parameter) in measuredHeights {
      let height = measure(item, max(0, solution[Int(variables[item].width)]))
      guard height.isFinite, abs(height - simplex.values[Int(parameter)]) > 1e-6 else { continue }
      changed = simplex.suggest(parameter, height) || changed
    }
    return changed
  }

  /// Adds `length >= 0` for those lengths that came out negative, until none does: most layouts need none.
  private mutating func keepLengthsPositive() {
    var isNegative = true
    while isNegative {
      isNegative = false
      let solution = simplex.solution()
      for (index, own) in variables.enumerated() {
        for length in [own.width, own.height]
        where solution[Int(length)] < -Simplex.redundancyTolerance && boundedLengths.insert(length).inserted {
          isNegative = true
          bound(length, index)
        }
      }
    }
  }

  private mutating func bound(_ length: Simplex.Symbol, _ item: LayoutProblem.ItemID) {
    guard simplex.add([.init(length, 1)], constant: 0, above: .free, below: .forbidden) == .infeasible else { return }
    let attribute: LayoutProblem.Attribute = length == variables[item].width ? .width : .height
    let set = ConflictFinder(problem, rootSize: rootSize).conflict(ofNegative: attribute, item, among: required)
    let identifiers = set.map { problem.constraints[$0].identifier }
    if let last = identifiers.last { conflicts.append(LayoutConflict(constraints: identifiers, broken: last)) }
  }

  /// Where nothing decides, items stay at their hints.
  private mutating func settle(_ ambiguous: Set<Simplex.Symbol>) {
    let penalty = Simplex.Penalty.level(levels.count - 1)
    for (index, own) in variables.enumerated() {
      guard let hint = problem.items[index].hint else { continue }
      let parent = problem.items[index].parent.map { variables[$0] }
      let origin = problem.items[index].parent == 0 ? nil : parent
      func keep(_ symbol: Simplex.Symbol, _ edge: Simplex.Symbol?, _ value: Double) {
        guard ambiguous.contains(symbol), value.isFinite else { return }
        let terms = [Simplex.Term(symbol, 1)] + (edge.map { [Simplex.Term($0, -1)] } ?? [])
        _ = simplex.add(terms, constant: -value, above: penalty, below: penalty)
      }
      keep(own.width, nil, hint.width)
      keep(own.height, nil, hint.height)
      guard index != 0 else { continue }
      keep(own.left, origin?.left, hint.x)
      keep(own.top, origin?.top, hint.y)
    }
  }

  private func read(_ ambiguous: Set<Simplex.Symbol>) -> LayoutSolution {
    let solution = simplex.solution()
    func value(_ symbol: Simplex.Symbol) -> Double { symbol == Simplex.one ? 0 : solution[Int(symbol)] }
    var frames: [LayoutRect] = []
    var axes: [LayoutAxes] = []
    for (index, own) in variables.enumerated() {
      let parent = problem.items[index].parent.map { variables[$0] }
      frames.append(
        LayoutRect(
          x: value(own.left) - (parent.map { value($0.left) } ?? 0),
          y: value(own.top) - (parent.map { value($0.top) } ?? 0), width: max(0, value(own.width)),
          height: max(0, value(own.height))))
      var free: LayoutAxes = []
      if ambiguous.contains(own.left) || ambiguous.contains(own.width) { free.insert(.horizontal) }
      if ambiguous.contains(own.top) || ambiguous.contains(own.height) { free.insert(.vertical) }
      axes.append(free)
    }
    return LayoutSolution(frames: frames, ambiguous: axes, conflicts: conflicts)
  }
}

extension LayoutProblem {
  /// Solves the problem. `measure` gives the height of an item's content at a width.
  public func solved(measure: (ItemID, Double) -> Double = { _, _ in 0 }) -> LayoutSolution {
    guard !items.isEmpty else { return LayoutSolution(frames: [], ambiguous: [], conflicts: []) }
    var engine = LayoutEngine(self)
    return engine.solve(measure)
  }
}

extension LayoutProblem.Constraint {
  /// Whether all its numbers are ones that can be laid out.
  var isFinite: Bool {
    let limit = 1e9
    return constant.isFinite && abs(constant) < limit
      && terms.allSatisfy { $0.coefficient.isFinite && abs($0.coefficient) < limit }
  }
}
