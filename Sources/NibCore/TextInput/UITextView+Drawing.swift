extension UITextView {
  /// Draws the visible lines and, while editing, the insertion point.
  func nibDrawText(in context: NibDrawingContext) {
    let text = nibWrapped
    let first = nibFirstLine
    let styles = nibCharacterStyles(in: context)
    let frame = context.style == .boxes && context.size.rows > 2 ? 1 : 0
    let rows = max(0, context.size.rows - 2 * frame)
    for (row, line) in (first..<max(first, min(text.lines.count, first + rows))).enumerated() {
      draw(text.shown(line), of: text, row: row + frame, styles, in: context)
    }
    guard isEditing else { return }
    let position = text.position(of: editor.cursor)
    context.canvas.placeCursor(
      at: CellPoint(
        column: nibMargin + min(position.column, nibColumns), row: position.line - first + frame))
  }

  /// Draws a line in pieces, one for each run of characters with the same style.
  private func draw(
    _ line: Range<Int>, of text: WrappedText, row: Int, _ styles: CharacterStyles,
    in context: NibDrawingContext
  ) {
    let used = line.reduce(0) { $0 + CharacterWidth.columns(of: text.characters[$1]) }
    let alignment = isEditing ? .left : textAlignment.nibResolved(isRightToLeft: nibIsRightToLeft)
    var column = nibMargin + CellText.leadingGap(for: used, in: nibColumns, alignment: alignment)
    var place = line.lowerBound
    while place < line.upperBound {
      let end = min(line.upperBound, styles.end(ofRunAt: place))
      column += context.canvas.put(
        String(text.characters[place..<end]), at: CellPoint(column: column, row: row),
        style: styles.style(at: place), maxColumns: max(0, context.size.columns - column))
      place = end
    }
  }

  private func nibCharacterStyles(in context: NibDrawingContext) -> CharacterStyles {
    let color = textColor ?? .label
    let runs =
      attributed.map { NibText.Run.runs(of: $0, font: nibFont, color: color) }
      ?? [NibText.Run(editor.text, font: nibFont, color: color)]
    return CharacterStyles(runs.map { ($0.text.count, context.style($0.color, $0.attributes)) })
  }
}

/// The styles of consecutive runs of characters.
private struct CharacterStyles {
  /// The end and the style of each run.
  private let runs: [(end: Int, style: CellStyle)]

  init(_ lengths: [(count: Int, style: CellStyle)]) {
    var end = 0
    runs = lengths.map { length in
      end += length.count
      return (end, length.style)
    }
  }

  func style(at place: Int) -> CellStyle { run(at: place)?.style ?? runs.last?.style ?? .plain }

  /// The first character after `place` that may have another style.
  func end(ofRunAt place: Int) -> Int { run(at: place)?.end ?? Int.max }

  private func run(at place: Int) -> (end: Int, style: CellStyle)? { runs.first { place < $0.end } }
}
