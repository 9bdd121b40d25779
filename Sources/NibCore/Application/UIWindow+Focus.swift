// The focus moves as in UIKit: Tab and Shift-Tab visit all controls in reading order, and the arrow keys move to the
// nearest view in their direction. The rows of a table share one place in this order; see UITableView+Focus.swift.
extension UIWindow {
  /// Moves the focus to the preferred view of the front controller if the focused view is no longer on the screen or
  /// can no longer have the focus.
  ///
  /// - Parameter includesBars: whether a bar around the front controller gets the focus if nothing in the controller's
  ///   view can have it. Otherwise, key presses go to the controller.
  package func nibUpdateFocus(includesBars: Bool = false) {
    layoutIfNeeded()
    nibEndDetachedEditing()
    if nibFocusIsInInput { return }
    guard let root = nibRootController, let front = root.nibFrontController.viewIfLoaded else { return }
    let area = root.nibKeyArea ?? front
    if let focused = nibFocusedView, focused.isDescendant(of: area), focused.nibCanBeFocusedNow { return }
    nibFocusedView = nibPreferredFocus(in: front)
    if includesBars, nibFocusedView == nil {
      nibFocusedView = area.nibPreferredFocus
      (nibFocusedView as? NibBar)?.nibFocusFirstSlot()
    }
    nibFocusedView?.nibScrollIntoView()
  }

  /// The view that gets the focus in the view of the front controller. In a split view, the focus stays in its column.
  private func nibPreferredFocus(in front: UIView) -> UIView? {
    guard let split = nibRootController?.nibFrontController as? UISplitViewController, !split.isCollapsed
    else { return front.nibPreferredFocus }
    let preferred = nibActiveController?.viewIfLoaded?.nibPreferredFocus
    return split.nibLastColumn.map(split.nibShown.contains) ?? false
      ? preferred : preferred ?? front.nibPreferredFocus
  }

  /// Stores in each split view around the focused view the column that contains the view.
  func nibRememberColumn() {
    var controller = nibFocusedView?.nibController
    while let current = controller {
      (current.parent as? UISplitViewController)?.nibLastColumn = current
      controller = current.parent
    }
  }

  /// The controller that keys act on: the front controller, or in a split view the one in the column that has the focus
  /// or had it last.
  package var nibActiveController: UIViewController? {
    var controller = nibRootController?.nibFrontController
    while let split = controller as? UISplitViewController, !split.isCollapsed {
      let focused = split.nibShown.first { column in
        column.viewIfLoaded.map { nibFocusedView?.isDescendant(of: $0) ?? false } ?? false
      }
      let last = split.nibShown.first { $0 === split.nibLastColumn }
      guard let column = focused ?? last ?? split.nibShown.first else { break }
      controller = column.nibFrontController
    }
    return controller
  }

  /// Gives the focus to a view and scrolls it into view. Editing ends in the view that had the focus.
  func nibFocus(on view: UIView) {
    if let editing = nibFirstResponder as? UIView, editing !== view { editing.resignFirstResponder() }
    nibFocusedView = view
    view.nibMoveRowCursorHere()
    view.nibScrollIntoView()
  }

  /// Moves the focus for an arrow key or h, j, k or l, or for Tab. Returns false for other keys, and if the focus cannot
  /// move.
  ///
  /// - Parameter continuesEditing: whether a text field to which Tab moves is edited at once.
  func nibMoveFocus(_ key: KeyPress, continuesEditing: Bool = false) -> Bool {
    if key.key == .tab, key.modifiers.isSubset(of: .shift) {
      return nibStepFocus(isForward: key.modifiers.isEmpty, continuesEditing)
    }
    guard key.modifiers.isEmpty, let direction = KeyDirection(key.key) else { return false }
    return nibMoveFocus(direction)
  }

  // MARK: Arrow keys

  /// Moves the focus to the nearest view in a direction. Returns false if there is none.
  ///
  /// - Parameter scroll: a scroll view that the focus does not leave; only the views in its visible part are considered.
  func nibMoveFocus(_ direction: KeyDirection, inside scroll: UIScrollView? = nil) -> Bool {
    // Without a focused view, keys act on the active column of a split view and do not move the focus out of it.
    let column =
      nibFocusedView == nil && nibRootController?.nibFrontController is UISplitViewController
      ? nibActiveController?.viewIfLoaded : nil
    guard let area = scroll ?? column ?? nibRootController?.nibKeyArea else { return false }
    let from = nibFocusedFrame
    let candidates = area.nibFocusableViews.filter { view in
      view !== nibFocusedView && view !== scroll && view.nibIsStop
        && !(view.nibRowTable?.nibHasRowCursor ?? false)
        && (scroll.map { view.convert(view.bounds, to: $0).intersects($0.bounds) } ?? true)
    }
    guard
      let best = direction.nearest(to: from, among: candidates, frame: { $0.convert($0.bounds, to: self) })
    else { return false }
    nibFocus(on: best)
    return true
  }

  /// The frame of the focused view, or of the row under the cursor of a focused table, in the window's coordinates.
  private var nibFocusedFrame: CGRect {
    guard let view = nibFocusedView else { return .zero }
    let table = view as? UITableView
    let row = table?.nibCursor.flatMap { table?.rectForRow(at: $0) }
    return view.convert(row ?? view.bounds, to: self)
  }

  // MARK: Tab

  /// Whether Tab moves the focus. In a tab bar controller it does so only while a control has the focus, because Tab
  /// changes tabs in lists and in screens with a single control.
  package var nibTabMovesFocus: Bool {
    guard let root = nibRootController, let area = root.nibKeyArea else { return false }
    guard (root.nibFrontController.tabBarController?.tabBar.items?.count ?? 0) > 1 else {
      return area.nibFocusableViews.contains { $0.nibIsStop && $0 !== nibFocusedView }
    }
    guard let focused = nibFocusedView,
      focused is UIControl || focused is UITextView || focused is UISearchBar
    else { return false }
    return (root.nibFrontController.viewIfLoaded?.nibFocusableViews.count(where: \.nibIsStop) ?? 0) > 1
  }

  /// Moves the focus to the next or previous view in reading order; after the last one, to the first. Returns false if
  /// there is no other view.
  private func nibStepFocus(isForward: Bool, _ continuesEditing: Bool) -> Bool {
    guard nibTabMovesFocus, let area = nibRootController?.nibKeyArea else { return false }
    let focused = nibFocusedView
    // The search for controls in rows can remove the cell with the focused view.
    let table = focused?.nibRowTable ?? focused as? UITableView
    let inTable = focused.flatMap { nextInTable($0, table, isForward) }
    guard let next = inTable ?? nextStop(after: table ?? focused, table, in: area, isForward) else {
      return false
    }
    nibFocus(on: next)
    if continuesEditing, next is UITextField { next.becomeFirstResponder() }
    return true
  }

  /// The control before or after the focused one in the rows of its table, or the table itself before its first control;
  /// nil if the focus leaves the rows.
  private func nextInTable(_ focused: UIView, _ table: UITableView?, _ isForward: Bool) -> UIView? {
    guard let table else { return nil }
    if focused === table { return isForward ? table.nibControl(after: table.nibCursor) : nil }
    if let control = table.nibControl(nextTo: focused, isForward: isForward) { return control }
    return !isForward && table.nibHasRowCursor ? table : nil
  }

  /// The view before or after another one. The rows of the table with the focus are skipped, unless there is no other
  /// view.
  private func nextStop(after current: UIView?, _ table: UITableView?, in area: UIView, _ isForward: Bool)
    -> UIView?
  {
    let all = area.nibFocusableViews.filter { view in
      view === current || view.nibIsStop && (table == nil || view.nibRowTable !== table)
    }
    guard let index = all.firstIndex(where: { $0 === current }) else {
      return isForward ? all.first : all.last
    }
    let (before, after) = (all[..<index], all[(index + 1)...])
    if let next = isForward ? (after + before).first : (before.reversed() + after.reversed()).first {
      return next
    }
    guard let table else { return nil }
    if isForward, table.nibHasRowCursor { return table }
    return isForward ? table.nibControl(after: nil) : table.nibControl(before: nil)
  }
}

extension KeyDirection {
  /// The item in this direction that is nearest to `from`. Items straight ahead come before those to the side.
  ///
  /// - Parameter frame: returns the frame of an item, in the coordinate system of `from`.
  func nearest<Item>(to from: CGRect, among items: [Item], frame: (Item) -> CGRect) -> Item? {
    let distances = items.compactMap { item in distance(from: from, to: frame(item)).map { (item, $0) } }
    return distances.min { $0.1 < $1.1 }?.0
  }

  /// The distance in this direction plus twice the gap across it, followed by the distance of the centers across it; nil
  /// if `to` is not in this direction, or for left and right, if it is too far above or below.
  ///
  /// Up and down, the distance is that of the edges, because a list below a field can be very high. It is that of the
  /// centers for views beside each other.
  private func distance(from: CGRect, to: CGRect) -> (CGFloat, CGFloat)? {
    let ahead: CGFloat
    switch self {
    case .up: ahead = from.midY - to.midY
    case .down: ahead = to.midY - from.midY
    case .left: ahead = from.midX - to.midX
    case .right: ahead = to.midX - from.midX
    }
    guard ahead > 1 else { return nil }
    guard isHorizontal else {
      let gap = max(0, max(from.minX, to.minX) - min(from.maxX, to.maxX))
      let edges = self == .up ? from.minY - to.maxY : to.minY - from.maxY
      let distance = edges >= 0 || gap == 0 ? max(0, edges) : ahead
      return (distance + 2 * gap, abs(from.midX - to.midX))
    }
    let aside = abs(from.midY - to.midY)
    return aside > max(from.height, to.height) ? nil : (ahead + 2 * aside, aside)
  }
}
