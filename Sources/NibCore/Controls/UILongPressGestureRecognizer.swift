/// Recognizes presses that last (kept: a terminal tells of no such thing).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long a press has to last, in seconds.
  open var minimumPressDuration = 0.5
  /// How far the finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers press.
  open var numberOfTouchesRequired = 1

  /// The rows of a press recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .double("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
      .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
      .integer("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
      .integer("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
    ]
  }
}
