import NibCore

extension TreeRenderer {
  /// The renderer of whoever looks at documents: large text and images as far as the style shows what a screen would.
  ///
  /// - Parameter colors: what the screen can show; images need many colors.
  static func looking(
    _ style: NibDrawingContext.Style, grid: CellGrid = .standard, colors: ColorDepth = .trueColor
  ) -> TreeRenderer {
    var renderer = TreeRenderer(style: style, grid: grid)
    renderer.drawsLargeText = style == .rendered
    renderer.drawsImages = style == .rendered && (colors == .trueColor || colors == .indexed256)
    return renderer
  }
}
