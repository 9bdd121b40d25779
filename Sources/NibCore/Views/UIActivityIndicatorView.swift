/// A spinning wheel that indicates activity.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel. The styles before iOS 13 also name its color.
  public enum Style: Int, Hashable, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  /// The style, which determines the wheel's size.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the wheel is hidden while it is not animating.
  open var hidesWhenStopped: Bool {
    get { storedHidesWhenStopped }
    set {
      storedHidesWhenStopped = newValue
      if newValue, !isAnimating { isHidden = true }
    }
  }
  private var storedHidesWhenStopped = true
  /// The wheel's color; `nil` for the terminal's text color.
  open var color: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the wheel is spinning.
  open private(set) var isAnimating = false

  /// Creates a wheel with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a wheel with a style, and with the size of that style.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// Creates a wheel from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func nibDidCreate() {
    nibHug(.both)
    isHidden = true
  }

  override func nibDidDecode(_ coder: NibCoder) {
    // Documents omit the value NO, but the default of a wheel created in code is YES.
    hidesWhenStopped = coder.element.bool(ActivityIndicatorViewWord.hidesWhenStopped) ?? false
  }

  /// Interface Builder's canvas reserves space for a wheel that is hidden while it is stopped.
  override var nibReservesSpaceInStack: Bool {
    if nibFollows(.stoppedWheelsKeepSpace), hidesWhenStopped { return true }
    return super.nibReservesSpaceInStack
  }

  package override class var nibKind: NibKind { .control }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIActivityIndicatorView, ActivityIndicatorViewWord>.table(
        .choice(.style, \.style), .handled(.hidesWhenStopped),
        .property("hidesWhenStopped", \.hidesWhenStopped), .state(\.storedHidesWhenStopped),
        .bool(.animating, \.isAnimating), .color(.color, \.color))
  }

  /// Shows the wheel and starts spinning it.
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

  /// The text "In progress" while the wheel is spinning. Screen readers skip a wheel that has stopped.
  package override var nibAccessibility: NibAccessibility? {
    isAnimating ? .text("In progress", .updatesFrequently) : .silent
  }

  /// Sample data starts or stops the wheel.
  package override var nibSample: SampleSlot? {
    let wasAnimating = isAnimating
    return SampleSlot(
      "true or false",
      show: { value in
        guard let isOn = SampleSlot.bool(value) else { return false }
        isOn ? self.startAnimating() : self.stopAnimating()
        return true
      }, reset: { wasAnimating ? self.startAnimating() : self.stopAnimating() })
  }

  /// The size according to the style and the environment's rules: a square, or one cell in a terminal layout.
  open override var intrinsicContentSize: CGSize {
    let rules = nibEnvironment.rules
    let side = CGFloat(rules.activityIndicatorSide(isLarge: style.isLarge))
    return CGSize(width: rules.isTerminal ? TextMetrics.columnWidth : side, height: side)
  }

  /// Draws one character: `✱` while the wheel spins, `◌` while it is stopped. There is no animation: the same
  /// state always produces the same drawing.
  open override func nibDraw(in context: NibDrawingContext) {
    let glyph = isAnimating ? "✱" : "◌"
    context.canvas.put(glyph, in: context.controlLine, .center, style: context.controlStyle(color))
  }
}
