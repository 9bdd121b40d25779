/// A recognizer for rotations with two fingers. It never recognizes a gesture: terminals do not report
/// rotations.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Always zero, because rotations are not recognized.
  open var velocity: CGFloat { 0 }
  /// The rotation of the fingers, in radians.
  open var rotation: CGFloat = 0

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIRotationGestureRecognizer, RotationGestureRecognizerWord>.table(
        .number(.rotation, \.rotation))
  }
}
