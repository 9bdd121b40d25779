import NibCore

/// A text with highlighted search matches.
struct MatchedText {
  let text: String
  /// The indices of the matching characters, in ascending order.
  let matches: [Int]

  init(_ text: String, matches: [Int]) {
    self.text = text
    self.matches = matches
  }

  /// Draws the text, truncated to the given number of columns. `match` is the style of the matching characters.
  func draw(on canvas: CellCanvas, at point: CellPoint, columns: Int, style: CellStyle, match: CellStyle) {
    canvas.put(CellText.truncated(text, columns: columns), at: point, style: style, maxColumns: columns)
    guard !matches.isEmpty else { return }
    var column = 0
    var next = matches[...]
    for (index, character) in text.enumerated() {
      guard let first = next.first else { return }
      let width = CellText.columns(of: String(character))
      if index == first {
        next.removeFirst()
        // The last column is reserved for the truncation mark if the text does not fit.
        guard column + width < columns || CellText.columns(of: text) <= columns else { return }
        canvas.restyle(CellRect(column: point.column + column, row: point.row, columns: width, rows: 1)) {
          $0.foreground = match.foreground ?? $0.foreground
          $0.attributes.formUnion(match.attributes)
        }
      }
      column += width
    }
  }
}
