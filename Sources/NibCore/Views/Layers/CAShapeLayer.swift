/// A layer that draws a path. Its properties are stored, but have no effect: the terminal does not draw layers that
/// a program adds.
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
