/// Distances from four edges, in points, where leading and trailing depend on the writing direction:
/// `<directionalEdgeInsets top="8" leading="8" bottom="8" trailing="8"/>`. Missing distances are zero.
package struct NibDirectionalInsets: Hashable, Sendable {
  package var top, leading, bottom, trailing: Double
  package static let names = ["top", "leading", "bottom", "trailing"]
}

extension NibDirectionalInsets: NibElementDecodable {
  package init(decoding element: NibElement) throws(NibValueError) {
    top = try element.decodeLength("top") ?? 0
    leading = try element.decodeLength("leading") ?? 0
    bottom = try element.decodeLength("bottom") ?? 0
    trailing = try element.decodeLength("trailing") ?? 0
  }
}
