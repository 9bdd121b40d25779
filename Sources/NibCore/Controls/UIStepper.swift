/// A control that changes a number in steps. Its left half subtracts a step, and its right half adds one. In
/// right-to-left layout, the halves are exchanged.
open class UIStepper: UIControl {
  /// The number, clamped to the limits.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = newValue.isNaN ? minimumValue : min(maximumValue, max(minimumValue, newValue))
      setNeedsDisplay()
    }
  }
  private var storedValue = 0.0
  /// The minimum.
  open var minimumValue = 0.0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }
  /// The maximum.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// The amount that one step adds or subtracts.
  open var stepValue = 1.0
  /// If true, a step beyond one limit sets the value to the other limit.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// Whether steps repeat while a half is pressed. Stored, but has no effect: a terminal repeats keys itself.
  open var autorepeat = true
  /// Whether every step sends `.valueChanged`. Stored, but has no effect: in a terminal every step ends
  /// immediately.
  open var isContinuous = true

  override func nibDidCreate() {
    nibHug(.both)
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  override func nibDidDecode(_ coder: NibCoder) {
    // The attribute may be decoded before the limits, so it is applied again here.
    value = coder.element.double(StepperWord.value) ?? storedValue
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIStepper, StepperWord>.table(
        .double(.value, \.value), .double(.minimumValue, \.minimumValue),
        .double(.maximumValue, \.maximumValue), .double(.stepValue, \.stepValue), .bool(.wraps, \.wraps),
        .bool(.autorepeat, \.autorepeat), .bool(.continuous, \.isContinuous))
  }

  /// The size in points according to the environment's rules.
  open override var intrinsicContentSize: CGSize { nibEnvironment.rules.stepperSize }

  /// A stepper is never wider than its natural size, even if a stack view stretches its frame.
  package override var nibControlBounds: CGRect { nibNaturalBounds }

  package override var nibGraphic: NibGraphic? { NibGraphic(kind: .control, area: bounds) }

  package override var nibKeyHelp: [KeyHelp] { [KeyHelp("← →", "change")] }

  /// Decreases the value with Left and `-`, and increases it with Right, `+`, Enter and Space.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    switch key.key {
    case .left: step(by: nibIsRightToLeft ? stepValue : -stepValue)
    case .right: step(by: nibIsRightToLeft ? -stepValue : stepValue)
    case .character("-"): step(by: -stepValue)
    case .character("+"), .enter, .character(" "): step(by: stepValue)
    default: return super.nibKeyDown(key)
    }
    return true
  }

  /// Decreases the value for a click on the left half and increases it for a click on the right half; the reverse in
  /// right-to-left layout.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled, event.button == .left, event.action == .press else { return false }
    step(by: (point.x < nibControlBounds.midX) != nibIsRightToLeft ? -stepValue : stepValue)
    return true
  }

  /// Changes the value, and reports it if it is another one.
  private func step(by amount: Double) {
    let old = value
    let target = value + amount
    if wraps, target > maximumValue {
      value = minimumValue
    } else if wraps, target < minimumValue {
      value = maximumValue
    } else {
      value = target
    }
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Two buttons, as in UIKit.
  package override var nibAccessibility: NibAccessibility? {
    let traits = nibStateTraits.union(.button)
    return .elements(
      ["Decrement", "Increment"].map { NibAccessibility(label: $0, traits: traits) }, in: self)
  }

  /// Sample data sets the value.
  package override var nibSample: SampleSlot? { .number(self, \UIStepper.value) }

  /// Draws `[ − │ + ]`, or `[ + │ − ]` in right-to-left layout. A half at its limit is dimmed.
  open override func nibDraw(in context: NibDrawingContext) {
    let line = context.controlLine(of: self)
    guard line.size.columns >= 3 else { return }
    let middle = line.size.columns / 2
    let minus = (sign: "−", canStep: wraps || value > minimumValue)
    let plus = (sign: "+", canStep: wraps || value < maximumValue)
    let (left, right) = nibIsRightToLeft ? (plus, minus) : (minus, plus)
    drawHalf(left.sign, from: 1, to: middle, canStep: left.canStep, line, context)
    drawHalf(
      right.sign, from: middle + 1, to: line.size.columns - 1, canStep: right.canStep, line, context)
    let frame = context.controlStyle(context.tint, isEnabled: isEnabled)
    for (column, text) in [(0, "["), (middle, "│"), (line.size.columns - 1, "]")] {
      context.canvas.put(text, at: CellPoint(column: line.minColumn + column, row: line.minRow), style: frame)
    }
  }

  /// Draws the minus or the plus.
  private func drawHalf(
    _ sign: String, from start: Int, to end: Int, canStep: Bool, _ line: CellRect,
    _ context: NibDrawingContext
  ) {
    let cells = CellRect(column: line.minColumn + start, row: line.minRow, columns: end - start, rows: 1)
    let style = context.controlStyle(context.tint, isEnabled: isEnabled && canStep)
    context.canvas.fill(cells, style: style)
    context.canvas.put(sign, in: cells, .center, style: style)
  }
}
