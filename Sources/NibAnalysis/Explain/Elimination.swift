import NibCore

/// Gaussian elimination that remembers which rows went into which: tells whether a sum of variables follows
/// from the rows added so far, and from which of them.
///
/// Only rows that are independent of those before them are kept, so the answer is the only one there is among
/// them: none of its rows can be spared.
struct Elimination {
  /// Terms in order of falling symbols, with the rows (by their numbers, rising) that they were made of.
  private struct Sum {
    var terms: [Simplex.Term]
    var sources: [(row: Int, factor: Double)]
  }

  /// Coefficients below this are what rounding left of cancelled terms.
  private static let tolerance = 1e-9

  /// The rows by their highest symbol, each divided so that its coefficient is 1.
  private var pivots: [Simplex.Symbol: Sum] = [:]

  /// Adds a row under a number of the caller's; one that follows from others is left out.
  mutating func add(_ row: Int, _ terms: [Simplex.Term]) {
    var sum = Sum(terms: Elimination.sorted(terms), sources: [(row, 1)])
    guard let pivot = reduce(&sum), let factor = sum.terms.first?.coefficient else { return }
    pivots[pivot] = Sum(
      terms: sum.terms.map { Simplex.Term($0.symbol, $0.coefficient / factor) },
      sources: sum.sources.map { ($0.row, $0.factor / factor) })
  }

  /// How often each row must be taken so that their sum has these terms; nil where it does not follow from
  /// them. In the order of the rows' numbers.
  func combination(_ terms: [Simplex.Term]) -> [(row: Int, factor: Double)]? {
    var sum = Sum(terms: Elimination.sorted(terms), sources: [])
    guard reduce(&sum) == nil else { return nil }
    return sum.sources.map { ($0.row, -$0.factor) }
  }

  /// Takes kept rows away until nothing is left; else the highest symbol that no row has.
  private func reduce(_ sum: inout Sum) -> Simplex.Symbol? {
    while let first = sum.terms.first {
      guard let pivot = pivots[first.symbol] else { return first.symbol }
      sum = Elimination.sum(sum, pivot, -first.coefficient, cancelling: first.symbol)
    }
    return nil
  }

  private static func sum(_ a: Sum, _ b: Sum, _ factor: Double, cancelling symbol: Simplex.Symbol) -> Sum {
    let terms = merged(
      a.terms.map { ($0.symbol, $0.coefficient) }, b.terms.map { ($0.symbol, $0.coefficient) }, factor, >)
    let sources = merged(
      a.sources.map { ($0.row, $0.factor) }, b.sources.map { ($0.row, $0.factor) }, factor, <)
    return Sum(
      terms: terms.filter { $0.0 != symbol }.map { Simplex.Term($0.0, $0.1) },
      sources: sources.map { (row: $0.0, factor: $0.1) })
  }

  /// `a + factor * b`, both in the same order of their keys, without what cancels.
  private static func merged<Key: Equatable>(
    _ a: [(Key, Double)], _ b: [(Key, Double)], _ factor: Double, _ isBefore: (Key, Key) -> Bool
  ) -> [(Key, Double)] {
    var result: [(Key, Double)] = []
    result.reserveCapacity(a.count + b.count)
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if j == b.count || i < a.count && isBefore(a[i].0, b[j].0) {
        result.append(a[i])
        i += 1
      } else if i == a.count || isBefore(b[j].0, a[i].0) {
        result.append((b[j].0, factor * b[j].1))
        j += 1
      } else {
        let sum = a[i].1 + factor * b[j].1
        if abs(sum) > tolerance { result.append((a[i].0, sum)) }
        i += 1
        j += 1
      }
    }
    return result
  }

  /// In falling order, each symbol once.
  private static func sorted(_ terms: [Simplex.Term]) -> [Simplex.Term] {
    var result: [Simplex.Term] = []
    for term in terms.sorted(by: { $0.symbol > $1.symbol }) {
      if result.last?.symbol == term.symbol {
        result[result.count - 1].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    return result.filter { abs($0.coefficient) > tolerance }
  }
}
