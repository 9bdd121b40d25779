extension UIScrollView {
  /// The distance in points by which an arrow key scrolls vertically: one row in the terminal, otherwise 20
  /// points.
  var nibLineStep: CGFloat {
    nibEnvironment.rules.isTerminal ? CGFloat(nibEnvironment.rules.pixelHeight) : 20
  }

  /// Whether scrolling is enabled and some content is out of view.
  var nibCanScroll: Bool {
    let limits = nibOffsetLimits
    return isScrollEnabled && limits.minimum != limits.maximum
  }

  /// Scrolls by a distance in points, but not past the ends of the content. Returns `false` if nothing moved.
  @discardableResult
  func nibScroll(by distance: CGSize) -> Bool {
    guard isScrollEnabled else { return false }
    let old = contentOffset
    return nibScrollByUser {
      let proposed = nibClampedOffset(CGPoint(x: old.x + distance.width, y: old.y + distance.height))
      contentOffset = nibScrollTarget(for: proposed, from: old)
      return contentOffset != old
    }
  }

  /// Moves the focus from a view in the content to another visible view, in the direction of an arrow key. Returns
  /// `false` if there is no such view. The key then scrolls.
  func nibFocusKey(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, let window, let focused = window.nibFocusedView, focused !== self,
      focused.isDescendant(of: self), let direction = KeyDirection(key.key)
    else { return false }
    return window.nibMoveFocus(direction, inside: self)
  }

  /// Handles the keys that scroll: the arrow keys, the page keys, Home, End, Space, and the letters with the same
  /// meanings. Returns `false` for other keys, and if nothing moved.
  func nibScrollKey(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let page = isPagingEnabled ? bounds.height : max(nibLineStep, bounds.height - nibLineStep)
    let column = CGFloat(nibEnvironment.rules.isTerminal ? nibEnvironment.rules.pixelWidth : 20)
    switch key.key {
    case .left where isPagingEnabled: return nibScroll(by: CGSize(width: -bounds.width, height: 0))
    case .right where isPagingEnabled: return nibScroll(by: CGSize(width: bounds.width, height: 0))
    case .up, .character("k"): return nibScroll(by: CGSize(width: 0, height: -nibLineStep))
    case .down, .character("j"): return nibScroll(by: CGSize(width: 0, height: nibLineStep))
    case .left: return nibScroll(by: CGSize(width: -column * 4, height: 0))
    case .right: return nibScroll(by: CGSize(width: column * 4, height: 0))
    case .pageUp: return nibScroll(by: CGSize(width: 0, height: -page))
    case .pageDown, .character(" "): return nibScroll(by: CGSize(width: 0, height: page))
    case .home, .character("g"): return nibScroll(by: CGSize(width: 0, height: -contentSize.height))
    case .end, .character("G"): return nibScroll(by: CGSize(width: 0, height: contentSize.height))
    default: return false
    }
  }

  /// Scrolls by three lines per wheel notch. Returns `false` for other events, and if nothing moved.
  func nibScrollWheel(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .wheelUp: nibScroll(by: CGSize(width: 0, height: -3 * nibLineStep))
    case .wheelDown: nibScroll(by: CGSize(width: 0, height: 3 * nibLineStep))
    default: false
    }
  }
}
