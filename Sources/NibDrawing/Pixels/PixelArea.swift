import NibCore

/// A rectangle of whole pixels in a picture.
struct PixelArea {
  let columns: Range<Int>
  let rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

  /// The pixels that a rectangle covers completely; `nil` if there are none.
  init?(inside frame: CGRect) {
    guard !frame.isNull else { return nil }
    let (left, top) = (Int(bounded: frame.minX.rounded(.up)), Int(bounded: frame.minY.rounded(.up)))
    let (right, bottom) = (Int(bounded: frame.maxX.rounded(.down)), Int(bounded: frame.maxY.rounded(.down)))
    guard left < right, top < bottom else { return nil }
    self.init(columns: left..<right, rows: top..<bottom)
  }

  /// The pixels of an image that a rectangle touches; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - width: the number of columns of the image.
  ///   - height: the number of rows of the image.
  init?(touchedBy frame: CGRect, width: Int, height: Int) {
    guard !frame.isEmpty, frame.width.isFinite, frame.height.isFinite else { return nil }
    let (left, top) = (Int(bounded: frame.minX.rounded(.down)), Int(bounded: frame.minY.rounded(.down)))
    let right = min(width, Int(bounded: frame.maxX.rounded(.up)))
    let bottom = min(height, Int(bounded: frame.maxY.rounded(.up)))
    guard left < right, top < bottom else { return nil }
    self.init(columns: left..<right, rows: top..<bottom)
  }

  /// The four parts of a larger rectangle that are outside this one. They begin and end with whole pixels.
  func surroundings(in frame: CGRect) -> [CGRect] {
    let (left, top) = (CGFloat(columns.lowerBound), CGFloat(rows.lowerBound))
    let (right, bottom) = (CGFloat(columns.upperBound), CGFloat(rows.upperBound))
    let outer = frame.union(CGRect(x: left, y: top, width: right - left, height: bottom - top)).integral
    return [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: top - outer.minY),
      CGRect(x: outer.minX, y: bottom, width: outer.width, height: outer.maxY - bottom),
      CGRect(x: outer.minX, y: top, width: left - outer.minX, height: bottom - top),
      CGRect(x: right, y: top, width: outer.maxX - right, height: bottom - top),
    ]
  }

  /// Sets all pixels to the same four bytes.
  ///
  /// - Parameter width: the number of pixels in a row of `bytes`.
  func fill(_ bytes: inout [UInt8], width: Int, with parts: [UInt8]) {
    var row: [UInt8] = []
    row.reserveCapacity(4 * columns.count)
    for _ in columns { row += parts }
    bytes.withUnsafeMutableBufferPointer { buffer in
      for number in rows {
        let start = 4 * (number * width + columns.lowerBound)
        _ = buffer[start..<start + row.count].update(fromContentsOf: row)
      }
    }
  }

  /// Blends a color with all pixels. A row that is equal to the row above it is copied, because a blended area is
  /// mostly of one color.
  ///
  /// - Parameter width: the number of pixels in a row of `bytes`.
  func blend(_ bytes: inout [UInt8], width: Int, with blend: PixelBlend) {
    var old: [UInt8] = []
    var new: [UInt8] = []
    bytes.withUnsafeMutableBufferPointer { buffer in
      for number in rows {
        let start = 4 * (number * width + columns.lowerBound)
        let row = UnsafeMutableBufferPointer(rebasing: buffer[start..<start + 4 * columns.count])
        if !PixelArea.isEqual(row, old) {
          old = Array(row)
          new = blend.pixels(on: old)
        }
        _ = row.update(fromContentsOf: new)
      }
    }
  }

  private static func isEqual(_ row: UnsafeMutableBufferPointer<UInt8>, _ other: [UInt8]) -> Bool {
    guard row.count == other.count, let start = row.baseAddress else { return false }
    return other.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memcmp(start, $0, row.count) == 0 } ?? false
    }
  }
}

extension PixelBuffer {
  /// Paints a rectangle in one color. Pixels that it covers completely are painted without computing their coverage.
  mutating func fill(_ rectangle: VectorRectangle, _ color: ColorComponents, _ mask: VectorMask) {
    guard color.alpha > 0 else { return }
    let coverage = { PixelCoverage.rectangle(rectangle, $0, $1) }
    let visible = PixelCoverage.core(of: rectangle).intersection(mask.core)
    guard let area = PixelArea(inside: visible) else { return paint(rectangle.frame, color, mask, coverage) }
    for part in area.surroundings(in: rectangle.frame) { paint(part, color, mask, coverage) }
    paint(area, color)
  }

  /// Paints the area of a rectangle except the pixels that another rectangle covers completely.
  mutating func paint(
    _ frame: CGRect, outside inner: VectorRectangle, _ color: ColorComponents, _ mask: VectorMask,
    _ coverage: (Double, Double) -> Double
  ) {
    guard let area = PixelArea(inside: PixelCoverage.core(of: inner).intersection(mask.bounds)) else {
      return paint(frame, color, mask, coverage)
    }
    for part in area.surroundings(in: frame) { paint(part, color, mask, coverage) }
  }
}
