/// A kind of particles. Its properties are stored, but have no effect: the terminal does not draw layers that a
/// program adds.
open class CAEmitterCell: NSObject {
  /// The content, usually a `CGImage`.
  open var contents: Any?
  /// The name of the cell.
  open var name: String?
  /// The color of the particles.
  open var color: CGColor?
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle in seconds, and its variation.
  open var (lifetime, lifetimeRange): (Float, Float) = (0, 0)
  /// The speed of a particle in points per second, and its variation.
  open var (velocity, velocityRange): (CGFloat, CGFloat) = (0, 0)
  /// The acceleration of a particle.
  open var (xAcceleration, yAcceleration): (CGFloat, CGFloat) = (0, 0)
  /// The direction of a particle in radians, and its variation.
  open var (emissionLongitude, emissionRange): (CGFloat, CGFloat) = (0, 0)
  /// The size of a particle, its variation and its change.
  open var (scale, scaleRange, scaleSpeed): (CGFloat, CGFloat, CGFloat) = (1, 0, 0)
  /// The rotation of a particle in radians per second, and its variation.
  open var (spin, spinRange): (CGFloat, CGFloat) = (0, 0)
  /// The change of a particle's opacity, and the variation of the opacity.
  open var (alphaSpeed, alphaRange): (Float, Float) = (0, 0)
}
