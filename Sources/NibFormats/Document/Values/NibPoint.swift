/// A point: `<point key="..." x="0.0" y="-12"/>`, in points.
package struct NibPoint: Hashable, Sendable, NibElementDecodable {
  /// From the left.
  public var x: Double
  /// From the top.
  public var y: Double

  /// A point from its coordinates.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    x = try element.requiredNumber("x")
    y = try element.requiredNumber("y")
  }
}
