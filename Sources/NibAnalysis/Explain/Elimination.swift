import NibCore

/// Gaussian elimination that remembers which rows were combined. It determines whether a sum of variables follows from
/// the rows added so far, and from which of them.
///
/// Only rows that are independent of the earlier rows are stored. The combination that yields a sum is
/// therefore unique, and needs each of its rows.
struct Elimination {
  /// A sum of rows: its terms in descending order of their symbols, and the rows that were combined, in
  /// ascending order of their numbers.
  private struct Sum {
    var terms: [Simplex.Term]
    var sources: [(row: Int, factor: Double)]
  }

  /// The largest absolute value of a coefficient that is only the rounding error of terms that canceled out.
  private static let tolerance = 1e-9

  /// The rows by their highest symbol. Each row is divided so that the coefficient of this symbol is 1.
  private var pivots: [Simplex.Symbol: Sum] = [:]

  /// Adds a row under a number chosen by the caller. A row that follows from earlier rows is ignored.
  mutating func add(_ row: Int, _ terms: [Simplex.Term]) {
    var sum = Sum(terms: Elimination.sorted(terms), sources: [(row, 1)])
    guard let pivot = reduce(&sum), let factor = sum.terms.first?.coefficient else { return }
    pivots[pivot] = Sum(
      terms: sum.terms.map { Simplex.Term($0.symbol, $0.coefficient / factor) },
      sources: sum.sources.map { ($0.row, $0.factor / factor) })
  }

  /// The factors by which the rows must be multiplied so that their sum has these terms, in the order of the rows'
  /// numbers. `nil` if the terms do not follow from the rows.
  func combination(_ terms: [Simplex.Term]) -> [(row: Int, factor: Double)]? {
    var sum = Sum(terms: Elimination.sorted(terms), sources: [])
    guard reduce(&sum) == nil else { return nil }
    return sum.sources.map { ($0.row, -$0.factor) }
  }

  /// Subtracts multiples of stored rows from a sum. Returns `nil` if no term is left; otherwise the sum's highest
  /// symbol, for which no row is stored.
  private func reduce(_ sum: inout Sum) -> Simplex.Symbol? {
    while let first = sum.terms.first {
      guard let pivot = pivots[first.symbol] else { return first.symbol }
      sum = Elimination.sum(sum, pivot, -first.coefficient, cancelling: first.symbol)
    }
    return nil
  }

  /// Returns `a + factor * b` without the term of a symbol, which cancels out but for rounding errors.
  private static func sum(_ a: Sum, _ b: Sum, _ factor: Double, cancelling symbol: Simplex.Symbol) -> Sum {
    let terms = merged(
      a.terms.map { ($0.symbol, $0.coefficient) }, b.terms.map { ($0.symbol, $0.coefficient) },
      times: factor, orderedBy: >)
    let sources = merged(
      a.sources.map { ($0.row, $0.factor) }, b.sources.map { ($0.row, $0.factor) },
      times: factor, orderedBy: <)
    return Sum(
      terms: terms.filter { $0.key != symbol }.map { Simplex.Term($0.key, $0.number) },
      sources: sources.map { (row: $0.key, factor: $0.number) })
  }

  /// Returns `a + factor * b` without terms that cancel. Both lists have the same key order.
  private static func merged<Key: Equatable>(
    _ a: [(key: Key, number: Double)], _ b: [(key: Key, number: Double)], times factor: Double,
    orderedBy isBefore: (Key, Key) -> Bool
  ) -> [(key: Key, number: Double)] {
    var result: [(key: Key, number: Double)] = []
    result.reserveCapacity(a.count + b.count)
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      let (isOnlyA, isOnlyB) = (j == b.count, i == a.count)
      if isOnlyA || !isOnlyB && isBefore(a[i].key, b[j].key) {
        result.append(a[i])
        i += 1
      } else if isOnlyB || isBefore(b[j].key, a[i].key) {
        result.append((b[j].key, factor * b[j].number))
        j += 1
      } else {
        let sum = a[i].number + factor * b[j].number
        if abs(sum) > tolerance { result.append((a[i].key, sum)) }
        i += 1
        j += 1
      }
    }
    return result
  }

  /// Terms in descending order, with one term per symbol.
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
