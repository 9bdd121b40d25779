import NibCore

/// The distance in points by which a layout differs from its demands: by which the broken constraint of a conflict is
/// violated, or by which contents are stretched or compressed.
struct ConflictDistance {
  let points: Double

  init(_ points: Double) { self.points = points }

  /// Whether the rounding of a multiplier, which is saved with five decimals, can be the cause of the conflict.
  var isRoundingError: Bool { points > ConflictDistance.none && points < 0.01 }

  /// Whether the distance is at most one pixel of the device, so that nobody sees it.
  ///
  /// A broken constraint that holds because of other conflicts says nothing about what is visible.
  func isInvisible(in root: UIView) -> Bool {
    points > ConflictDistance.none && points < root.nibEnvironment.rules.pixel + 0.01
  }

  /// " by 0.5 points", or nothing for a distance that is too small to be shown.
  var inWords: String {
    guard points >= 0.01 else { return "" }
    return " by \(amount)"
  }

  /// The distance with its unit: `0.5 points`.
  var amount: String {
    let text = NibNumber.text(points, decimals: 2)
    return "\(text) point\(text == "1" ? "" : "s")"
  }

  /// Smaller distances are errors of the solver.
  private static let none = 1e-6
}

extension LayoutReport.Conflict {
  var distance: ConflictDistance { ConflictDistance(violation) }
}

extension Sequence<LayoutReport.Conflict> {
  /// The severity of a finding about these conflicts: a note if none of them is visible, otherwise `nil` for the severity
  /// of the rule.
  func severity(in root: UIView) -> Diagnostic.Severity? {
    allSatisfy { $0.distance.isInvisible(in: root) } ? .note : nil
  }

  /// The same conflicts, the visible ones first.
  func visibleFirst(in root: UIView) -> [LayoutReport.Conflict] { visibleFirst(in: root, \.distance) }
}

extension Sequence {
  /// The same elements, those with visible distances first.
  func visibleFirst(in root: UIView, _ distance: (Element) -> ConflictDistance) -> [Element] {
    filter { !distance($0).isInvisible(in: root) } + filter { distance($0).isInvisible(in: root) }
  }
}
