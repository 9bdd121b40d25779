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
    top = try element.decodeLength(isInset ? "minY" : "top") ?? 0
    left = try element.decodeLength(isInset ? "minX" : "left") ?? 0
    bottom = try element.decodeLength(isInset ? "maxY" : "bottom") ?? 0
    right = try element.decodeLength(isInset ? "maxX" : "right") ?? 0
  }
}
