/// An incremental simplex solver for layouts: linear equations and inequalities, required or with strict
/// priority levels, in the Cassowary family.
///
/// Variables of two sorts: *free* ones (edges and lengths, any value) and *restricted* ones (slack and error
/// variables, never negative) that the solver makes for each constraint. *Parameters* are numbers that the
/// caller sets: a resize changes values, and needs pivots only where a sign changes.
///
/// The objective is a vector, one component a level, compared lexicographically: no amount of a lower level
/// outweighs a higher one. Within a level it is the sum of the violations. Everything is in index order, so
/// the same calls give the same result.
///
/// A value: a copy shares its `Tableau` until one of the two changes.
package struct Simplex {
  package typealias Symbol = Int32
  /// Names a constraint that was accepted.
  package typealias ConstraintID = Int32

  /// What a deviation from an equation costs.
  package enum Penalty: Hashable {
    /// No deviation to that side.
    case forbidden
    /// As much as it takes, at no cost.
    case free
    /// As little as possible, on that level (0 is the strongest).
    case level(Int)
  }

  package struct Term: Hashable, BitwiseCopyable {
    package var symbol: Symbol
    package var coefficient: Double

    package init(_ symbol: Symbol, _ coefficient: Double) {
      self.symbol = symbol
      self.coefficient = coefficient
    }
  }

  /// What became of a constraint.
  package enum Addition: Hashable {
    case accepted(ConstraintID)
    /// It cannot hold together with the required ones before it; the solver is as if it had not been added.
    case infeasible
  }

  /// The parameter whose value is always 1: constants are its multiples.
  package static let one: Symbol = 0
  /// Coefficients below this are rounding noise of cancelled terms.
  static let coefficientTolerance = 1e-11
  /// A smaller coefficient is no divisor: its row would be noise.
  static let pivotTolerance = 1e-9
  /// How negative a restricted variable may be, and how far a redundant equation may miss, in points.
  static let feasibilityTolerance = 1e-6
  static let redundancyTolerance = 1e-4
  /// Reduced costs above this count as not negative.
  static let costTolerance = 1e-9

  /// `a + b`, and zero where they cancel but for rounding.
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= coefficientTolerance * abs(b) ? 0 : sum
  }

  private final class Storage {
    // Whoever changes it holds the one value that the storage belongs to, which is checked already.
    @exclusivity(unchecked) var tableau: Tableau
    init(_ tableau: consuming Tableau) { self.tableau = tableau }
  }

  private var storage: Storage

  #if RECORDING
    /// What was asked for and accepted; only where benchmarks compile it in, to write real systems down.
    private(set) var recorded: [Recorded] = []

    struct Recorded {
      var terms: [Term]
      var constant: Double
      var above, below: Penalty
    }
  #endif

  /// `levelCount` 0 is for feasibility alone.
  init(levelCount: Int) { storage = Storage(Tableau(levelCount: levelCount)) }

  /// Calls `body` with the tableau, which is then this value's alone.
  private mutating func change<Result>(_ body: (inout Tableau) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.tableau.copy()) }
    return body(&storage.tableau)
  }

  // MARK: Building

  /// A new free variable.
  mutating func makeVariable() -> Symbol { change { $0.makeSymbol(.free) } }

  /// A new parameter with that value.
  mutating func makeParameter(_ value: Double) -> Symbol { change { $0.makeParameter(value) } }

  /// Adds `sum of terms + constant = above - below`, where the two deviations are never negative and cost
  /// what their penalties say: an equation has two forbidden ones, `<= 0` a free `below`, a soft one levels.
  ///
  /// One without a deviation can be removed only if `isRemovable`, which makes it dearer.
  package mutating func add(
    _ terms: [Term], constant: Double, above: Penalty, below: Penalty, isRemovable: Bool = false
  ) -> Addition {
    let addition = change {
      $0.add(terms, constant: constant, above: above, below: below, isRemovable: isRemovable)
    }
    #if RECORDING
      if addition != .infeasible {
        recorded.append(Recorded(terms: terms, constant: constant, above: above, below: below))
      }
    #endif
    return addition
  }

  /// Removes a constraint. False when only a solver made afresh can be without it; this one is as it was.
  mutating func remove(_ constraint: ConstraintID) -> Bool { change { $0.remove(constraint) } }

  /// Sets parameters, and restores feasibility and optimality. False when the required constraints no longer
  /// hold: the solver is then of no further use.
  mutating func suggest(_ changes: [(parameter: Symbol, value: Double)]) -> Bool {
    change { tableau in
      for (parameter, value) in changes { tableau.move(parameter, to: value) }
      return tableau.settle()
    }
  }

  // MARK: Reading

  /// Writes the values of the first symbols to a buffer, as many as it holds; undefined free variables are
  /// zero. Allocates nothing.
  mutating func read(into values: inout [Double]) {
    change { tableau in
      precondition(values.count <= tableau.values.count, "there are no more symbols")
      tableau.evaluate()
      values.withUnsafeMutableBufferPointer { target in
        target.baseAddress?.update(from: tableau.values.pointer, count: target.count)
      }
    }
  }

  /// The value of a parameter.
  func value(of parameter: Symbol) -> Double { storage.tableau.values[parameter] }

  /// The values of all symbols.
  package func solution() -> [Double] {
    let values = storage.tableau.values.copy()
    storage.tableau.definitions.evaluate(values)
    return Array(UnsafeBufferPointer(start: values.pointer, count: values.count))
  }

  /// For each symbol how it moves on the face of all optimal solutions: see `OptimalFace`.
  package func motions() -> [Double] { OptimalFace(storage.tableau).motions() }

  /// For each symbol whether it is a free variable with more than one optimal value.
  package func ambiguousVariables() -> [Bool] { OptimalFace(storage.tableau).ambiguousVariables() }

  /// The parameters in the impossible sum of required constraints that the last refused one led to.
  var contradiction: [Symbol] { storage.tableau.contradiction }

  /// What decides, together with the kind of every symbol, which variables are ambiguous: the same as long as
  /// neither the tableau changes nor the set of basic variables that are zero.
  struct Shape: Hashable {
    fileprivate let version: Int
    fileprivate let zeroVersion: Int
  }

  var shape: Shape {
    Shape(version: storage.tableau.version, zeroVersion: storage.tableau.zeroVersion)
  }

  /// How many pivots there have been: what the work done so far has cost, and how much rounding it has left.
  var pivotCount: Int { storage.tableau.pivotCount }

  /// How many rows the pivots have gone through: what they have cost.
  var rewrittenRowCount: Int { storage.tableau.rewrittenRowCount }

  /// Whether an optimization was ever given up for its length: only numerical breakdown gets there.
  var hasGivenUp: Bool { storage.tableau.hasGivenUp }

  /// What is wrong with the tableau; empty when all is well.
  func invariantViolations() -> [String] { storage.tableau.invariantViolations() }

  /// The free variables that are defined, with what they equal.
  package var definitions: [(variable: Symbol, terms: [Term])] { storage.tableau.allDefinitions() }

  /// How many terms rows and definitions have.
  var termCount: Int { storage.tableau.termCount() }

  /// The tableau as text, for people.
  func dump() -> String { storage.tableau.dump() }
}
