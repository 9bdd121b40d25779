/// How a line or the border of a box is drawn.
public enum LineStyle: Hashable, Sendable, CaseIterable {
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
