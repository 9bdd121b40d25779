import NibCore

/// The colors of overlays: neither dark nor bright, so that they are readable on any background. On a
/// terminal with only eight colors, the selection, constraints, conflicts, margins and safe area still
/// differ.
package struct OverlayColors: Hashable, Sendable {
  /// The box around the selected view.
  package var selection = CellColor(rgb: 0x3A8EE6)
  /// Constraints that are not part of a conflict.
  package var constraint = CellColor(rgb: 0xB46AD8)
  /// Constraints that are part of a conflict, so they cannot all be satisfied.
  package var conflict = CellColor(rgb: 0xE5484D)
  /// Layout margins.
  package var margins = CellColor(rgb: 0x5C7CFA)
  package var safeArea = CellColor(rgb: 0x4FA33A)
  package var baselines = CellColor(rgb: 0xB58900)
  /// Views whose layout is ambiguous.
  package var ambiguity = CellColor(rgb: 0xD98324)
  /// The dots of the grid, and the rulers. On the terminal's own background, a gray is drawn in the terminal's text
  /// color, dimmed.
  package var grid = CellColor(rgb: 0x8A8A8A)
  /// The handles that resize the picture.
  package var handles = CellColor(rgb: 0x3A8EE6)

  /// Creates the default colors, which are readable on light and dark terminals.
  package init() {}
}
