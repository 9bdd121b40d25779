/// Recognizes dragging (kept: programs hear of drags through views).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag.
  open var minimumNumberOfTouches = 1
  /// The most fingers that drag.
  open var maximumNumberOfTouches = Int.max

  /// The rows of a pan recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .integer("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
      .integer("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    ]
  }
}
