/// A size: `<size key="..." width="50" height="50"/>`, in points.
package struct NibSize: Hashable, Sendable, NibElementDecodable {
  package var width, height: Double
  package static let names = ["width", "height"]

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  package init(decoding element: NibElement) throws(NibValueError) {
    width = try element.decodeRequiredLength("width")
    height = try element.decodeRequiredLength("height")
  }
}
