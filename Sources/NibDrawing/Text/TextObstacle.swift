import NibCore

/// Cells that texts beside them must not cover: a control, an image or a colored area.
struct TextObstacle {
  /// The number of its view in the tree, counted depth first.
  var order: Int
  /// One past the number of the last descendant of its view.
  var end: Int
  var cells: CellRect
  /// The frame in points.
  var frame: CGRect

  /// Whether the text must stay clear of the obstacle. Texts inside the view, and texts that overlap it in
  /// points, are drawn in the order of the views instead.
  func blocks(_ text: TextRequest) -> Bool {
    if order <= text.order && text.order < end { return false }
    return !text.overlapsInPoints(frame)
  }
}
