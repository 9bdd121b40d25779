import NibCore

/// The area in which items are visible: a rectangle, and rectangles with round corners inside it. In pixels.
struct VectorMask {
  /// The common part of all rectangles.
  private(set) var bounds: CGRect
  private var round: [VectorRectangle] = []

  init(bounds: CGRect) { self.bounds = bounds }

  func intersection(_ rectangle: VectorRectangle) -> VectorMask {
    var mask = self
    let common = bounds.intersection(rectangle.frame)
    mask.bounds = common.isEmpty ? .zero : common
    if rectangle.radius > 0 { mask.round.append(rectangle) }
    return mask
  }

  /// A rectangle in which everything is visible.
  var core: CGRect { round.reduce(bounds) { $0.intersection(PixelCoverage.core(of: $1)) } }

  /// The part of the pixel with the given center that is visible, 0...1.
  func coverage(_ x: Double, _ y: Double) -> Double {
    round.reduce(PixelCoverage.rectangle(VectorRectangle(bounds), x, y)) {
      min($0, PixelCoverage.rectangle($1, x, y))
    }
  }
}

/// The part of a pixel that a shape covers, 0...1. Positions are the centers of pixels.
enum PixelCoverage {
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
  static func line(_ start: CGPoint, _ end: CGPoint, width: Double, _ x: Double, _ y: Double) -> Double {
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

/// Opaque or transparent pixels that shapes are painted on.
struct PixelBuffer {
  let width: Int
  let height: Int
  /// Red, green, blue and opacity of each pixel; the colors are multiplied by the opacity.
  private(set) var bytes: [UInt8]

  init(width: Int, height: Int, _ color: ColorComponents) {
    self.width = width
    self.height = height
    bytes = Array(repeating: 0, count: 4 * width * height)
    let parts = [color.red, color.green, color.blue, 1].map {
      UInt8(bounded: ($0 * color.alpha * 255).rounded())
    }
    PixelArea(columns: 0..<width, rows: 0..<height).fill(&bytes, width: width, with: parts)
  }

  /// Paints a shape in one color.
  ///
  /// - Parameters:
  ///   - area: a rectangle in pixels that contains the shape.
  ///   - coverage: the part of the pixel with the given center that the shape covers.
  mutating func paint(
    _ area: CGRect, _ color: ColorComponents, _ mask: VectorMask, _ coverage: (Double, Double) -> Double
  ) {
    let visible = area.intersection(mask.bounds)
    guard color.alpha > 0, let area = PixelArea(touchedBy: visible, width: width, height: height) else {
      return
    }
    // Most pixels of a shape are covered completely, and all of these get the same bytes.
    let (red, green, blue) = (
      PixelBlend.mixed(color.red, 1, on: 0), PixelBlend.mixed(color.green, 1, on: 0),
      PixelBlend.mixed(color.blue, 1, on: 0)
    )
    for row in area.rows {
      for column in area.columns {
        let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
        let covered = coverage(x, y)
        guard covered > 0 else { continue }
        let opacity = min(covered, 1) * mask.coverage(x, y)
        let place = 4 * (row * width + column)
        if color.alpha * opacity >= 1 {
          bytes[place] = red
          bytes[place + 1] = green
          bytes[place + 2] = blue
          bytes[place + 3] = 255
        } else {
          blend(color, opacity, at: place)
        }
      }
    }
  }

  /// Paints a shape whose color depends on the pixel.
  mutating func paint(
    _ area: CGRect, _ mask: VectorMask, _ paint: (Double, Double) -> (ColorComponents, Double)
  ) {
    let visible = area.intersection(mask.bounds)
    guard let area = PixelArea(touchedBy: visible, width: width, height: height) else { return }
    for row in area.rows {
      for column in area.columns {
        let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
        let (color, covered) = paint(x, y)
        guard covered > 0 else { continue }
        blend(color, min(covered, 1) * mask.coverage(x, y), at: 4 * (row * width + column))
      }
    }
  }

  mutating func paint(_ area: PixelArea, _ color: ColorComponents) {
    if color.alpha >= 1 {
      let parts = [color.red, color.green, color.blue, 1].map { UInt8(bounded: ($0 * 255).rounded()) }
      return area.fill(&bytes, width: width, with: parts)
    }
    guard color.alpha > 0 else { return }
    area.blend(&bytes, width: width, with: PixelBlend(color))
  }

  private mutating func blend(_ color: ColorComponents, _ coverage: Double, at place: Int) {
    let alpha = color.alpha * coverage
    guard alpha > 0 else { return }
    mix(color.red, alpha, at: place)
    mix(color.green, alpha, at: place + 1)
    mix(color.blue, alpha, at: place + 2)
    mix(1, alpha, at: place + 3)
  }

  private mutating func mix(_ part: Double, _ alpha: Double, at place: Int) {
    bytes[place] = PixelBlend.mixed(part, alpha, on: bytes[place])
  }
}
