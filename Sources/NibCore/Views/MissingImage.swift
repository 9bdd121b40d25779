/// The look of an image that cannot be drawn, because its file is missing or has an unknown format: a gray area with
/// the name in its upper left corner. The frame shows it on terminals without colors, too.
///
/// The area is gray so that dark and light texts over it can be read, as over most images.
package enum MissingImage {
  /// The sign before the name.
  package static let sign = "▨"
  package static let ground = UIColor.systemGray2
  package static let ink = UIColor.label

  /// Fills all cells of a view, draws a frame if there is room for it, and writes the name of the image into the first
  /// row.
  static func draw(_ image: UIImage, in context: NibDrawingContext) {
    guard let name = image.nibName, !context.cells.isEmpty else { return }
    fill(context)
    let style = context.style(ink)
    let hasFrame = context.size.columns > 3 && context.size.rows > 2
    if hasFrame { context.canvas.drawBox(context.cells, lines: .dashed, style: style) }
    let line = context.cells.inset(columns: hasFrame ? 1 : 0, rows: 0)
    context.canvas.put("\(sign) \(name)", in: line, .left, style: style)
  }

  /// Fills all cells of a view.
  static func fill(_ context: NibDrawingContext) {
    guard let color = context.color(ground) else { return }
    context.canvas.fill(context.cells, style: CellStyle(background: color))
  }
}

extension UIView {
  /// Whether an image without pixels is drawn as a missing image. Symbols are drawn as glyphs instead, and other images
  /// as their names in boxes style and in programs.
  func nibIsMissing(_ image: UIImage, in context: NibDrawingContext) -> Bool {
    !image.isSymbolImage && context.style == .rendered && !nibEnvironment.rules.isTerminal
  }
}
