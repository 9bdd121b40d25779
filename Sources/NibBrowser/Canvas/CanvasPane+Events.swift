import NibCore
import NibDrawing
import NibTools

/// Handles the keys and the mouse on the canvas. While a page is shown, the page receives the events first.
extension CanvasPane {
  /// The ids of the commands that the status line shows: those of the page, if there is one.
  var hints: [String] {
    session.page?.hints ?? ["constraints", "next-device", "run", "quit", "help", "palette"]
  }

  /// Scrolls the picture by pages, unless a page or the contact sheet uses the key.
  func move(_ movement: Movement) {
    if session.page?.move(movement) ?? false { return }
    if let sheet { return sheet.move(movement) }
    let page = max(1, height - 1)
    let rows =
      switch movement {
      case .pageUp: -page
      case .pageDown: page
      case .home: -viewport.pictureRows
      case .end: viewport.pictureRows
      case .up, .down, .left, .right, .open: 0
      }
    if let reason = reasonForNoPan(columns: 0, rows: rows) { return session.showMessage(reason) }
    pan(columns: 0, rows: rows)
  }

  /// Begins to drag an edge of the picture or the picture itself, or selects a view.
  func press(_ mouse: MouseEvent) {
    dragging = nil
    if let page = session.page {
      _ = page.handle(.mouse(mouse))
      return
    }
    if let sheet {
      if let variant = sheet.variant(at: mouse.point) { choose(variant) }
      return
    }
    if let drag = viewDrag(mouse) {
      dragging = .view(drag)
      return
    }
    if let root = session.currentPicture?.view,
      let handle = handles(of: root).handle(at: viewport.pictureCell(at: mouse.point))
    {
      dragging = .edge(handle)
      return
    }
    dragging = .background(last: mouse.point)
    select(at: mouse.point)
  }

  /// The drag of the selected view that a press begins; `nil` if it begins none.
  private func viewDrag(_ mouse: MouseEvent) -> ViewDrag? {
    guard let view = session.selectedView, view.superview != nil, session.reasonForNoEditing == nil else {
      return nil
    }
    return ViewDrag(mouse, at: viewport.pictureCell(at: mouse.point), in: selectedCells)
  }

  /// The visible cells of the selected view, in the picture.
  private var selectedCells: CellRect? {
    session.selectedView.flatMap { drawnPicture()?.map.place(of: $0)?.visible }
  }

  /// The cells in which the selected view would be after the drag; `nil` while it is not dragged.
  var draggedCells: CellRect? {
    guard case .view(let drag) = dragging, drag.hasMoved else { return nil }
    return selectedCells.map(drag.cells)
  }

  /// Ends a drag of the selected view without an effect. Returns false if there is none.
  func cancelViewDrag() -> Bool {
    guard case .view = dragging else { return false }
    dragging = nil
    session.showMessage("Nothing was moved.")
    return true
  }

  /// Selects the view or the constraint at a point of the screen.
  private func select(at point: CellPoint) {
    let cell = viewport.pictureCell(at: point)
    let id =
      overlay?.constraintID(at: cell)
      ?? drawnPicture()?.map.view(at: cell, behind: session.selectedView)?.nibOrigin?.id
    if let id { session.select(id) }
  }

  /// Changes the size of the root, or scrolls the picture.
  func drag(_ mouse: MouseEvent) {
    switch dragging {
    case .edge(let handle):
      guard let root = session.currentPicture?.view else { return }
      draggedSize = handles(of: root).size(
        dragging: handle, to: viewport.pictureCell(at: mouse.point), from: root.bounds.size,
        grid: viewport.grid)
    case .background(let last):
      viewport.pan(columns: last.column - mouse.column, rows: last.row - mouse.row)
      dragging = .background(last: mouse.point)
    case .view(var drag):
      drag.end = mouse.point
      dragging = .view(drag)
      session.showMessage("\(drag.words(viewport.grid)); release to apply, Esc cancels")
    case nil:
      _ = session.page?.handle(.mouse(mouse))
      draggedSize = session.page?.takeDraggedSize() ?? draggedSize
    }
  }

  func release(_ mouse: MouseEvent) {
    if dragging == nil { _ = session.page?.handle(.mouse(mouse)) }
    defer { dragging = nil }
    guard case .view(var drag) = dragging else { return }
    drag.end = mouse.point
    if drag.hasMoved {
      moving.move(by: drag.distance(viewport.grid), isResize: drag.resized != nil)
    } else if drag.canBeClick {
      select(at: mouse.point)
    }
  }

  /// Gives the picture the size to which one of its edges was dragged.
  func applyDrag() {
    if let size = draggedSize.take() { session.change { $0.resize(to: size) } }
  }

  /// Scrolls vertically, or horizontally with Shift. With Control, zooms.
  func wheel(by rows: Int, _ mouse: MouseEvent) {
    if let page = session.page, page.handle(.mouse(mouse)) { return }
    if mouse.modifiers.contains(.control) {
      if rows < 0 { viewport.zoomIn() } else { viewport.zoomOut() }
    } else if mouse.modifiers.contains(.shift) {
      pan(columns: rows * 2, rows: 0)
    } else {
      pan(columns: 0, rows: rows)
    }
  }

  /// Scrolls the picture, or the contact sheet if it is shown. At the edge of the picture, scrolls the content of a
  /// scroll view in it.
  func pan(columns: Int, rows: Int) {
    if let sheet {
      sheet.scroll(by: rows)
    } else if session.page != nil || viewport.canPan(columns: columns, rows: rows) {
      viewport.pan(columns: columns, rows: rows)
    } else if let scrolled = contentScroll(columns: columns, rows: rows) {
      scrolled.view.contentOffset = scrolled.offset
      session.currentPicture?.view.layoutIfNeeded()
      if session.versions?.shown == .both {
        session.versions?.scrollBefore(around: scrolled.view, session.picture)
      }
    }
  }

  /// The reason why `pan` has no effect; `nil` if it has one.
  func reasonForNoPan(columns: Int, rows: Int) -> String? {
    let canPan =
      sheet != nil || session.page != nil || viewport.canPan(columns: columns, rows: rows)
      || contentScroll(columns: columns, rows: rows) != nil
    return canPan ? nil : "The picture does not continue in this direction."
  }

  /// The scroll view to scroll at the edge of the picture, and its new offset; `nil` if there is none.
  private func contentScroll(columns: Int, rows: Int) -> (view: UIScrollView, offset: CGPoint)? {
    guard let root = session.currentPicture?.view else { return nil }
    let distance = CGSize(
      width: Double(columns) * viewport.grid.cellWidth, height: Double(rows) * viewport.grid.cellHeight)
    return root.nibContentScroll(by: distance, around: session.selectedView)
  }

  /// The resize handles on the picture's edges, in the picture's coordinates.
  func handles(of root: UIView) -> ResizeHandles {
    let visible = CellRect(origin: viewport.offset, size: viewport.area.size)
    return ResizeHandles(around: pictureCells(of: root), visible: visible)
  }

  /// The resize handle that the mouse is dragging; `nil` if there is none.
  var draggedHandle: ResizeHandles.Handle? {
    if case .edge(let handle) = dragging { handle } else { nil }
  }
}
