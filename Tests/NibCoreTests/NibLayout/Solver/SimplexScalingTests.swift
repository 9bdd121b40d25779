import Testing

@testable import NibCore
@testable import NibLayout

/// The work is proportional to the number of constraints. It is counted, not timed.
struct SimplexScalingTests {
  /// Lengths that must all be equal, each with its own optional value. If one has the same value as the
  /// widest, it is another row with the shared length. Breaking its ties must not require visiting all the
  /// others.
  @Test(arguments: [[90], [90, 60], [60, 90, 75], [75, 60, 90, 90]] as [[Double]])
  func lengthsThatAreTiedForTheWidestAddToTheWorkInProportion(wishes: [Double]) {
    let small = aligned(100, wishes)
    let large = aligned(400, wishes)
    #expect(large.rewrittenRowCount < 5 * small.rewrittenRowCount)
    #expect(large.invariantViolations().isEmpty)
    #expect(large.solution()[2] == wishes.max())
  }

  private func aligned(_ count: Int, _ wishes: [Double]) -> Simplex {
    var simplex = Simplex(levelCount: 2)
    let first = simplex.makeVariable()
    for index in 0..<count {
      let length = index == 0 ? first : simplex.makeVariable()
      let wish = wishes[index % wishes.count]
      let terms = [Simplex.Term(length, 1)]
      _ = simplex.add(terms, constant: 0, above: .free, below: .forbidden)
      _ = simplex.add(terms, constant: -wish, above: .free, below: .level(0))
      _ = simplex.add(terms, constant: -wish, above: .level(1), below: .level(1))
      guard index > 0 else { continue }
      _ = simplex.add(
        [Simplex.Term(length, 1), Simplex.Term(first, -1)], constant: 0, above: .forbidden,
        below: .forbidden)
    }
    return simplex
  }
}
