/// A control for choosing a number from a range by moving a knob along a track, with keys or the mouse.
open class UISlider: UIControl {
  private var storedValue: Float = 0

  /// The chosen number, clamped to the limits.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = clamped(newValue)
      setNeedsDisplay()
    }
  }
  /// The minimum. Setting it above the maximum raises the maximum too.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }
  /// The maximum. Setting it below the minimum lowers the minimum too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// Whether every movement sends `.valueChanged`, instead of only the end of a drag.
  open var isContinuous = true
  /// The color of the track up to the knob; `nil` for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the track beyond the knob.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the knob.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// An image at the lower end.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// An image at the upper end.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The images of the knob and of the track, by state.
  private var stateImages: [Int: SliderImages] = [:]
  /// Whether the mouse button is pressed on the slider.
  private var isPressed = false
  /// True from the press of the mouse button to its release.
  open override var isTracking: Bool { isPressed }

  override func nibDidCreate() { nibHug(.vertical) }

  override func nibDidDecode(_ coder: NibCoder) {
    // The attribute may be decoded before the limits, so it is applied again here.
    value = coder.element.double(SliderWord.value).map { Float($0) } ?? storedValue
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UISlider, SliderWord>.table(
        .float(.value, \.value), .float(.minValue, \.minimumValue), .float(.maxValue, \.maximumValue),
        .bool(.continuous, \.isContinuous), .color(.minimumTrackTintColor, \.minimumTrackTintColor),
        .color(.maximumTrackTintColor, \.maximumTrackTintColor), .color(.thumbTintColor, \.thumbTintColor),
        .image(.minimumValueImage, \.minimumValueImage), .image(.maximumValueImage, \.maximumValueImage),
        .imageReference(.minimumValueImage, \.minimumValueImage),
        .imageReference(.maximumValueImage, \.maximumValueImage), .property("minimumValue", \.minimumValue),
        .property("maximumValue", \.maximumValue), .handled(.catalog), .state(\.stateImages))
  }

  /// Sets the value without sending an event or animating.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Images

  /// Sets the image of the knob in a state. A terminal shows the character of a symbol, and no knob for an empty image;
  /// other images have no effect.
  open func setThumbImage(_ image: UIImage?, for state: State) { nibSet(image, \.thumb, for: state) }
  /// Sets the image of the track up to the knob. In a terminal, an empty image hides this part of the track; other
  /// images have no effect.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    nibSet(image, \.minimumTrack, for: state)
  }
  /// Sets the image of the track beyond the knob. In a terminal, an empty image hides this part of the track; other
  /// images have no effect.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    nibSet(image, \.maximumTrack, for: state)
  }
  /// The image of the knob in a state.
  open func thumbImage(for state: State) -> UIImage? { stateImages[state.nibKey]?.thumb }
  /// The image of the track up to the knob in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { stateImages[state.nibKey]?.minimumTrack }
  /// The image of the track beyond the knob in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { stateImages[state.nibKey]?.maximumTrack }
  /// The image of the knob in the current state.
  open var currentThumbImage: UIImage? { nibImage(\.thumb) }
  /// The image of the track up to the knob in the current state.
  open var currentMinimumTrackImage: UIImage? { nibImage(\.minimumTrack) }
  /// The image of the track beyond the knob in the current state.
  open var currentMaximumTrackImage: UIImage? { nibImage(\.maximumTrack) }

  private func nibSet(_ image: UIImage?, _ part: WritableKeyPath<SliderImages, UIImage?>, for state: State) {
    stateImages[state.nibKey, default: SliderImages()][keyPath: part] = image
    setNeedsDisplay()
  }

  private func nibImage(_ part: KeyPath<SliderImages, UIImage?>) -> UIImage? {
    stateImages[state.nibKey]?[keyPath: part] ?? stateImages[State.normal.nibKey]?[keyPath: part]
  }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(maximumValue, max(minimumValue, value))
  }

  /// The height in points according to the environment's rules. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: nibEnvironment.rules.sliderHeight)
  }

  /// The frame extends 2 points past both ends of the alignment rectangle and 1 point below it. In a terminal and
  /// on newer canvases, the two rectangles are equal.
  open override var alignmentRectInsets: UIEdgeInsets {
    let rules = nibEnvironment.rules
    guard !rules.isTerminal, !rules.hasWideSlider else { return .zero }
    return UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  // MARK: Keyboard and mouse

  /// The change for one key press: a twentieth of the range.
  private var step: Float { (maximumValue - minimumValue) / 20 }

  package override var nibGraphic: NibGraphic? { NibGraphic(kind: .control, area: bounds) }

  package override var nibKeyHelp: [KeyHelp] { [KeyHelp("← →", "change")] }

  /// Moves the knob by a twentieth of the range with Left and Right, and to the limits with Home and End. Up and Down
  /// move the focus.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    let forward: Float = nibIsRightToLeft ? -step : step
    switch key.key {
    case .right: change(to: value + forward)
    case .left: change(to: value - forward)
    case .home: change(to: minimumValue)
    case .end: change(to: maximumValue)
    default: return super.nibKeyDown(key)
    }
    return true
  }

  /// Moves the knob to the pointer for a press or drag, and by a step for the mouse wheel.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    switch event.action {
    case .press where event.button == .left:
      isPressed = true
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

  /// Moves the knob to a point in the control's coordinates.
  private func track(_ point: CGPoint) {
    guard bounds.width > 0 else { return }
    // The knob is in the middle of a column, so the ends of the range are half a column from the edges.
    let inset = min(TextMetrics.columnWidth / 2, bounds.width / 2)
    let fraction = (point.x - inset) / max(1, bounds.width - 2 * inset)
    let filled = Float(min(1, max(0, nibIsRightToLeft ? 1 - fraction : fraction)))
    let target = minimumValue + filled * (maximumValue - minimumValue)
    if isContinuous { change(to: target) } else { value = target }
  }

  private func endTracking(inside: Bool) {
    isPressed = false
    if !isContinuous { sendActions(for: .valueChanged) }
    sendActions(for: inside ? .touchUpInside : .touchUpOutside)
  }

  private func change(to target: Float) {
    let old = value
    value = target
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// An adjustable element with the position of the value between the limits, in percent.
  package override var nibAccessibility: NibAccessibility? {
    NibAccessibility(
      value: NibAccessibility.percent(fraction), traits: nibStateTraits.union(.adjustable))
  }

  /// The position of the value between the limits, from 0 to 1.
  private var fraction: Float {
    let range = maximumValue - minimumValue
    return range > 0 ? (value - minimumValue) / range : 0
  }

  /// Sample data sets the value.
  package override var nibSample: SampleSlot? { .number(self, \UISlider.value) }

  /// Draws `━━━━●────`, with the knob at the position of the value. Images at the ends are drawn beside it.
  open override func nibDraw(in context: NibDrawingContext) {
    let line = trackCells(in: context)
    let last = line.size.columns - 1
    guard last >= 0 else { return }
    let filled = max(0, min(last, Int(bounded: (fraction * Float(last)).rounded())))
    let knob = nibIsRightToLeft ? last - filled : filled
    let low = minimumTrackTintColor ?? context.tint
    let high = maximumTrackTintColor ?? .systemGray3
    for (isFilled, columns) in [(!nibIsRightToLeft, 0..<knob), (nibIsRightToLeft, knob + 1..<last + 1)] {
      if (isFilled ? currentMinimumTrackImage : currentMaximumTrackImage)?.nibSource == .empty { continue }
      let color = isFilled ? low : high
      guard context.shows(color) else { continue }
      context.canvas.put(
        repeating: isFilled ? "━" : "─",
        columns: line.minColumn + columns.lowerBound..<line.minColumn + columns.upperBound,
        row: line.minRow, style: context.controlStyle(color, isEnabled: isEnabled))
    }
    drawKnob(at: CellPoint(column: line.minColumn + knob, row: line.minRow), in: context)
  }

  /// Draws the knob, or the symbol that the program set for it.
  private func drawKnob(at place: CellPoint, in context: NibDrawingContext) {
    let image = currentThumbImage
    if image?.nibSource == .empty { return }
    let symbol = image.flatMap { $0.isSymbolImage ? $0.nibCellText : nil } ?? ""
    context.canvas.put(
      CellText.columns(of: symbol) == 1 ? symbol : "●", at: place,
      style: context.controlStyle(
        image?.nibColor(tint: thumbTintColor) ?? thumbTintColor, isEnabled: isEnabled, .bold))
  }

  /// Draws the images at the ends, and returns the cells between them.
  private func trackCells(in context: NibDrawingContext) -> CellRect {
    var line = context.controlLine
    let (left, right) =
      nibIsRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let style = context.controlStyle(context.tint, isEnabled: isEnabled)
    let maxColumns = max(1, line.size.columns / 4)
    if let text = left?.nibCellText.map({ CellText.truncated($0, columns: maxColumns) }) {
      context.canvas.put(text, in: line, .left, style: style)
      line.origin.column += CellText.columns(of: text) + 1
      line.size.columns -= CellText.columns(of: text) + 1
    }
    if let text = right?.nibCellText.map({ CellText.truncated($0, columns: maxColumns) }) {
      context.canvas.put(text, in: line, .right, style: style)
      line.size.columns -= CellText.columns(of: text) + 1
    }
    return line
  }
}

private struct SliderImages {
  var thumb: UIImage?
  var minimumTrack: UIImage?
  var maximumTrack: UIImage?
}
