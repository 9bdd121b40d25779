extension UIWindow {
  /// Delivers an event from the terminal. Returns false if nothing handled it.
  ///
  /// - Parameters:
  ///   - grid: converts the cells of mouse and resize events to points of the window.
  ///   - point: returns the point of the window that is drawn in the middle of a cell; `nil` if the window's content is
  ///     drawn where `grid` places it.
  @discardableResult
  package func nibSend(
    _ event: InputEvent, grid: CellGrid = .standard, point: ((CellPoint) -> CGPoint)? = nil
  ) -> Bool {
    switch event {
    case .key(let key): return nibSendKey(key)
    case .paste(let text):
      let start = (nibEditsText ? nibFirstResponder : nil) ?? nibKeyTarget
      return start.nibResponderChain.contains { $0.nibPaste(text) }
    case .mouse(let mouse): return nibSendMouse(mouse, point ?? { grid.middle(of: $0) })
    case .resize(let columns, let rows):
      nibResize(to: CGSize(grid.points(of: CellSize(columns: columns, rows: rows))))
      return true
    case .focus: return false
    }
  }

  /// Changes the window's size in points. The controllers are notified before and after the change, also if the size
  /// classes change with the size.
  package func nibResize(to size: CGSize) {
    guard size != frame.size else { return }
    let transition = ViewTransition(resizing: self)
    transition.begin(for: [nibRootController].compactMap { $0 })
    let traits = nibEnvironment.traits(inWindowOf: frame.size)
    let newTraits = nibEnvironment.traits(inWindowOf: size)
    let changesTraits = ProgramScreen.current.size != nil && traits != newTraits
    if changesTraits { nibRootController?.willTransition(to: newTraits, with: transition) }
    nibRootController?.viewWillTransition(to: size, with: transition)
    frame = CGRect(origin: frame.origin, size: size)
    nibRootController?.viewIfLoaded?.frame = bounds
    if changesTraits { nibTraitsDidChange(from: traits) }
    transition.animate()
    layoutIfNeeded()
    transition.complete()
  }

  // MARK: Keys

  /// Sends a key press to the text that is being edited, or to the focused view. It is passed along the responder chain
  /// until a responder handles it. Otherwise, the key may move the focus.
  private func nibSendKey(_ key: KeyPress) -> Bool {
    nibEndDetachedEditing()
    if nibInputKey(key) { return true }
    if key.key == .escape, nibSearchKey(key) { return true }
    let editing = nibEditsText ? nibFirstResponder as? UIView : nil
    let start = editing ?? nibKeyTarget
    if editing == nil, nibTapKey(key) || nibSendToFirstResponder(key, before: start) { return true }
    if start.nibResponderChain.contains(where: { $0.nibKeyDown(key) }) { return true }
    guard key.key == .tab, let editing else {
      return nibMoveFocus(key) || nibPerformKeyCommand(key, from: start) || nibMenuKey(key)
        || nibSearchKey(key) || nibRefreshKey(key)
    }
    nibFocusedView = editing
    return nibMoveFocus(key, continuesEditing: true)
  }

  /// Enter and Space perform the actions of the tap recognizers of the focused view.
  private func nibTapKey(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, key.key == .enter || key.key == .character(" "),
      let focused = nibFocusedView, focused.nibAnswersTaps
    else { return false }
    return focused.nibRecognizeTap()
  }

  /// Passes a key to a first responder that edits no text, if the focused view's responder chain does not contain it.
  private func nibSendToFirstResponder(_ key: KeyPress, before start: UIResponder) -> Bool {
    guard let responder = nibFirstResponder, !start.nibResponderChain.contains(where: { $0 === responder })
    else {
      return false
    }
    return responder.nibKeyDown(key)
  }

  /// The key `m` shows the context menu of the focused view.
  private func nibMenuKey(_ key: KeyPress) -> Bool {
    key == KeyPress(.character("m")) && !nibEditsText && (nibFocusedView?.nibShowContextMenu() ?? false)
  }

  /// The responder that receives key presses first: the focused view, otherwise the view of the front controller,
  /// otherwise the window.
  private var nibKeyTarget: UIResponder {
    nibUpdateFocus()
    return nibFocusedView ?? nibActiveController?.viewIfLoaded ?? self
  }

  // MARK: Mouse

  /// Sends a mouse event to the view under the pointer, or to the view that received the press.
  private func nibSendMouse(_ mouse: MouseEvent, _ place: (CellPoint) -> CGPoint) -> Bool {
    layoutIfNeeded()
    let point = place(CellPoint(column: mouse.column, row: mouse.row))
    let target = mouse.action == .press ? nil : nibMouseTarget
    if mouse.action == .release { nibMouseTarget = nil }
    guard let hit = target ?? hitTest(point, with: UIEvent(nibInput: .mouse(mouse))) else { return false }
    if mouse.action == .press { nibFocus(at: hit) }
    if nibDeliver(mouse, to: hit, point) { return true }
    nibTouch(mouse, hit, point)
    return false
  }

  /// Calls the methods for touches if no view used the event itself.
  private func nibTouch(_ mouse: MouseEvent, _ view: UIView, _ point: CGPoint) {
    guard mouse.button == .left else { return }
    let event = UIEvent(nibInput: .mouse(mouse))
    switch mouse.action {
    case .press: view.touchesBegan([UITouch(view, .began, at: point)], with: event)
    case .release: view.touchesEnded([UITouch(view, .ended, at: point)], with: event)
    default: break
    }
  }

  /// Handles a press on a view: ends editing elsewhere, and moves the focus to the view or to the nearest superview
  /// that can have it.
  private func nibFocus(at view: UIView) {
    nibMouseTarget = view
    let isInInput = nibInputHost.map { view.isDescendant(of: $0) } ?? false
    guard isInInput || nibEndEditing(outside: view) else { return }
    let order = isInInput ? nibInputHost?.nibFocusableViews ?? [] : nibFocusOrder
    guard let target = view.nibLineage.first(where: order.contains) else { return }
    nibFocusedView = target
    target.nibMoveRowCursorHere()
  }

  /// Passes the event to the view and to its tap recognizers, then to its superview and so on, until one of them
  /// handles it.
  private func nibDeliver(_ mouse: MouseEvent, to view: UIView, _ point: CGPoint) -> Bool {
    for target in view.nibLineage {
      let place = target.convert(point, from: self)
      if target.nibMouse(mouse, at: place) {
        if mouse.action == .press { nibMouseTarget = target }
        return true
      }
      if mouse.button == .left, nibTap(mouse.action, target, point) { return true }
      if mouse.action == .release, mouse.button == .right, target.nibShowOwnMenu(at: place) { return true }
    }
    return false
  }
}

extension UIWindow {
  /// Recognizes a tap when the mouse button is released on a view. A press on a view in a row is for that view, and not
  /// for the list.
  private func nibTap(_ action: MouseEvent.Action, _ view: UIView, _ point: CGPoint) -> Bool {
    let place: (point: CGPoint, view: UIView) = (point, self)
    switch action {
    case .press where view.nibAnswersTaps && view.nibIsInList:
      nibMouseTarget = view
      return true
    case .release: return view.nibRecognizeTap(at: place)
    default: return false
    }
  }
}

extension CellGrid {
  /// The middle of a cell in points. Rounding does not move it to a neighboring cell.
  package func middle(of cell: CellPoint) -> CGPoint {
    let corner = points(of: cell)
    return CGPoint(x: corner.x + cellWidth / 2, y: corner.y + cellHeight / 2)
  }
}

extension CGSize {
  /// Creates a size from the points that `CellGrid` returns.
  package init(_ points: (width: Double, height: Double)) {
    self.init(width: points.width, height: points.height)
  }
}

extension UIView {
  /// Whether the view is in a table or a collection view.
  fileprivate var nibIsInList: Bool {
    nibLineage.dropFirst().contains { $0 is UITableView || $0 is UICollectionView }
  }
}
