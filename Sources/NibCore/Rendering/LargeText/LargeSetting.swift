/// A large text in letters of one size: how wide its lines are, and its picture.
struct LargeSetting {
  private(set) var scale: LargeScale
  private let lines: [[Piece]]
  private let wishes: [Int]

  /// A character's picture.
  private struct Piece {
    var glyph: LargeGlyph
    var run: Int
    var isBold: Bool
  }

  /// The text at a size; nil if the face lacks one of its characters.
  init?(_ text: LargeText, _ scale: LargeScale, grid: CellGrid) {
    self.scale = scale
    wishes = text.lines.map { Int(bounded: min(1_000_000, $0.width * 2 / grid.cellWidth).rounded()) }
    var lines: [[Piece]] = []
    for line in text.lines {
      var pieces: [Piece] = []
      for (character, run) in line.characters {
        guard let glyphs = LargeFace.all[scale.face].glyphs(for: character) else { return nil }
        pieces += glyphs.map { Piece(glyph: $0, run: run, isBold: text.bold[run]) }
      }
      lines.append(pieces)
    }
    self.lines = lines
  }

  /// The same letters about as wide as the text is in points, or as near to that as fits into so many half columns;
  /// nil when nothing fits.
  func fitted(into width: Int) -> LargeSetting? {
    let fitting = scale.widths.map(scaled).filter { setting in
      setting.lines.allSatisfy { setting.natural($0) <= width }
    }
    return fitting.first { setting in
      zip(setting.lines, setting.wishes).allSatisfy { setting.natural($0) <= $1 + $1 / 4 + 3 }
    } ?? fitting.last
  }

  private func scaled(_ scale: LargeScale) -> LargeSetting {
    var other = self
    other.scale = scale
    return other
  }

  // MARK: Widths

  /// The half columns that each line takes: those of the text in points, as far as they are there.
  func widths(within width: Int) -> [Int] {
    zip(lines, wishes).map { line, wish in
      // Letters too far apart are no words any more.
      let loosest = natural(line) + max(0, line.count - 1) * 2 * scale.across
      return max(natural(line), min(wish, width, loosest))
    }
  }

  private func natural(_ line: [Piece]) -> Int {
    line.reduce(0) { $0 + width(of: $1) } + max(0, line.count - 1) * scale.gap
  }

  private func width(of piece: Piece) -> Int {
    piece.glyph.width * scale.across + (piece.isBold ? scale.boldStroke : 0)
  }

  // MARK: Drawing

  /// Draws a line from a quarter of a cell on, in so many half columns.
  func draw(line: Int, width: Int, from start: CellPoint, on bitmap: inout LargeBitmap) {
    let pieces = lines[line]
    let extra = max(0, width - natural(pieces))
    let gaps = max(1, pieces.count - 1)
    var natural = start.column
    var free = start.column
    for (index, piece) in pieces.enumerated() {
      // The room that is left is spread evenly: each character stands where its share of it ends.
      let column = sharp(natural + extra * index / gaps, from: free)
      draw(piece, at: CellPoint(column: column, row: start.row), on: &bitmap)
      natural += self.width(of: piece) + scale.gap
      free = column + self.width(of: piece) + scale.gap
    }
  }

  /// Strokes as wide as cells are sharpest in whole ones: the place before, unless it is taken.
  private func sharp(_ column: Int, from free: Int) -> Int {
    let whole = column - column % 2
    return scale.across % 2 == 0 && whole >= free ? whole : column
  }

  private func draw(_ piece: Piece, at place: CellPoint, on bitmap: inout LargeBitmap) {
    // Enlarged letters have room for smooth slopes: their pixels are halved.
    let parts = scale.down > 1 ? 2 : 1
    let glyph = scale.down > 1 ? piece.glyph.doubled : piece.glyph
    for y in glyph.rows.indices {
      let rows = y * scale.down / parts..<(y + 1) * scale.down / parts
      for x in 0..<glyph.width where glyph.isInk(x, y) {
        // A bold stroke never closes the gap to the next one.
        let isTight = scale.across == 1 && glyph.isInk(x + 2, y)
        let stroke = piece.isBold && !isTight ? scale.boldStroke : 0
        bitmap.fill(
          columns: place.column + x * scale.across / parts..<place.column + (x + 1) * scale.across / parts
            + stroke,
          rows: place.row + rows.lowerBound..<place.row + rows.upperBound, run: piece.run)
      }
    }
  }
}
