/// A control for choosing a number from a range. Left and right keys and the mouse move it.
open class UISlider: UIControl {
  private var storedValue: Float = 0

  /// The number chosen, always between the two limits.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = clamped(newValue)
      setNeedsDisplay()
    }
  }
  /// The least number; a maximum below it follows it.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }
  /// The greatest number; a minimum above it follows it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// Whether every movement sends `.valueChanged`; otherwise only the end of a drag does.
  open var isContinuous = true
  /// The color of the track up to the knob; nil: the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the track beyond the knob.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the knob.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A picture at the lower end.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// A picture at the upper end.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the mouse holds the knob.
  open private(set) var isTracking = false

  /// A slider from 0 to 1.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A slider from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    // Attributes stand in any order; a value may come before the limits it needs.
    value = coder.element.double("value").map { Float($0) } ?? storedValue
  }

  /// The rows of a slider, after those of every control.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .float("value", \UISlider.value), .float("minValue", \UISlider.minimumValue),
      .float("maxValue", \UISlider.maximumValue), .bool("continuous", \UISlider.isContinuous),
      .color("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .color("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .color("thumbTintColor", \UISlider.thumbTintColor),
      .image("minimumValueImage", \UISlider.minimumValueImage),
      .image("maximumValueImage", \UISlider.maximumValueImage),
      .imageReference("minimumValueImage", \UISlider.minimumValueImage),
      .imageReference("maximumValueImage", \UISlider.maximumValueImage),
      .property("minimumValue", \UISlider.minimumValue),
      .property("maximumValue", \UISlider.maximumValue), .handled("catalog"),
    ]
  }

  /// Sets the value; no event is sent. Nothing is animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(maximumValue, max(minimumValue, value))
  }

  // MARK: Size

  /// No wish for a width; the height of the frame by the environment's rules.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: nibEnvironment.rules.sliderHeight)
  }

  /// The frame reaches 2 points over both ends and 1 point below, except in Interface Builder of 2025.
  open override var alignmentRectInsets: UIEdgeInsets {
    let rules = nibEnvironment.rules
    guard !rules.isTerminal, !rules.hasWideSlider else { return .zero }
    return UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  // MARK: Keyboard and mouse

  /// How far one key press moves the knob: a twentieth of the range.
  private var step: Float { (maximumValue - minimumValue) / 20 }

  /// Left and right (or down and up) move by a twentieth of the range, Home and End to the limits.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    let forward: Float = nibIsRightToLeft ? -step : step
    switch key.key {
    case .right: change(to: value + forward)
    case .left: change(to: value - forward)
    case .up: change(to: value + step)
    case .down: change(to: value - step)
    case .home: change(to: minimumValue)
    case .end: change(to: maximumValue)
    default: return super.nibKeyDown(key)
    }
    return true
  }

  /// A press or drag moves the knob to the mouse; the wheel moves it by a step.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    switch event.action {
    case .press where event.button == .left:
      isTracking = true
      sendActions(for: .touchDown)
      track(point)
    case .drag where isTracking: track(point)
    case .release where isTracking: endTracking(inside: bounds.contains(point))
    case .wheelUp: change(to: value + step)
    case .wheelDown: change(to: value - step)
    default: return false
    }
    return true
  }

  private func track(_ point: CGPoint) {
    guard bounds.width > 0 else { return }
    // The knob stands in the middle of a column: the ends of the range are half a column inside.
    let inset = min(TextMetrics.columnWidth / 2, bounds.width / 2)
    let share = (point.x - inset) / max(1, bounds.width - 2 * inset)
    let portion = Float(min(1, max(0, nibIsRightToLeft ? 1 - share : share)))
    let target = minimumValue + portion * (maximumValue - minimumValue)
    if isContinuous { change(to: target) } else { value = target }
  }

  private func endTracking(inside: Bool) {
    isTracking = false
    if !isContinuous { sendActions(for: .valueChanged) }
    sendActions(for: inside ? .touchUpInside : .touchUpOutside)
  }

  private func change(to target: Float) {
    let old = value
    value = target
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Drawing

  /// Draws `━━━━●────`: the knob stands where the value lies between the limits. Pictures at the ends stand beside it.
  open override func nibDraw(in context: NibDrawingContext) {
    let line = trackCells(in: context)
    let last = line.size.columns - 1
    guard last >= 0 else { return }
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    let filled = max(0, min(last, Int(bounded: (share * Float(last)).rounded())))
    let knob = nibIsRightToLeft ? last - filled : filled
    let low = context.controlStyle(minimumTrackTintColor ?? context.tint, isEnabled: isEnabled)
    let high = context.controlStyle(maximumTrackTintColor ?? .systemGray3, isEnabled: isEnabled)
    for (isFilled, columns) in [(!nibIsRightToLeft, 0..<knob), (nibIsRightToLeft, knob + 1..<last + 1)] {
      context.canvas.put(
        repeating: isFilled ? "━" : "─",
        columns: line.minColumn + columns.lowerBound..<line.minColumn + columns.upperBound,
        row: line.minRow, style: isFilled ? low : high)
    }
    context.canvas.put(
      "●", at: CellPoint(column: line.minColumn + knob, row: line.minRow),
      style: context.controlStyle(thumbTintColor, isEnabled: isEnabled, .bold))
  }

  /// Draws the pictures at the ends; the cells between them.
  private func trackCells(in context: NibDrawingContext) -> CellRect {
    var line = context.controlLine
    let ends =
      nibIsRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let style = context.controlStyle(context.tint, isEnabled: isEnabled)
    let most = max(1, line.size.columns / 4)
    if let text = ends.0?.nibCellText.map({ CellText.truncated($0, columns: most) }) {
      context.canvas.put(text, in: line, .left, style: style)
      line.origin.column += CellText.columns(of: text) + 1
      line.size.columns -= CellText.columns(of: text) + 1
    }
    if let text = ends.1?.nibCellText.map({ CellText.truncated($0, columns: most) }) {
      context.canvas.put(text, in: line, .right, style: style)
      line.size.columns -= CellText.columns(of: text) + 1
    }
    return line
  }
}
