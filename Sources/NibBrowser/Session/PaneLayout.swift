import NibCore

/// The areas of the panes on the screen. A wide terminal has three columns of panes, one of normal width has two, and a
/// small one shows one pane at a time. The first row of each pane is its title.
struct PaneLayout {
  /// A line between panes that the mouse can drag. It is at the right of the side panes (the documents and the
  /// outline), between these, or at the left or the top of the inspector.
  enum Divider: Hashable { case side, inspector, inspectorTop, documents }

  /// The areas of the visible panes, including their titles.
  private(set) var panes: [Pane: CellRect] = [:]
  private(set) var dividers: [(divider: Divider, area: CellRect)] = []
  /// The area of the status line: the last row of the screen.
  let status: CellRect

  /// The minimum screen widths for two and for three columns.
  private static let columnsForTwo = 60
  private static let columnsForThree = 110
  /// The minimum number of rows of the screen for showing the inspector below the canvas.
  private static let rowsForStack = 32
  /// The minimum number of rows of the documents pane below its title, even if its list is shorter.
  private static let fewestDocumentRows = 3
  /// The minimum number of rows for showing the documents and the outline one above the other.
  private static let rowsForBothLists = 12

  /// - Parameters:
  ///   - focus: the focused pane, which is always visible.
  ///   - hasDocuments: whether the documents pane is shown.
  ///   - documentRows: the number of rows that the documents pane can use below its title, if it is known. The outline
  ///     gets the others.
  ///   - arrangement: the user's choice of visible panes and their sizes.
  init(
    size: CellSize, focus: Pane, hasDocuments: Bool, documentRows: Int? = nil, _ arrangement: PaneArrangement
  ) {
    let rows = size.rows > 1 ? size.rows - 1 : size.rows
    status = CellRect(column: 0, row: rows, columns: size.columns, rows: size.rows - rows)
    let all = CellRect(column: 0, row: 0, columns: size.columns, rows: rows)
    guard size.columns >= PaneLayout.columnsForTwo else {
      panes[focus] = all
      return
    }
    let isSideFocused = focus == .documents || focus == .outline
    var middle = all
    if arrangement.showsSide || isSideFocused {
      let columns = PaneLayout.columns(
        arrangement.sideColumns, default: min(max(size.columns / 4, 24), 44), in: size.columns)
      placeSide(
        in: CellRect(column: 0, row: 0, columns: columns, rows: rows), focus, hasDocuments: hasDocuments,
        documentRows: documentRows, documentsShare: arrangement.documentsShare)
      dividers.append((.side, CellRect(column: columns, row: 0, columns: 1, rows: rows)))
      middle = CellRect(column: columns + 1, row: 0, columns: size.columns - columns - 1, rows: rows)
    }
    guard arrangement.showsInspector || focus == .inspector else {
      panes[.canvas] = middle
      return
    }
    placeInspector(in: middle, screen: size, focus, arrangement)
  }

  /// The number of columns of a pane: the user's choice or the default, but at least 12, and at most the number that
  /// leaves 30 columns for the other panes.
  private static func columns(_ chosen: Int?, default usual: Int, in total: Int) -> Int {
    min(max(chosen ?? usual, 12), max(12, total - 30))
  }

  /// Places the inspector beside the canvas, below it, or instead of it, depending on the size of the screen.
  private mutating func placeInspector(
    in middle: CellRect, screen: CellSize, _ focus: Pane, _ arrangement: PaneArrangement
  ) {
    if screen.columns >= PaneLayout.columnsForThree {
      let columns = PaneLayout.columns(
        arrangement.inspectorColumns, default: min(max(screen.columns / 4, 30), 52), in: middle.size.columns)
      let left = middle.maxColumn - columns
      panes[.canvas] = CellRect(
        column: middle.minColumn, row: 0, columns: left - 1 - middle.minColumn, rows: middle.size.rows)
      panes[.inspector] = CellRect(column: left, row: 0, columns: columns, rows: middle.size.rows)
      dividers.append((.inspector, CellRect(column: left - 1, row: 0, columns: 1, rows: middle.size.rows)))
    } else if screen.rows >= PaneLayout.rowsForStack {
      let rows = min(max(arrangement.inspectorRows ?? screen.rows / 3, 3), middle.size.rows - 5)
      let top = middle.maxRow - rows
      panes[.canvas] = CellRect(
        origin: middle.origin, size: CellSize(columns: middle.size.columns, rows: top))
      panes[.inspector] = CellRect(
        column: middle.minColumn, row: top, columns: middle.size.columns, rows: rows)
      dividers.append(
        (.inspectorTop, CellRect(column: middle.minColumn, row: top, columns: middle.size.columns, rows: 1)))
    } else {
      panes[focus == .inspector ? .inspector : .canvas] = middle
    }
  }

  /// Divides the side between documents and outline. If it is too low, only the one with the focus is shown.
  private mutating func placeSide(
    in side: CellRect, _ focus: Pane, hasDocuments: Bool, documentRows: Int?, documentsShare share: Double
  ) {
    guard hasDocuments else {
      panes[.outline] = side
      return
    }
    let rows = side.size.rows
    var upper = Int(bounded: (Double(rows) * min(max(share, 0.1), 0.9)).rounded())
    if let documentRows { upper = min(upper, max(documentRows, PaneLayout.fewestDocumentRows) + 1) }
    if rows < PaneLayout.rowsForBothLists {
      // Only one of the two lists has room; the other pane is only a title.
      upper = focus == .outline ? 1 : max(1, rows - 1)
    }
    upper = min(max(upper, 1), max(1, rows - 1))
    panes[.documents] = CellRect(origin: side.origin, size: CellSize(columns: side.size.columns, rows: upper))
    panes[.outline] = CellRect(column: 0, row: upper, columns: side.size.columns, rows: rows - upper)
    dividers.append((.documents, CellRect(column: 0, row: upper, columns: side.size.columns, rows: 1)))
  }

  /// The pane at the given point of the screen.
  func pane(at point: CellPoint) -> Pane? {
    Pane.allCases.first { panes[$0]?.contains(point) ?? false }
  }

  /// The divider at the given point of the screen.
  func divider(at point: CellPoint) -> Divider? { dividers.first { $0.area.contains(point) }?.divider }
}

extension CellRect {
  /// The part of a pane below its title.
  var belowTitle: CellRect {
    CellRect(column: minColumn, row: minRow + 1, columns: size.columns, rows: max(0, size.rows - 1))
  }
}
