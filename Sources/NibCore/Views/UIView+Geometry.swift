extension UIView {
  /// Sets the frame and resizes the subviews according to their autoresizing masks.
  func nibSetFrame(_ frame: CGRect) {
    let old = storedFrame
    guard frame != old else { return }
    storedFrame = frame
    setNeedsDisplay()
    guard frame.size != old.size else { return }
    if autoresizesSubviews { nibResizeSubviews(from: old.size) }
    nibFrameDidChange()
  }

  /// Sets the frame that the solver computed. The subviews are not resized, because they are part of the same
  /// solution or the view places them, except those in the view of a container controller.
  package func nibSetSolvedFrame(_ frame: CGRect) {
    let old = storedFrame
    guard frame != old else { return }
    storedFrame = frame
    setNeedsDisplay()
    guard frame.size != old.size else { return }
    layoutState.needsLayout = true
    if nibResizesSubviewsWhenSolved, autoresizesSubviews { nibResizeSubviews(from: old.size) }
  }

  /// Resizes each subview that uses an autoresizing mask.
  private func nibResizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.frame = Autoresizing.frame(
        view.storedFrame, mask: view.autoresizingMask, from: old, to: storedFrame.size)
    }
  }

  // Transforms are ignored, because views are drawn without them.

  /// Converts a point from this view's coordinates to those of another view. `nil` stands for the coordinates in which
  /// the frame of the topmost view is expressed.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = nibRootOffset
    let other = view?.nibRootOffset ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from another view's coordinates to those of this view. `nil` stands for the coordinates in which
  /// the frame of the topmost view is expressed.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let own = nibRootOffset
    let other = view?.nibRootOffset ?? .zero
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle from this view's coordinates to those of another view. `nil` stands for the coordinates in
  /// which the frame of the topmost view is expressed.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from another view's coordinates to those of this view. `nil` stands for the coordinates in
  /// which the frame of the topmost view is expressed.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The position of this view's coordinate origin, in the coordinates in which the frame of the topmost view is
  /// expressed.
  private var nibRootOffset: CGPoint {
    var offset = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      offset.x += current.storedFrame.minX - current.storedBoundsOrigin.x
      offset.y += current.storedFrame.minY - current.storedBoundsOrigin.y
      view = current.superview
    }
    return offset
  }

  /// Changes the view's size to the one that best fits its content. The origin of the frame stays in place.
  public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Whether the view is laid out from right to left, according to its semantic content attribute or the environment.
  package var nibIsRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    default: nibEnvironment.isRightToLeft
    }
  }
}
