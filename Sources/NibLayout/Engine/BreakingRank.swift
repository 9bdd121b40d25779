extension LayoutProblem {
  /// Whether a required constraint can be broken in a conflict.
  package enum Protection: Hashable, Sendable {
    /// The constraint was written by the user or added by a stack view. Such constraints are broken first.
    case none
    /// The constraint places a guide or the content of a scroll view. It is broken only if the conflict contains no
    /// constraint without protection.
    case system
    /// The constraint stands for an autoresizing mask. It is never broken.
    case autoresizingMask
  }

  /// The rank of a required constraint in conflicts. Among the constraints without protection, the constraint with the
  /// highest rank is broken.
  ///
  /// The properties are compared in the order of their declaration. They describe the place of the constraint in the
  /// view tree, so that the engine needs no views. The rule follows public logs of UIKit (docs/uikit-facts.md 4.10).
  package struct BreakingRank: Hashable, Sendable, Comparable {
    /// The depth in the view tree of the view that holds the constraint. Constraints deep inside are broken first.
    package var holderDepth = 0
    /// False for a relation between the sizes of two items.
    package var isPosition = false
    /// The sum of the depths of the constraint's items. It is larger for a distance between siblings than for a
    /// distance to the holder.
    package var itemDepth = 0
    /// Whether the constraint is an item's own aspect ratio.
    package var isRatio = false
    /// Whether the constraint places the trailing, right or bottom edge of its innermost item.
    package var isEnd = false
    /// The constant in the form `first = multiplier * second + constant`.
    package var constant = 0.0

    /// Creates the lowest rank.
    package init() {}

    package static func < (first: BreakingRank, second: BreakingRank) -> Bool {
      if first.holderDepth != second.holderDepth { return first.holderDepth < second.holderDepth }
      if first.isPosition != second.isPosition { return second.isPosition }
      if first.itemDepth != second.itemDepth { return first.itemDepth < second.itemDepth }
      if first.isRatio != second.isRatio { return second.isRatio }
      if first.isEnd != second.isEnd { return second.isEnd }
      return first.constant < second.constant
    }
  }

  /// The index of the constraint that is broken in a conflict of the constraints with the given indices; `nil` if none
  /// of them can be broken. Among equal ranks, the last constraint is broken.
  package func brokenConstraint(of conflict: [Int]) -> Int? {
    for protection in [Protection.none, .system] {
      let candidates = conflict.filter { constraints[$0].protection == protection }
      let broken = candidates.max { (constraints[$0].rank, $0) < (constraints[$1].rank, $1) }
      if let broken { return broken }
    }
    return nil
  }
}
