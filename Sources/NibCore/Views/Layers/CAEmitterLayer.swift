/// A layer that emits particles. Its properties are stored, but have no effect: the terminal does not draw layers
/// that a program adds.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The place of the source.
  open var emitterPosition = CGPoint.zero
  /// The size of the source.
  open var emitterSize = CGSize.zero
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// A factor for the number of particles.
  open var birthRate: Float = 1
  /// A factor for the lifetime of particles.
  open var lifetime: Float = 1
}
