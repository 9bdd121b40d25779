import NibCore
import NibDrawing
import NibScreen

extension TreeRenderer {
  /// The renderer of whoever looks at documents: large text and images as far as the style shows what a screen would.
  ///
  /// - Parameter screen: what it is shown on, if that is known: large text needs blocks, images need many colors.
  static func looking(
    _ style: NibDrawingContext.Style, grid: CellGrid = .standard, on screen: (any Screen)? = nil
  ) -> TreeRenderer {
    var renderer = TreeRenderer(style: style, grid: grid)
    let colors = screen?.colorDepth ?? .trueColor
    renderer.drawsLargeText = style == .rendered && screen?.showsBlocks ?? true
    renderer.drawsImages = style == .rendered && (colors == .trueColor || colors == .indexed256)
    return renderer
  }
}
