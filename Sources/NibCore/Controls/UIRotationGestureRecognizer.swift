/// Recognizes two fingers that turn (kept: a terminal tells of no such thing).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0

  /// The rows of a rotation recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.number("rotation", \UIRotationGestureRecognizer.rotation)]
  }
}
