import NibCore

/// How the browser divides the screen.
struct BrowserPanes {
  /// Empty where there is no room for it beside the preview.
  let list: CellRect
  let preview: CellRect
  /// The top of the line between both; nil if only one is shown.
  let divider: CellPoint?
  /// The last row.
  let status: CellRect

  /// The narrowest screen on which both panes are shown.
  private static let widthForBoth = 50
  private static let listColumns = 20...40

  init(size: CellSize, hasList: Bool, focus: Browser.Focus) {
    let rows = max(0, size.rows - 1)
    let all = CellRect(column: 0, row: 0, columns: size.columns, rows: rows)
    status = CellRect(column: 0, row: rows, columns: size.columns, rows: min(1, size.rows))
    guard hasList, size.columns >= BrowserPanes.widthForBoth else {
      let showsList = hasList && focus == .list
      list = showsList ? all : .zero
      preview = showsList ? .zero : all
      divider = nil
      return
    }
    let width = min(
      max(size.columns / 3, BrowserPanes.listColumns.lowerBound), BrowserPanes.listColumns.upperBound)
    list = CellRect(column: 0, row: 0, columns: width, rows: rows)
    divider = CellPoint(column: width, row: 0)
    preview = CellRect(column: width + 1, row: 0, columns: size.columns - width - 1, rows: rows)
  }
}
