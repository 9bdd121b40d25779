/// A rectangle in the user units of the SVG, of which a cell has several (`SVGCell`).
package struct SVGRectangle: Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  func offset(x dx: Int, y dy: Int) -> SVGRectangle {
    SVGRectangle(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle as path data.
  var path: String { "M\(x) \(y)h\(width)v\(height)h-\(width)z" }

  /// Merges rectangles into fewer ones that cover the same area: first those that are adjacent in a row, then
  /// those that are adjacent vertically. Cost: O(n log n).
  static func merged(_ rectangles: [SVGRectangle]) -> [SVGRectangle] {
    let rows = rectangles.sorted { ($0.y, $0.height, $0.x) < ($1.y, $1.height, $1.x) }
    let wide = joined(rows) { last, next in
      guard last.y == next.y, last.height == next.height, next.x <= last.x + last.width else { return false }
      last.width = max(last.width, next.x + next.width - last.x)
      return true
    }
    let columns = wide.sorted { ($0.x, $0.width, $0.y) < ($1.x, $1.width, $1.y) }
    let high = joined(columns) { last, next in
      guard last.x == next.x, last.width == next.width, next.y <= last.y + last.height else { return false }
      last.height = max(last.height, next.y + next.height - last.y)
      return true
    }
    return high.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// The rectangles, with each one merged into the previous one if `join` succeeds.
  private static func joined(
    _ rectangles: [SVGRectangle], by join: (inout SVGRectangle, SVGRectangle) -> Bool
  ) -> [SVGRectangle] {
    rectangles.reduce(into: []) { result, next in
      if let last = result.indices.last, join(&result[last], next) { return }
      result.append(next)
    }
  }
}
