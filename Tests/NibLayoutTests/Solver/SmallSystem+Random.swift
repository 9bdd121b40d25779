import TestSupport

@testable import NibLayout

extension SmallSystem {
  /// A random system. Its numbers are small, so that ties, redundancy and degenerate vertices are common.
  init(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let variableCount = Int.random(in: 1...5, using: &random)
    let levelCount = Int.random(in: 1...3, using: &random)
    let count = Int.random(in: 1...12, using: &random)
    let requiredPercent = [20, 50, 80].randomElement(using: &random) ?? 50
    self.init(variableCount: variableCount, levelCount: levelCount, constraints: [])
    for _ in 0..<count {
      let coefficients = (0..<variableCount).map { _ in
        Int.random(in: 0..<100, using: &random) < 45
          ? 0 : [-2, -1, -1, 1, 1, 2].randomElement(using: &random) ?? 1
      }
      let penalty: Simplex.Penalty =
        Int.random(in: 0..<100, using: &random) < requiredPercent
        ? .forbidden : .level(Int.random(in: 0..<levelCount, using: &random))
      let relation = Int.random(in: 0..<3, using: &random)
      let other: Simplex.Penalty =
        Int.random(in: 0..<7, using: &random) == 0 && penalty != .forbidden
        ? .level(Int.random(in: 0..<levelCount, using: &random)) : penalty
      constraints.append(
        Constraint(
          coefficients: coefficients, constant: Int.random(in: -6...6, using: &random),
          above: relation == 1 ? .free : penalty, below: relation == 2 ? .free : other))
    }
  }
}
