/// The style of a line or the border of a box.
public enum LineStyle: Hashable, Sendable, CaseIterable {
  /// Thin lines, thick lines, and pairs of thin lines, with square corners.
  case light, heavy, double
  /// Light lines, round corners.
  case rounded
  /// Light dashes, square corners.
  case dashed

  package var weight: LineArms.Weight {
    switch self {
    case .light, .rounded, .dashed: .light
    case .heavy: .heavy
    case .double: .double
    }
  }

  var trait: LineTrait {
    switch self {
    case .light, .heavy, .double: .plain
    case .rounded: .rounded
    case .dashed: .dashed
    }
  }
}

/// A property of a line in addition to its arms. It is visible only in cells for which Unicode has such a glyph: round
/// corners, and straight dashed lines.
enum LineTrait: UInt8 { case plain, rounded, dashed }
