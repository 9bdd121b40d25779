import NibCore

/// Lines with a width, as areas.
enum SymbolStroke {
  /// The outlines of lines with round ends and corners: a rectangle for each straight part, and a disk at each of its
  /// ends. All of them have the same direction, so that they can overlap.
  static func outlines(of lines: [[CGPoint]], width: CGFloat) -> [[CGPoint]] {
    let half = width / 2
    return lines.flatMap { line -> [[CGPoint]] in
      zip(line, line.dropFirst()).compactMap { rectangle(from: $0, to: $1, half: half) }
        + line.map { disk($0, radius: half) }
    }
  }

  private static func rectangle(from start: CGPoint, to end: CGPoint, half: CGFloat) -> [CGPoint]? {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = (across * across + down * down).squareRoot()
    guard length > 0 else { return nil }
    let (x, y) = (-down / length * half, across / length * half)
    return [
      CGPoint(x: start.x - x, y: start.y - y), CGPoint(x: end.x - x, y: end.y - y),
      CGPoint(x: end.x + x, y: end.y + y),
      CGPoint(x: start.x + x, y: start.y + y),
    ]
  }

  private static func disk(_ middle: CGPoint, radius: CGFloat) -> [CGPoint] {
    (0..<16).map { step in
      let angle = CGFloat(step) * .pi / 8
      return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
  }

  /// Areas with the direction of the outlines, so that areas that overlap do not make holes.
  static func areas(_ lines: [[CGPoint]]) -> [[CGPoint]] {
    lines.map { line in
      let closed = zip(line, line.dropFirst() + line.prefix(1))
      let doubled = closed.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
      return doubled < 0 ? line.reversed() : line
    }
  }
}
