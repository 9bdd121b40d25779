import NibCore

/// A text whose lines are at least two rows of cells high, split into lines, with its measurements in points.
struct LargeText {
  /// The content of one line.
  struct Line {
    /// The characters, each with the index of its run.
    var characters: [(character: Character, run: Int)]
    /// The width in points.
    var width: Double
  }

  let lines: [Line]
  let bold: [Bool]
  /// The height of a line in points, that of the font with the lowest lines.
  let lineHeight: Double

  /// Breaks the text of a view into lines of the given width in points. `nil` for a text that is not large on the grid,
  /// that has more lines than its limit, or whose fonts are unknown.
  init?(_ text: NibText, width: Double, metrics: TextMetrics, grid: CellGrid) {
    let runs = text.runs.filter { !$0.text.isEmpty }
    let fonts = runs.compactMap(\.font)
    guard fonts.count == runs.count, let lowest = fonts.map({ metrics.lineHeight(of: $0) }).min(),
      LargeText.rows(lineHeight: Double(lowest), grid) > 1
    else { return nil }
    lineHeight = Double(lowest)
    bold = runs.map { $0.attributes.contains(.bold) }
    let isOneLine = text.numberOfLines == 1
    let styled = StyledText(
      runs: zip(runs, fonts).map { StyledText.Run($0.text, font: $1, tabs: $0.tabs) },
      lineBreakStrategy: text.lineBreakStrategy)
    let string = styled.string
    if isOneLine && string.contains(where: \.isNewline) { return nil }
    let layout = metrics.layout(
      styled, width: isOneLine ? nil : CGFloat(width), numberOfLines: isOneLine ? 1 : 0,
      lineBreakMode: text.lineBreak)
    if text.numberOfLines > 0 && layout.lines.count > text.numberOfLines { return nil }
    let runIndices = LargeText.runIndices(of: string, runs.map(\.text.utf8.count))
    var (counted, start) = (string.startIndex, 0)
    lines = layout.lines.map { line in
      start += string.distance(from: counted, to: line.range.lowerBound)
      counted = line.range.lowerBound
      let characters = string[line.range].enumerated().map {
        (character: $0.element, run: runIndices[start + $0.offset])
      }
      return Line(characters: characters, width: Double(line.width))
    }
  }

  /// The number of whole rows of cells that fit in a line. Up to 0.05 rows may be missing.
  static func rows(lineHeight: Double, _ grid: CellGrid) -> Int {
    Int(bounded: min(1000, lineHeight / grid.cellHeight + 0.05))
  }

  /// The index of each character's run, determined by the position where the character begins.
  private static func runIndices(of string: String, _ lengths: [Int]) -> [Int] {
    var run = 0
    var end = lengths.first ?? 0
    var place = 0
    return string.map { character in
      while place >= end, run + 1 < lengths.count {
        run += 1
        end += lengths[run]
      }
      place += String(character).utf8.count
      return run
    }
  }
}
