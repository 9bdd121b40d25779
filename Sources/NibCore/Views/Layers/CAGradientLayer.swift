/// A layer with a gradient. Its properties are stored, but have no effect: the terminal does not draw layers that a
/// program adds.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`s.
  open var colors: [Any]?
  /// The positions of the colors, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start of the gradient, in unit coordinates.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, in unit coordinates.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial
}
