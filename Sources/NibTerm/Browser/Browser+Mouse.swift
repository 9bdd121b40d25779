import NibCore
import NibDrawing

/// Handles mouse events.
extension Browser {
  /// The thing that the mouse is dragging.
  enum Drag {
    case divider(PaneLayout.Divider)
    case edge(ResizeHandles.Handle)
    case ground(last: CellPoint)
  }

  func handle(_ mouse: MouseEvent) {
    if let panel { return follow(panel.handle(mouse), of: panel) }
    let point = CellPoint(column: mouse.column, row: mouse.row)
    switch mouse.action {
    case .press: press(mouse, at: point)
    case .drag: drag(to: point, mouse)
    case .release: release(mouse)
    case .wheelUp: wheel(by: -3, mouse, at: point)
    case .wheelDown: wheel(by: 3, mouse, at: point)
    case .move: break
    }
  }

  private func press(_ mouse: MouseEvent, at point: CellPoint) {
    message = nil
    dragging = nil
    if let hint = hints.first(where: { $0.area.contains(point) }) { return perform(hint.command) }
    if let divider = layout.divider(at: point) { dragging = .divider(divider) }
    guard let pane = layout.pane(at: point), let area = layout.panes[pane] else { return }
    focus(on: pane)
    guard area.belowTitle.contains(point) else { return }
    let row = point.row - area.belowTitle.minRow
    switch pane {
    case .documents: clickDocument(row: row)
    case .outline: clickOutline(row: row, column: point.column - area.minColumn)
    case .inspector: clickInspector(row: row)
    case .canvas: pressCanvas(mouse, at: point)
    }
  }

  private func pressCanvas(_ mouse: MouseEvent, at point: CellPoint) {
    if let program {
      _ = program.handle(.mouse(mouse))
      return
    }
    if let sheet {
      if let device = sheet.device(at: point) {
        self.sheet = nil
        change { $0.choose(device.shownName) }
      }
      return
    }
    if let root = currentPicture?.view,
      let handle = handles(of: root).handle(at: canvas.pictureCell(at: point))
    {
      dragging = .edge(handle)
      return
    }
    dragging = .ground(last: point)
    selectView(at: point)
  }

  /// The resize handles on the picture's edges, in the picture's coordinates.
  func handles(of root: UIView) -> ResizeHandles {
    let visible = CellRect(origin: canvas.offset, size: canvas.window.size)
    return ResizeHandles(around: pictureCells(of: root), visible: visible)
  }

  private func drag(to point: CellPoint, _ mouse: MouseEvent) {
    switch dragging {
    case .divider(let divider): move(divider, to: point)
    case .edge(let handle): drag(handle, to: point)
    case .ground(let last):
      canvas.pan(columns: last.column - point.column, rows: last.row - point.row)
      dragging = .ground(last: point)
    case nil: _ = program?.handle(.mouse(mouse))
    }
  }

  private func move(_ divider: PaneLayout.Divider, to point: CellPoint) {
    let bottom = layout.status.minRow
    switch divider {
    case .side: arrangement.sideColumns = max(12, point.column)
    case .inspector: arrangement.inspectorColumns = max(12, layout.status.size.columns - point.column - 1)
    case .inspectorTop: arrangement.inspectorRows = max(3, bottom - point.row)
    case .documents: arrangement.documentsShare = Double(point.row) / Double(max(1, bottom))
    }
  }

  private func drag(_ handle: ResizeHandles.Handle, to point: CellPoint) {
    guard let root = currentPicture?.view else { return }
    // The layout happens at the next drawing, so several mouse events that arrive together cause only one
    // layout.
    draggedSize = handles(of: root).size(
      dragging: handle, to: canvas.pictureCell(at: point), from: root.bounds.size, grid: canvas.grid)
  }

  private func release(_ mouse: MouseEvent) {
    if dragging == nil { _ = program?.handle(.mouse(mouse)) }
    dragging = nil
  }

  private func wheel(by rows: Int, _ mouse: MouseEvent, at point: CellPoint) {
    guard let pane = layout.pane(at: point) else { return }
    switch pane {
    case .documents: documents?.scroll(by: rows, height: layout.panes[.documents]?.belowTitle.size.rows ?? 0)
    case .outline: outline.scroll(by: rows)
    case .inspector: inspector.scroll(by: rows)
    case .canvas:
      if let program, program.handle(.mouse(mouse)) { return }
      if mouse.modifiers.contains(.control) {
        if rows < 0 { canvas.zoomIn() } else { canvas.zoomOut() }
      } else if mouse.modifiers.contains(.shift) {
        canvas.pan(columns: rows * 2, rows: 0)
      } else {
        canvas.pan(columns: 0, rows: rows)
      }
    }
  }
}
