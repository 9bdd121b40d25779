/// A frame given by its distances from the superview's edges, in points:
/// `<frame key="frameInset" minX="15" width="345" height="43.5"/>`.
///
/// The betas of Xcode 8 (`toolsVersion` 11191 to 11201) wrote it instead of a `<rect>`. Missing values are zero
/// or follow from the others.
package struct NibFrameInset: Hashable, Sendable, NibElementDecodable {
  /// Distances from the superview's left, top, right and bottom edges.
  package var minX, minY, maxX, maxY: Double?
  /// The size, `nil` where it follows from the distances.
  package var width, height: Double?

  package init(decoding element: NibElement) throws(NibValueError) {
    minX = try element.decodeLength("minX")
    minY = try element.decodeLength("minY")
    maxX = try element.decodeLength("maxX")
    maxY = try element.decodeLength("maxY")
    width = try element.decodeLength("width")
    height = try element.decodeLength("height")
  }

  package func rect(in superview: NibSize) -> NibRect {
    let (x, width) = Self.span(low: minX, high: maxX, length: width, in: superview.width)
    let (y, height) = Self.span(low: minY, high: maxY, length: height, in: superview.height)
    return NibRect(x: x, y: y, width: width, height: height)
  }

  private static func span(
    low: Double?, high: Double?, length: Double?, in total: Double
  ) -> (origin: Double, length: Double) {
    let length = length ?? total - (low ?? 0) - (high ?? 0)
    if low == nil, let high { return (total - high - length, length) }
    return (low ?? 0, length)
  }
}
