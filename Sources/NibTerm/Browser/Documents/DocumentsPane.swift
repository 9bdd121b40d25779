import NibCore

extension DocumentRow {
  /// The path of a document's row; nil for rows of folders and scenes.
  var documentPath: String? {
    if case .document = kind { path } else { nil }
  }
}

/// Draws the list of documents.
enum DocumentsPane {
  /// Draws the rows in view.
  static func draw(
    _ list: DocumentList, on canvas: CellCanvas, in pane: CellRect, theme: Theme, hasFocus: Bool
  ) {
    for (index, row) in list.rows(in: list.top..<list.top + pane.size.rows).enumerated() {
      let line = CellRect(
        origin: pane.origin + CellPoint(column: 0, row: index),
        size: CellSize(columns: pane.size.columns, rows: 1))
      draw(row, on: canvas, in: line, theme)
      guard row.isChosen else { continue }
      canvas.restyle(line) { $0.attributes.formUnion(hasFocus ? .reverse : .bold) }
    }
  }

  private static func draw(_ row: DocumentRow, on canvas: CellCanvas, in line: CellRect, _ theme: Theme) {
    let mark = mark(of: row, theme)
    let start = line.minColumn + row.level
    var point = CellPoint(column: start, row: line.minRow)
    let sign = sign(of: row.kind)
    point.column += canvas.put(sign, at: point, style: theme.quiet)
    let markColumns = mark.map { CellText.columns(of: $0.text) + 1 } ?? 0
    MatchedText(row.title, matches: row.matches).draw(
      on: canvas, at: point, columns: max(0, line.maxColumn - point.column - markColumns),
      style: style(of: row.kind, theme),
      match: theme.match)
    if let mark {
      canvas.put(
        mark.text, at: CellPoint(column: line.maxColumn - markColumns + 1, row: line.minRow),
        style: mark.style)
    }
  }

  private static func sign(of kind: DocumentRow.Kind) -> String {
    switch kind {
    case .folder(_, let isFolded): isFolded ? "▸" : "▾"
    case .document(let scenes): scenes == .folded ? "▸" : scenes == .shown ? "▾" : " "
    case .scene: " "
    }
  }

  private static func style(of kind: DocumentRow.Kind, _ theme: Theme) -> CellStyle {
    switch kind {
    case .folder: theme.accent
    case .document, .scene: .plain
    }
  }

  /// The number of problems found in a document, or the number of documents in a folded folder.
  private static func mark(of row: DocumentRow, _ theme: Theme) -> (text: String, style: CellStyle)? {
    if let severity = row.mark?.severity, severity >= .warning {
      return ("\(severity == .error ? "✕" : "!")\(row.mark?.count ?? 0)", theme.style(of: severity))
    }
    if case .folder(let count, true) = row.kind { return ("\(count)", theme.quiet) }
    return nil
  }
}
