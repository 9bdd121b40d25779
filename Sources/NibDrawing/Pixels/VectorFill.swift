import NibCore

/// The part of each pixel that filled polygons cover, computed exactly from the areas below their edges.
///
/// For each edge, the change of the covered area is added to the pixels that the edge crosses; the sum along a row then
/// gives the coverage. Contours in opposite directions make holes.
struct VectorFill {
  /// The pixels that the polygons touch.
  let columns: Range<Int>
  let rows: Range<Int>
  /// For each pixel, the change of the covered part from the pixel before it; after the initializer, the
  /// covered part.
  private var parts: [Double]
  /// The number of entries in `parts` for a row.
  private let stride: Int

  /// Larger glyphs are not drawn.
  private static let maximumPixels = 16_000_000
  /// The greatest length of all edges in pixels. Only damaged fonts have glyphs with longer ones.
  private static let maximumLength = 1_000_000.0

  /// - Parameters:
  ///   - polygons: the corners in pixels; closed.
  ///   - isEvenOdd: whether parts that the polygons surround an even number of times are holes.
  init?(_ polygons: [[CGPoint]], isEvenOdd: Bool = false) {
    let all = polygons.joined()
    guard let first = all.first, all.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in all {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    guard max(abs(left), abs(right), abs(top), abs(bottom)) < 1e6 else { return nil }
    columns = Int(bounded: left.rounded(.down))..<Int(bounded: right.rounded(.down)) + 1
    rows = Int(bounded: top.rounded(.down))..<Int(bounded: bottom.rounded(.down)) + 1
    stride = columns.count + 2
    guard stride * rows.count < VectorFill.maximumPixels,
      VectorFill.length(of: polygons) < VectorFill.maximumLength
    else { return nil }
    parts = Array(repeating: 0, count: stride * rows.count)
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        let next = polygon[index + 1 < polygon.count ? index + 1 : 0]
        add(
          (point.x - Double(columns.lowerBound), point.y - Double(rows.lowerBound)),
          (next.x - Double(columns.lowerBound), next.y - Double(rows.lowerBound)))
      }
    }
    for row in 0..<rows.count {
      var sum = 0.0
      for place in row * stride..<(row + 1) * stride {
        sum += parts[place]
        // The distance to the next even number.
        parts[place] = isEvenOdd ? abs(sum - 2 * (sum / 2).rounded()) : min(1, abs(sum))
      }
    }
  }

  /// The sum of the widths and heights of all edges, which is about the number of pixels that they cross.
  private static func length(of polygons: [[CGPoint]]) -> Double {
    polygons.reduce(0) { sum, polygon in
      zip(polygon, polygon.dropFirst()).reduce(sum) {
        $0 + Double(abs($1.1.x - $1.0.x)) + Double(abs($1.1.y - $1.0.y))
      }
    }
  }

  /// The covered part of a pixel, 0...1.
  func coverage(column: Int, row: Int) -> Double {
    guard columns.contains(column), rows.contains(row) else { return 0 }
    return parts[(row - rows.lowerBound) * stride + column - columns.lowerBound]
  }

  /// Adds an edge, whose coordinates begin at the first pixel.
  private mutating func add(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
    guard start.y != end.y else { return }
    let direction = start.y < end.y ? 1.0 : -1
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    var x = upper.x
    for row in max(0, Int(bounded: upper.y))..<max(0, min(rows.count, Int(bounded: lower.y.rounded(.up)))) {
      let height = min(Double(row + 1), lower.y) - max(Double(row), upper.y)
      let next = x + slope * height
      add(from: min(x, next), to: max(x, next), height: height * direction, row: row)
      x = next
    }
  }

  /// Adds the part of an edge in one row, from `left` to `right`.
  private mutating func add(from left: Double, to right: Double, height: Double, row: Int) {
    let first = max(0, min(Int(bounded: left), columns.count - 1))
    let last = max(first, min(Int(bounded: right), columns.count - 1))
    let base = row * stride
    guard last > first, right > left else {
      // Right of the edge, the whole height is covered; in its own pixel, the part right of its middle.
      let inside = Double(first + 1) - (left + right) / 2
      parts[base + first] += height * inside
      parts[base + first + 1] += height * (1 - inside)
      return
    }
    var covered = 0.0
    for column in first...last {
      let from = max(left, Double(column))
      let to = min(right, Double(column + 1))
      // The heights of the edge before the pixel and at its end, as parts of the whole.
      let before = (from - left) / (right - left)
      let after = (to - left) / (right - left)
      let middle = (from + to) / 2
      let area = before + (after - before) * (Double(column + 1) - middle)
      parts[base + column] += height * (area - covered)
      covered = area
    }
    parts[base + last + 1] += height * (1 - covered)
  }
}
