extension UIView {
  /// Scrolls all scroll views around the view, up to the root of a picture, so that the picture shows as much of the
  /// view as possible. Then lays the root out again.
  ///
  /// A user can scroll only as far as the size of the content. This method also scrolls to views outside that size,
  /// because programs often set the size.
  ///
  /// - Returns: true if a scroll view was scrolled.
  @discardableResult
  package func nibReveal(in root: UIView) -> Bool {
    var isScrolled = false
    for view in nibScrollViews(upTo: root) {
      guard let offset = view.nibOffset(toReveal: self) else { continue }
      view.contentOffset = offset
      isScrolled = true
    }
    if isScrolled { root.layoutIfNeeded() }
    return isScrolled
  }

  /// Whether `nibReveal` would change nothing.
  package func nibIsRevealed(in root: UIView) -> Bool {
    nibScrollViews(upTo: root).allSatisfy { $0.nibOffset(toReveal: self) == nil }
  }

  /// The scroll views around the view, from the innermost to the root of a picture.
  private func nibScrollViews(upTo root: UIView) -> [UIScrollView] {
    sequence(first: self) { $0 === root ? nil : $0.superview }.dropFirst().compactMap { $0 as? UIScrollView }
  }

  /// The scroll view that a picture of this view scrolls, and its new offset. Among the scroll views whose content
  /// continues in the direction, this is the innermost one around a view, or else the largest visible one; `nil` if
  /// there is none.
  ///
  /// - Parameter distance: the distance in points.
  package func nibContentScroll(
    by distance: CGSize, around view: UIView?
  ) -> (view: UIScrollView, offset: CGPoint)? {
    func scrolled(_ view: UIView) -> (view: UIScrollView, offset: CGPoint)? {
      guard let view = view as? UIScrollView else { return nil }
      return view.nibOffset(after: distance).map { (view, $0) }
    }
    let ancestors = view.map { Array($0.nibLineage) } ?? []
    if let innermost = ancestors.lazy.compactMap(scrolled).first { return innermost }
    func area(_ size: CGSize) -> CGFloat { size.width * size.height }
    return VisibleTree(self).views.filter(\.isVisible).compactMap { scrolled($0.view) }
      .max { area($0.view.bounds.size) < area($1.view.bounds.size) }
  }
}

extension UIScrollView {
  /// The offset, nearest to the current offset, at which a rectangle of the content is between the insets. If the
  /// rectangle is too large, its beginning is shown, unless the view is already filled by another part of the
  /// rectangle.
  func nibOffset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: UIScrollView.start(
        showing: rect.minX, rect.maxX, from: contentOffset.x + inset.left,
        length: bounds.width - inset.left - inset.right) - inset.left,
      y: UIScrollView.start(
        showing: rect.minY, rect.maxY, from: contentOffset.y + inset.top,
        length: bounds.height - inset.top - inset.bottom) - inset.top)
  }

  /// The offset that shows a view inside. If there is room, it also shows the row or other part of the content around
  /// the view. `nil` if the view is shown already, or is so far away that its frame must be an error.
  fileprivate func nibOffset(toReveal view: UIView) -> CGPoint? {
    let part = view.nibLineage.first { $0.superview === self }
    let room = bounds.inset(by: adjustedContentInset).size
    let row = part.flatMap { $0.frame.width <= room.width && $0.frame.height <= room.height ? $0.frame : nil }
    let offset = nibOffset(showing: row ?? view.convert(view.bounds, to: self))
    let isNear = max(abs(offset.x), abs(offset.y)) < 100_000
    let distance = max(abs(offset.x - contentOffset.x), abs(offset.y - contentOffset.y))
    return isNear && distance > 0.5 ? offset : nil
  }

  /// The offset after scrolling by a distance in points, but not past the ends of the content; `nil` if the content
  /// does not continue in that direction.
  func nibOffset(after distance: CGSize) -> CGPoint? {
    let offset = nibClampedOffset(
      CGPoint(x: contentOffset.x + distance.width, y: contentOffset.y + distance.height))
    let (columns, rows) = (offset.x - contentOffset.x, offset.y - contentOffset.y)
    return columns * distance.width + rows * distance.height > 0 ? offset : nil
  }

  /// The beginning of the visible part along one axis that shows the range from `low` to `high`.
  private static func start(
    showing low: CGFloat, _ high: CGFloat, from start: CGFloat, length: CGFloat
  ) -> CGFloat {
    if low <= start, high >= start + length { return start }
    if low < start || high - low >= length { return low }
    return max(start, high - length)
  }
}
