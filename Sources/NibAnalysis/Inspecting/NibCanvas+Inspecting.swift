import NibCore

extension NibCanvas {
  /// The ids of the subviews and constraints that the document's size-class variations leave out of this
  /// canvas.
  ///
  /// Cost: O(size of the document).
  package var switchedOffIDs: Set<String> { document.disabledIDs(for: environment.nibTraits) }
}

extension UIView {
  /// The content size that counts in layout, in points; nil along an axis without one. Text is wrapped at
  /// the view's own width.
  package var nibInspectedContentSize: (width: CGFloat?, height: CGFloat?) {
    let size = nibLayoutContentSize
    guard nibHeightDependsOnWidth, let wrapped = nibContentSize(forWidth: bounds.width) else { return size }
    return (wrapped.width ?? size.width, wrapped.height)
  }
}
