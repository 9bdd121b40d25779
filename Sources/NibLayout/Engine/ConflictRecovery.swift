import NibSupport

/// Decides which required constraints are broken, so that the others can be satisfied without negative lengths.
///
/// As in UIKit, one constraint of a conflict is broken, and the other constraints are solved again, which can lead to
/// the next conflict. A recovery is used until the problem changes: each new engine for the problem starts with the
/// broken constraints and bounds that are already known.
struct ConflictRecovery {
  /// The conflicts found so far.
  private(set) var conflicts: [LayoutConflict] = []
  /// The indices of the constraints that were broken.
  private(set) var broken: Set<Int> = []
  /// The lengths that the constraints made negative at some time, in the order in which this was found.
  private(set) var bounds: [LayoutLength] = []
  /// The lengths that may be negative: lengths of guides that allow this, and lengths that only autoresizing masks make
  /// negative. UIKit derives the constraints of a mask from a frame that has been clamped already.
  private(set) var isUnbounded: LengthFlags
  /// Whether a length was added to `isUnbounded` because no constraint could be broken.
  private(set) var allowsNegativeLengths = false
  private let itemCount: Int
  /// Created at the first conflict.
  private var finder: ConflictFinder?

  /// The maximum number of conflicts that are explained, because each explanation needs another small solver, and each
  /// broken constraint a new engine.
  static let explainedConflicts = 100
  /// The maximum effort for all explanations: see `ConflictFinder.Outcome`. Only layouts of hundreds of views in which
  /// nearly all lengths are negative need more.
  private static let maximumEffort = 30_000_000
  /// The effort for the explanations so far.
  private var effort = 0
  /// The effort after which an engine gives up, and after which no further engine is built because of a conflict: see
  /// `Simplex.effort`. Real layouts need less than a hundredth of it.
  static let maximumSolverEffort = 60_000_000
  /// The effort of the engines that were replaced.
  private var solverEffort = 0

  /// - Parameter known: the conflicts that the required constraints of the problem are known to have.
  init(_ problem: LayoutProblem, _ known: [LayoutConflict]) {
    itemCount = problem.items.count
    isUnbounded = LengthFlags(itemCount: problem.items.count)
    for index in problem.items.indices where problem.items[index].canBeNegative {
      isUnbounded[LayoutLength(index, .width)] = true
      isUnbounded[LayoutLength(index, .height)] = true
    }
    // A required length of the root is a constant, which no constraint can change.
    let size = problem.usableRootSize
    func isRequired(_ priority: Float?) -> Bool { priority.map(PriorityLevels.isRequired) ?? false }
    if isRequired(size.width?.priority) { isUnbounded[LayoutLength(0, .width)] = true }
    if isRequired(size.height?.priority) { isUnbounded[LayoutLength(0, .height)] = true }
    guard !known.isEmpty else { return }
    conflicts = known
    let identifiers = Set(known.map(\.broken))
    broken = Set(
      problem.constraints.indices.filter { identifiers.contains(problem.constraints[$0].identifier) })
    bounds = known.flatMap(\.nonnegative).uniqued().filter { !isUnbounded[$0] }
    if bounds.count >= ConflictRecovery.maximumSingleBounds { addRemainingBounds() }
  }

  /// Remembers that a length must be kept nonnegative.
  mutating func addBound(_ length: LayoutLength) { bounds.append(length) }

  /// The number of lengths that become negative one by one before all lengths are bounded at once.
  private static let maximumSingleBounds = 64

  /// Adds bounds for all lengths once too many of them have become negative one by one: in a stack that is much too short,
  /// most lengths of its views follow. Returns whether bounds were added.
  ///
  /// An engine adds known bounds before content sizes. Each length is then a variable of the simplex, and its row is
  /// short. A bound that is added after the content sizes has a row as long as the stack.
  mutating func addAllBounds() -> Bool {
    guard bounds.count == ConflictRecovery.maximumSingleBounds else { return false }
    addRemainingBounds()
    return bounds.count > ConflictRecovery.maximumSingleBounds
  }

  private mutating func addRemainingBounds() {
    let known = Set(bounds)
    let lengths = (0..<itemCount).flatMap { [LayoutLength($0, .width), LayoutLength($0, .height)] }
    bounds += lengths.filter { !isUnbounded[$0] && !known.contains($0) }
  }

  /// Handles a required constraint that contradicts the constraints in force. Returns true if a constraint in force was
  /// broken instead, so that a new engine is needed.
  mutating func recover(
    fromConstraint index: Int, isInForce: [Bool], _ problem: LayoutProblem
  ) -> Bool {
    let conflict = search(isInForce, problem) { $0.conflict(adding: index, to: $1) }
    if let conflict, let brokenIndex = resolve(conflict, problem) { return brokenIndex != index }
    let identifier = problem.constraints[index].identifier
    conflicts.append(LayoutConflict(constraints: [identifier], broken: identifier))
    broken.insert(index)
    return false
  }

  /// Handles a length that the constraints in force make negative. Returns true if one of them was broken, so that a
  /// new engine is needed. Otherwise, the length may be negative from now on.
  mutating func recover(
    fromNegative length: LayoutLength, isInForce: [Bool], _ problem: LayoutProblem
  ) -> Bool {
    if breakConstraint(near: length.item, isInForce: isInForce, problem) { return true }
    allowNegative(length)
    return false
  }

  /// Lets a length be negative from now on.
  mutating func allowNegative(_ length: LayoutLength) {
    isUnbounded[length] = true
    allowsNegativeLengths = true
  }

  /// Breaks one of the constraints in force that make a length of an item negative. Returns false if there is none, or
  /// if none of them can be broken.
  mutating func breakConstraint(
    near item: LayoutProblem.ItemID, isInForce: [Bool], _ problem: LayoutProblem
  ) -> Bool {
    guard let conflict = search(isInForce, problem, { $0.conflict(near: item, in: $1) }) else { return false }
    return resolve(conflict, problem) != nil
  }

  /// Adds the work of an engine that is replaced with another one.
  mutating func addSolverEffort(_ effort: Int) { solverEffort += effort }

  /// The effort of all explanations and of the engines that were replaced.
  var totalEffort: Int { effort + solverEffort }

  /// Whether the engines so far needed so much work that no further one is built because of a conflict.
  var isSolverExhausted: Bool { solverEffort >= ConflictRecovery.maximumSolverEffort }

  /// Whether no more conflicts are explained, because too many were found or their explanations took too long.
  var isExhausted: Bool {
    conflicts.count >= ConflictRecovery.explainedConflicts || effort >= ConflictRecovery.maximumEffort
      || isSolverExhausted
  }

  /// The conflict that a search finds; `nil` if there is none, or if no more conflicts are explained.
  private mutating func search(
    _ isInForce: [Bool], _ problem: LayoutProblem,
    _ body: (ConflictFinder, ConflictFinder.Scope) -> ConflictFinder.Outcome
  ) -> ConflictFinder.Conflict? {
    guard !isExhausted else { return nil }
    let scope = ConflictFinder.Scope(
      isInForce: isInForce, isUnbounded: isUnbounded, limit: ConflictRecovery.maximumEffort - effort)
    let outcome = body(finder(problem), scope)
    effort += outcome.effort
    return outcome.conflict
  }

  private mutating func finder(_ problem: LayoutProblem) -> ConflictFinder {
    let finder = finder ?? ConflictFinder(problem)
    self.finder = finder
    return finder
  }

  /// Breaks a constraint of the conflict and returns its index; `nil` if none of them can be broken.
  private mutating func resolve(_ conflict: ConflictFinder.Conflict, _ problem: LayoutProblem) -> Int? {
    guard let brokenIndex = problem.brokenConstraint(of: conflict.constraints) else { return nil }
    broken.insert(brokenIndex)
    conflicts.append(
      LayoutConflict(
        constraints: conflict.constraints.map { problem.constraints[$0].identifier },
        broken: problem.constraints[brokenIndex].identifier, nonnegative: conflict.nonnegative,
        rootLengths: conflict.rootLengths))
    return brokenIndex
  }
}
