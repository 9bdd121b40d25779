/// The set of all optimal solutions, seen from the vertex where the simplex stands: tells which variables
/// still have a choice.
///
/// A nonbasic variable with a positive reduced cost is zero in every optimal solution (complementary
/// slackness). The others may move as far as basic variables allow. Near the vertex only basic variables that
/// are zero there limit them, so the face looks like a cone; because a face is convex, a variable is unique
/// on it if it is on the cone.
struct OptimalFace {
  private var simplex: Simplex
  /// Restricted variables that are positive somewhere on the face.
  private var canMove: [Bool]

  init(_ simplex: Simplex) {
    self.simplex = simplex
    canMove = [Bool](repeating: false, count: simplex.kinds.count)
  }

  /// For each symbol whether it is a free variable with more than one optimal value.
  func ambiguousVariables() -> [Bool] {
    let motions = motions()
    return motions.indices.map { simplex.kinds[$0] == .free && OptimalFace.isMotion(motions[$0]) }
  }

  /// For each symbol how it moves if all that can move does so at once, by unrelated amounts: a sum of free
  /// variables has one optimal value only if their motions cancel.
  func motions() -> [Double] {
    var face = self
    face.explore()
    return face.allMotions()
  }

  /// Whether a motion is more than what rounding leaves of one that cancels.
  static func isMotion(_ motion: Double) -> Bool { abs(motion) > 1e-7 }

  // MARK: The cone

  /// Finds out for each restricted variable whether it can move, and fixes those that cannot: then the
  /// columns that are left can all move at once and independently.
  private mutating func explore() {
    let symbols = simplex.kinds.indices.map { Simplex.Symbol($0) }
    let nonbasic = symbols.filter { simplex.isNonbasicRestricted($0) }
    for symbol in nonbasic where simplex.costSign(symbol) > 0 { fix(symbol) }
    guard nonbasic.contains(where: { simplex.kinds[Int($0)] == .restricted }) else { return }
    for symbol in symbols where simplex.kinds[Int(symbol)] == .restricted && !canMove[Int(symbol)] {
      if !simplex.isBasic(symbol) || isZero(symbol) { raise(symbol) }
    }
  }

  /// A variable that is zero on the whole face is as good as a constant.
  private mutating func fix(_ symbol: Simplex.Symbol) { simplex.kinds[Int(symbol)] = .parameter }

  private func isZero(_ symbol: Simplex.Symbol) -> Bool {
    simplex.values[Int(symbol)] <= Simplex.feasibilityTolerance
  }

  /// Tries to make a variable positive: a small simplex of its own over the rows that are zero, by Bland's
  /// rule.
  private mutating func raise(_ symbol: Simplex.Symbol) {
    if !simplex.isBasic(symbol) {
      guard let row = blockingRow(symbol) else { return noteRay(symbol) }
      simplex.pivot(row, symbol)
    }
    while let entering = raisingSymbol(symbol) {
      guard let row = blockingRow(entering) else { return noteRay(entering) }
      simplex.pivot(row, entering)
    }
    // Nothing raises it, so it is zero, and with it all that could only lower it.
    for term in row(of: symbol).terms
    where term.coefficient < -Simplex.pivotTolerance && isColumn(term.symbol) {
      fix(term.symbol)
    }
  }

  private func row(of symbol: Simplex.Symbol) -> Simplex.Row {
    simplex.rows[Int(simplex.places[Int(symbol)])]
  }

  private func isColumn(_ symbol: Simplex.Symbol) -> Bool { simplex.kinds[Int(symbol)] == .restricted }

  /// The first nonbasic variable that takes a basic one along when it grows.
  private func raisingSymbol(_ symbol: Simplex.Symbol) -> Simplex.Symbol? {
    row(of: symbol).terms.filter { $0.coefficient > Simplex.pivotTolerance && isColumn($0.symbol) }.map(
      \.symbol
    ).min()
  }

  /// The row that would become negative at once if `entering` grew: that of the smallest such basic variable.
  private func blockingRow(_ entering: Simplex.Symbol) -> Int? {
    var best: Int?
    for holder in simplex.columns[Int(entering)] {
      let row = Int(holder)
      let basic = simplex.rows[row].basic
      guard basic >= 0, isZero(basic), simplex.coefficient(of: entering, in: row) < -Simplex.pivotTolerance
      else {
        continue
      }
      if let current = best, simplex.rows[current].basic <= basic { continue }
      best = row
    }
    return best
  }

  /// Nothing stops `symbol`: it can move, and so can the basic variables that grow with it.
  private mutating func noteRay(_ symbol: Simplex.Symbol) {
    canMove[Int(symbol)] = true
    for holder in simplex.columns[Int(symbol)] {
      let basic = simplex.rows[Int(holder)].basic
      guard basic >= 0, simplex.coefficient(of: symbol, in: Int(holder)) > Simplex.pivotTolerance else {
        continue
      }
      canMove[Int(basic)] = true
    }
  }

  // MARK: Free variables

  /// Moves all columns at once, by unrelated amounts: a variable that depends on any of them moves as well,
  /// unless amounts cancel by accident, which numbers without pattern do not.
  private func allMotions() -> [Double] {
    var motion = [Double](repeating: 0, count: simplex.kinds.count)
    for index in motion.indices
    where !simplex.isBasic(Simplex.Symbol(index)) && simplex.kinds[index] != .parameter {
      motion[index] = OptimalFace.amount(index)
    }
    for row in simplex.rows where row.basic >= 0 {
      motion[Int(row.basic)] = row.terms.reduce(0) { sum, term in
        sum + term.coefficient * motion[Int(term.symbol)]
      }
    }
    simplex.evaluateDefinitions(into: &motion)
    return motion
  }

  /// A number from 1 to 2 that has nothing to do with that of any other index (the mixing steps of
  /// SplitMix64).
  private static func amount(_ index: Int) -> Double {
    var bits = UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
