/// A bar that fills from one side to the other to show progress.
open class UIProgressView: UIView {
  /// The styles of a progress view: the default, and that of a progress view in a bar.
  public enum Style: Int, Hashable, Sendable { case `default`, bar }

  /// The completed fraction, from 0 to 1. Other values are clamped to that range.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = newValue.isNaN ? 0 : min(1, max(0, newValue))
      setNeedsDisplay()
    }
  }
  private var storedProgress: Float = 0
  /// The style, which determines the height.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The color of the completed part; `nil` for the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the remaining part. If it is `nil`, the default style draws that part in gray, and the `bar` style
  /// does not draw it.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image of the completed part. Stored, but has no effect.
  open var progressImage: UIImage?
  /// The image of the remaining part. Stored, but has no effect.
  open var trackImage: UIImage?

  /// Creates an empty bar with a style, in its natural height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = intrinsicContentSize.height
  }

  override func nibDidCreate() { nibHug(.vertical) }

  package override class var nibKind: NibKind { .control }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIProgressView, ProgressViewWord>.table(
        .float(.progress, \.progress), .choice(.progressViewStyle, \.progressViewStyle),
        .color(.progressTintColor, \.progressTintColor), .color(.trackTintColor, \.trackTintColor),
        .image(.progressImage, \.progressImage), .image(.trackImage, \.trackImage))
  }

  /// Sets the progress. Nothing is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The height according to the environment's rules. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let rules = nibEnvironment.rules
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: progressViewStyle == .bar ? rules.barProgressHeight : rules.progressHeight)
  }

  package override var nibGraphic: NibGraphic? { NibGraphic(kind: .control, area: bounds) }

  /// The completed part in percent.
  package override var nibAccessibility: NibAccessibility? {
    NibAccessibility(
      label: "Progress", value: NibAccessibility.percent(progress), traits: .updatesFrequently,
      needsLabel: false)
  }

  /// Sample data sets the progress.
  package override var nibSample: SampleSlot? { .number(self, \UIProgressView.progress) }

  /// Draws `━━━━━━╸────` with a precision of half a column. The `bar` style draws only `━━━━━━╸`, unless a track color is
  /// set.
  open override func nibDraw(in context: NibDrawingContext) {
    let line = context.controlLine
    guard line.size.columns > 0 else { return }
    let halves = Int(bounded: (progress * Float(2 * line.size.columns)).rounded())
    let columns = (halves + 1) / 2
    let isMirrored = nibIsRightToLeft
    let start = isMirrored ? line.maxColumn - columns : line.minColumn
    let end = start + columns
    let track = trackTintColor ?? .systemGray3
    if progressViewStyle == .default || trackTintColor != nil, context.shows(track) {
      context.canvas.put(
        repeating: "─", columns: isMirrored ? line.minColumn..<start : end..<line.maxColumn, row: line.minRow,
        style: context.controlStyle(track))
    }
    let color = progressTintColor ?? context.tint
    guard context.shows(color) else { return }
    let style = context.controlStyle(color)
    context.canvas.put(repeating: "━", columns: start..<end, row: line.minRow, style: style)
    if halves % 2 == 1 {
      let last = CellPoint(column: isMirrored ? start : end - 1, row: line.minRow)
      context.canvas.put(isMirrored ? "╺" : "╸", at: last, style: style)
    }
  }
}

extension MetricRules {
  /// The height of a progress view in the `bar` style, in points.
  var barProgressHeight: Double { isTerminal || !follows(.thinProgressViews) ? progressHeight : 2.5 }
}
