import NibCore

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

  /// Fills an area with a color.
  mutating func paint(_ area: PixelArea, _ color: ColorComponents) {
    if color.alpha >= 1 {
      let parts = [color.red, color.green, color.blue, 1].map { UInt8(bounded: ($0 * 255).rounded()) }
      return area.fill(&bytes, width: width, with: parts)
    }
    guard color.alpha > 0 else { return }
    area.blend(&bytes, width: width, with: PixelBlend(color))
  }

  /// Mixes a color into a pixel.
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
