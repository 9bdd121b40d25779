/// Recognizes dragging (kept: programs hear of drags through views).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag.
  open var minimumNumberOfTouches = 1
  /// The most fingers that drag.
  open var maximumNumberOfTouches = Int.max

  /// Zero: drags are not recognized.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing: drags are not recognized.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Zero: drags are not recognized.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  /// The rows of a pan recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .integer("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
      .integer("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    ]
  }
}
