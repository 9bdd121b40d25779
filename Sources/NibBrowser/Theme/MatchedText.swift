import NibCore

/// A text with highlighted search matches.
struct MatchedText {
  let text: String
  /// The indices of the matching characters, in ascending order.
  let matches: [Int]
  /// The part of a text that is left out if the text does not fit: its end or its beginning. If leaving out the end
  /// would hide the first match, the beginning is left out, too.
  let truncation: CellText.Truncation

  init(_ text: String, matches: [Int], truncation: CellText.Truncation = .tail) {
    self.text = text
    self.matches = matches
    self.truncation = truncation
  }

  /// Draws the text, truncated to the given number of columns. `match` is the style of the matching characters.
  func draw(on canvas: CellCanvas, at point: CellPoint, columns: Int, style: CellStyle, match: CellStyle) {
    let (shown, first) = part(columns: columns)
    canvas.put(shown, at: point, style: style, maxColumns: columns)
    guard !matches.isEmpty else { return }
    let isCut = CellText.columns(of: text) > columns
    let found = Set(matches)
    var column = 0
    for (index, character) in shown.enumerated() {
      let width = CellText.columns(of: String(character))
      let isEllipsis = isCut && character == "…" && (index == 0 && first > 0 || index == shown.count - 1)
      if found.contains(first + index), !isEllipsis {
        canvas.restyle(CellRect(column: point.column + column, row: point.row, columns: width, rows: 1)) {
          $0.foreground = match.foreground ?? $0.foreground
          $0.attributes.formUnion(match.attributes)
        }
      }
      column += width
    }
  }

  /// The part of the text that is shown, with the index in the text of its first character. An ellipsis has the index
  /// of the character beside the part.
  private func part(columns: Int) -> (shown: String, first: Int) {
    let shown = CellText.truncated(text, columns: columns, truncation)
    guard CellText.columns(of: text) > columns else { return (shown, 0) }
    if truncation == .head { return (shown, text.count - shown.count) }
    guard columns > 4, let first = matches.first, let last = matches.last, first >= shown.count - 1,
      first < text.count
    else {
      return (shown, 0)
    }
    // The last match is at the right edge, so that as much as possible of the text before the matches is shown.
    let characters = Array(text)
    var start = first
    let isAtEnd = last >= characters.count - 1
    var free =
      columns - (isAtEnd ? 1 : 2)
      - CellText.columns(of: String(characters[first...min(last, characters.count - 1)]))
    while start > 0 {
      free -= CellText.columns(of: String(characters[start - 1]))
      if free < 0 { break }
      start -= 1
    }
    return (CellText.truncated("…" + String(characters[start...]), columns: columns), start - 1)
  }
}
