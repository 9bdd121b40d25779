// The focus moves as in UIKit: Tab and Shift-Tab visit all controls in reading order, and the arrow keys move to the
// nearest view in their direction. The rows of a table share one place in this order; see UITableView+Focus.swift. The
// first responder always has the focus, so that the focus is where typing goes.
extension UIWindow {
  /// The views on the screen that can have the focus, in reading order. If a controller is presented, only views in it
  /// and in front of it are included.
  var nibFocusOrder: [UIView] { FocusOrder(in: self, above: nibFocusFloor).views }

  /// The subview that contains the presented controller in front; `nil` if there is none.
  private var nibFocusFloor: UIView? {
    let presented = nibRootController?.nibFrontController.nibLineage.first { $0.nibPresenter != nil }
    return presented?.viewIfLoaded?.nibLineage.first { $0.superview === self }
  }

  /// Moves the focus to the first responder if it is a view. Otherwise, moves the focus to the preferred view of the
  /// front controller if the focused view cannot be seen any more or can no longer have the focus.
  ///
  /// - Parameter includesBars: whether a bar around the front controller gets the focus if nothing in the controller's
  ///   view can have it. Otherwise, key presses go to the controller.
  package func nibUpdateFocus(includesBars: Bool = false) {
    layoutIfNeeded()
    nibEndDetachedEditing()
    if nibFocusIsInInput || nibFocusFollowsFirstResponder() { return }
    let order = nibFocusOrder
    if let focused = nibFocusedView, order.contains(focused) { return }
    nibFocusedView = nibPreferredFocus(in: order) ?? nibFocusOutsideControllers(order)
    if includesBars, nibFocusedView == nil {
      nibFocusedView = order.nibPreferred
      (nibFocusedView as? any StopList)?.nibFocusFirstStop()
    }
    nibFocusedView?.nibScrollIntoView()
  }

  /// Gives the focus to the first responder. Returns false if there is none, or if it is not a view.
  private func nibFocusFollowsFirstResponder() -> Bool {
    guard let responder = nibFirstResponder as? UIView else { return false }
    // The focus can be on a view inside a view that receives keys. A text has none.
    let isInside = nibFocusedView?.isDescendant(of: responder) ?? false
    if !isInside || nibEditsText { nibFocusedView = responder }
    if nibRevealsFirstResponder, !responder.isHidden, !responder.bounds.isEmpty {
      responder.nibScrollIntoView()
    }
    nibRevealsFirstResponder = false
    return true
  }

  /// Whether the first responder is a text that is being edited.
  package var nibEditsText: Bool {
    nibFirstResponder is UITextField || nibFirstResponder is UITextView || nibFirstResponder is UISearchBar
  }

  /// The view that gets the focus in the view of the front controller. In a split view, the focus stays in its column.
  private func nibPreferredFocus(in order: [UIView]) -> UIView? {
    guard let front = nibRootController?.nibFrontController else { return nil }
    guard let split = front as? UISplitViewController, !split.isCollapsed else {
      return nibPreferredFocus(of: front, in: order)
    }
    let preferred = nibActiveController.flatMap { nibPreferredFocus(of: $0, in: order) }
    let staysInColumn = split.nibLastColumn.map(split.nibShown.contains) ?? false
    return staysInColumn ? preferred : preferred ?? nibPreferredFocus(of: front, in: order)
  }

  /// The view that gets the focus in the view of a controller: the view that had the focus last, if it still can have
  /// it.
  private func nibPreferredFocus(of controller: UIViewController, in order: [UIView]) -> UIView? {
    guard let view = controller.viewIfLoaded else { return nil }
    let candidates = order.filter { $0.isDescendant(of: view) }
    if let last = controller.nibLastFocus, last.nibIsStop, candidates.contains(last) { return last }
    return candidates.nibPreferred
  }

  /// The view that gets the focus in the views that a program added to the window in front of its controllers.
  private func nibFocusOutsideControllers(_ order: [UIView]) -> UIView? {
    order.filter { $0.nibController == nil }.nibPreferred
  }

  /// Stores the focused view in the controllers around it, and in each split view the column that contains it.
  func nibRememberFocus() {
    for controller in nibFocusedView?.nibController?.nibLineage ?? [] {
      controller.nibLastFocus = nibFocusedView
      (controller.parent as? UISplitViewController)?.nibLastColumn = controller
    }
  }

  /// The controller that keys act on: the front controller, or in a split view the controller in the column that has
  /// the focus or had the focus last.
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

  /// Gives the focus to a view and scrolls it into view. Editing ends in the view that had the focus. If that view
  /// refuses, it keeps the focus, and the method returns false.
  @discardableResult
  func nibFocus(on view: UIView) -> Bool {
    guard nibEndEditing(outside: view) else { return false }
    nibFocusedView = view
    view.nibMoveRowCursorHere()
    view.nibScrollIntoView()
    return true
  }

  /// Ends editing, unless the text that is edited contains the view. Returns false if the text refuses.
  func nibEndEditing(outside view: UIView) -> Bool {
    guard let editing = nibFirstResponder as? UIView, !view.isDescendant(of: editing) else { return true }
    return editing.resignFirstResponder()
  }

  /// Gives the focus to a view that became the first responder. It is scrolled into view after the next layout, unless
  /// it has no area, as a field that only shows an input view.
  func nibFocus(onFirstResponder responder: UIResponder) {
    guard let view = responder as? UIView else { return }
    nibFocusedView = view
    view.nibMoveRowCursorHere()
    nibRevealsFirstResponder = true
    setNeedsDisplay()
  }

  /// Moves the focus from a search bar or a field for searches to the list of results, after the user has ended the
  /// search or the typing. The focus stays on the bar of a search without results, so that the user can see it.
  func nibFocusResults(of view: UIView) {
    guard !nibEditsText, nibFocusedView === view else { return }
    layoutIfNeeded()
    let area = view.nibController?.viewIfLoaded ?? self
    let list = nibFocusOrder.first {
      ($0 is UITableView || $0 is UICollectionView) && $0.nibIsStop && $0.isDescendant(of: area)
    }
    if let list {
      nibFocus(on: list)
    } else if let search = (view as? UISearchBar)?.nibSearchController, !search.isActive {
      nibFocusedView = nil
    }
  }

  /// Moves the focus for an arrow key or h, j, k or l, or for Tab. Returns false for other keys, and if the focus
  /// cannot move.
  ///
  /// - Parameter continuesEditing: whether a text field to which Tab moves is edited at once.
  func nibMoveFocus(_ key: KeyPress, continuesEditing: Bool = false) -> Bool {
    if key.key == .tab, key.modifiers.isSubset(of: .shift) {
      return nibStepFocus(isForward: key.modifiers.isEmpty, continuesEditing: continuesEditing)
    }
    guard key.modifiers.isEmpty, let direction = KeyDirection(key.key) else { return false }
    return nibMoveFocus(direction)
  }

  /// Moves the focus to the nearest view in a direction. Returns false if there is none.
  ///
  /// - Parameter scroll: a scroll view that the focus does not leave; only the views in its visible part are
  ///   considered.
  func nibMoveFocus(_ direction: KeyDirection, inside scroll: UIScrollView? = nil) -> Bool {
    // Without a focused view, keys act on the active column of a split view and do not move the focus out of it.
    let column =
      nibFocusedView == nil && nibRootController?.nibFrontController is UISplitViewController
      ? nibActiveController?.viewIfLoaded : nil
    let area: UIView = scroll ?? column ?? self
    let from = nibFocusedFrame
    let candidates = nibFocusOrder.filter { view in
      view !== nibFocusedView && view !== scroll && view.nibIsStop && view.isDescendant(of: area)
        && !(view.nibRowTable?.nibHasRowCursor ?? false)
        && (scroll.map { view.convert(view.bounds, to: $0).intersects($0.bounds) } ?? true)
        && !(direction.isHorizontal && view.nibIsBar(aboveOrBelow: from, in: self))
    }
    let frame = { (view: UIView) in view.convert(view.bounds, to: self) }
    guard let nearest = direction.nearest(to: from, among: candidates, frame: frame) else { return false }
    let passed = direction.isHorizontal ? [] : nibRow(passedBy: nearest, from, candidates)
    let target = direction.nearest(to: from, among: passed, frame: frame) ?? nearest
    guard nibFocus(on: target) else { return false }
    (target as? any StopList)?.nibEnter(direction)
    return true
  }

  /// The views in the first row between the focus and the target that Up and Down must not pass over. These are views
  /// in front of a wider target, such as a bar, and views that are alone in their row. Left and Right do not lead to
  /// them either. Otherwise, the keys would never reach a control that is not below or above another control.
  private func nibRow(passedBy target: UIView, _ from: CGRect, _ candidates: [UIView]) -> [UIView] {
    let screen = nibFocusedView?.nibScreen
    let end = target.convert(target.bounds, to: self)
    let onScreen = candidates.filter { $0 === target || $0.nibScreen === screen }.map {
      (view: $0, frame: $0.convert($0.bounds, to: self))
    }
    let passed = onScreen.filter { view, frame in
      guard !frame.isBeside(from), !frame.isBeside(end), (from.midY < frame.midY) == (frame.midY < end.midY)
      else { return false }
      return min(frame.maxX, end.maxX) > max(frame.minX, end.minX)
        || !onScreen.contains { $0.view !== view && $0.frame.isBeside(frame) }
    }
    let distance = { (frame: CGRect) in abs(frame.midY - from.midY) }
    guard let first = passed.min(by: { distance($0.frame) < distance($1.frame) }) else { return [] }
    return passed.filter { $0.view === first.view || $0.frame.isBeside(first.frame) }.map(\.view)
  }

  /// The frame of the focused view, or of the row under the cursor of a focused table, in the window's coordinates.
  private var nibFocusedFrame: CGRect {
    guard let view = nibFocusedView else { return .zero }
    let table = view as? UITableView
    let row = table?.nibCursor.flatMap { table?.rectForRow(at: $0) }
    return view.convert(row ?? view.bounds, to: self)
  }

  // MARK: Tab

  /// Whether Tab moves the focus to another view, or to another part of the focused view.
  package var nibTabMovesFocus: Bool {
    (nibFocusedView as? any StopList)?.nibHasSeveralStops ?? false
      || nibFocusOrder.contains { $0.nibIsStop && $0 !== nibFocusedView }
  }

  /// Moves the focus to the next or previous view in reading order. After the last view, the first one follows. Each
  /// item of a bar is a stop. Returns false if there is no other view.
  private func nibStepFocus(isForward: Bool, continuesEditing: Bool) -> Bool {
    let focused = nibFocusedView
    if let list = focused as? any StopList, list.nibMoveStop(isForward: isForward) { return true }
    // The search for controls in rows can remove the cell with the focused view.
    let table = focused?.nibRowTable ?? focused as? UITableView
    let inTable = focused.flatMap { nextInTable($0, table, isForward: isForward) }
    guard let next = inTable ?? nextStop(after: table ?? focused, table, isForward: isForward),
      nibFocus(on: next)
    else { return false }
    (next as? any StopList)?.nibEnter(isForward: isForward)
    if continuesEditing, next is UITextField { next.becomeFirstResponder() }
    return true
  }

  /// The control before or after the focused view in the rows of its table. Before the first control, it is the table
  /// itself. `nil` if the focus leaves the rows.
  private func nextInTable(_ focused: UIView, _ table: UITableView?, isForward: Bool) -> UIView? {
    guard let table else { return nil }
    if focused === table { return isForward ? table.nibControl(after: table.nibCursor) : nil }
    if let control = table.nibControl(nextTo: focused, isForward: isForward) { return control }
    return !isForward && table.nibHasRowCursor ? table : nil
  }

  /// The view before or after another view. The rows of the table with the focus are skipped, unless there is no other
  /// view.
  private func nextStop(after current: UIView?, _ table: UITableView?, isForward: Bool) -> UIView? {
    let all = nibFocusOrder.filter { view in
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

extension CGRect {
  /// Whether a part of the rectangle is at the same height as a part of another rectangle. An overlap of one point is
  /// ignored, because rounding of frames can cause it.
  fileprivate func isBeside(_ other: CGRect) -> Bool { min(maxY, other.maxY) - max(minY, other.minY) > 1 }
}

extension UIView {
  /// The controller of the screen that contains the view: the outermost controller around it that is not a container
  /// such as a navigation controller.
  fileprivate var nibScreen: UIViewController? {
    var controller = nibController
    while let parent = controller?.parent, !(parent is NibContainerController) { controller = parent }
    return controller
  }

  /// Whether the view is a bar above or below an area. The keys Left and Right do not lead to such a bar, because they
  /// turn pages and go back.
  fileprivate func nibIsBar(aboveOrBelow area: CGRect, in window: UIWindow) -> Bool {
    guard self is NibBar else { return false }
    let frame = convert(bounds, to: window)
    return min(frame.maxY, area.maxY) <= max(frame.minY, area.minY)
  }
}

extension KeyDirection {
  /// The item in this direction that is nearest to `from`. Items straight ahead come before items to the side.
  ///
  /// - Parameter frame: returns the frame of an item, in the coordinate system of `from`.
  func nearest<Item>(to from: CGRect, among items: [Item], frame: (Item) -> CGRect) -> Item? {
    let distances = items.compactMap { item in
      distance(from: from, to: frame(item)).map { (item: item, distance: $0) }
    }
    return distances.min { $0.distance < $1.distance }?.item
  }

  /// The distance in this direction plus twice the gap to the side, and the distance of the centers to the side. `nil`
  /// if `to` is not in this direction, or for left and right, if it is too far above or below.
  ///
  /// Upward and downward, the distance is measured between the edges, because a list below a field can be very high.
  /// For views beside each other, the distance is measured between the centers.
  private func distance(from: CGRect, to: CGRect) -> (CGFloat, CGFloat)? {
    let ahead =
      switch self {
      case .up: from.midY - to.midY
      case .down: to.midY - from.midY
      case .left: from.midX - to.midX
      case .right: to.midX - from.midX
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
