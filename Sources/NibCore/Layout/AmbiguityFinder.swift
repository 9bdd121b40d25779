/// Finds the variables whose values the constraints do not decide.
struct AmbiguityFinder {
  private let simplex: Simplex

  init(_ simplex: Simplex) { self.simplex = simplex }

  /// Free variables that move in some direction of no cost: undefined ones, and those that depend on an undefined
  /// one or on a nonbasic variable with reduced cost zero that can grow.
  func ambiguousSymbols() -> Set<Simplex.Symbol> {
    var moving: Set<Simplex.Symbol> = []
    for symbol in freeDirections {
      let direction = simplex.direction(of: symbol)
      for index in direction.indices
      where simplex.kinds[index] == .free && abs(direction[index]) > Simplex.feasibilityTolerance {
        moving.insert(Simplex.Symbol(index))
      }
    }
    return moving
  }

  private var freeDirections: [Simplex.Symbol] {
    let undefined = simplex.kinds.indices.map { Simplex.Symbol($0) }.filter {
      simplex.kinds[Int($0)] == .free && !simplex.isBasic($0)
    }
    return undefined + simplex.costlessSymbols
  }
}
