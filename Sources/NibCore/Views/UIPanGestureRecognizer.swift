/// A recognizer for dragging. It never recognizes a gesture: drags are sent to views only.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches.
  open var maximumNumberOfTouches = Int.max

  /// Always zero, because drags are not recognized.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing, because drags are not recognized.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Always zero, because drags are not recognized.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIPanGestureRecognizer, PanGestureRecognizerWord>.table(
        .integer(.minimumNumberOfTouches, \.minimumNumberOfTouches),
        .integer(.maximumNumberOfTouches, \.maximumNumberOfTouches))
  }
}
