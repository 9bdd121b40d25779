import NibCore

extension VectorRaster {
  /// Draws a drawing into its frame: first the visible part on its own, then its pixels in their colors or as a
  /// template.
  mutating func draw(_ placed: PlacedGraphic, at origin: CGPoint, _ mask: VectorMask) {
    let visible = inPixels(placed.frame, at: origin).intersection(mask.bounds)
    guard let area = PixelArea(touchedBy: visible, width: pixels.width, height: pixels.height) else { return }
    let (left, top) = (area.columns.lowerBound, area.rows.lowerBound)
    let (width, height) = (area.columns.count, area.rows.count)
    let factor = placed.graphic.reduction(width: width, height: height)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: origin.x * scale - Double(left), ty: origin.y * scale - Double(top)
    ).concatenating(CGAffineTransform(scaleX: factor, y: factor))
    let layer = GraphicRaster.image(
      of: placed.graphic.items, width: Int(bounded: (Double(width) * factor).rounded(.up)),
      height: Int(bounded: (Double(height) * factor).rounded(.up)),
      place: placed.transform.concatenating(place))
    // Parts of a drawing outside of its page are not visible.
    let frame = VectorRectangle(inPixels(placed.frame, at: origin))
    pixels.paint(visible, mask) { x, y in
      let (color, alpha) = layer.pixel(
        Int(bounded: (x - Double(left)) * factor), Int(bounded: (y - Double(top)) * factor))
      var shown = placed.tint ?? color
      shown.alpha *= alpha * placed.opacity
      return (shown, PixelCoverage.rectangle(frame, x, y) > 0 ? 1 : 0)
    }
  }
}
