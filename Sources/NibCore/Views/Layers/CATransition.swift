/// An animation of a change of content. Its properties are stored, but have no effect: see `CAAnimation`.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
  /// The part of the transition at which it starts, from 0 to 1.
  open var startProgress: Float = 0
  /// The part of the transition at which it ends, from 0 to 1.
  open var endProgress: Float = 1
}
