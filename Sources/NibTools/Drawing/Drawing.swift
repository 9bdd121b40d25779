import NibCore
import NibDrawing
import NibScreen

/// The cells of one drawn view of a document or sample, or of a whole screen of the browser, with a name. A `DrawnPage`
/// contains the drawings that a command writes.
package struct Drawing {
  package let name: String
  package let canvas: CellCanvas
  /// The view that is drawn; `nil` if the drawing is of a screen.
  package let picture: Picture?
  private let renderer: TreeRenderer?

  package init(_ picture: Picture, renderer: TreeRenderer) {
    self.picture = picture
    self.renderer = renderer
    name = picture.name
    canvas = renderer.canvas(for: picture.view)
  }

  package init(_ canvas: CellCanvas, name: String) {
    (self.canvas, self.name) = (canvas, name)
    (picture, renderer) = (nil, nil)
  }

  /// The name, followed by the size in points if the drawing is of a view.
  package var heading: String { headingParts.joined(separator: Drawing.headingGap) }

  /// The name, and the size in points if the drawing is of a view. A name can be read from right to left, and then it must
  /// not turn the size.
  package var headingParts: [String] { [name] + [picture?.view.bounds.size.nibText].compactMap(\.self) }

  /// The text between the parts of a heading.
  package static let headingGap = "  "

  /// The frames of the view and its subviews in points and in cells; `nil` for a screen.
  package var places: [TreeRenderer.Place]? {
    picture.flatMap { picture in renderer?.places(in: picture.view) }
  }

  /// Diagnostics for image files of the drawing that cannot be read. Empty if images are not drawn.
  package var imageDiagnostics: [Diagnostic] {
    guard let picture, let renderer, renderer.drawsImages else { return [] }
    return renderer.imageDiagnostics(in: picture.view)
  }
}

extension TreeRenderer {
  /// Returns a renderer for viewing documents. In the style `rendered`, it draws large text and images.
  ///
  /// - Parameters:
  ///   - screen: the screen that shows the drawing. Large text is drawn only if the screen shows block characters, and
  ///     images are drawn only if it has colors. If `nil`, both are drawn.
  ///   - paintsPage: whether the page is painted in its own color, if the screen has colors.
  package static func forViewing(
    _ viewing: ViewingStyle, grid: CellGrid = .standard, on screen: (any Screen)? = nil,
    paintsPage: Bool = false
  ) -> TreeRenderer {
    let style = viewing.style
    var renderer = TreeRenderer(style: style, grid: grid)
    renderer.largeTextBlocks = viewing.blocks
    let colors = screen?.colorDepth ?? .trueColor
    renderer.drawsLargeText = style == .rendered && screen?.showsBlocks ?? true
    renderer.paintsPage = paintsPage && colors != .monochrome
    renderer.drawsImages = style == .rendered && colors.showsPixels
    // With fewer colors, the gray ground of a grouped table and its white cards look the same.
    renderer.outlinesCards = colors == .ansi8 || colors == .ansi16
    return renderer
  }
}
