import NibCore

/// The outline on the screen: a window of its rows.
struct OutlinePane {
  var tree = OutlineTree()
  var icons = OutlineIcons.letters
  var theme = Theme()
  /// The row at the top of the pane.
  private(set) var top = 0
  /// The rows that the pane had when it was drawn last.
  private(set) var height = 0
  /// The row that was scrolled to last: the pane follows the choice when it moves, not when the user scrolls.
  private var followed: Int?

  /// Scrolls without moving the choice, as a wheel does.
  mutating func scroll(by rows: Int) { top = min(max(0, top + rows), max(0, tree.count - height)) }

  /// The row of the outline in a row of the pane; nil below the last one.
  func row(at paneRow: Int) -> Int? {
    paneRow >= 0 && top + paneRow < tree.count ? top + paneRow : nil
  }

  /// Chooses what is in a row of the pane. A click on the mark of a row that folds folds it or opens it.
  ///
  /// - Parameter column: of the pane, from its left edge.
  /// - Returns: false where there is no row.
  @discardableResult
  mutating func click(column: Int, row paneRow: Int, columns: Int) -> Bool {
    guard let row = row(at: paneRow), let shown = tree.rows(row..<row + 1).first else { return false }
    tree.choose(row: row)
    followed = row
    if shown.folding != .leaf, column == indent(of: shown, columns: columns) { tree.toggleFold() }
    return true
  }

  // MARK: Drawing

  /// Draws the rows in view, and follows the choice when it has moved.
  mutating func draw(on canvas: CellCanvas, in pane: CellRect, hasFocus: Bool) {
    guard !pane.isEmpty else { return }
    if height != pane.size.rows { followed = nil }
    height = pane.size.rows
    follow()
    let chosen = tree.chosenRow
    canvas.withClip(pane) {
      for (index, row) in tree.rows(top..<top + height).enumerated() {
        let line = CellRect(
          origin: pane.origin + CellPoint(column: 0, row: index),
          size: CellSize(columns: pane.size.columns, rows: 1))
        draw(row, on: canvas, in: line, isChosen: top + index == chosen, hasFocus: hasFocus)
      }
    }
  }

  /// Scrolls so that the choice is in view, if it has moved.
  private mutating func follow() {
    let row = tree.chosenRow
    if let row, row != followed { top = min(max(top, row - height + 1), row) }
    followed = row
    scroll(by: 0)
  }

  private func draw(
    _ row: OutlineRow, on canvas: CellCanvas, in line: CellRect, isChosen: Bool, hasFocus: Bool
  ) {
    func style(_ style: CellStyle) -> CellStyle {
      isChosen ? Theme.chosen(style, hasFocus: hasFocus) : style
    }
    if isChosen { canvas.fill(line, style: style(.plain)) }
    let mark = theme.mark(row.severity)
    let end = line.maxColumn - (mark == nil ? 0 : 2)
    var column = line.minColumn + indent(of: row, columns: line.size.columns)
    func put(_ text: String, _ part: CellStyle) {
      let room = max(0, end - column)
      let shown = CellText.truncated(text, columns: room)
      column += canvas.put(
        shown, at: CellPoint(column: column, row: line.minRow), style: style(part), maxColumns: room)
    }
    let base = row.isDimmed ? theme.quiet : CellStyle.plain
    put(foldMark(row.folding), theme.quiet)
    put("\(icons.icon(of: row.kind)) ", theme.quiet)
    for (text, isMatch) in parts(of: row) { put(text, isMatch ? theme.match : base) }
    if !row.detail.isEmpty { put("  " + row.detail, theme.quiet) }
    if let mark {
      canvas.put(
        mark.text, at: CellPoint(column: line.maxColumn - 1, row: line.minRow), style: style(mark.style))
    }
  }

  /// The title around what is searched for; all of it where the id or the class is what matches.
  private func parts(of row: OutlineRow) -> [(text: String, isMatch: Bool)] {
    guard row.isMatch, let range = row.title.firstRange(ofLowercased: tree.query) else {
      return [(row.title, row.isMatch)]
    }
    return [
      (String(row.title[..<range.lowerBound]), false), (String(row.title[range]), true),
      (String(row.title[range.upperBound...]), false),
    ]
  }

  /// Two columns a step, one in a narrow pane; deep rows leave most of the pane to their text.
  private func indent(of row: OutlineRow, columns: Int) -> Int {
    min(row.depth * (columns < 28 ? 1 : 2), columns * 2 / 5)
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
  /// Where a text in lower case is found first, whatever the case here.
  fileprivate func firstRange(ofLowercased text: String) -> Range<Index>? {
    for start in indices where self[start...].lowercased().hasPrefix(text) {
      return start..<(index(start, offsetBy: text.count, limitedBy: endIndex) ?? endIndex)
    }
    return nil
  }
}
