// In a terminal, a collection view has a cursor in place of touches, like a table. It is UIKit's focused item: keys
// move it to the nearest item in their direction, and Enter selects the item under it.
extension UICollectionView {
  /// Whether there are items that a program provides and the user can select.
  var nibHasChoice: Bool {
    (allowsSelection || isEditing) && nibSource != nil
      && nibArrangement.sections.contains { !$0.items.isEmpty }
  }

  /// Whether key presses go to this collection view.
  var nibIsFocused: Bool { window?.nibFocusedView === self }

  /// Moves the cursor to an item and scrolls it into view. `nil` removes the cursor; an item that is not shown is
  /// ignored. The delegate is not notified.
  package func nibMoveCursor(to path: IndexPath?) {
    layoutIfNeeded()
    guard let path else { return nibSetCursor(nil, notifies: false) }
    guard nibArrangement.frame(of: .item(path)) != nil else { return }
    nibSetCursor(path, notifies: false)
    nibReveal(path)
  }

  /// Scrolls an item into view. The layout can choose where scrolling ends, as long as the item stays visible.
  private func nibReveal(_ path: IndexPath) {
    nibRevealInSection(path)
    guard let frame = nibArrangement.frame(of: .item(path)) else { return }
    let old = contentOffset
    scrollRectToVisible(frame, animated: false)
    let target = nibLayoutTarget(for: contentOffset, from: old)
    if CGRect(origin: target, size: bounds.size).covers(frame) { contentOffset = target }
  }

  /// Makes an item visible in its section, if the section scrolls on its own.
  func nibRevealInSection(_ path: IndexPath) {
    guard collectionViewLayout.nibReveal(path) else { return }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// The offset at which scrolling by the user to `proposed` ends: the offset that the layout chooses, unless it would
  /// scroll back.
  func nibLayoutTarget(for proposed: CGPoint, from old: CGPoint) -> CGPoint {
    guard proposed != old else { return proposed }
    let velocity = CGPoint(x: (proposed.x - old.x).nibSign, y: (proposed.y - old.y).nibSign)
    let target = nibClampedOffset(
      collectionViewLayout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity))
    let progress = (target.x - old.x) * velocity.x + (target.y - old.y) * velocity.y
    return progress > 0 ? target : proposed
  }

  /// Moves the cursor without scrolling.
  func nibSetCursor(_ path: IndexPath?, notifies: Bool = true) {
    guard path != nibCursor else { return }
    let context = UICollectionViewFocusUpdateContext(from: nibCursor, to: path)
    nibCursor = path
    setNeedsDisplay()
    guard notifies else { return }
    nibCollectionDelegate?.collectionView(
      self, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
  }

  /// Gives the collection view a cursor when it appears on a terminal, and removes a cursor whose item is gone.
  func nibPlaceCursor() {
    if let cursor = nibCursor, nibArrangement.frame(of: .item(cursor)) == nil {
      nibSetCursor(nil, notifies: false)
    }
    guard nibCursor == nil, allowsFocus, nibHasChoice, window != nil, nibEnvironment.rules.isTerminal else {
      return
    }
    let preferred = nibCollectionDelegate?.indexPathForPreferredFocusedView(in: self)
    let path = preferred ?? nibSelectedItems.first ?? indexPathsForVisibleItems.first
    path.map { nibSetCursor($0, notifies: false) }
  }

  /// Handles the keys that move the cursor or select its item. Returns `false` for other keys, and if there is no item
  /// in the direction of the key.
  package func nibItemKey(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty || key.key == .character("G"), nibHasChoice else { return false }
    let items = nibArrangement.items
    guard let first = items.first, let last = items.last else { return false }
    switch key.key {
    case .home, .character("g"): return nibStep(to: first.path)
    case .end, .character("G"): return nibStep(to: last.path)
    case .enter, .character(" "):
      guard let cursor = nibCursor else { return false }
      nibScrollByUser { nibMoveCursor(to: cursor) }
      if let cell = cellForItem(at: cursor), cell.nibRecognizeRowTap(cell.contentView) { return true }
      if nibUseEditingControl(of: cursor) || nibSelectByUser(cursor) { return true }
      if let cell = cellForItem(at: cursor) { FocusOrder(in: cell).views.nibOperate(with: key) }
      return true
    default: return nibStep(from: nibCursor, key, among: items)
    }
  }

  private func nibStep(to path: IndexPath) -> Bool {
    nibSetCursor(path)
    nibScrollByUser { nibReveal(path) }
    return true
  }

  /// Moves the cursor in the direction of a key. At the beginning of a line with several items, the key that moves
  /// back has no effect, so that it does not leave the screen by accident.
  private func nibStep(
    from path: IndexPath?, _ key: KeyPress, among items: [(path: IndexPath, frame: CGRect)]
  ) -> Bool {
    guard let direction = KeyDirection(key.key) else { return false }
    guard let path, let frame = nibArrangement.frame(of: .item(path)) else {
      return indexPathsForVisibleItems.first.map(nibStep(to:)) ?? false
    }
    if let next = direction.nearest(to: frame, among: items) { return nibStep(to: next) }
    return direction == .left
      && items.contains { $0.path != path && $0.frame.minY < frame.maxY && $0.frame.maxY > frame.minY }
  }
}

extension CGFloat {
  /// The direction of a distance: -1, 0 or 1.
  fileprivate var nibSign: CGFloat { if self > 0 { 1 } else if self < 0 { -1 } else { 0 } }
}

extension KeyDirection {
  /// The item to which the cursor moves from an item with the given frame: the nearest item straight ahead. If there is
  /// none, up and down lead to the item with the smallest distance, in which the distance to the side counts twice.
  fileprivate func nearest(to frame: CGRect, among items: [(path: IndexPath, frame: CGRect)]) -> IndexPath? {
    let ahead = items.compactMap { item -> (path: IndexPath, ahead: CGFloat, aside: CGFloat)? in
      let distance = distance(from: frame, to: item.frame)
      return distance.ahead > 1 ? (item.path, distance.ahead, distance.aside) : nil
    }
    let reach = (self == .left || self == .right ? frame.height : frame.width) / 2
    let straight = ahead.filter { $0.aside < reach }.min { ($0.ahead, $0.aside) < ($1.ahead, $1.aside) }
    if straight != nil || self == .left || self == .right { return straight?.path }
    return ahead.min { $0.ahead + 2 * $0.aside < $1.ahead + 2 * $1.aside }?.path
  }

  /// The distance between the centers along this direction, and across it.
  private func distance(from: CGRect, to: CGRect) -> (ahead: CGFloat, aside: CGFloat) {
    switch self {
    case .up: (from.midY - to.midY, abs(from.midX - to.midX))
    case .down: (to.midY - from.midY, abs(from.midX - to.midX))
    case .left: (from.midX - to.midX, abs(from.midY - to.midY))
    case .right: (to.midX - from.midX, abs(from.midY - to.midY))
    }
  }
}
