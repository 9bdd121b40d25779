/// A recognizer for long presses. It never recognizes a gesture: terminals do not report long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration = 0.5
  /// The maximum movement of the finger during the press, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The required number of touches.
  open var numberOfTouchesRequired = 1

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UILongPressGestureRecognizer, LongPressGestureRecognizerWord>.table(
        .double(.minimumPressDuration, \.minimumPressDuration),
        .number(.allowableMovement, \.allowableMovement),
        .integer(.numberOfTapsRequired, \.numberOfTapsRequired),
        .integer(.numberOfTouchesRequired, \.numberOfTouchesRequired))
  }
}
