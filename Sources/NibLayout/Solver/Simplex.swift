/// An incremental simplex solver for layouts, in the Cassowary family. It solves linear equations and inequalities,
/// each of which is required or belongs to a strict priority level.
///
/// There are two kinds of variables. These are *free* variables (edges and lengths, with any value) and *restricted*
/// variables (slack and error variables, never negative). The solver creates the restricted ones for each constraint.
/// *Parameters* are numbers that the caller sets. A resize changes values, and needs pivots only if a sign changes.
///
/// The objective is a vector with one component per level, compared lexicographically: no amount of a lower
/// level outweighs a higher one. Within a level, it is the sum of the violations. Everything is processed in
/// index order, so the same calls give the same result.
///
/// `Simplex` is a value: a copy shares its `Tableau` until one of the two changes.
package struct Simplex {
  package typealias Symbol = Linear.Symbol
  package typealias Penalty = Linear.Penalty
  package typealias Term = Linear.Term

  private final class Storage {
    // `change` already has exclusive access to the `Simplex` that owns the storage, so a second check is
    // unnecessary.
    @exclusivity(unchecked) var tableau: Tableau
    init(_ tableau: consuming Tableau) { self.tableau = tableau }
  }

  private var storage: Storage

  #if RECORDING
    /// The accepted constraints. Benchmarks write them to files and solve them again; compiled only for benchmarks.
    package private(set) var recorded: [Recorded] = []

    package struct Recorded {
      package var terms: [Term]
      package var constant: Double
      package var above, below: Penalty
    }

    /// The last symbol that the solver itself uses.
    package static var lastReservedSymbol: Symbol { Tableau.artificial }
  #endif

  /// A simplex with the given number of levels; 0 checks feasibility only.
  ///
  /// - Parameter effortLimit: the effort after which optimizations are abandoned: see `hasGivenUp`.
  init(levelCount: Int, effortLimit: Int = .max) {
    storage = Storage(Tableau(levelCount: levelCount))
    storage.tableau.effortLimit = effortLimit
  }

  private init(_ tableau: consuming Tableau) { storage = Storage(tableau) }

  /// Calls `body` with the tableau, after making sure that only this value uses it.
  private mutating func change<Result>(_ body: (inout Tableau) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.tableau.copy()) }
    return body(&storage.tableau)
  }

  // MARK: Building

  /// Creates a free variable.
  mutating func makeVariable() -> Symbol { change { $0.makeSymbol(.free) } }

  mutating func makeParameter(_ value: Double) -> Symbol { change { $0.makeParameter(value) } }

  /// Adds `sum of terms + constant = above - below`. The two deviations are never negative, and their penalties
  /// determine their costs: an equation forbids both, `<= 0` has a free `below`, and a soft constraint uses levels.
  /// Returns false, and changes nothing, if the constraint conflicts with earlier required constraints. Has no effect
  /// if the simplex has given up.
  package mutating func add(_ terms: [Term], constant: Double, above: Penalty, below: Penalty) -> Bool {
    let isAccepted = change { $0.add(terms, constant: constant, above: above, below: below) }
    #if RECORDING
      if isAccepted {
        recorded.append(Recorded(terms: terms, constant: constant, above: above, below: below))
      }
    #endif
    return isAccepted
  }

  /// Sets parameters, and restores feasibility and optimality. Returns false if that fails, usually because the
  /// required constraints can no longer hold; the solver must then be discarded.
  mutating func suggest(_ changes: [(parameter: Symbol, value: Double)]) -> Bool {
    change { tableau in
      for (parameter, value) in changes { tableau.move(parameter, to: value) }
      return tableau.settle()
    }
  }

  // MARK: Reading

  /// Replaces the elements of `values` with the values of the first symbols. Free variables without a definition are
  /// zero. Allocates no memory.
  mutating func read(into values: inout [Double]) {
    change { tableau in
      precondition(values.count <= tableau.values.count, "more values than symbols")
      tableau.evaluate()
      values.withUnsafeMutableBufferPointer { target in
        target.baseAddress?.update(from: tableau.values.pointer, count: target.count)
      }
    }
  }

  package func value(of parameter: Symbol) -> Double { storage.tableau.values[parameter] }

  /// The values of all symbols.
  package func solution() -> [Double] {
    let values = storage.tableau.values.copy()
    storage.tableau.definitions.evaluate(values)
    return Array(UnsafeBufferPointer(start: values.pointer, count: values.count))
  }

  /// A simplex whose feasible solutions are the optimal solutions of this one, with the same symbols. It has one level,
  /// and its parameters have become constants. Its effort begins at 0.
  package func restrictedToOptimum(effortLimit: Int = .max) -> Simplex {
    let result = Simplex(storage.tableau.optimalFace())
    result.storage.tableau.effortLimit = effortLimit
    return result
  }

  /// The smallest and the largest value of a sum of variables in all feasible solutions. The simplex must not have
  /// costs; one that is restricted to the optimum has none. `nil` for an unbounded side, or if finding it needs too
  /// much effort. The solution of the simplex is then another one.
  package mutating func range(of terms: [Term]) -> (minimum: Double?, maximum: Double?) {
    let negated = terms.map { Term($0.symbol, -$0.coefficient) }
    let minimum = change { $0.maximum(of: negated) }.map { -$0 }
    return (minimum, change { $0.maximum(of: terms) })
  }

  /// The motion of each free variable on the face of all optimal solutions, and 0 for all other symbols: see
  /// `OptimalFace`. `nil` if finding them needs more effort than the limit of the simplex.
  package func motions() -> [Double]? { hasGivenUp ? nil : OptimalFace(storage.tableau).motions() }

  /// Whether each symbol is a free variable with more than one optimal value; `nil` if finding that needs too much
  /// effort.
  package func ambiguousVariables() -> [Bool]? { motions()?.map(OptimalFace.isMotion) }

  /// The parameters in the contradiction that caused the last constraint to be refused. A contradiction is a sum of
  /// required constraints that cannot hold.
  var contradiction: [Symbol] { storage.tableau.contradiction }

  /// Identifies the equations of the tableau and the set of basic variables that are zero. The result of a search for
  /// ambiguous variables can be used again as long as the shape is the same.
  struct Shape: Hashable {
    fileprivate let version: Int
    fileprivate let zeroVersion: Int
  }

  var shape: Shape {
    Shape(version: storage.tableau.version, zeroVersion: storage.tableau.zeroVersion)
  }

  /// The number of pivots so far: a measure of the work done and of the accumulated rounding errors.
  package var pivotCount: Int { storage.tableau.pivotCount }

  /// The number of rows that pivots have rewritten: a measure of their cost.
  var rewrittenRowCount: Int { storage.tableau.rewrittenRowCount }

  /// The number of terms that were written or searched: a measure of the time that the solver needed.
  package var effort: Int { storage.tableau.effort }

  /// The effort after which the simplex gives up.
  var effortLimit: Int {
    get { storage.tableau.effortLimit }
    set { change { $0.effortLimit = newValue } }
  }

  /// Whether an optimization was abandoned because it took too many pivots, which only large rounding errors cause, or
  /// because the simplex reached its effort limit. The values are then those of an unfinished solution.
  package var hasGivenUp: Bool { storage.tableau.hasGivenUp }

  /// The invariants that the tableau violates; empty if there are none.
  func invariantViolations() -> [String] { storage.tableau.invariantViolations() }

  /// The defined free variables, with the terms that they equal.
  package var definitions: [(variable: Symbol, terms: [Term])] { storage.tableau.allDefinitions() }

  /// The number of terms in rows and definitions.
  var termCount: Int { storage.tableau.termCount() }

  /// The tableau as readable text.
  func dump() -> String { storage.tableau.dump() }
}
