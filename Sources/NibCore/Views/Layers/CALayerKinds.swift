// The kinds of layers. Their properties are stored, but have no effect: the terminal does not draw layers that a
// program adds.

/// A layer with a gradient.
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

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The color inside the path.
  open var fillColor: CGColor? = UIColor.black
  /// The rule that decides what is inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line.
  open var strokeColor: CGColor?
  /// The part of the path at which the line starts, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The part of the path at which the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The length of pointed corners.
  open var miterLimit: CGFloat = 10
  /// The ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The distance from the start of the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}

/// A layer with a text.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The font's size in points.
  open var fontSize: CGFloat = 36
  /// The color of the text.
  open var foregroundColor: CGColor? = UIColor.white
  /// Whether lines are wrapped.
  open var isWrapped = false
  /// The alignment of lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The treatment of text that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// A layer that repeats its sublayers.
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

/// A layer that emits particles.
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

/// A kind of particles.
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

/// A layer whose sublayers keep their depth.
open class CATransformLayer: CALayer {}
/// A layer that scrolls its sublayers.
open class CAScrollLayer: CALayer {}
/// A layer that draws its content in tiles.
open class CATiledLayer: CALayer {
  /// The size of a tile.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of levels of detail.
  open var (levelsOfDetail, levelsOfDetailBias) = (1, 0)
}
