import NibCore

/// The colors of what is drawn over a picture: neither dark nor bright, so that they read on any ground.
/// Where a terminal has but eight, the selection, constraints, conflicts, margins and safe area still differ.
package struct OverlayColors: Hashable, Sendable {
  /// The box around the selected view.
  package var selection = CellColor(rgb: 0x3A8EE6)
  /// Constraints that hold or may give way.
  package var constraint = CellColor(rgb: 0xB46AD8)
  /// Constraints that cannot hold together.
  package var conflict = CellColor(rgb: 0xE5484D)
  /// Layout margins.
  package var margins = CellColor(rgb: 0x5C7CFA)
  /// Where no bar reaches.
  package var safeArea = CellColor(rgb: 0x4FA33A)
  /// The lines that text stands on.
  package var baselines = CellColor(rgb: 0xB58900)
  /// Views whose place is ambiguous.
  package var ambiguity = CellColor(rgb: 0xD98324)
  /// The points of the grid, and the rulers: a gray, which terminals show as a dim foreground.
  package var grid = CellColor(rgb: 0x8A8A8A)
  /// The grips on the picture's edges.
  package var handles = CellColor(rgb: 0x3A8EE6)

  /// The colors that read well on light and on dark terminals.
  package init() {}
}
