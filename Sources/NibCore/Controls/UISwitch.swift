/// A control that is on or off, toggled with Enter, Space or a click.
open class UISwitch: UIControl {
  /// The appearance of a switch. The terminal only shows the sliding style.
  public enum Style: Int, Hashable, Sendable { case automatic, checkbox, sliding }

  /// Whether the switch is on.
  open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The color of the track while the switch is on; `nil` for the system's green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the knob. Stored, but has no effect: the knob is drawn in the track's color.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The text beside a check box. It is archived, but the sliding style does not show it.
  open var title: String?
  /// The preferred appearance. It is archived, but has no effect.
  open var preferredStyle = Style.automatic

  override func nibDidCreate() {
    nibHug(.both)
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UISwitch, SwitchWord>.table(
        .bool(.on, \.isOn), .color(.onTintColor, \.onTintColor), .color(.thumbTintColor, \.thumbTintColor),
        .string(.title, \.title), .choice(.preferredStyle, \.preferredStyle))
  }

  /// Turns the switch on or off without sending an event or animating.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size in points according to the environment's rules.
  open override var intrinsicContentSize: CGSize { nibEnvironment.rules.switchSize }

  /// The frame extends 2 points past the right edge of the alignment rectangle. On canvases from before Xcode 5, the
  /// alignment rectangle instead extends 12 points past the frame's right edge, so its center is 6 points further right
  /// (5 of 5 saved switches). In a terminal, the two rectangles are equal.
  open override var alignmentRectInsets: UIEdgeInsets {
    let rules = nibEnvironment.rules
    guard !rules.isTerminal else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: rules.isGlossy ? -12 : 2)
  }

  /// A switch is never wider than its natural size, even if a stack view stretches its frame.
  package override var nibControlBounds: CGRect { nibNaturalBounds }

  /// Toggles the switch and sends its events.
  override func nibActivate() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
  }

  package override var nibGraphic: NibGraphic? { NibGraphic(kind: .control, area: bounds) }

  package override var nibKeyHelp: [KeyHelp] { [KeyHelp("Space", "on, off")] }

  /// A toggle button. The value is UIKit's: `1` or `0`.
  package override var nibAccessibility: NibAccessibility? {
    NibAccessibility(
      label: title, value: isOn ? "1" : "0", traits: nibStateTraits.union([.button, .toggleButton]))
  }

  /// Sample data turns the switch on or off.
  package override var nibSample: SampleSlot? { .bool(self, \UISwitch.isOn) }

  /// Draws `(━━━●)` when on and `(○   )` when off, mirrored in right-to-left layout.
  open override func nibDraw(in context: NibDrawingContext) {
    let line = context.controlLine(of: self)
    let knob = isOn ? "●" : "○"
    let style = context.controlStyle(isOn ? onTintColor ?? .systemGreen : nil, isEnabled: isEnabled)
    guard line.size.columns > 3 else { return context.canvas.put("(\(knob))", in: line, .left, style: style) }
    let place = isOn == nibIsRightToLeft ? line.minColumn + 1 : line.maxColumn - 2
    context.canvas.put(
      repeating: isOn ? "━" : " ", columns: line.minColumn + 1..<line.maxColumn - 1, row: line.minRow,
      style: style)
    for (column, text) in [(line.minColumn, "("), (place, knob), (line.maxColumn - 1, ")")] {
      context.canvas.put(text, at: CellPoint(column: column, row: line.minRow), style: style)
    }
  }
}
