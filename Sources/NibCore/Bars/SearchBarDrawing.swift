/// Draws a search bar: a prompt, the row with the field and the Cancel button, and a row of scope buttons.
struct SearchBarDrawing {
  private let bar: UISearchBar
  private let context: NibDrawingContext

  init(_ bar: UISearchBar, _ context: NibDrawingContext) {
    self.bar = bar
    self.context = context
  }

  /// Whether the bar is drawn as on a device. A program in a terminal shows the key that begins a search.
  private var isOnCanvas: Bool { !bar.nibEnvironment.rules.isTerminal }

  /// Whether the field has a background of its own, as on a device.
  private var hasGround: Bool { isOnCanvas && context.style == .rendered }

  private var placeholderStyle: CellStyle {
    hasGround ? context.barStyle(.systemGray) : context.placeholderStyle
  }

  /// The part of a search bar's width that its text cannot use on a device, in points.
  private static let fieldMargins: CGFloat = 52

  func draw() {
    if context.style == .rendered, let color = context.color(bar.barTintColor) {
      context.canvas.tint(context.cells, background: color)
    }
    let extra = bar.promptHeight + bar.scopeHeight
    let neededRows = 1 + (bar.promptHeight > 0 ? 1 : 0) + (bar.scopeHeight > 0 ? 1 : 0)
    let showsExtraRows = extra > 0 && context.size.rows >= neededRows
    var line = context.controlLine
    if showsExtraRows {
      let height = Double(context.bounds.height)
      line.origin.row = row(top: bar.promptHeight, height: height - extra)
      drawPrompt(in: line)
      drawScopes(in: line, height: height)
    }
    drawField(in: line)
  }

  /// The row for a line of text that is centered in a part of the bar. The position and height are in points.
  private func row(top: Double, height: Double) -> Int {
    max(0, min(context.size.rows - 1, context.grid.line(top: top, height: max(0, height))))
  }

  /// Draws the prompt above the field.
  private func drawPrompt(in line: CellRect) {
    guard bar.promptHeight > 0, let prompt = bar.prompt else { return }
    var above = line
    above.origin.row = min(line.minRow - 1, row(top: 0, height: bar.promptHeight))
    guard above.minRow >= 0 else { return }
    let shown = bar.nibShortened(
      prompt, columns: above.size.columns, font: .systemFont(ofSize: 13), width: bar.bounds.width)
    context.canvas.put(shown, in: above, .center, style: context.barStyle(.secondaryLabel))
  }

  /// Draws the titles of the scopes below the field.
  private func drawScopes(in line: CellRect, height: Double) {
    guard bar.scopeHeight > 0, let titles = bar.scopeButtonTitles else { return }
    let scopeRow = max(line.minRow + 1, row(top: height - bar.scopeHeight, height: bar.scopeHeight))
    guard scopeRow < context.size.rows else { return }
    for (place, columns) in line.split(into: titles.count).enumerated() {
      let index = bar.nibIsRightToLeft ? titles.count - 1 - place : place
      let isChosen = index == bar.selectedScopeButtonIndex
      let cells = CellRect(column: columns.lowerBound, row: scopeRow, columns: columns.count, rows: 1)
      let title = bar.nibShortened(
        titles[index], columns: max(1, columns.count - 2), font: .systemFont(ofSize: 13),
        width: bar.bounds.width / CGFloat(titles.count))
      context.canvas.put(
        isChosen ? "[\(title)]" : title, in: cells, .center,
        style: isChosen ? style(of: .scopes, context.tint, .bold) : context.barStyle(context.tint))
    }
  }

  /// The style of a part, reversed while it has the focus.
  private func style(
    of part: SearchBarParts.Part, _ color: UIColor?, _ attributes: CellStyle.Attributes = []
  ) -> CellStyle {
    let isFocused = context.isFocused && bar.nibStop == part
    return context.barStyle(color, isFocused ? attributes.union(.reverse) : attributes)
  }

  /// Draws the field with its text and buttons, and the Cancel button beside it.
  private func drawField(in line: CellRect) {
    let parts = SearchBarParts(bar, columns: line.size.columns)
    if let cancel = parts.cancel {
      put(
        SearchBarParts.cancelTitle, columns: parts.columnsOnScreen(cancel), of: line,
        style: style(of: .cancel, context.tint))
    }
    guard parts.field.count >= 5 else { return }
    let frame = style(of: .field, hasGround ? .systemGray : .secondaryLabel)
    let field = cells(parts.columnsOnScreen(parts.field), line)
    if hasGround, let ground = context.color(.systemGray5) {
      context.canvas.fill(field, style: CellStyle(background: ground))
    }
    if context.style == .rendered { context.canvas.drawBox(field, lines: .rounded, style: frame) }
    put(isOnCanvas ? "⌕" : "/", columns: parts.columnsOnScreen(1..<2), of: line, style: frame)
    for symbol in parts.symbols {
      put(
        symbol.text, columns: parts.columnsOnScreen(symbol.column..<symbol.column + 1), of: line,
        style: style(of: symbol.part, context.tint))
    }
    drawText(in: cells(parts.columnsOnScreen(parts.text), line))
  }

  private func cells(_ columns: Range<Int>, _ line: CellRect) -> CellRect {
    CellRect(
      column: line.minColumn + columns.lowerBound, row: line.minRow, columns: columns.count, rows: 1)
  }

  private func put(_ text: String, columns: Range<Int>, of line: CellRect, style: CellStyle) {
    context.canvas.put(text, in: cells(columns, line), .left, style: style)
  }

  /// Draws the text or the placeholder, and the insertion point. If the text is too long, only its end is visible.
  private func drawText(in cells: CellRect) {
    let isEmpty = bar.storedText.isEmpty
    // The last column is reserved for the insertion point.
    let shown =
      isEmpty
      ? bar.nibShortened(
        bar.placeholder ?? (isOnCanvas ? "Search" : ""), columns: cells.size.columns - 1,
        font: .systemFont(ofSize: 17),
        width: bar.bounds.width - SearchBarDrawing.fieldMargins, .head)
      : CellText.truncated(bar.storedText, columns: cells.size.columns - 1, .head)
    let style = isEmpty ? placeholderStyle : context.barStyle(.label)
    let width = CellText.columns(of: shown)
    let start = bar.nibIsRightToLeft ? cells.maxColumn - width : cells.minColumn
    context.canvas.put(
      shown, at: CellPoint(column: start, row: cells.minRow), style: style, maxColumns: cells.size.columns)
    guard bar.isFirstResponder else { return }
    let end = bar.nibIsRightToLeft ? start - 1 : start + width
    let emptyEnd = bar.nibIsRightToLeft ? cells.maxColumn - 1 : cells.minColumn
    let cursor = CellPoint(column: max(0, isEmpty ? emptyEnd : end), row: cells.minRow)
    context.canvas.placeCursor(at: cursor)
  }
}
