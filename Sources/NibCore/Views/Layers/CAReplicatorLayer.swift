/// A layer that repeats its sublayers. Its properties are stored, but have no effect: the terminal does not draw
/// layers that a program adds.
open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  open var instanceCount = 1
  /// The delay between the animations of two copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The color of the copies.
  open var instanceColor: CGColor?
  /// The change of the opacity from one copy to the next.
  open var instanceAlphaOffset: Float = 0
}
