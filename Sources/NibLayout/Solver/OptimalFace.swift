/// Finds the variables that have more than one optimal value. The set of all optimal solutions is a face of the
/// feasible region, and the simplex has reached one of its vertices.
///
/// A nonbasic variable with a positive reduced cost is zero in every optimal solution (complementary
/// slackness). The other nonbasic variables may grow as long as no basic variable becomes negative. Near the vertex,
/// only the basic variables that are zero there limit them, so the face has the shape of a cone. Because a face is
/// convex, a variable has only one value on the face if it has only one value on the cone.
package struct OptimalFace: ~Copyable {
  private var tableau: Tableau
  /// Whether each restricted variable is known to be positive somewhere on the face.
  private var canMove: [Bool]

  init(_ tableau: borrowing Tableau) {
    self.tableau = tableau.optimalFace()
    canMove = [Bool](repeating: false, count: tableau.kinds.count)
  }

  /// The distances by which the free variables move if all movable variables move at once, by independent amounts; 0
  /// for all other symbols. A sum of free variables has only one optimal value if their motions cancel. `nil` if the
  /// tableau gives up.
  consuming func motions() -> [Double]? {
    explore()
    if tableau.hasGivenUp { return nil }
    var motions = allMotions()
    for symbol in motions.indices where tableau.kinds[symbol] != .free { motions[symbol] = 0 }
    return motions
  }

  /// Whether a motion is larger than the rounding error of motions that cancel.
  package static func isMotion(_ motion: Double) -> Bool { abs(motion) > 1e-7 }

  /// Determines for each restricted variable whether it can move, and fixes the variables that cannot. The other
  /// columns can then all move at once and independently.
  private mutating func explore() {
    let symbols = 0..<Linear.Symbol(tableau.kinds.count)
    guard symbols.contains(where: { tableau.isNonbasicRestricted($0) }) else { return }
    for symbol in symbols
    where tableau.kinds[symbol] == .restricted && !canMove[Int(symbol)] && !tableau.hasGivenUp {
      if !tableau.isBasic(symbol) || isZero(symbol) { raise(symbol) }
    }
  }

  /// Treats a variable that is zero on the whole face as a constant.
  private func fix(_ symbol: Linear.Symbol) { tableau.kinds[symbol] = .parameter }

  private func isZero(_ symbol: Linear.Symbol) -> Bool {
    tableau.values[symbol] <= Linear.feasibilityTolerance
  }

  /// Tries to make a variable positive: runs a small separate simplex over the rows that are zero, with
  /// Bland's rule.
  private mutating func raise(_ symbol: Linear.Symbol) {
    if !tableau.isBasic(symbol) {
      let row = blockingRow(symbol)
      guard row >= 0 else { return noteRay(symbol) }
      tableau.pivot(row, symbol)
    }
    let start = tableau.pivotCount
    while let entering = raisingSymbol(symbol) {
      guard tableau.mayContinue(since: start, tableau.effortLimit) else { return }
      let row = blockingRow(entering)
      guard row >= 0 else { return noteRay(entering) }
      tableau.pivot(row, entering)
    }
    // No column increases the variable, so it is zero on the whole face. The columns that would decrease it are
    // therefore zero as well.
    for term in tableau.rows[tableau.places[symbol]]
    where term.coefficient < -Linear.pivotTolerance && isMovable(term.symbol) {
      fix(term.symbol)
    }
  }

  /// Whether a nonbasic symbol is a variable that may still grow: not a parameter, and not fixed.
  private func isMovable(_ symbol: Linear.Symbol) -> Bool { tableau.kinds[symbol] == .restricted }

  /// The first nonbasic variable that increases the given basic variable when it grows; `nil` if there is none.
  private mutating func raisingSymbol(_ symbol: Linear.Symbol) -> Linear.Symbol? {
    tableau.noteSearch(of: tableau.places[symbol])
    var first: Linear.Symbol?
    for term in tableau.rows[tableau.places[symbol]]
    where term.coefficient > Linear.pivotTolerance && isMovable(term.symbol) {
      first = min(first ?? term.symbol, term.symbol)
    }
    return first
  }

  /// The row that would become negative at once if `entering` grew; -1 if there is none. If there are several rows,
  /// returns the row with the smallest basic variable.
  private mutating func blockingRow(_ entering: Linear.Symbol) -> Int32 {
    var best: Int32 = -1
    for row in tableau.columns[entering] {
      let basic = tableau.basics[row]
      guard basic >= 0, isZero(basic) else { continue }
      tableau.noteSearch(of: row)
      guard tableau.coefficient(of: entering, in: row) < -Linear.pivotTolerance else { continue }
      if best < 0 || basic < tableau.basics[best] { best = row }
    }
    return best
  }

  /// Records that nothing limits `symbol`: it can move, and so can the basic variables that grow with it.
  private mutating func noteRay(_ symbol: Linear.Symbol) {
    canMove[Int(symbol)] = true
    for row in tableau.columns[symbol] {
      let basic = tableau.basics[row]
      guard basic >= 0, tableau.coefficient(of: symbol, in: row) > Linear.pivotTolerance else { continue }
      canMove[Int(basic)] = true
    }
  }

  /// Moves all columns at once, by independent amounts, and returns how far each symbol moves. A variable that
  /// depends on columns moves as well, unless the amounts cancel each other out. The amounts are pseudorandom, so this
  /// practically never happens.
  private func allMotions() -> [Double] {
    let motion = Buffer<Double>(repeating: 0, count: tableau.kinds.count)
    for symbol in 0..<Linear.Symbol(motion.count) {
      let moves = tableau.kinds[symbol] == .free || tableau.kinds[symbol] == .restricted
      if moves, !tableau.isBasic(symbol) { motion[symbol] = OptimalFace.amount(Int(symbol)) }
    }
    for row in 0..<Int32(tableau.basics.count) where tableau.basics[row] >= 0 {
      var sum = 0.0
      for term in tableau.rows[row] { sum += term.coefficient * motion[term.symbol] }
      motion[tableau.basics[row]] = sum
    }
    tableau.definitions.evaluate(motion)
    return Array(UnsafeBufferPointer(start: motion.pointer, count: motion.count))
  }

  /// A pseudorandom number from 1 to 2 for an index (the mixing steps of SplitMix64).
  private static func amount(_ index: Int) -> Double {
    var bits = UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
