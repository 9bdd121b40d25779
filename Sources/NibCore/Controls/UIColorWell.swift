/// A control that shows a color; on a device it opens a picker of colors.
open class UIColorWell: UIControl {
  /// The color; nil: none is chosen.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The title of the picker (kept: a terminal has no picker of colors).
  open var title: String?
  /// Whether the picker offers transparency (kept).
  open var supportsAlpha = true

  /// A well without a color.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A well from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of a color well, after those of every control.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .color("selectedColor", \UIColorWell.selectedColor), .string("title", \UIColorWell.title),
      .bool("supportsAlpha", \UIColorWell.supportsAlpha),
    ]
  }

  /// A round well; in a terminal three columns.
  open override var intrinsicContentSize: CGSize { nibEnvironment.rules.colorWellSize }

  /// Draws `(■)` in the chosen color, `(╳)` without one.
  open override func nibDraw(in context: NibDrawingContext) {
    let line = context.controlLine
    let frame = context.controlStyle(.systemGray, isEnabled: isEnabled)
    context.canvas.put("( )", in: line, .center, style: frame)
    let well = context.controlStyle(selectedColor ?? .systemGray, isEnabled: isEnabled)
    context.canvas.put(selectedColor == nil ? "╳" : "■", in: line, .center, style: well)
  }
}

extension MetricRules {
  /// The size of a color well. On devices 28 points: remembered, no saved one has a free length.
  var colorWellSize: CGSize { isTerminal ? CGSize(width: 24, height: 16) : CGSize(width: 28, height: 28) }
}
