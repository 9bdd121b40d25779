import Testing

@testable import NibLayout

/// The work of the simplex, which is counted in rewritten rows, not timed.
struct SimplexScalingTests {
  /// The lengths must all be equal, and each has a preferred value. Every length that prefers the greatest value is
  /// one more row that limits the shared length. Breaking such ties must not require visiting all other rows.
  @Test(
    "The work for equal lengths grows in proportion to their number",
    arguments: [[90], [90, 60], [60, 90, 75], [75, 60, 90, 90]] as [[Double]])
  func tiedLengths(preferences: [Double]) {
    let small = aligned(100, preferences)
    let large = aligned(400, preferences)
    #expect(large.rewrittenRowCount < 5 * small.rewrittenRowCount)
    #expect(large.invariantViolations().isEmpty)
    #expect(large.solution()[2] == preferences.max())
  }

  private func aligned(_ count: Int, _ preferences: [Double]) -> Simplex {
    var simplex = Simplex(levelCount: 2)
    let first = simplex.makeVariable()
    for index in 0..<count {
      let length = index == 0 ? first : simplex.makeVariable()
      let preferred = preferences[index % preferences.count]
      let terms = [Simplex.Term(length, 1)]
      _ = simplex.add(terms, constant: 0, above: .free, below: .forbidden)
      _ = simplex.add(terms, constant: -preferred, above: .free, below: .level(0))
      _ = simplex.add(terms, constant: -preferred, above: .level(1), below: .level(1))
      guard index > 0 else { continue }
      _ = simplex.add(
        [Simplex.Term(length, 1), Simplex.Term(first, -1)], constant: 0, above: .forbidden,
        below: .forbidden)
    }
    return simplex
  }
}
