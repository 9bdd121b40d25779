import NibCore
import NibScreen

/// Handles mouse events.
extension PaneScreen {
  /// The id of the command of the button that a mouse event hits.
  private func button(at mouse: MouseEvent) -> String? {
    buttons.last { $0.area.contains(mouse.point) }?.command
  }

  /// Handles a mouse event. Returns the id of a command to perform, or `nil`.
  func handle(_ mouse: MouseEvent) -> String? {
    if let cover = session.cover {
      if mouse.action == .press, let command = button(at: mouse) { return command }
      return cover.handle(mouse)
    }
    switch mouse.action {
    case .press: return press(mouse)
    case .drag: drag(mouse)
    case .release:
      if case .pane(let pane) = dragging { self[pane]?.release(mouse) }
      dragging = nil
    case .wheelUp: wheel(by: -3, mouse)
    case .wheelDown: wheel(by: 3, mouse)
    case .move: break
    }
    return nil
  }

  /// Focuses the pane under the mouse, or begins to drag a divider. Returns the command of a button.
  private func press(_ mouse: MouseEvent) -> String? {
    session.message = nil
    dragging = nil
    if let command = button(at: mouse) { return command }
    let layout = session.layout
    if let divider = layout.divider(at: mouse.point) { dragging = .divider(divider) }
    guard let pane = layout.pane(at: mouse.point), let area = layout.panes[pane] else { return nil }
    session.focus(on: pane)
    guard area.belowTitle.contains(mouse.point) else { return nil }
    dragging = .pane(pane)
    self[pane]?.press(mouse)
    return nil
  }

  private func drag(_ mouse: MouseEvent) {
    switch dragging {
    case .divider(let divider): move(divider, to: mouse.point)
    case .pane(let pane): self[pane]?.drag(mouse)
    case nil: break
    }
  }

  /// Moves a divider between panes.
  private func move(_ divider: PaneLayout.Divider, to point: CellPoint) {
    let status = session.layout.status
    switch divider {
    case .side: session.arrangement.sideColumns = max(12, point.column)
    case .inspector: session.arrangement.inspectorColumns = max(12, status.size.columns - point.column - 1)
    case .inspectorTop: session.arrangement.inspectorRows = max(3, status.minRow - point.row)
    case .documents: session.arrangement.documentsShare = Double(point.row) / Double(max(1, status.minRow))
    }
  }

  private func wheel(by rows: Int, _ mouse: MouseEvent) {
    if let pane = session.layout.pane(at: mouse.point) { self[pane]?.wheel(by: rows, mouse) }
  }
}
