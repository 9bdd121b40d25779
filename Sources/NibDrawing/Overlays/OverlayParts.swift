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
