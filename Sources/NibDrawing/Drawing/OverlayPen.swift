import NibCore

/// Draws over a picture and keeps it readable: colors contrast with the background, and dotted lines do not
/// cover text.
struct OverlayPen {
  let canvas: CellCanvas

  /// The characters of a dotted line, one for each direction. Different kinds of lines have different dots.
  struct Dots {
    let horizontal: String
    let vertical: String

    static let fine = Dots(horizontal: "┈", vertical: "┊")
    static let dashes = Dots(horizontal: "┄", vertical: "┆")
    static let wide = Dots(horizontal: "╌", vertical: "╎")
  }

  /// Whether a cell belongs to a text: it shows something other than lines, or is a space between two such
  /// cells.
  func isText(at point: CellPoint) -> Bool {
    if isGlyph(at: point) { return true }
    return isBlank(at: point) && isGlyph(at: point + CellPoint(column: -1, row: 0))
      && isGlyph(at: point + CellPoint(column: 1, row: 0))
  }

  private func isGlyph(at point: CellPoint) -> Bool {
    let cell = canvas.cell(at: point)
    guard cell.lines == .none, cell.text != " " else { return false }
    return !OverlayPen.isLine(cell.text)
  }

  /// Unicode's block of box-drawing characters.
  private static let lines: ClosedRange<Unicode.Scalar> = "\u{2500}"..."\u{257F}"

  private static func isLine(_ character: String) -> Bool {
    character.unicodeScalars.first.map { lines.contains($0) } ?? false
  }

  /// Whether a cell shows nothing.
  func isBlank(at point: CellPoint) -> Bool {
    let cell = canvas.cell(at: point)
    return cell.lines == .none && cell.text == " "
  }

  /// Whether a cell shows a part of an image, in which texts cannot be told from other content.
  func isImage(at point: CellPoint) -> Bool { canvas.background(at: point) == .clear }

  /// Adds arms to the line in a cell, or starts a line there.
  func join(_ arms: LineArms, at point: CellPoint, lines: LineStyle = .light, _ color: CellColor) {
    guard canvas.clipBounds.contains(point) else { return }
    canvas.join(arms, at: point, lines: lines, style: style(color, at: point))
  }

  /// Writes a text, with each character readable on its background.
  func put(_ text: String, at point: CellPoint, _ color: CellColor, _ attributes: CellStyle.Attributes = []) {
    var place = point
    for character in text {
      let glyph = String(character)
      guard canvas.clipBounds.contains(place) else {
        place.column += CellText.columns(of: glyph)
        continue
      }
      let isLabel = !OverlayPen.isLine(glyph)
      place.column += canvas.put(
        glyph, at: place, style: style(color, at: place, attributes, isLabel: isLabel))
    }
  }

  /// Draws a dotted line in the cells of `rect` that show no text.
  ///
  /// - Parameter isBelowLines: whether to leave out cells that show other lines.
  func dot(
    _ rect: CellRect, isHorizontal: Bool, _ dots: Dots, _ color: CellColor, isBelowLines: Bool = false
  ) {
    let shown = rect.intersection(canvas.clipBounds)
    for row in shown.rowRange {
      for column in shown.columnRange {
        let point = CellPoint(column: column, row: row)
        let isUnderLine = isBelowLines && canvas.lines(at: point) != .none
        if isUnderLine || isText(at: point) { continue }
        put(isHorizontal ? dots.horizontal : dots.vertical, at: point, color)
      }
    }
  }

  /// Draws a dotted border along the inner edge of a rectangle.
  func dotBox(_ rect: CellRect, _ dots: Dots, _ color: CellColor) {
    guard !rect.isEmpty else { return }
    let (columns, rows) = (rect.size.columns, rect.size.rows)
    for row in Set([rect.minRow, rect.maxRow - 1]).sorted() {
      dot(
        CellRect(column: rect.minColumn, row: row, columns: columns, rows: 1), isHorizontal: true, dots, color
      )
    }
    for column in Set([rect.minColumn, rect.maxColumn - 1]).sorted() {
      let inner = CellRect(column: column, row: rect.minRow + 1, columns: 1, rows: rows - 2)
      dot(inner, isHorizontal: false, dots, color)
    }
  }

  /// Underlines the text in `rect`, and draws dots in the other cells.
  func underline(_ rect: CellRect, _ dots: Dots, _ color: CellColor) {
    let shown = rect.intersection(canvas.clipBounds)
    for row in shown.rowRange {
      for column in shown.columnRange {
        let point = CellPoint(column: column, row: row)
        if isText(at: point) {
          canvas.restyle(CellRect(origin: point, size: CellSize(columns: 1, rows: 1))) {
            $0.attributes.insert(.underline)
          }
        } else {
          put(dots.horizontal, at: point, color)
        }
      }
    }
  }

  /// The style for a color, changed where necessary to be readable on the current background of a cell.
  ///
  /// - Parameter isLabel: whether it is for a character that is not a line.
  private func style(
    _ color: CellColor, at point: CellPoint, _ attributes: CellStyle.Attributes = [], isLabel: Bool = false
  ) -> CellStyle {
    let background = canvas.background(at: point)
    var style = CellStyle(foreground: OverlayPen.readable(color, on: background), attributes: attributes)
    // A text would not be readable on an image.
    if background == .clear, isLabel { style.background = .default }
    return background.isDefault ? ReadableColors.readable(style) : style
  }

  /// The color, or a lighter or darker one of the same hue if it would not be visible on the background.
  static func readable(_ color: CellColor, on background: CellColor) -> CellColor {
    if background.isDefault { return color }
    let isLight = background.brightness >= 128
    if color.isDefault { return isLight ? .black : .white }
    if abs(color.brightness - background.brightness) >= minimumContrast { return color }
    return color.mixed(over: isLight ? .black : .white, opacity: 0.4)
  }

  /// The minimum difference in brightness (0...255) between a color and its background.
  private static let minimumContrast = 56
}
