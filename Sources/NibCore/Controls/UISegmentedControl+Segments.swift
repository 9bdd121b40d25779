extension UISegmentedControl {
  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Adds a segment for an action before the one at `index`; at the end if there is no such segment.
  public func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    insert(Segment(action: action), at: index)
  }

  /// The action of a segment; `nil` if it has none or the index is invalid.
  public func actionForSegment(at index: Int) -> UIAction? { segment(index)?.action }

  /// Sets the action of a segment, with its title and image.
  public func setAction(_ action: UIAction, forSegmentAt index: Int) {
    change(index) {
      let segment = Segment(action: action)
      ($0.title, $0.image, $0.action) = (segment.title, segment.image, action)
    }
  }

  /// Sets the image of a segment and removes its title.
  public func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    change(index) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment; `nil` if it has none or the index is invalid.
  public func imageForSegment(at index: Int) -> UIImage? { segment(index)?.image }

  /// Sets a segment's width in points; 0 makes it automatic.
  public func setWidth(_ width: CGFloat, forSegmentAt index: Int) { change(index) { $0.width = width } }

  /// The width that was set for a segment, in points; 0 for automatic.
  public func widthForSegment(at index: Int) -> CGFloat { segment(index)?.width ?? 0 }

  /// Sets the offset of a segment's content in points. Stored, but has no effect: such offsets are smaller than a
  /// cell.
  public func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
    change(index) { $0.contentOffset = offset }
  }

  /// The offset of a segment's content in points.
  public func contentOffsetForSegment(at index: Int) -> CGSize { segment(index)?.contentOffset ?? .zero }

  /// Sets whether a segment can be chosen.
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    change(index) { $0.isEnabled = isEnabled }
  }

  /// Whether a segment can be chosen; false for an invalid index.
  public func isEnabledForSegment(at index: Int) -> Bool { segment(index)?.isEnabled ?? false }

  func insert(_ segment: Segment, at index: Int) {
    let place = min(max(0, index), segments.count)
    let selected = selectedSegmentIndex
    segments.insert(segment, at: place)
    if selected >= place { selectedSegmentIndex = selected + 1 }
  }

  func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
  }
}

extension UISegmentedControl.Segment {
  /// Creates a segment for an action. It shows the action's image, or its title if there is no image.
  init(action: UIAction) {
    self.init(title: action.image == nil ? action.title : nil, image: action.image)
    self.action = action
    isEnabled = !action.attributes.contains(.disabled)
  }
}
