/// Recognizes two fingers that move apart or together (kept: a terminal tells of no such thing).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger the distance of the fingers has become.
  open var scale: CGFloat = 1

  /// The rows of a pinch recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.number("scale", \UIPinchGestureRecognizer.scale)]
  }
}
