import NibCore

/// A text with highlighted search matches.
struct MatchedText {
  let text: String
  /// The indices of the matching characters, in ascending order.
  let matches: [Int]
  /// The part that is left out if the text does not fit: its end, or its beginning.
  let truncation: CellText.Truncation

  init(_ text: String, matches: [Int], truncation: CellText.Truncation = .tail) {
    self.text = text
    self.matches = matches
    self.truncation = truncation
  }

  /// Draws the text, truncated to the given number of columns. `match` is the style of the matching characters.
  func draw(on canvas: CellCanvas, at point: CellPoint, columns: Int, style: CellStyle, match: CellStyle) {
    let shown = CellText.truncated(text, columns: columns, truncation)
    canvas.put(shown, at: point, style: style, maxColumns: columns)
    guard !matches.isEmpty else { return }
    // The index in the text of the first character that is drawn, and the index that the ellipsis replaces.
    let isCut = CellText.columns(of: text) > columns
    let first = isCut && truncation == .head ? text.count - shown.count : 0
    let ellipsis = !isCut ? -1 : truncation == .head ? first : shown.count - 1
    let found = Set(matches)
    var column = 0
    for (index, character) in shown.enumerated() {
      let width = CellText.columns(of: String(character))
      if found.contains(first + index), first + index != ellipsis {
        canvas.restyle(CellRect(column: point.column + column, row: point.row, columns: width, rows: 1)) {
          $0.foreground = match.foreground ?? $0.foreground
          $0.attributes.formUnion(match.attributes)
        }
      }
      column += width
    }
  }
}
