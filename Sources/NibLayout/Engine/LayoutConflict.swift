/// Constraints that cannot all be satisfied while lengths are nonnegative.
package struct LayoutConflict: Hashable, Sendable {
  /// The identifiers of the conflicting constraints, in the problem's order. The set is irreducible: without
  /// any one of them, the others can all be satisfied.
  package var constraints: [Int]
  /// The identifier of the constraint that was broken: it is not in force in the solution.
  package var broken: Int
  /// The lengths that are part of the conflict because they cannot be negative, in the order of their items.
  package var nonnegative: [LayoutLength]
  /// The lengths of the root that are part of the conflict because the caller requires them.
  package var rootLengths: [LayoutLength.Dimension]

  /// Creates a conflict from its constraints, the broken constraint, and the lengths that are part of the conflict.
  package init(
    constraints: [Int], broken: Int, nonnegative: [LayoutLength] = [],
    rootLengths: [LayoutLength.Dimension] = []
  ) {
    self.constraints = constraints
    self.broken = broken
    self.nonnegative = nonnegative
    self.rootLengths = rootLengths
  }
}
