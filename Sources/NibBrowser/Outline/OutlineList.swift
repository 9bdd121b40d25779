import NibCore

/// The list of the document's objects in the outline pane. `OutlineTree` contains the rows; the list scrolls and draws
/// them.
struct OutlineList {
  var tree = OutlineTree()
  var icons = OutlineIcons.letters
  /// The row at the top of the pane.
  private(set) var top = 0
  /// The number of rows of the pane.
  private(set) var height = 0
  /// The chosen row to which the pane last scrolled. The pane scrolls again when another row is chosen, but not while
  /// the user scrolls.
  private var revealedRow: Int?
  /// Whether the next update scrolls the chosen row to the top of the pane, below the row of its scene.
  private var putsChosenRowAtTop = false

  /// Scrolls down by the given number of rows, or up if the number is negative. The chosen row stays chosen. Used for
  /// the mouse wheel.
  mutating func scroll(by rows: Int) { top = min(max(0, top + rows), max(0, tree.count - height)) }

  /// The index of the outline row that is shown in a row of the pane; `nil` below the last one.
  func row(at paneRow: Int) -> Int? {
    paneRow >= 0 && top + paneRow < tree.count ? top + paneRow : nil
  }

  /// Chooses the clicked row. A click on the fold mark folds or unfolds the row.
  ///
  /// - Parameter column: the clicked column, relative to the left edge of the pane.
  /// - Returns: false if there is no row at this position.
  @discardableResult
  mutating func click(column: Int, row paneRow: Int, columns: Int) -> Bool {
    guard let row = row(at: paneRow), let shown = tree.rows(row..<row + 1).first else { return false }
    tree.choose(row: row)
    revealedRow = row
    let indentation = Indentation(depth: shown.depth, columns: columns)
    if shown.folding != .leaf, column == indentation.end { tree.toggleFold() }
    return true
  }

  /// Scrolls to the chosen row in a pane of the given size, if another row has been chosen.
  mutating func update(for size: CellSize) {
    guard size.columns > 0, size.rows > 0 else { return }
    if height != size.rows { revealedRow = nil }
    height = size.rows
    revealChosenRow()
  }

  /// Draws the visible rows.
  func draw(on canvas: CellCanvas, in pane: CellRect, _ theme: Theme, hasFocus: Bool) {
    guard !pane.isEmpty else { return }
    let chosen = tree.chosenRow
    canvas.withClip(pane) {
      for (index, row) in tree.rows(top..<top + height).enumerated() {
        let line = CellRect(
          origin: pane.origin + CellPoint(column: 0, row: index),
          size: CellSize(columns: pane.size.columns, rows: 1))
        draw(row, on: canvas, in: line, theme, isChosen: top + index == chosen, hasFocus: hasFocus)
      }
    }
  }

  /// Scrolls the chosen row to the top of the pane at the next update.
  mutating func showChosenRowAtTop() { putsChosenRowAtTop = true }

  /// Scrolls to the chosen row if another row has been chosen.
  private mutating func revealChosenRow() {
    let row = tree.chosenRow
    if putsChosenRowAtTop, let row { top = max(0, row - 1) }
    putsChosenRowAtTop = false
    if let row, row != revealedRow { top = min(max(top, row - height + 1), row) }
    revealedRow = row
    scroll(by: 0)
  }

  private func draw(
    _ row: OutlineRow, on canvas: CellCanvas, in line: CellRect, _ theme: Theme, isChosen: Bool,
    hasFocus: Bool
  ) {
    func style(_ style: CellStyle) -> CellStyle {
      isChosen ? Theme.chosen(style, hasFocus: hasFocus) : style
    }
    if isChosen { canvas.fill(line, style: style(.plain)) }
    let mark = theme.mark(row.severity)
    let end = line.maxColumn - (mark == nil ? 0 : 2)
    let indentation = Indentation(depth: row.depth, columns: line.size.columns)
    var column = line.minColumn + indentation.start
    func put(_ text: String, _ textStyle: CellStyle) {
      let width = max(0, end - column)
      let shown = CellText.truncated(text, columns: width)
      column += canvas.put(
        shown, at: CellPoint(column: column, row: line.minRow), style: style(textStyle), maxColumns: width)
    }
    let base = row.isDimmed ? theme.quiet : CellStyle.plain
    put(indentation.depthText + foldMark(row.folding), theme.quiet)
    if let change = row.change { put("\(change.sign) ", change.style(theme)) }
    put("\(icons.icon(of: row.kind)) ", theme.quiet)
    for (text, isMatch) in parts(of: row) { put(text, isMatch ? theme.match : base) }
    if !row.detail.isEmpty { put("  " + row.detail, theme.quiet) }
    if let mark {
      canvas.put(
        mark.text, at: CellPoint(column: line.maxColumn - 1, row: line.minRow), style: style(mark.style))
    }
  }

  /// Splits the title into the part that matches the query and the parts around it. If only the id or class matches,
  /// the whole title is marked as the match.
  private func parts(of row: OutlineRow) -> [(text: String, isMatch: Bool)] {
    guard row.isMatch, let range = row.title.firstRange(ofLowercased: tree.query) else {
      return [(row.title, row.isMatch)]
    }
    return [
      (String(row.title[..<range.lowerBound]), false), (String(row.title[range]), true),
      (String(row.title[range.upperBound...]), false),
    ]
  }

  private func foldMark(_ folding: OutlineRow.Folding) -> String {
    switch folding {
    case .leaf: " "
    case .open: "▾"
    case .folded: "▸"
    }
  }
}

extension String {
  /// The first range that matches a lowercase text, regardless of the case of this string.
  fileprivate func firstRange(ofLowercased text: String) -> Range<Index>? {
    for start in indices where self[start...].lowercased().hasPrefix(text) {
      return start..<(index(start, offsetBy: text.count, limitedBy: endIndex) ?? endIndex)
    }
    return nil
  }
}
