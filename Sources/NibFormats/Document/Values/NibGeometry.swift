/// A rectangle: `<rect key="frame" x="16" y="0.0" width="343" height="20.5"/>`, in points.
package struct NibRect: Hashable, Sendable, NibElementDecodable {
  package var x, y, width, height: Double
  package static let names = ["x", "y", "width", "height"]

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    x = try element.decodeRequiredDouble("x")
    y = try element.decodeRequiredDouble("y")
    width = try element.decodeRequiredDouble("width")
    height = try element.decodeRequiredDouble("height")
  }
}

/// A point: `<point key="..." x="0.0" y="-12"/>`, in points.
package struct NibPoint: Hashable, Sendable {
  package var x, y: Double
  package static let names = ["x", "y"]
}

extension NibPoint: NibElementDecodable {
  package init(decoding element: NibElement) throws(NibValueError) {
    x = try element.decodeRequiredDouble("x")
    y = try element.decodeRequiredDouble("y")
  }
}

/// A size: `<size key="..." width="50" height="50"/>`, in points.
package struct NibSize: Hashable, Sendable, NibElementDecodable {
  package var width, height: Double
  package static let names = ["width", "height"]

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  package init(decoding element: NibElement) throws(NibValueError) {
    width = try element.decodeRequiredDouble("width")
    height = try element.decodeRequiredDouble("height")
  }
}

/// Distances from four edges, in points: `<edgeInsets top="8" left="8" bottom="8" right="8"/>` or
/// `<inset minX="8" minY="8" maxX="8" maxY="8"/>`. Missing distances are zero.
package struct NibInsets: Hashable, Sendable {
  package var top, left, bottom, right: Double
  package static let names = ["top", "left", "bottom", "right"]
  /// The names in an `<inset>`.
  package static let insetNames = ["minY", "minX", "maxY", "maxX"]
}

extension NibInsets: NibElementDecodable {
  package init(decoding element: NibElement) throws(NibValueError) {
    let isInset = element.isNamed("inset")
    top = try element.decodeDouble(isInset ? "minY" : "top") ?? 0
    left = try element.decodeDouble(isInset ? "minX" : "left") ?? 0
    bottom = try element.decodeDouble(isInset ? "maxY" : "bottom") ?? 0
    right = try element.decodeDouble(isInset ? "maxX" : "right") ?? 0
  }
}

/// Distances from four edges, in points, where leading and trailing depend on the writing direction:
/// `<directionalEdgeInsets top="8" leading="8" bottom="8" trailing="8"/>`. Missing distances are zero.
package struct NibDirectionalInsets: Hashable, Sendable {
  package var top, leading, bottom, trailing: Double
  package static let names = ["top", "leading", "bottom", "trailing"]
}

extension NibDirectionalInsets: NibElementDecodable {
  package init(decoding element: NibElement) throws(NibValueError) {
    top = try element.decodeDouble("top") ?? 0
    leading = try element.decodeDouble("leading") ?? 0
    bottom = try element.decodeDouble("bottom") ?? 0
    trailing = try element.decodeDouble("trailing") ?? 0
  }
}

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
    minX = try element.decodeDouble("minX")
    minY = try element.decodeDouble("minY")
    maxX = try element.decodeDouble("maxX")
    maxY = try element.decodeDouble("maxY")
    width = try element.decodeDouble("width")
    height = try element.decodeDouble("height")
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
