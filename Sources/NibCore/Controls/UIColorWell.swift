/// A control that shows a color. On a device, a tap opens a color picker; a terminal has none.
open class UIColorWell: UIControl {
  /// The chosen color; `nil` for none.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The title of the color picker. Stored, but has no effect: a terminal has no color picker.
  open var title: String?
  /// Whether the color picker offers transparency. Stored, but has no effect.
  open var supportsAlpha = true

  override func nibDidCreate() { nibHug(.both) }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIColorWell, ColorWellWord>.table(
        .color(.selectedColor, \.selectedColor), .string(.title, \.title),
        .bool(.supportsAlpha, \.supportsAlpha))
  }

  /// The size of a round well on a device; three columns and one row in a terminal.
  open override var intrinsicContentSize: CGSize { nibEnvironment.rules.colorWellSize }

  /// Draws `(■)` in the chosen color, or `(╳)` if there is none.
  open override func nibDraw(in context: NibDrawingContext) {
    let line = context.controlLine
    let frame = context.controlStyle(.systemGray, isEnabled: isEnabled)
    context.canvas.put("( )", in: line, .center, style: frame)
    let well = context.controlStyle(selectedColor ?? .systemGray, isEnabled: isEnabled)
    context.canvas.put(selectedColor == nil ? "╳" : "■", in: line, .center, style: well)
  }
}

extension MetricRules {
  /// The size of a color well. The 28 points on devices are not verified: in all known documents, something else
  /// determines the size of the color well.
  var colorWellSize: CGSize { isTerminal ? CGSize(width: 24, height: 16) : CGSize(width: 28, height: 28) }
}
