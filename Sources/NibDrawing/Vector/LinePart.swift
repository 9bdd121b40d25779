import NibCore

/// The part of connected lines in one row of pixels. A long line covers few pixels of the rectangle around it, so the
/// coverage is only computed for the pixels near the line.
struct LinePart {
  /// The pixels of the row that the lines can cover.
  let area: CGRect
  /// The lines that are near the row.
  let lines: [VectorLetters.Stroke]

  /// The parts of lines in all rows of pixels that they touch.
  ///
  /// - Parameters:
  ///   - width: the width of the lines in pixels.
  ///   - bounds: the visible area in pixels.
  static func rows(
    of lines: [VectorLetters.Stroke], width: Double, in bounds: CGRect
  ) -> some Sequence<LinePart> {
    let reach = width / 2 + 1
    let heights = lines.flatMap { [Double($0.start.y), Double($0.end.y)] }
    let top = max((heights.min() ?? 0) - reach, Double(bounds.minY))
    let bottom = min((heights.max() ?? 0) + reach, Double(bounds.maxY))
    let first = Int(bounded: top.rounded(.down))
    let last = max(first, Int(bounded: bottom.rounded(.up)))
    return (first..<last).lazy.compactMap { LinePart(row: $0, of: lines, reach: reach) }
  }

  private init?(row: Int, of lines: [VectorLetters.Stroke], reach: Double) {
    var nearLines: [VectorLetters.Stroke] = []
    var (left, right) = (Double.infinity, -Double.infinity)
    for line in lines {
      guard let columns = line.columns(near: Double(row) + 0.5, reach: reach) else { continue }
      nearLines.append(line)
      left = min(left, columns.lowerBound - reach)
      right = max(right, columns.upperBound + reach)
    }
    guard left < right else { return nil }
    area = CGRect(x: left, y: Double(row), width: right - left, height: 1)
    self.lines = nearLines
  }
}

extension VectorLetters.Stroke {
  /// The x coordinates of the part of the line that is at most `reach` above or below `y`; `nil` if there is none.
  fileprivate func columns(near y: Double, reach: Double) -> ClosedRange<Double>? {
    let (left, across) = (Double(start.x), Double(end.x - start.x))
    let (below, down) = (y - Double(start.y), Double(end.y - start.y))
    guard across.isFinite, down.isFinite else { return nil }
    // The part of the line's length, 0...1.
    var (first, last) = (0.0, 1.0)
    if down == 0 {
      guard abs(below) <= reach else { return nil }
    } else {
      let (upper, lower) = ((below - reach) / down, (below + reach) / down)
      (first, last) = (max(0, min(upper, lower)), min(1, max(upper, lower)))
      guard first <= last else { return nil }
    }
    let ends = (left + first * across, left + last * across)
    return min(ends.0, ends.1)...max(ends.0, ends.1)
  }
}
