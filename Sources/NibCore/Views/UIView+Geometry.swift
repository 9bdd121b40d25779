extension UIView {
  /// Sets the frame and resizes the subviews according to their autoresizing masks.
  func nibSetFrame(_ frame: CGRect) {
    guard let oldSize = nibStoreFrame(frame) else { return }
    if autoresizesSubviews { nibResizeSubviews(from: oldSize) }
    nibFrameDidChange()
  }

  /// Sets the frame that the solver computed. Only the subviews of the view of a container controller are resized.
  /// Other subviews are part of the same solution, or the view places them.
  package func nibSetSolvedFrame(_ frame: CGRect) {
    guard let oldSize = nibStoreFrame(frame) else { return }
    layoutState.needsLayout = true
    if nibResizesSubviewsWhenSolved, autoresizesSubviews { nibResizeSubviews(from: oldSize) }
  }

  /// Stores the frame, and returns the old size; `nil` if the size has not changed.
  private func nibStoreFrame(_ frame: CGRect) -> CGSize? {
    let old = storedFrame
    guard frame != old else { return nil }
    storedFrame = frame
    setNeedsDisplay()
    return frame.size == old.size ? nil : old.size
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
    let (source, target) = (nibRootOffset, view?.nibRootOffset ?? .zero)
    return CGPoint(x: point.x + source.x - target.x, y: point.y + source.y - target.y)
  }

  /// Converts a point from another view's coordinates to those of this view. `nil` stands for the coordinates in which
  /// the frame of the topmost view is expressed.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (source, target) = (view?.nibRootOffset ?? .zero, nibRootOffset)
    return CGPoint(x: point.x + source.x - target.x, y: point.y + source.y - target.y)
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
    nibLineage.reduce(into: .zero) { offset, view in
      offset.x += view.storedFrame.minX - view.storedBoundsOrigin.x
      offset.y += view.storedFrame.minY - view.storedBoundsOrigin.y
    }
  }

  /// Whether the view is laid out from right to left, according to its semantic content attribute or the environment.
  package var nibIsRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    default: nibEnvironment.isRightToLeft
    }
  }
}
