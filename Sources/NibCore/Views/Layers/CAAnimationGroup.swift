/// Animations that run at the same time. They are stored, but have no effect: see `CAAnimation`.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}
