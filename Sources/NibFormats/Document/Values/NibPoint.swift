/// A point: `<point key="..." x="0.0" y="-12"/>`, in points.
package struct NibPoint: Hashable, Sendable {
  package var x, y: Double
  package static let names = ["x", "y"]
}

extension NibPoint: NibElementDecodable {
  package init(decoding element: NibElement) throws(NibValueError) {
    x = try element.decodeRequiredLength("x")
    y = try element.decodeRequiredLength("y")
  }
}
