import NibCore
import NibTools

/// Draws the panel: the query, the results and the preview. The preview is beside the results on a wide screen, and
/// below them on a high screen.
extension FindPanel {
  /// The minimum size of the panel's content for a preview beside the results, and for a preview below the results.
  private static let columnsForPreview = 96
  private static let rowsForPreview = 20

  /// Calculates the areas of the results and of the preview, and asks for the preview.
  func update(on screen: CellSize, theme: Theme) {
    let margin = CellSize(columns: screen.columns >= 100 ? 4 : 0, rows: screen.rows >= 30 ? 2 : 0)
    let content = CellSize(
      columns: max(1, screen.columns - 4 - margin.columns),
      rows: max(1, screen.rows - 2 - max(1, margin.rows)))
    frame = PanelFrame(content: content, on: screen)
    place(in: frame.inside)
    if !previewArea.isEmpty { requestPreview(in: previewArea.size, theme: theme) }
    scroll.reveal(count: results?.objects.count ?? 0, page: rows.size.rows)
  }

  /// Draws the query, the state of the search, the results, the preview and the help.
  func draw(on canvas: CellCanvas, theme: Theme) {
    frame.draw("Find in \(session.place)", on: canvas, theme: theme)
    let inside = frame.inside
    canvas.withClip(inside) {
      drawPreview(on: canvas, theme)
      drawRows(on: canvas, theme)
      let status = CellPoint(column: inside.minColumn, row: inside.minRow + 1)
      canvas.put(statusText, at: status, style: theme.quiet, maxColumns: inside.size.columns)
      if inside.size.rows > 3 { drawHelp(in: inside, on: canvas, theme) }
      entry.draw(
        "› ", on: canvas, at: inside.origin, columns: inside.size.columns,
        style: isTextSelected ? CellStyle(attributes: .underline) : .plain)
    }
  }

  /// Divides the area into the results and the preview. The first two rows contain the query and the number of results,
  /// and the last two rows the place of the chosen result and the help.
  private func place(in inside: CellRect) {
    let rowCount = max(0, inside.size.rows - 4)
    rows = CellRect(
      column: inside.minColumn, row: inside.minRow + 2, columns: inside.size.columns, rows: rowCount)
    previewArea = .zero
    guard results?.objects.isEmpty == false else { return }
    if inside.size.columns >= Self.columnsForPreview {
      let columns = min(inside.size.columns * 2 / 5, 90)
      rows.size.columns -= columns + 3
      previewArea = CellRect(
        column: rows.maxColumn + 2, row: rows.minRow, columns: columns + 1, rows: rowCount)
    } else if inside.size.rows >= Self.rowsForPreview {
      rows.size.rows = rowCount / 2
      previewArea = CellRect(
        column: rows.minColumn, row: rows.maxRow + 1, columns: inside.size.columns,
        rows: rowCount - rows.size.rows - 1)
    }
  }

  // MARK: Results

  /// The numbers of results and documents, or a hint for the query.
  private var statusText: String {
    guard let results, isCurrent else { return "searching…" }
    let progress = results.progress
    let all = Self.count(progress.documents, "document")
    var scope = progress.isDone ? all : "\(Self.grouped(progress.done)) of \(all) so far…"
    if progress.unreadable > 0, progress.isDone {
      scope += ", \(Self.grouped(progress.unreadable)) of them not readable"
    }
    if results.query.isEmpty { return "Type a text, class, id, outlet, action or image, to search \(scope)" }
    if results.count == 0 { return "No match for \"\(VisibleText.line(entry.text))\" in \(scope)" }
    let shownCount = results.objects.count
    let limit = results.count > shownCount ? ", the best \(shownCount) shown" : ""
    return "\(Self.count(results.count, "result")) in \(scope)\(limit)"
  }

  /// A number of things: `1,143 documents`.
  private static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A number with separators: `1,143`.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    for place in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
    }
    return digits
  }

  /// Draws the results that are in view.
  private func drawRows(on canvas: CellCanvas, _ theme: Theme) {
    guard let results, !results.query.isEmpty, !rows.isEmpty else { return }
    let shown = results.objects.dropFirst(scroll.top).prefix(rows.size.rows)
    let columns = FindColumns(shown.map { $0 }, in: rows.size.columns)
    for (index, found) in shown.enumerated() {
      let line = CellRect(
        column: rows.minColumn, row: rows.minRow + index, columns: rows.size.columns, rows: 1)
      columns.draw(found, results.query, in: line, on: canvas, theme)
      if scroll.top + index == scroll.chosen { Theme.markChosen(line, on: canvas) }
    }
  }

  // MARK: Preview and help

  /// Draws the preview of the chosen result, with a line between it and the results. A preview for another
  /// size is not drawn.
  private func drawPreview(on canvas: CellCanvas, _ theme: Theme) {
    guard !previewArea.isEmpty else { return }
    let isBeside = previewArea.minRow == rows.minRow
    if isBeside {
      for row in rows.rowRange {
        canvas.put("│", at: CellPoint(column: rows.maxColumn, row: row), style: theme.line)
      }
    } else {
      canvas.put(
        repeating: "─", columns: rows.columnRange, row: previewArea.minRow - 1, style: theme.line)
    }
    guard let preview, preview.request.object == chosen, preview.request.size == previewArea.size else {
      return
    }
    canvas.draw(preview.cells, at: previewArea.origin)
  }

  /// Draws the place of the chosen result, and the kinds of results to which a query can be limited.
  private func drawHelp(in inside: CellRect, on canvas: CellCanvas, _ theme: Theme) {
    let columns = inside.size.columns
    if let chosen {
      let line = chosen.line > 0 ? ":\(chosen.line)" : ""
      let place = VisibleText.line(chosen.path) + line
      let text = "\(chosen.name)  \(CellText.truncated(place, columns: max(12, columns * 2 / 3), .head))"
      canvas.put(
        CellText.truncated(text, columns: columns),
        at: CellPoint(column: inside.minColumn, row: inside.maxRow - 2))
    }
    canvas.put(
      Self.help(columns: columns), at: CellPoint(column: inside.minColumn, row: inside.maxRow - 1),
      style: theme.quiet)
  }

  /// A help line with as many kinds of results as fit, the most useful first.
  private static func help(columns: Int) -> String {
    let usefulKinds: [FoundKind] = [.class, .id, .outlet, .action, .image, .segue, .reuse, .text]
    let others = FoundKind.allCases.filter { !usefulKinds.contains($0) && $0 != .translation }
    let kinds = usefulKinds + others + [.translation]
    return kinds.reduce("Enter opens ") { text, kind in
      let longer = "\(text) \(kind.name):"
      return longer.count <= columns ? longer : text
    }
  }
}

/// The widths of the columns of results: text, kind, name of the object, and name of the document.
private struct FindColumns {
  private let textColumns: Int
  private let kindColumns: Int
  private let nameColumns: Int
  private let fileColumns: Int

  /// The widths for the results in view.
  init(_ shown: [FoundObject], in columns: Int) {
    func widest(_ text: (FoundObject) -> String) -> Int {
      shown.map { CellText.columns(of: text($0)) }.max() ?? 0
    }
    kindColumns = widest(\.kind.name)
    // The other columns share the rest. A column that needs less than its share leaves room for those after it.
    let free = max(0, columns - kindColumns - 3 * 2)
    let (text, name, file) = (widest(\.text), widest(\.name), widest { Disk.name(of: $0.path) })
    textColumns = min(text, max(free * 2 / 5, free - name - file))
    nameColumns = min(name, max((free - textColumns) / 2, free - textColumns - file))
    fileColumns = max(0, min(file, free - textColumns - nameColumns))
  }

  /// Draws a result in one line, with the characters marked that match the query.
  func draw(
    _ found: FoundObject, _ query: FoundQuery, in line: CellRect, on canvas: CellCanvas, _ theme: Theme
  ) {
    var point = line.origin
    let shown = ShownName(found.text, matched: FoundMatcher.positions(of: query, in: found.text))
    MatchedText(shown.text, matches: shown.matches).draw(
      on: canvas, at: point, columns: textColumns, style: .plain, match: theme.match)
    point.column += textColumns + 2
    canvas.put(found.kind.name, at: point, style: theme.accent, maxColumns: kindColumns)
    point.column += kindColumns + 2
    canvas.put(CellText.truncated(found.name, columns: nameColumns), at: point, maxColumns: nameColumns)
    point.column += nameColumns + 2
    let path = VisibleText.line(Disk.name(of: found.path))
    canvas.put(
      CellText.truncated(path, columns: fileColumns), at: point, style: theme.quiet, maxColumns: fileColumns)
  }
}
