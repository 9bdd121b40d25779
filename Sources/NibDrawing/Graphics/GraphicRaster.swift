import NibCore

/// Paints a drawing into transparent pixels.
struct GraphicRaster {
  private(set) var pixels: PixelBuffer
  /// Places the drawing in the pixels.
  private let place: CGAffineTransform

  /// The pixels of a drawing.
  ///
  /// - Parameters:
  ///   - place: moves points of the drawing to pixels.
  static func image(
    of items: [GraphicItem], width: Int, height: Int, place: CGAffineTransform
  ) -> PixelImage {
    var raster = GraphicRaster(width: max(1, width), height: max(1, height), place: place)
    raster.draw(items, clips: [])
    return PixelImage(width: raster.pixels.width, height: raster.pixels.height, bytes: raster.pixels.bytes)
  }

  private init(width: Int, height: Int, place: CGAffineTransform) {
    pixels = PixelBuffer(width: width, height: height, ColorComponents(rgba: 0))
    self.place = place
  }

  private var area: CGRect { CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height) }

  private mutating func draw(_ items: [GraphicItem], clips: [VectorFill]) {
    for item in items {
      switch item {
      case .path(let path): draw(path, clips)
      case .pixels(let image, let transform): draw(image, transform.concatenating(place), clips)
      case .group(let group): draw(group, clips)
      }
    }
  }

  private mutating func draw(_ path: GraphicPath, _ clips: [VectorFill]) {
    let transform = path.shape.transform.concatenating(place)
    guard transform.isUsable else { return }
    let lines = path.shape.outline.lines(detail: transform.meanScale)
    if let fill = path.fill, let covered = covered(lines.map(\.points), transform, path.shape.isEvenOdd) {
      paint(covered, fill, clips)
    }
    if let stroke = path.stroke {
      let areas = OutlineStroke(stroke, along: lines, detail: transform.meanScale).areas
      if let covered = covered(areas, transform, false) { paint(covered, stroke.paint, clips) }
    }
  }

  /// The pixels that polygons cover inside the image; `nil` if there are none.
  private func covered(_ polygons: [[CGPoint]], _ transform: CGAffineTransform, _ isEvenOdd: Bool)
    -> VectorFill?
  {
    VectorFill(
      polygons.map { CutPolygon.inside(area.insetBy(dx: -2, dy: -2), $0.map { $0.applying(transform) }) },
      isEvenOdd: isEvenOdd)
  }

  private mutating func paint(_ fill: VectorFill, _ paint: GraphicPaint, _ clips: [VectorFill]) {
    let covered = fill.frame
    let mask = VectorMask(bounds: area)
    func coverage(_ x: Double, _ y: Double) -> Double {
      let (column, row) = (Int(bounded: x), Int(bounded: y))
      return clips.reduce(fill.coverage(column: column, row: row)) {
        $0 > 0 ? $0 * $1.coverage(column: column, row: row) : 0
      }
    }
    switch paint {
    case .color(let color): pixels.paint(covered, color, mask, coverage)
    case .gradient(let gradient):
      let transform = gradient.transform.concatenating(place)
      guard transform.isUsable else { return }
      let back = transform.inverted()
      pixels.paint(covered, mask) { x, y in
        let part = coverage(x, y)
        guard part > 0, let color = gradient.color(at: CGPoint(x: x, y: y).applying(back)) else {
          return (ColorComponents(rgba: 0), 0)
        }
        return (color, part)
      }
    }
  }

  /// Draws pixels into the unit square of a transform.
  private mutating func draw(_ image: PixelImage, _ transform: CGAffineTransform, _ clips: [VectorFill]) {
    let square = PathOutline.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)).lines(detail: 1).map(\.points)
    guard transform.isUsable, let fill = covered(square, transform, false) else { return }
    let back = transform.inverted()
    let (width, height) = (Double(image.width), Double(image.height))
    pixels.paint(fill.frame, VectorMask(bounds: area)) { x, y in
      let (column, row) = (Int(bounded: x), Int(bounded: y))
      let part = clips.reduce(fill.coverage(column: column, row: row)) {
        $0 > 0 ? $0 * $1.coverage(column: column, row: row) : 0
      }
      guard part > 0 else { return (ColorComponents(rgba: 0), 0) }
      let pixel = CGRect(x: x - 0.5, y: y - 0.5, width: 1, height: 1).applying(back)
      // Pixels at the edge have the colors inside of it.
      let left = min(max(0, pixel.minX * width), width - 0.01)
      let top = min(max(0, pixel.minY * height), height - 0.01)
      let right = max(left + 0.01, min(width, pixel.maxX * width))
      let mean = image.mean(left..<right, top..<max(top + 0.01, min(height, pixel.maxY * height)))
      return (
        ColorComponents(
          red: mean.red / 255, green: mean.green / 255, blue: mean.blue / 255, alpha: mean.alpha), part
      )
    }
  }

  private mutating func draw(_ group: GraphicGroup, _ clips: [VectorFill]) {
    var clips = clips
    for clip in group.clips {
      let transform = clip.transform.concatenating(place)
      let lines = clip.outline.lines(detail: max(1e-6, transform.meanScale)).map(\.points)
      // Nothing is visible in an empty area.
      guard transform.isUsable, let fill = covered(lines, transform, clip.isEvenOdd) else { return }
      clips.append(fill)
    }
    guard group.opacity < 1 || group.mask != nil else { return draw(group.items, clips: clips) }
    guard group.opacity > 0, let part = visiblePart(of: group, clips) else { return }
    let (left, top) = (part.columns.lowerBound, part.rows.lowerBound)
    let inner = place.concatenating(CGAffineTransform(translationX: CGFloat(-left), y: CGFloat(-top)))
    func image(_ items: [GraphicItem]) -> PixelImage {
      Self.image(of: items, width: part.columns.count, height: part.rows.count, place: inner)
    }
    let layer = image(group.items)
    let mask = group.mask.map { image($0.items) }
    pixels.paint(part.frame, VectorMask(bounds: area)) { x, y in
      let (column, row) = (Int(bounded: x), Int(bounded: y))
      var (color, part) = layer.pixel(column - left, row - top)
      part *= group.opacity
      guard part > 0 else { return (color, 0) }
      if let mask {
        part *= mask.maskPart(column - left, row - top, isLuminosity: group.mask?.isLuminosity == true)
      }
      return (color, clips.reduce(part) { $0 * $1.coverage(column: column, row: row) })
    }
  }

  /// The pixels that the parts of a group can change inside its clips; `nil` if there are none.
  private func visiblePart(of group: GraphicGroup, _ clips: [VectorFill]) -> PixelArea? {
    // Very thin lines are drawn wider than they are.
    let frame = group.items.frame.map { $0.applying(place).insetBy(dx: -2, dy: -2) }
    guard let frame, frame.isFinite else { return nil }
    let visible = clips.reduce(area.intersection(frame)) { $0.isNull ? $0 : $0.intersection($1.frame) }
    return visible.isNull ? nil : PixelArea(touchedBy: visible, width: pixels.width, height: pixels.height)
  }
}

extension PixelArea {
  /// The rectangle around the pixels.
  fileprivate var frame: CGRect {
    CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}

extension VectorFill {
  /// The rectangle around the pixels that the polygons touch.
  fileprivate var frame: CGRect {
    CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}

extension PixelImage {
  /// The opaque color of a pixel, and its opacity.
  func pixel(_ column: Int, _ row: Int) -> (color: ColorComponents, alpha: Double) {
    let place = 4 * (row * width + column)
    let alpha = Double(bytes[place + 3])
    guard alpha > 0 else { return (ColorComponents(rgba: 0), 0) }
    func part(_ index: Int) -> Double { min(1, Double(bytes[place + index]) / alpha) }
    return (ColorComponents(red: part(0), green: part(1), blue: part(2)), alpha / 255)
  }

  /// How visible a pixel of a masked group is, from 0 to 1.
  fileprivate func maskPart(_ column: Int, _ row: Int, isLuminosity: Bool) -> Double {
    let place = 4 * (row * width + column)
    guard isLuminosity else { return Double(bytes[place + 3]) / 255 }
    return
      (0.3 * Double(bytes[place]) + 0.59 * Double(bytes[place + 1]) + 0.11 * Double(bytes[place + 2])) / 255
  }
}

extension VectorGraphic {
  /// The pixels of the drawing.
  ///
  /// - Parameters:
  ///   - size: the size of the image in points.
  ///   - pixelsPerPoint: the resolution. The longest side has at most 1,024 pixels, and fewer if the drawing has very
  ///     many layers.
  func image(size: CGSize, pixelsPerPoint: Double) -> PixelImage {
    let longest = max(size.width, size.height, 1)
    let wanted = min(pixelsPerPoint, 1024 / longest)
    let scale =
      wanted
      * reduction(width: Int(bounded: size.width * wanted), height: Int(bounded: size.height * wanted))
    let (width, height) = (
      Int(bounded: (size.width * scale).rounded(.up)), Int(bounded: (size.height * scale).rounded(.up))
    )
    return GraphicRaster.image(
      of: items, width: width, height: height,
      place: CGAffineTransform(
        scaleX: Double(max(1, width)) / self.size.width, y: Double(max(1, height)) / self.size.height))
  }
}
