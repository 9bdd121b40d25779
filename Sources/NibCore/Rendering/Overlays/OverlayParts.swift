/// What is to be drawn over a picture.
public struct OverlayParts: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  public let rawValue: UInt16
  /// The parts whose bits are set.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The selected view's box and its size.
  public static let box = OverlayParts(rawValue: 1)
  /// The layout margins of the selected view.
  public static let margins = OverlayParts(rawValue: 2)
  /// The layout margins of all views that hold others.
  public static let allMargins = OverlayParts(rawValue: 4)
  /// The safe area of the screen that the selected view belongs to; without a selection, of the root.
  public static let safeArea = OverlayParts(rawValue: 8)
  /// The first and last baseline of the selected view; without a selection, of all views.
  public static let baselines = OverlayParts(rawValue: 16)
  /// The selected view's constraints.
  public static let constraints = OverlayParts(rawValue: 32)
  /// Dotted boxes around ambiguous views.
  public static let ambiguity = OverlayParts(rawValue: 64)
  /// Points at regular distances.
  public static let grid = OverlayParts(rawValue: 128)
}
