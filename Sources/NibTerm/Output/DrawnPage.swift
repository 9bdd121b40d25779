import NibCore
import NibDrawing
import NibTools

/// The drawings that a command writes as one output.
struct DrawnPage {
  var drawings: [Drawing]
  /// The path of the document, or the name of the sample, that the drawings show.
  var file: String
  /// The title of an SVG image; empty if it has none.
  var title = ""
  /// Whether the drawings have dark appearance.
  var isDark = false
  /// Whether views are drawn in points; otherwise all drawings show cells.
  var drawsVectors = false
  /// The number of pixels per point in images; `nil` for the largest usual scale at which the image is not too large.
  var scale: Int?
  /// The width of images for terminals in columns of cells; `nil` for the width that the drawings have in cells.
  var columns: Int?
  /// The picture of the page in PNG images; `nil` to make it of the drawings.
  var picture: VectorPicture?
  /// The colors of the format `ansi`.
  var depth = ColorDepth.trueColor

  init(
    drawings: [Drawing], file: String, title: String = "", isDark: Bool = false,
    depth: ColorDepth = .trueColor
  ) {
    (self.drawings, self.file, self.title) = (drawings, file, title)
    (self.isDark, self.depth) = (isDark, depth)
  }

  /// A page for a PNG image of a finished picture.
  init(picture: VectorPicture, file: String) {
    (drawings, self.file, self.picture) = ([], file, picture)
  }

  /// Whether a drawing is drawn in points, because it shows a view whose layout is in points, and not in cells.
  func isVector(_ drawing: Drawing) -> Bool {
    drawsVectors && drawing.picture.map { !$0.view.nibEnvironment.rules.isTerminal } ?? false
  }

  /// The heading of a drawing; `nil` if the page has only one.
  func heading(of drawing: Drawing) -> String? { drawings.count > 1 ? drawing.heading : nil }
}
