import NibCore
import NibDrawing
import NibTools

/// Handles the keys and the mouse on the canvas. While a program runs, it receives them first.
extension CanvasPane {
  /// The commands that the status line shows: those of the running program, if there is one.
  var hints: [Command] { program?.hints ?? [.constraints, .device, .run, .quit, .help, .palette] }

  /// Sends a key to the running program, if any. An Esc that the program does not handle ends it. Returns false if
  /// the key has not been handled and may be a command.
  mutating func handle(_ key: KeyPress) -> Bool {
    guard let program else { return false }
    if program.handle(.key(key)) { return true }
    guard key == KeyPress(.escape) else { return false }
    endProgram()
    return true
  }

  mutating func move(_ movement: Movement) -> BrowserAction? {
    if let rows {
      rows.move(movement)
      return nil
    }
    if let sheet {
      sheet.move(movement)
      return nil
    }
    let page = max(1, height - 1)
    let rows =
      switch movement {
      case .pageUp: -page
      case .pageDown: page
      case .home: -viewport.pictureRows
      case .end: viewport.pictureRows
      case .up, .down, .left, .right, .open: 0
      }
    return {
      if let reason = $0.panes.canvas.pan(columns: 0, rows: rows, $0.state) { $0.showMessage(reason) }
    }
  }

  mutating func press(_ mouse: MouseEvent, _ state: BrowserState) -> BrowserAction? {
    dragging = nil
    if let program {
      _ = program.handle(.mouse(mouse))
      return nil
    }
    if let sheet {
      guard let device = sheet.device(at: mouse.point) else { return nil }
      return { $0.chooseFromSheet(device) }
    }
    if let root = state.currentPicture?.view,
      let handle = handles(of: root, state).handle(at: viewport.pictureCell(at: mouse.point))
    {
      dragging = .edge(handle)
      return nil
    }
    dragging = .background(last: mouse.point)
    let cell = viewport.pictureCell(at: mouse.point)
    let id =
      overlay?.constraintID(at: cell)
      ?? drawnPicture(state)?.map.view(at: cell, behind: state.selectedView)?.nibOrigin?.id
    return id.map { id in { $0.select(id) } }
  }

  mutating func drag(_ mouse: MouseEvent, _ state: BrowserState) {
    switch dragging {
    case .edge(let handle):
      guard let root = state.currentPicture?.view else { return }
      draggedSize = handles(of: root, state).size(
        dragging: handle, to: viewport.pictureCell(at: mouse.point), from: root.bounds.size,
        grid: viewport.grid)
    case .background(let last):
      viewport.pan(columns: last.column - mouse.column, rows: last.row - mouse.row)
      dragging = .background(last: mouse.point)
    case nil:
      _ = program?.handle(.mouse(mouse))
      draggedSize = rows?.pane.draggedSize.take() ?? draggedSize
    }
  }

  mutating func release(_ mouse: MouseEvent) {
    if dragging == nil { _ = program?.handle(.mouse(mouse)) }
    dragging = nil
  }

  /// Scrolls vertically, or horizontally with Shift. With Control, zooms.
  mutating func wheel(by rows: Int, _ mouse: MouseEvent, _ state: BrowserState) {
    if let program, program.handle(.mouse(mouse)) { return }
    if mouse.modifiers.contains(.control) {
      if rows < 0 { viewport.zoomIn() } else { viewport.zoomOut() }
    } else if mouse.modifiers.contains(.shift) {
      pan(columns: rows * 2, rows: 0, state)
    } else {
      pan(columns: 0, rows: rows, state)
    }
  }

  /// Scrolls the picture, or the contact sheet if it is shown. At the edge of the picture, scrolls the content of a scroll
  /// view in it.
  ///
  /// - Returns: the reason why nothing was scrolled; nil if something was.
  @discardableResult
  mutating func pan(columns: Int, rows: Int, _ state: BrowserState) -> String? {
    if let sheet {
      sheet.scroll(by: rows)
    } else if program != nil || viewport.canPan(columns: columns, rows: rows) {
      viewport.pan(columns: columns, rows: rows)
    } else if let scrolled = contentScroll(columns: columns, rows: rows, state) {
      scrolled.view.contentOffset = scrolled.offset
      state.currentPicture?.view.layoutIfNeeded()
      if state.versions?.shown == .both { state.versions?.scrollBefore(around: scrolled.view, state.picture) }
    } else {
      return "The picture does not continue in this direction."
    }
    return nil
  }

  /// Whether `pan` has an effect.
  func canPan(columns: Int, rows: Int, _ state: BrowserState) -> Bool {
    sheet != nil || program != nil || viewport.canPan(columns: columns, rows: rows)
      || contentScroll(columns: columns, rows: rows, state) != nil
  }

  /// The scroll view to scroll at the edge of the picture, and its new offset; nil if there is none.
  private func contentScroll(
    columns: Int, rows: Int, _ state: BrowserState
  ) -> (view: UIScrollView, offset: CGPoint)? {
    guard let root = state.currentPicture?.view else { return nil }
    let distance = CGSize(
      width: Double(columns) * viewport.grid.cellWidth, height: Double(rows) * viewport.grid.cellHeight)
    return root.nibContentScroll(by: distance, around: state.selectedView)
  }

  /// The resize handles on the picture's edges, in the picture's coordinates.
  func handles(of root: UIView, _ state: BrowserState) -> ResizeHandles {
    let visible = CellRect(origin: viewport.offset, size: viewport.area.size)
    return ResizeHandles(around: pictureCells(of: root, state), visible: visible)
  }

  /// The resize handle that the mouse is dragging; nil if there is none.
  var draggedHandle: ResizeHandles.Handle? {
    if case .edge(let handle) = dragging { handle } else { nil }
  }
}
