import NibCore

/// The part of a pixel that a shape covers, 0...1. Positions are the centers of pixels.
enum PixelCoverage {
  /// The part of a pixel that a rectangle covers, from 0 to 1. The point is the middle of the pixel.
  static func rectangle(_ rectangle: VectorRectangle, _ x: Double, _ y: Double) -> Double {
    let frame = rectangle.frame
    guard rectangle.radius > 0 else {
      let across = min(x + 0.5, frame.maxX) - max(x - 0.5, frame.minX)
      let down = min(y + 0.5, frame.maxY) - max(y - 0.5, frame.minY)
      return max(0, across) * max(0, down)
    }
    // The signed distance to a rectangle with round corners.
    let right = abs(x - frame.midX) - frame.width / 2 + rectangle.radius
    let below = abs(y - frame.midY) - frame.height / 2 + rectangle.radius
    let outside = length(max(right, 0), max(below, 0))
    return edge(outside + min(max(right, below), 0) - rectangle.radius)
  }

  /// The part of a rectangle whose pixels are covered completely, apart from those at its edges.
  static func core(of rectangle: VectorRectangle) -> CGRect {
    let inset = rectangle.radius > 0 ? max(rectangle.radius, 1) : 0
    let core = rectangle.frame.insetBy(dx: inset, dy: inset)
    return core.isNull ? .zero : core
  }

  static func ellipse(_ frame: CGRect, _ x: Double, _ y: Double) -> Double {
    guard frame.width > 0, frame.height > 0 else { return 0 }
    let (across, down) = (frame.width / 2, frame.height / 2)
    return edge((length((x - frame.midX) / across, (y - frame.midY) / down) - 1) * min(across, down))
  }

  /// A line with round ends.
  static func line(from start: CGPoint, to end: CGPoint, width: Double, x: Double, y: Double) -> Double {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let square = across * across + down * down
    let part =
      square > 0 ? min(1, max(0, ((x - start.x) * across + (y - start.y) * down) / square)) : 0
    let distance = length(x - start.x - part * across, y - start.y - part * down)
    return edge(distance - width / 2) * min(1, width)
  }

  /// The coverage of a pixel whose center is at the given distance from an edge, positive outside.
  private static func edge(_ distance: Double) -> Double { min(1, max(0, 0.5 - distance)) }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
