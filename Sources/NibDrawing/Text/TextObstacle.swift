import NibCore

/// Cells that show something that texts beside it must not cover: a control, a picture, a colored area.
struct TextObstacle {
  /// The number of its view in the tree, counted depth first.
  var order: Int
  /// The number after the last view below its own.
  var end: Int
  var cells: CellRect
  /// Its place in points.
  var frame: CGRect

  /// Whether the text has to keep away. Texts inside the view and texts that overlap it in points are drawn
  /// by the order of the views instead.
  func blocks(_ text: TextRequest) -> Bool {
    if order <= text.order && text.order < end { return false }
    return !text.reallyOverlaps(frame)
  }
}
