import NibCore

/// The layout of a large text in letters of one size. Measures the lines in half columns, and draws them.
struct LargeTextLayout {
  private(set) var scale: LargeScale
  private let lines: [Line]

  /// A line's glyphs, with the totals from which its width at any pixel size can be computed.
  private struct Line {
    var pieces: [Piece] = []
    /// The width that the line has in points, converted to half columns.
    let preferredWidth: Int
    /// The total width of all glyphs in pixels of the face.
    var pixels = 0
    /// The number of glyphs that have bold strokes.
    var boldPieces = 0
  }

  /// A glyph of a character. A character can have several glyphs.
  private struct Piece {
    var glyph: LargeGlyph
    /// The index of the run that determines the color.
    var run: Int
    var isBold: Bool
  }

  /// Lays out the text at the given scale; `nil` if the face lacks one of its characters.
  init?(_ text: LargeText, _ scale: LargeScale, grid: CellGrid) {
    self.scale = scale
    var lines: [Line] = []
    for line in text.lines {
      var measured = Line(
        preferredWidth: Int(bounded: min(1_000_000, line.width * 2 / grid.cellWidth).rounded()))
      for (character, run) in line.characters {
        guard let glyphs = LargeFace.all[scale.face].glyphs(for: character) else { return nil }
        measured.pieces += glyphs.map { Piece(glyph: $0, run: run, isBold: text.bold[run]) }
        measured.pixels += glyphs.reduce(0) { $0 + $1.width }
        measured.boldPieces += text.bold[run] ? glyphs.count : 0
      }
      lines.append(measured)
    }
    self.lines = lines
  }

  /// The same letters with pixels of another width: about as wide as the text is in points, or narrower to fit into
  /// `width` half columns. `nil` if even the narrowest letters do not fit.
  func fitted(into width: Int) -> LargeTextLayout? {
    var narrowest = scale.narrowest
    guard scaled(narrowest).fits({ _ in width }) else { return nil }
    // Letters get wider with their pixels, so a binary search finds the widest letters that fit.
    var tooWide = scale.widest.pixelWidth + 1
    while tooWide - narrowest.pixelWidth > 1 {
      var middle = narrowest
      middle.pixelWidth = (narrowest.pixelWidth + tooWide) / 2
      if scaled(middle).fits({ min(width, $0.preferredWidth + $0.preferredWidth / 4 + 3) }) {
        narrowest = middle
      } else {
        tooWide = middle.pixelWidth
      }
    }
    return scaled(narrowest)
  }

  /// Whether every line fits into the width that `maximum` returns for it.
  private func fits(_ maximum: (Line) -> Int) -> Bool { lines.allSatisfy { minimumWidth($0) <= maximum($0) } }

  /// The same text with pixels of another size in the same face; only the widths change.
  func scaled(_ scale: LargeScale) -> LargeTextLayout {
    var copy = self
    copy.scale = scale
    return copy
  }

  // MARK: Widths

  /// The width in half columns at which each line is drawn. It is the width that the line has in points, limited to
  /// `width` and to what the smallest and largest gaps between letters allow. All gaps of a line are equal, because
  /// letters at uneven distances look like several words.
  func widths(within width: Int) -> [Int] {
    lines.map { line in
      minimumWidth(line) + max(0, line.pieces.count - 1) * extraGap(of: line, within: width)
    }
  }

  /// The additional width of each gap of a line. With wider gaps, the letters would no longer look like words.
  private func extraGap(of line: Line, within width: Int) -> Int {
    let extra = min(line.preferredWidth, width) - minimumWidth(line)
    return max(0, min(extra / max(1, line.pieces.count - 1), scale.pixelWidth))
  }

  /// The width of a line with the smallest gaps, in half columns.
  private func minimumWidth(_ line: Line) -> Int {
    line.pixels * scale.pixelWidth + line.boldPieces * scale.boldStroke
      + max(0, line.pieces.count - 1) * scale.gap
  }

  private func width(of piece: Piece) -> Int {
    piece.glyph.width * scale.pixelWidth + (piece.isBold ? scale.boldStroke : 0)
  }

  /// Draws a line in `width` half columns; `start` counts half columns and rows of parts.
  func draw(line: Int, width: Int, from start: CellPoint, on bitmap: inout LargeBitmap) {
    let pieces = lines[line].pieces
    let extra = max(0, width - minimumWidth(lines[line]))
    let gaps = max(1, pieces.count - 1)
    var tightColumn = start.column
    var free = start.column
    for (index, piece) in pieces.enumerated() {
      // The remaining width is distributed evenly between the characters.
      let column = alignedColumn(tightColumn + extra * index / gaps, from: free)
      draw(piece, at: CellPoint(column: column, row: start.row), on: &bitmap)
      tightColumn += self.width(of: piece) + scale.gap
      free = column + self.width(of: piece) + scale.gap
    }
  }

  /// The half column at which a glyph begins: `column`, or the half column before it. Strokes that are whole cells wide
  /// look sharper at a cell boundary, so they are moved there if the space from `free` onward includes it.
  private func alignedColumn(_ column: Int, from free: Int) -> Int {
    let whole = column - column % 2
    return scale.pixelWidth % 2 == 0 && whole >= free ? whole : column
  }

  private func draw(_ piece: Piece, at place: CellPoint, on bitmap: inout LargeBitmap) {
    // In enlarged letters, each pixel is split into two by two parts, so that slopes can be smoothed.
    let parts = scale.pixelHeight > 1 ? 2 : 1
    let glyph = scale.pixelHeight > 1 ? piece.glyph.doubled : piece.glyph
    for y in glyph.rows.indices {
      let top = place.row + y * scale.pixelHeight / parts
      let bottom = place.row + (y + 1) * scale.pixelHeight / parts
      for x in 0..<glyph.width where glyph.isInk(x, y) {
        // A bold stroke must not close the gap to the next stroke.
        let isTight = scale.pixelWidth == 1 && glyph.isInk(x + 2, y)
        let stroke = piece.isBold && !isTight ? scale.boldStroke : 0
        let left = place.column + x * scale.pixelWidth / parts
        let right = place.column + (x + 1) * scale.pixelWidth / parts + stroke
        bitmap.fill(columns: left..<right, rows: top..<bottom, run: piece.run)
      }
    }
  }
}
