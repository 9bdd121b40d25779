extension UITextView {
  /// The whole text with its style, for drawings in points; `nil` if it is empty.
  package var nibStyledRuns: NibText? {
    guard !editor.text.isEmpty else { return nil }
    return NibText(
      runs: nibRuns, alignment: textAlignment.nibResolved(isRightToLeft: nibIsRightToLeft),
      lineBreak: .byWordWrapping, numberOfLines: 0, vertical: .top)
  }

  private var nibRuns: [NibText.Run] {
    let color = textColor ?? .label
    return attributed.map { NibText.Run.runs(of: $0, font: nibFont, color: color) }
      ?? [NibText.Run(editor.text, font: nibFont, color: color)]
  }

  /// Draws the visible lines and, while editing, the insertion point.
  func nibDrawText(in context: NibDrawingContext) {
    let text = nibWrapped
    let first = nibFirstLine
    let styles = nibCharacterStyles(in: context)
    let hasFrame = context.style == .boxes || nibEnvironment.rules.isTerminal && nibHasBorder
    let frame = hasFrame && context.size.rows > 2 ? 1 : 0
    let rows = max(0, context.size.rows - 2 * frame)
    let shown = nibShownLines
    for (row, line) in (first..<max(first, min(shown, first + rows))).enumerated() {
      draw(text.visibleRange(ofLine: line), of: text, row: row + frame, styles, in: context)
      if line == shown - 1, shown < text.lines.count { drawEllipsis(row: row + frame, in: context) }
    }
    let caret = caretRect(for: UITextPosition(nibOffset: editor.cursorUTF16))
    guard isEditing, caret.width > 0, caret.height > 0 else { return }
    let position = text.position(ofOffset: editor.cursor)
    context.canvas.placeCursor(
      at: CellPoint(
        column: nibMargin + min(position.column, nibColumns), row: position.line - first + frame))
  }

  /// Draws the sign for shortened text at the end of the last line, unless lines are clipped.
  private func drawEllipsis(row: Int, in context: NibDrawingContext) {
    guard textContainer.lineBreakMode != .byClipping else { return }
    context.canvas.put(
      "…", at: CellPoint(column: nibMargin + nibColumns, row: row), style: context.style(textColor ?? .label))
  }

  /// Draws a line in pieces, one for each run of characters with the same style.
  private func draw(
    _ line: Range<Int>, of text: WrappedText, row: Int, _ styles: CharacterStyles,
    in context: NibDrawingContext
  ) {
    let alignment = isEditing ? .left : textAlignment.nibResolved(isRightToLeft: nibIsRightToLeft)
    let start =
      nibMargin + CellText.leadingGap(for: text.width(of: line), in: nibColumns, alignment: alignment)
    var used = 0
    var offset = line.lowerBound
    while offset < line.upperBound {
      let end = min(line.upperBound, styles.end(ofRunAt: offset))
      let column = start + used
      context.canvas.put(
        text.shownText(offset..<end, from: &used), at: CellPoint(column: column, row: row),
        style: styles.style(at: offset), maxColumns: max(0, context.size.columns - column))
      offset = end
    }
  }

  private func nibCharacterStyles(in context: NibDrawingContext) -> CharacterStyles {
    CharacterStyles(nibRuns.map { ($0.text.count, context.style($0.color, $0.attributes)) })
  }
}

/// The styles of consecutive runs of characters.
private struct CharacterStyles {
  /// The end offset and the style of each run.
  private let runs: [(end: Int, style: CellStyle)]

  init(_ runs: [(count: Int, style: CellStyle)]) {
    var end = 0
    self.runs = runs.map { run in
      end += run.count
      return (end, run.style)
    }
  }

  func style(at offset: Int) -> CellStyle { run(at: offset)?.style ?? runs.last?.style ?? .plain }

  /// The offset of the next character after `offset` that can have another style.
  func end(ofRunAt offset: Int) -> Int { run(at: offset)?.end ?? Int.max }

  private func run(at offset: Int) -> (end: Int, style: CellStyle)? { runs.first { offset < $0.end } }
}
