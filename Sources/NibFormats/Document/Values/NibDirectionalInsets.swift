/// Distances from four edges that follow the writing direction, in points:
/// `<directionalEdgeInsets top="8" leading="8" bottom="8" trailing="8"/>`. What is left out is zero.
package struct NibDirectionalInsets: Hashable, Sendable, NibElementDecodable {
  /// From the top edge.
  public var top: Double
  /// From the leading edge.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the trailing edge.
  public var trailing: Double

  /// Insets from four distances.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    top = try element.number("top") ?? 0
    leading = try element.number("leading") ?? 0
    bottom = try element.number("bottom") ?? 0
    trailing = try element.number("trailing") ?? 0
  }
}
