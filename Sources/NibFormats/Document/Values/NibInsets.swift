/// Distances from four edges, in points: `<edgeInsets top="8" left="8" bottom="8" right="8"/>` or
/// `<inset minX="8" minY="8" maxX="8" maxY="8"/>`. What is left out is zero.
package struct NibInsets: Hashable, Sendable, NibElementDecodable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Insets from four distances.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    let isInset = element.isNamed("inset")
    top = try element.number(isInset ? "minY" : "top") ?? 0
    left = try element.number(isInset ? "minX" : "left") ?? 0
    bottom = try element.number(isInset ? "maxY" : "bottom") ?? 0
    right = try element.number(isInset ? "maxX" : "right") ?? 0
  }
}
