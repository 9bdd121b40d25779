/// Recognizes taps: in the terminal, clicks.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture (kept: one click is recognized).
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture (kept: a mouse has one).
  open var numberOfTouchesRequired = 1

  /// The rows of a tap recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .integer("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
      .integer("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    ]
  }
}
