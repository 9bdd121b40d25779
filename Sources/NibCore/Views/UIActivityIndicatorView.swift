/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is, and in old documents its color.
  public enum Style: Int, Hashable, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  /// The wheel's size and standard color.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the wheel is invisible while it stands still.
  open var hidesWhenStopped: Bool {
    get { storedHidesWhenStopped }
    set {
      storedHidesWhenStopped = newValue
      if newValue, !isAnimating { isHidden = true }
    }
  }
  private var storedHidesWhenStopped = true
  /// The wheel's color; nil: its style's.
  open var color: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  // MARK: Making

  /// A wheel that stands still and is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A wheel of a style, as large as the style says.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// A wheel from a nib. It turns at once if the nib says so.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    // Documents leave out NO, while a wheel made in code starts with YES.
    hidesWhenStopped = coder.element.bool("hidesWhenStopped") ?? false
  }

  /// Interface Builder's canvas keeps room for a wheel that is hidden while it stands still.
  open override var nibTakesRoom: Bool {
    if case .canvas = nibEnvironment.profile, hidesWhenStopped { return true }
    return super.nibTakesRoom
  }

  /// The rows of an activity indicator, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .choice(
        "style",
        ["gray": .gray, "white": .white, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large],
        \UIActivityIndicatorView.style),
      .handled("hidesWhenStopped"),
      .property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      .state(\UIActivityIndicatorView.storedHidesWhenStopped),
      .bool("animating", \UIActivityIndicatorView.isAnimating),
      .color("color", \UIActivityIndicatorView.color),
    ]
  }

  // MARK: Turning

  /// Shows the wheel and lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  /// Stops the wheel, and hides it if it hides when stopped.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  // MARK: Size and drawing

  /// A square by the style and the environment's rules.
  open override var intrinsicContentSize: CGSize {
    let rules = nibEnvironment.rules
    let side = CGFloat(rules.activityIndicatorSide(isLarge: style.isLarge))
    return CGSize(width: rules.isTerminal ? TextMetrics.columnWidth : side, height: side)
  }

  /// Draws one character for the wheel: `*`-like while it turns, a ring while it stands. Nothing moves: the same state
  /// always looks the same.
  open override func nibDraw(in context: NibDrawingContext) {
    let glyph = isAnimating ? "✱" : "◌"
    context.canvas.put(glyph, in: context.controlLine, .center, style: context.controlStyle(color))
  }
}
