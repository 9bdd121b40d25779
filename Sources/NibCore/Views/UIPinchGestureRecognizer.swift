/// A recognizer for pinches with two fingers. It never recognizes a gesture: terminals do not report pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Always zero, because pinches are not recognized.
  open var velocity: CGFloat { 0 }
  /// The distance between the fingers relative to that at the start of the gesture.
  open var scale: CGFloat = 1

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIPinchGestureRecognizer, PinchGestureRecognizerWord>.table(
        .number(.scale, \.scale))
  }
}
