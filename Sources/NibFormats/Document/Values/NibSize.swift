/// A size: `<size key="..." width="50" height="50"/>`, in points.
package struct NibSize: Hashable, Sendable, NibElementDecodable {
  /// Horizontal extent.
  public var width: Double
  /// Vertical extent.
  public var height: Double

  /// A size from its extents.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    width = try element.requiredNumber("width")
    height = try element.requiredNumber("height")
  }
}
