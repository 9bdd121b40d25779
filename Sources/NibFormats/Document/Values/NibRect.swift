/// A rectangle: `<rect key="frame" x="16" y="0.0" width="343" height="20.5"/>`, in points.
package struct NibRect: Hashable, Sendable, NibElementDecodable {
  package var x, y, width, height: Double
  package static let names = ["x", "y", "width", "height"]

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    x = try element.decodeRequiredLength("x")
    y = try element.decodeRequiredLength("y")
    width = try element.decodeRequiredLength("width")
    height = try element.decodeRequiredLength("height")
  }
}
