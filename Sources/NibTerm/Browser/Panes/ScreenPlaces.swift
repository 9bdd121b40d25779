import NibCore
import NibScreen

/// The positions of the panes and buttons when the screen was last drawn. They determine what a mouse event hits.
struct ScreenPlaces {
  /// A part of the screen that the mouse can drag.
  enum Drag {
    case divider(PaneLayout.Divider)
    /// The content of a pane, which handles the drag itself.
    case pane(Pane)
  }

  var layout: PaneLayout
  var screen = CellSize.zero
  /// The areas that perform a command when they are clicked, for example in the status line.
  var buttons: [(area: CellRect, command: Command)] = []
  /// The part that the mouse is dragging; nil if no drag is in progress.
  var dragging: Drag?

  init(focus: Pane) {
    layout = PaneLayout(size: .zero, focus: focus, hasDocuments: false, PaneArrangement())
  }
}

/// Handles mouse events.
extension Browser {
  func handle(_ mouse: MouseEvent) {
    if let panel, perform(panel.handle(mouse), of: panel) { return }
    if let map {
      if mouse.action == .press, let button = button(at: mouse) { return button.perform(in: self) }
      if !map.handle(mouse) { Command.openScene.perform(in: self) }
      return
    }
    switch mouse.action {
    case .press: press(mouse)
    case .drag: drag(mouse)
    case .release:
      if case .pane(let pane) = places.dragging { handle(.release(mouse), in: pane) }
      places.dragging = nil
    case .wheelUp: wheel(by: -3, mouse)
    case .wheelDown: wheel(by: 3, mouse)
    case .move: break
    }
  }

  /// The command of the button that a mouse event hits.
  private func button(at mouse: MouseEvent) -> Command? {
    places.buttons.last { $0.area.contains(mouse.point) }?.command
  }

  /// Passes an event to a pane, and performs the action that the pane returns.
  func handle(_ event: PaneEvent, in pane: Pane) { panes.handle(event, in: pane, state)?(self) }

  private func press(_ mouse: MouseEvent) {
    state.message = nil
    places.dragging = nil
    if let button = button(at: mouse) { return button.perform(in: self) }
    if let divider = places.layout.divider(at: mouse.point) { places.dragging = .divider(divider) }
    guard let pane = places.layout.pane(at: mouse.point), let area = places.layout.panes[pane] else { return }
    focus(on: pane)
    guard area.belowTitle.contains(mouse.point) else { return }
    places.dragging = .pane(pane)
    handle(.press(mouse), in: pane)
  }

  private func drag(_ mouse: MouseEvent) {
    switch places.dragging {
    case .divider(let divider): move(divider, to: mouse.point)
    case .pane(let pane): handle(.drag(mouse), in: pane)
    case nil: break
    }
  }

  private func move(_ divider: PaneLayout.Divider, to point: CellPoint) {
    let status = places.layout.status
    switch divider {
    case .side: state.arrangement.sideColumns = max(12, point.column)
    case .inspector: state.arrangement.inspectorColumns = max(12, status.size.columns - point.column - 1)
    case .inspectorTop: state.arrangement.inspectorRows = max(3, status.minRow - point.row)
    case .documents: state.arrangement.documentsShare = Double(point.row) / Double(max(1, status.minRow))
    }
  }

  private func wheel(by rows: Int, _ mouse: MouseEvent) {
    guard let pane = places.layout.pane(at: mouse.point) else { return }
    handle(.wheel(rows: rows, mouse), in: pane)
  }
}
