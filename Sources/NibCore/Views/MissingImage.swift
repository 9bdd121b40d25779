/// The look of an image that cannot be drawn, because its file is missing or damaged, or has parts that are not drawn: a
/// gray area with the name in its upper left corner. The frame shows it on terminals without colors, too. There, images of
/// the project look the same, but have another sign.
///
/// The area is gray so that dark and light texts over it can be read, as over most images.
package struct MissingImage {
  /// The name of the image, with the format of a file that cannot be drawn, such as `logo (PDF)`.
  package let title: String
  /// The area in points from the view's top left corner: that of the image if its file has a known size, otherwise the
  /// whole view.
  package let area: CGRect

  /// Whether the project has a file for the image.
  private let isInProject: Bool

  /// The sign before the name.
  package static let sign = "▨"
  /// The sign before the name of an image that is not drawn because the terminal has too few colors.
  package static let signOfUndrawn = "▣"
  package static let ground = UIColor.systemGray2
  package static let ink = UIColor.label

  /// - Parameters:
  ///   - mode: the place of the image in its area.
  ///   - area: the area for the image, in points from the view's top left corner.
  /// - Returns: `nil` for an image without a name.
  package init?(_ image: UIImage, _ mode: UIView.ContentMode, in area: CGRect, of view: UIView) {
    guard let name = image.nibName else { return nil }
    let catalogs = view.nibEnvironment.catalogs
    let format = catalogs?.imageFile(named: name, for: view.traitCollection)?.format
    isInProject = format != nil
    guard let format, format.isVector else {
      (title, self.area) = (name, CGRect(origin: .zero, size: view.bounds.size))
      return
    }
    title = "\(name) (\(format.rawValue))"
    let size = image.nibSize(in: view)
    self.area = size.map { mode.place($0, in: area.size).offsetBy(dx: area.minX, dy: area.minY) } ?? area
  }

  /// Fills the cells of the area, draws a frame if there is room for it, and writes the title into the first row.
  func draw(in context: NibDrawingContext) {
    let cells = cells(in: context)
    guard !cells.isEmpty else { return }
    MissingImage.fill(cells, context)
    let style = context.style(MissingImage.ink)
    let hasFrame = cells.size.columns > 3 && cells.size.rows > 2
    if hasFrame { context.canvas.drawBox(cells, lines: .dashed, style: style) }
    let line = cells.inset(columns: hasFrame ? 1 : 0, rows: 0)
    // In the size of an icon, each column counts.
    let space = line.size.columns < 5 ? "" : " "
    let sign = isInProject && !context.hasPixels ? MissingImage.signOfUndrawn : MissingImage.sign
    context.canvas.put("\(sign)\(space)\(title)", in: line, .left, style: style)
  }

  /// The cells of the area inside those of the view.
  private func cells(in context: NibDrawingContext) -> CellRect {
    let size = context.bounds.size
    guard area.size != size, size.width > 0, size.height > 0 else { return context.cells }
    func range(_ edges: (CGFloat, CGFloat), _ length: CGFloat, _ count: Int) -> (start: Int, count: Int) {
      let start = max(0, min(count - 1, Int(bounded: (edges.0 / length * CGFloat(count)).rounded())))
      let end = Int(bounded: (edges.1 / length * CGFloat(count)).rounded())
      return (start, max(1, min(count, end) - start))
    }
    let columns = range((area.minX, area.maxX), size.width, context.size.columns)
    let rows = range((area.minY, area.maxY), size.height, context.size.rows)
    return CellRect(column: columns.start, row: rows.start, columns: columns.count, rows: rows.count)
      .intersection(context.cells)
  }

  /// Fills all cells of a view.
  static func fill(_ context: NibDrawingContext) { fill(context.cells, context) }

  private static func fill(_ cells: CellRect, _ context: NibDrawingContext) {
    guard let color = context.color(ground) else { return }
    context.canvas.fill(cells, style: CellStyle(background: color))
  }
}

extension UIView {
  /// Whether an image without pixels is drawn as a missing image. Symbols are drawn as glyphs instead, and other images
  /// as their names in boxes style and in programs.
  func nibIsMissing(_ image: UIImage, in context: NibDrawingContext) -> Bool {
    !image.isSymbolImage && context.style == .rendered && !nibEnvironment.rules.isTerminal
  }
}

extension UIImageView {
  /// The place of the shown image if it cannot be drawn; `nil` without an image that has a name.
  package var nibMissingImage: MissingImage? {
    nibShownImage.flatMap { MissingImage($0, contentMode, in: bounds, of: self) }
  }
}

extension UIImage {
  /// The size of the image, or that of its file in the project, in points; `nil` if neither is known.
  package func nibSize(in view: UIView) -> CGSize? {
    nibSize
      ?? nibName.flatMap { view.nibEnvironment.catalogs?.imageSize(named: $0, for: view.traitCollection) }
  }
}
