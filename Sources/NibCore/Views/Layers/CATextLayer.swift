/// A layer with a text. Its properties are stored, but have no effect: the terminal does not draw layers that a
/// program adds.
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
