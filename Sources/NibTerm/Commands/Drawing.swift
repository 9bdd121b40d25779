import NibCore
import NibDrawing
import NibScreen

/// A drawing in cells: of a view of a document or sample, or of a whole screen.
struct Drawing {
  let name: String
  let canvas: CellCanvas
  /// The view that is drawn; `nil` if the drawing is of a screen.
  let subject: ShownSubject?
  private let renderer: TreeRenderer?

  init(_ subject: ShownSubject, renderer: TreeRenderer) {
    self.subject = subject
    self.renderer = renderer
    name = subject.name
    canvas = renderer.canvas(for: subject.view)
  }

  /// A drawing of a screen.
  init(_ canvas: CellCanvas, name: String) {
    (self.canvas, self.name) = (canvas, name)
    (subject, renderer) = (nil, nil)
  }

  /// The name, and for views their size in points.
  var heading: String {
    guard let size = subject?.view.bounds.size else { return name }
    return "\(name)  \(NibNumber.text(size.width)) x \(NibNumber.text(size.height))"
  }

  /// The places of the subject and its subviews; `nil` for a screen.
  var places: [TreeRenderer.Place]? {
    subject.flatMap { subject in renderer?.places(in: subject.view) }
  }
}

extension TreeRenderer {
  /// A renderer for viewing documents. It draws large text and images if the style is `rendered`.
  ///
  /// - Parameter screen: the screen that shows the drawing, if it is known. Large text needs block characters, and
  ///   images need many colors.
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
