/// A recognizer for taps. In the terminal, a tap is a click.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that are required. Stored, but has no effect: one click is always enough.
  open var numberOfTapsRequired = 1
  /// The number of touches that are required. Stored, but has no effect: a mouse has one pointer.
  open var numberOfTouchesRequired = 1

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UITapGestureRecognizer, TapGestureRecognizerWord>.table(
        .integer(.numberOfTapsRequired, \.numberOfTapsRequired),
        .integer(.numberOfTouchesRequired, \.numberOfTouchesRequired))
  }
}
