import NibCore

/// The strokes of a text for pictures made of pixels.
///
/// The strokes connect the pixels of `LargeFace.tall`, so that pictures need no font file and are the same on every
/// machine. Characters that the face does not have are drawn as round boxes.
struct VectorLetters {
  /// A line with round ends, in points. A dot has two equal ends.
  struct Stroke: Hashable {
    var start: CGPoint
    var end: CGPoint
  }

  private(set) var letters: [[Stroke]] = []
  /// The width of the strokes in points.
  let thickness: CGFloat

  private let text: VectorText
  /// The width of a pixel of the face in points.
  private var unit: CGFloat = 1

  /// The space on both sides of a letter together, in pixels of the face.
  private static let gap = 1.6
  /// The height of capitals in relation to the size of the font, as in the system font.
  private static let capitalHeight = 0.705
  private static let rowsAboveBaseline = 6
  /// The positions of the rows of lowercase letters between the top of capitals (0) and the baseline (1).
  private static let lowercaseRows = [0, 0.12, 0.26, 0.445, 0.63, 0.815, 1, 1.28]

  /// - Parameter visible: the part of the line whose letters are needed.
  init(_ text: VectorText, in visible: VisibleLinePart = .all) {
    self.text = text
    thickness = text.size * CGFloat(VectorLetters.thickness(of: text.face))
    let shown = text.string.map { character in (character, LargeFace.tall.glyphs(for: character)) }
    let widths = shown.map { character, glyphs in
      let glyphWidth = glyphs.map { $0.reduce(0) { $0 + $1.width } + $0.count - 1 }
      return CGFloat(glyphWidth ?? 5 * max(1, CharacterWidth.columns(of: character))) + VectorLetters.gap
    }
    unit = text.width / max(1, widths.reduce(0, +))
    var x = text.origin.x
    for ((character, glyphs), width) in zip(shown, widths) {
      defer { x += width * unit }
      guard visible.contains(x - text.origin.x, width: width * unit) else { continue }
      if let glyphs {
        letters += strokes(of: glyphs, at: x, isLowercase: character.isLowercase)
      } else if !character.isWhitespace {
        letters.append(box(at: x, width: width * unit))
      }
    }
  }

  private static func thickness(of face: FontFace) -> Double {
    switch face {
    case .system(let weight, _): 0.04 + 0.0145 * Double(weight.rawValue)
    case .named: face.isBold ? 0.13 : 0.085
    }
  }

  private func strokes(of glyphs: [LargeGlyph], at x: CGFloat, isLowercase: Bool) -> [[Stroke]] {
    var start = x + VectorLetters.gap / 2 * unit
    return glyphs.map { glyph in
      defer { start += CGFloat(glyph.width + 1) * unit }
      return strokes(of: glyph, at: start, isLowercase: isLowercase)
    }
  }

  /// Lines between neighboring pixels, and dots for pixels without neighbors. Diagonal neighbors are connected only if
  /// no other pixel connects them.
  private func strokes(of glyph: LargeGlyph, at x: CGFloat, isLowercase: Bool) -> [Stroke] {
    var strokes: [Stroke] = []
    func point(_ column: Int, _ row: Int) -> CGPoint {
      CGPoint(x: x + (CGFloat(column) + 0.5) * unit, y: self.y(ofRow: row, isLowercase: isLowercase))
    }
    for row in glyph.rows.indices {
      for column in 0..<glyph.width where glyph.isInk(column, row) {
        let here = point(column, row)
        let right = glyph.isInk(column + 1, row)
        let below = glyph.isInk(column, row + 1)
        if right { strokes.append(Stroke(start: here, end: point(column + 1, row))) }
        if below { strokes.append(Stroke(start: here, end: point(column, row + 1))) }
        if !right, !below, glyph.isInk(column + 1, row + 1) {
          strokes.append(Stroke(start: here, end: point(column + 1, row + 1)))
        }
        if !below, !glyph.isInk(column - 1, row), glyph.isInk(column - 1, row + 1) {
          strokes.append(Stroke(start: here, end: point(column - 1, row + 1)))
        }
        if !glyph.hasNeighbors(column, row) { strokes.append(Stroke(start: here, end: here)) }
      }
    }
    return strokes
  }

  /// The height of a row of the letters' grid, in points.
  private func y(ofRow row: Int, isLowercase: Bool) -> CGFloat {
    let part: Double =
      if isLowercase {
        VectorLetters.lowercaseRows[min(row, VectorLetters.lowercaseRows.count - 1)]
      } else if row > VectorLetters.rowsAboveBaseline {
        1.2
      } else {
        Double(row) / Double(VectorLetters.rowsAboveBaseline)
      }
    let height = text.size * VectorLetters.capitalHeight - thickness
    return text.origin.y - thickness / 2 - height * CGFloat(1 - part)
  }

  /// The outline for a character that the face does not have.
  private func box(at x: CGFloat, width: CGFloat) -> [Stroke] {
    let (left, right) = (x + width * 0.15, x + width * 0.85)
    let bottom = text.origin.y - thickness / 2
    let top = text.origin.y - text.size * VectorLetters.capitalHeight
    let corners = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
      CGPoint(x: left, y: bottom),
    ]
    return corners.indices.map { Stroke(start: corners[$0], end: corners[($0 + 1) % 4]) }
  }
}

extension LargeGlyph {
  /// Whether one of the eight pixels around a pixel is set.
  fileprivate func hasNeighbors(_ x: Int, _ y: Int) -> Bool {
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 where (row, column) != (y, x) && isInk(column, row) { return true }
    }
    return false
  }
}
