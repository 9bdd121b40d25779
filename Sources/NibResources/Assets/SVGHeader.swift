import Foundation

/// The size of an SVG file.
package enum SVGHeader {
  /// The number of bytes in which the root element must begin.
  private static let searchedBytes = 4096

  static func isSVG(_ bytes: [UInt8]) -> Bool {
    let text = beginning(of: bytes)
    guard let first = text.first(where: { ![0xef, 0xbb, 0xbf, 0x20, 0x09, 0x0a, 0x0d].contains($0) }) else {
      return false
    }
    return first == UInt8(ascii: "<") && rootTag(text) != nil
  }

  /// The size in points, from the width and height of the root element, otherwise from its view box; `nil` if it has
  /// none of them.
  package static func size(_ bytes: [UInt8]) -> CGSize? {
    guard let tag = rootTag(beginning(of: bytes)) else { return nil }
    if let width = attribute("width", in: tag).flatMap(length),
      let height = attribute("height", in: tag).flatMap(length)
    {
      return CGSize(width: width, height: height)
    }
    let box = attribute("viewBox", in: tag)?.split { $0 == "," || $0.isWhitespace }.map { Double($0) } ?? []
    guard box.count == 4, let width = box[2], let height = box[3], width > 0, height > 0, width.isFinite,
      height.isFinite
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func beginning(of bytes: [UInt8]) -> [UInt8] {
    XMLText.beginning(of: bytes, count: 2 * searchedBytes)
  }

  /// The text of the root element's start tag; `nil` if it does not begin near the start of the file.
  private static func rootTag(_ beginning: [UInt8]) -> Substring? {
    let text = String(decoding: beginning, as: UTF8.self)
    guard let start = text.range(of: "<svg"),
      text.utf8.distance(from: text.startIndex, to: start.lowerBound) < searchedBytes,
      let next = text[start.upperBound...].first, next.isWhitespace || next == ">" || next == "/"
    else { return nil }
    return text[start.upperBound...].prefix { $0 != ">" }
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\t"] {
        guard let start = tag.range(of: "\(space)\(name)=\(quote)") else { continue }
        return tag[start.upperBound...].prefix { String($0) != quote }
      }
    }
    return nil
  }

  /// A length in points; `nil` if it is not a positive number of points or pixels, which are the same.
  private static func length(_ text: Substring) -> Double? {
    let number = ["px", "pt"].first { text.hasSuffix($0) }.map { text.dropLast($0.count) } ?? text
    return Double(number).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }
}
