import NibCore
import NibDrawing
import NibTools

/// Draws the differences between the two versions of a document.
extension CanvasPane {
  /// The windows of the two versions, each below a title.
  struct VersionWindows {
    let before: CellRect
    let after: CellRect
    /// Whether the versions are one above the other.
    let isStacked: Bool

    /// Divides a window in the direction in which pictures of the given size can have the larger zoom. Returns `nil` if
    /// the window is too small.
    init?(_ window: CellRect, for size: CGSize) {
      let (columns, rows) = (window.size.columns, window.size.rows)
      let half = CGSize(width: Double(columns / 2) * 8, height: Double(rows) * 16)
      let stacked = CGSize(width: Double(columns) * 8, height: Double(rows / 2) * 16)
      func zoom(in room: CGSize) -> CGFloat {
        min(1, room.width / max(1, size.width), room.height / max(1, size.height))
      }
      isStacked = columns < 24 || zoom(in: stacked) > zoom(in: half)
      if isStacked {
        guard rows >= 6 else { return nil }
        let first = CellRect(column: window.minColumn, row: window.minRow, columns: columns, rows: rows / 2)
        before = first.belowTitle
        after =
          CellRect(
            column: window.minColumn, row: first.maxRow, columns: columns, rows: rows - first.size.rows
          ).belowTitle
      } else {
        let width = (columns - 1) / 2
        before = CellRect(column: window.minColumn, row: window.minRow, columns: width, rows: rows).belowTitle
        after =
          CellRect(
            column: window.minColumn + width + 1, row: window.minRow, columns: columns - width - 1, rows: rows
          ).belowTitle
      }
    }
  }

  /// The windows of the versions if both are shown; otherwise `nil`.
  func versionWindows(_ window: CellRect, root: UIView) -> VersionWindows? {
    guard let versions = session.versions, versions.shown == .both else { return nil }
    let old = versions.pictureBefore(session.picture)?.bounds.size ?? .zero
    let size = root.bounds.size
    return VersionWindows(
      window, for: CGSize(width: max(size.width, old.width), height: max(size.height, old.height)))
  }

  /// Draws the old version for its window, at the same zoom and with the same offset as the new one.
  func updatePictureBefore() {
    guard let windows, let root = session.versions?.pictureBefore(session.picture) else {
      drawnBefore = nil
      return
    }
    let renderer = renderer
    if drawnBefore.map({ !$0.isValid(for: root, renderer) }) ?? true {
      drawnBefore = DrawnPicture(of: root, renderer)
    }
    let view = DrawnPicture.View(window: windows.before, offset: viewport.offset)
    drawnBefore?.update(view) { cells in
      cells.drawBox(
        CellRect(origin: .zero, size: renderer.canvasSize(for: root)).inset(columns: -1, rows: -1),
        lines: .rounded, style: session.theme.line)
      drawnBefore?.drawPicture(on: cells)
    }
  }

  /// Copies the old version to its window, and draws the titles and the line between the versions.
  func drawBefore(_ windows: VersionWindows, on screen: CellCanvas) {
    guard let versions = session.versions else { return }
    let theme = session.theme
    for (title, window) in [("before", windows.before), ("after", windows.after)] {
      let start = CellPoint(column: window.minColumn, row: window.minRow - 1)
      if windows.isStacked {
        for column in window.columnRange {
          screen.put("─", at: CellPoint(column: column, row: start.row), style: theme.line)
        }
      }
      screen.put(" \(title) ", at: start, style: theme.title, maxColumns: window.size.columns)
    }
    if !windows.isStacked {
      for row in windows.before.minRow - 1..<windows.before.maxRow {
        screen.put("│", at: CellPoint(column: windows.before.maxColumn, row: row), style: theme.line)
      }
    }
    guard let drawn = drawnBefore else {
      screen.put(
        " This scene is new.", at: windows.before.origin, style: theme.quiet,
        maxColumns: windows.before.size.columns)
      return
    }
    screen.withClip(windows.before) {
      drawn.draw(on: screen)
      screen.translated(by: windows.before.origin - viewport.offset) {
        drawChanges(versions.changesBefore, drawn, on: screen)
        drawSelectionBefore(versions, drawn, on: screen)
      }
    }
  }

  /// Draws the box of the selected view in the old version.
  private func drawSelectionBefore(_ versions: OpenVersions, _ drawn: DrawnPicture, on screen: CellCanvas) {
    guard let open = versions.open,
      let id = session.selected.flatMap({ versions.counterpart(ofID: $0, in: open) }),
      let place = drawn.places.first(where: { $0.view.nibOrigin?.id == id })
    else { return }
    ViewBoxes([
      ViewBoxes.Box(
        place.visible, session.theme.overlay.selection, sign: versions.changesBefore.marks[id]?.sign ?? "")
    ]).draw(on: screen)
  }

  /// Draws boxes around the views that differ from the other version. Among views that are only laid out differently,
  /// only the outermost ones have boxes.
  func drawChanges(_ changes: OpenVersions.Changes, _ drawn: DrawnPicture, on screen: CellCanvas) {
    guard !changes.marks.isEmpty else { return }
    let boxes = drawn.places.compactMap { place -> ViewBoxes.Box? in
      guard let id = place.view.nibOrigin?.id, let mark = changes.marks[id],
        mark != .laidOut || changes.outermost.contains(id)
      else { return nil }
      return ViewBoxes.Box(place.visible, mark.color, sign: mark.sign)
    }
    ViewBoxes(boxes).draw(on: screen)
  }
}
