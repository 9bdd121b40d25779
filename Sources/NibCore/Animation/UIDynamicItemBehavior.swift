/// The physical properties of items. Stored, but has no effect.
open class UIDynamicItemBehavior: NibItemBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true

  /// Has no effect: items do not move.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Always zero: items do not move.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Has no effect: items do not move.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// Always zero: items do not move.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
