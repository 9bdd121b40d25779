/// A rectangle: `<rect key="frame" x="16" y="0.0" width="343" height="20.5"/>`, in points.
package struct NibRect: Hashable, Sendable, NibElementDecodable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// From the left to the right edge.
  public var width: Double
  /// From the top to the bottom edge.
  public var height: Double

  /// A rectangle from its origin and size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    x = try element.requiredNumber("x")
    y = try element.requiredNumber("y")
    width = try element.requiredNumber("width")
    height = try element.requiredNumber("height")
  }
}
