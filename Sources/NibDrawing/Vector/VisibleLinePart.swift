import NibCore

/// The part of a line of text that can be seen, in points from the left end of the line.
struct VisibleLinePart {
  var left: CGFloat
  var right: CGFloat

  static let all = VisibleLinePart(left: -.infinity, right: .infinity)

  /// Whether a part of a character can be seen.
  func contains(_ x: CGFloat, width: CGFloat) -> Bool { x + width >= left && x <= right }
}
