/// A rectangle in points.
package struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// The width, from the left edge to the right.
  package var width: Double
  /// The height, downwards.
  package var height: Double

  /// Creates a rectangle from its top left corner and its size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
