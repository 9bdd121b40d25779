import NibCore

/// The parts of an overlay that are drawn over a picture.
package struct OverlayParts: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  package let rawValue: UInt16
  /// The parts whose bits are set.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The selected view's box and its size.
  package static let box = OverlayParts(rawValue: 1)
  /// The layout margins of the selected view.
  package static let margins = OverlayParts(rawValue: 2)
  /// The layout margins of all views that have subviews.
  package static let allMargins = OverlayParts(rawValue: 4)
  /// The safe area of the selected view's screen; without a selection, that of the root.
  package static let safeArea = OverlayParts(rawValue: 8)
  /// The first and last baseline of the selected view; without a selection, those of all views.
  package static let baselines = OverlayParts(rawValue: 16)
  /// The selected view's constraints.
  package static let constraints = OverlayParts(rawValue: 32)
  /// Dotted boxes around ambiguous views.
  package static let ambiguity = OverlayParts(rawValue: 64)
  /// Dots at regular distances.
  package static let grid = OverlayParts(rawValue: 128)
}

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
