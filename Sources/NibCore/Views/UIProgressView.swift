/// A bar that fills from one side to the other.
open class UIProgressView: UIView {
  /// Where the bar is meant to stand.
  public enum Style: Int, Hashable, Sendable { case `default`, bar }

  /// How much is done, from 0 to 1; other values are brought into that range.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = newValue.isNaN ? 0 : min(1, max(0, newValue))
      setNeedsDisplay()
    }
  }
  private var storedProgress: Float = 0
  /// Where the bar is meant to stand.
  open var progressViewStyle = Style.default
  /// The color of the part that is done; nil: the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the part that is not.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A picture for the part that is done (kept).
  open var progressImage: UIImage?
  /// A picture for the part that is not (kept).
  open var trackImage: UIImage?

  /// An empty bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of a progress view, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .float("progress", \UIProgressView.progress),
      .choice("progressViewStyle", ["default": .default, "bar": .bar], \UIProgressView.progressViewStyle),
      .color("progressTintColor", \UIProgressView.progressTintColor),
      .color("trackTintColor", \UIProgressView.trackTintColor),
      .image("progressImage", \UIProgressView.progressImage),
      .image("trackImage", \UIProgressView.trackImage),
    ]
  }

  /// Sets the progress. Nothing is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// No wish for a width; the height by the environment's rules.
  open override var intrinsicContentSize: CGSize {
    let rules = nibEnvironment.rules
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: progressViewStyle == .bar ? rules.barProgressHeight : rules.progressHeight)
  }

  /// Draws `██████▍─────`, to an eighth of a column; `██████▍` in the style for bars, which has no track of its own.
  /// From right to left, where no glyph fills a part of a column from its right side, whole columns.
  open override func nibDraw(in context: NibDrawingContext) {
    let line = context.controlLine
    guard line.size.columns > 0 else { return }
    let most = line.size.columns * 8
    let eighths = max(0, min(most, Int(bounded: (progress * Float(most)).rounded())))
    let isMirrored = nibIsRightToLeft
    let whole = isMirrored ? (eighths + 4) / 8 : eighths / 8
    let part = isMirrored || eighths % 8 == 0 ? "" : UIProgressView.partialBlocks[eighths % 8 - 1]
    let start = isMirrored ? line.maxColumn - whole : line.minColumn
    let done = start..<start + whole
    let rest =
      isMirrored ? line.minColumn..<start : min(done.upperBound + part.count, line.maxColumn)..<line.maxColumn
    if progressViewStyle == .default || trackTintColor != nil {
      context.canvas.put(
        repeating: "─", columns: rest, row: line.minRow,
        style: context.controlStyle(trackTintColor ?? .systemGray3))
    }
    let style = context.controlStyle(progressTintColor ?? context.tint)
    context.canvas.put(repeating: "█", columns: done, row: line.minRow, style: style)
    context.canvas.put(part, at: CellPoint(column: done.upperBound, row: line.minRow), style: style)
  }

  private static let partialBlocks = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}

extension MetricRules {
  /// The height of a progress view in the style for bars (measured: 2.5 before Xcode 12).
  var barProgressHeight: Double { isTerminal || toolsVersion >= 17_000 ? progressHeight : 2.5 }
}
