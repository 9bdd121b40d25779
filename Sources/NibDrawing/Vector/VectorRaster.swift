import NibCore

/// Draws vector pictures into pixels, with smooth edges. The same picture gives the same pixels on every machine with
/// the same fonts; with the fonts `strokes`, on every machine.
package struct VectorRaster {
  /// The reason why a picture cannot be drawn.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// The image would have more than `maximumPixels` pixels.
    case tooLarge(width: Int, height: Int)

    package var description: String {
      switch self {
      case .tooLarge(let width, let height):
        "the image would have \(width) x \(height) pixels; the limit is \(VectorRaster.maximumPixels) pixels"
      }
    }
  }

  /// The maximum number of pixels; an image of this size needs 160 megabytes.
  package static let maximumPixels = 40_000_000

  let scale: Double
  private let fonts: VectorFonts
  var pixels: PixelBuffer

  /// The image of a picture on the given background.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point.
  ///   - fonts: the source of the letters.
  package static func image(
    of picture: VectorPicture, scale: Double, background: ColorComponents, fonts: VectorFonts
  ) throws(Failure) -> PixelImage {
    let size = PixelSize(
      width: Int(bounded: (picture.size.width * scale).rounded(.up)),
      height: Int(bounded: (picture.size.height * scale).rounded(.up)))
    return try image(of: picture.items, scale: scale, size: size, background: background, fonts: fonts)
  }

  /// The image of items. It has the given number of pixels, but at least one.
  static func image(
    of items: [VectorItem], scale: Double, size: PixelSize, background: ColorComponents, fonts: VectorFonts
  ) throws(Failure) -> PixelImage {
    let (width, height) = (max(1, size.width), max(1, size.height))
    guard width <= maximumPixels / height else { throw .tooLarge(width: size.width, height: size.height) }
    var raster = VectorRaster(
      scale: scale, fonts: fonts, pixels: PixelBuffer(width: width, height: height, background))
    raster.draw(items, at: .zero, VectorMask(bounds: CGRect(x: 0, y: 0, width: width, height: height)))
    return PixelImage(width: raster.pixels.width, height: raster.pixels.height, bytes: raster.pixels.bytes)
  }

  /// Draws items, moved by an offset in points, inside of a mask in pixels.
  private mutating func draw(_ items: [VectorItem], at origin: CGPoint, _ mask: VectorMask) {
    for item in items {
      switch item {
      case .shape(let shape): draw(shape, at: origin, mask)
      case .text(let text): draw(text, at: origin, mask)
      case .image(let image): draw(image, at: origin, mask)
      case .symbol(let symbol): draw(symbol, at: origin, mask)
      case .graphic(let graphic): draw(graphic, at: origin, mask)
      case .clip(let rectangle, let items):
        let inner = mask.intersection(inPixels(rectangle, at: origin))
        if !inner.bounds.isEmpty { draw(items, at: origin, inner) }
      case .moved(let offset, let items):
        draw(items, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), mask)
      }
    }
  }

  /// A point of the drawing in pixels.
  private func inPixels(_ point: CGPoint, at origin: CGPoint) -> CGPoint {
    CGPoint(x: (point.x + origin.x) * scale, y: (point.y + origin.y) * scale)
  }

  func inPixels(_ frame: CGRect, at origin: CGPoint) -> CGRect {
    CGRect(
      x: (frame.minX + origin.x) * scale, y: (frame.minY + origin.y) * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  private func inPixels(_ rectangle: VectorRectangle, at origin: CGPoint) -> VectorRectangle {
    VectorRectangle(inPixels(rectangle.frame, at: origin), radius: rectangle.radius * scale)
  }

  // MARK: Items

  /// Draws the filling and the outline of a shape. Half of an outline is outside the shape.
  private mutating func draw(_ shape: VectorShape, at origin: CGPoint, _ mask: VectorMask) {
    switch shape.outline {
    case .rectangle(let rectangle): draw(shape, rectangle: inPixels(rectangle, at: origin), mask)
    case .ellipse(let frame):
      let frame = inPixels(frame, at: origin)
      if let fill = shape.fill {
        pixels.paint(frame, fill, mask) { PixelCoverage.ellipse(frame, $0, $1) }
      }
      if let stroke = shape.stroke {
        let half = stroke.width * scale / 2
        let outer = frame.insetBy(dx: -half, dy: -half)
        let inner = frame.insetBy(dx: half, dy: half)
        pixels.paint(outer, stroke.color, mask) {
          PixelCoverage.ellipse(outer, $0, $1) - PixelCoverage.ellipse(inner, $0, $1)
        }
      }
    case .line(let points):
      guard let stroke = shape.stroke else { return }
      let ends = points.map { inPixels($0, at: origin) }
      let lines = zip(ends, ends.dropFirst()).map { VectorLetters.Stroke(start: $0, end: $1) }
      draw(lines, width: stroke.width * scale, stroke.color, mask)
    }
  }

  /// Draws a rectangle in pixels.
  private mutating func draw(_ shape: VectorShape, rectangle: VectorRectangle, _ mask: VectorMask) {
    if let fill = shape.fill { pixels.fill(rectangle, fill, mask) }
    guard let stroke = shape.stroke else { return }
    let half = stroke.width * scale / 2
    let outer = VectorRectangle(
      rectangle.frame.insetBy(dx: -half, dy: -half),
      radius: rectangle.radius > 0 ? rectangle.radius + half : 0)
    let inner = VectorRectangle(
      rectangle.frame.insetBy(
        dx: min(half, rectangle.frame.width / 2), dy: min(half, rectangle.frame.height / 2)),
      radius: rectangle.radius - half)
    let scale = scale
    pixels.paint(outer.frame, outside: inner, stroke.color, mask) { x, y in
      if stroke.isDashed {
        // Dashes of 4 points, with gaps of 3 points.
        let isSide = x < inner.frame.minX || x > inner.frame.maxX
        let distance = (isSide ? y - outer.frame.minY : x - outer.frame.minX) / scale
        if distance.truncatingRemainder(dividingBy: 7) > 4 { return 0 }
      }
      return PixelCoverage.rectangle(outer, x, y) - PixelCoverage.rectangle(inner, x, y)
    }
  }

  /// Draws connected lines as one shape, so that transparent lines do not darken each other.
  private mutating func draw(
    _ lines: [VectorLetters.Stroke], width: Double, _ color: ColorComponents, _ mask: VectorMask
  ) {
    for part in LinePart.rows(of: lines, width: width, in: mask.bounds) {
      pixels.paint(part.area, color, mask) { x, y in
        part.lines.reduce(0) {
          max($0, PixelCoverage.line(from: $1.start, to: $1.end, width: width, x: x, y: y))
        }
      }
    }
  }

  /// Draws the letters of a text, and the lines under and through it. Without a font, letters are strokes.
  private mutating func draw(_ text: VectorText, at origin: CGPoint, _ mask: VectorMask) {
    let area = inPixels(
      CGRect(x: text.origin.x, y: text.origin.y - text.size, width: text.width, height: text.size * 1.4),
      at: origin)
    guard !area.insetBy(dx: -4, dy: -4).intersection(mask.bounds).isEmpty else { return }
    if let glyphs = fonts.glyphs(of: text, in: visiblePart(of: text, at: origin, mask)) {
      for glyph in glyphs { draw(glyph, of: text, at: origin, mask) }
    } else {
      drawStrokes(of: text, at: origin, mask)
    }
    let width = max(0.8, text.size * 0.06 * scale)
    let end = text.origin.x + text.width
    // The distances of the lines below the baseline, for a font size of 1.
    for (isDrawn, distance) in [(text.isUnderlined, 0.15), (text.isStruckThrough, -0.25)] where isDrawn {
      let height = text.origin.y + text.size * distance
      let line = VectorLetters.Stroke(
        start: inPixels(CGPoint(x: text.origin.x, y: height), at: origin),
        end: inPixels(CGPoint(x: end, y: height), at: origin))
      draw([line], width: width, text.color, mask)
    }
  }

  /// The part of a line of text that is inside the mask, and some space around it, because the ink of a glyph can be
  /// outside its width.
  private func visiblePart(
    of text: VectorText, at origin: CGPoint, _ mask: VectorMask
  ) -> VisibleLinePart {
    let left = text.origin.x + origin.x
    let margin = 2 * text.size + 4 / scale
    return VisibleLinePart(
      left: mask.bounds.minX / scale - left - margin, right: mask.bounds.maxX / scale - left + margin)
  }

  /// Draws a letter of a text from the outline in its font. A letter that the font lacks is drawn as strokes, or as a
  /// substitute.
  private mutating func draw(
    _ glyph: VectorFonts.Glyph, of text: VectorText, at origin: CGPoint, _ mask: VectorMask
  ) {
    let start = CGPoint(x: text.origin.x + glyph.x, y: text.origin.y - glyph.rise)
    guard let outline = glyph.outline else {
      var missing = text
      missing.string = String(Character(glyph.scalar))
      missing.origin = start
      missing.width = glyph.width
      if LargeFace.tall.glyphs(for: Character(glyph.scalar)) != nil {
        return drawStrokes(of: missing, at: origin, mask)
      }
      return draw(GlyphSubstitute(glyph.scalar, in: missing, scale: scale).items, at: origin, mask)
    }
    // The number of lines that represent a curve. Large letters need more, so that no corners are visible.
    let steps = text.size * scale > 60 ? 16 : 6
    let polygons = outline.polygons(steps: steps) { point in
      inPixels(
        CGPoint(x: start.x + point.x * glyph.unit.width, y: start.y - point.y * glyph.unit.height), at: origin
      )
    }
    guard let fill = VectorFill(polygons) else { return }
    let area = CGRect(
      x: fill.columns.lowerBound, y: fill.rows.lowerBound, width: fill.columns.count, height: fill.rows.count)
    pixels.paint(area, text.color, mask) { x, y in
      fill.coverage(column: Int(bounded: x), row: Int(bounded: y))
    }
  }

  /// Draws the letters of a text as strokes.
  private mutating func drawStrokes(of text: VectorText, at origin: CGPoint, _ mask: VectorMask) {
    let letters = VectorLetters(text, in: visiblePart(of: text, at: origin, mask))
    for strokes in letters.letters {
      let moved = strokes.map {
        VectorLetters.Stroke(start: inPixels($0.start, at: origin), end: inPixels($0.end, at: origin))
      }
      draw(moved, width: max(0.8, letters.thickness * scale), text.color, mask)
    }
  }

  /// Draws the areas of a symbol, and cuts its gaps out of them.
  private mutating func draw(_ symbol: VectorSymbol, at origin: CGPoint, _ mask: VectorMask) {
    guard let frame = symbol.frame.map({ inPixels($0, at: origin) }), !frame.intersection(mask.bounds).isEmpty
    else { return }
    let layers = symbol.layers.compactMap { layer in
      VectorFill(layer.areas.map { $0.map { inPixels($0, at: origin) } }).map {
        (isGap: layer.isGap, fill: $0)
      }
    }
    pixels.paint(frame.insetBy(dx: -1, dy: -1), symbol.color, mask) { x, y in
      let (column, row) = (Int(bounded: x), Int(bounded: y))
      return layers.reduce(0) { covered, layer in
        let part = layer.fill.coverage(column: column, row: row)
        return layer.isGap ? covered * (1 - part) : max(covered, part)
      }
    }
  }

  /// Draws an image into its frame. Each pixel has the mean color of the part of the image that it covers.
  private mutating func draw(_ image: VectorImage, at origin: CGPoint, _ mask: VectorMask) {
    let frame = inPixels(image.frame, at: origin)
    guard frame.width > 0, frame.height > 0 else { return }
    let (across, down) = (
      Double(image.pixels.width) / frame.width, Double(image.pixels.height) / frame.height
    )
    let rectangle = VectorRectangle(frame)
    pixels.paint(frame, mask) { x, y in
      let left = (x - 0.5 - frame.minX) * across
      let top = (y - 0.5 - frame.minY) * down
      let mean = image.pixels.mean(left..<left + across, top..<top + down)
      let color = ColorComponents(
        red: mean.red / 255, green: mean.green / 255, blue: mean.blue / 255, alpha: mean.alpha * image.opacity
      )
      return (color, min(1, PixelCoverage.rectangle(rectangle, x, y)))
    }
  }
}
