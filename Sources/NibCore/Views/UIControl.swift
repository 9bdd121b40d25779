/// A view that sends user actions as events to targets.
open class UIControl: UIView {
  /// The kinds of events that a control sends.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: UInt(UInt32.max))
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of a control to which none of the other states applies.
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    /// The states that programs can define.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The states that are reserved for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)

    /// The state as a dictionary key. It is an `Int`, like the keys of other dictionaries in NibTerm, because each
    /// additional dictionary type makes programs start more slowly.
    var nibKey: Int { Int(bitPattern: rawValue) }
  }

  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable { case center, top, bottom, fill }

  /// Whether the control accepts input. A disabled control is dimmed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { nibStateDidChange() } } }
  /// Whether the control is in the selected state, such as a button that stays on.
  open var isSelected = false { didSet { if isSelected != oldValue { nibStateDidChange() } } }
  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { nibStateDidChange() } } }
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsDisplay() } }
  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsDisplay() } }

  /// Called after the state has changed.
  func nibStateDidChange() { setNeedsDisplay() }

  /// The current state.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The trait of a disabled control, in addition to the traits of its class.
  final var nibStateTraits: UIAccessibilityTraits { isEnabled ? [] : .notEnabled }

  open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled && !isHidden }

  package override class var nibKind: NibKind { .control }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIControl, ControlWord>.table(
        .bool(.enabled, \.isEnabled), .bool(.selected, \.isSelected), .bool(.highlighted, \.isHighlighted),
        .choice(.contentHorizontalAlignment, \.contentHorizontalAlignment),
        .choice(.contentVerticalAlignment, \.contentVerticalAlignment))
  }

  // MARK: Targets

  private struct TargetAction {
    /// The target; `nil` if it was added as `nil`, or if it no longer exists.
    weak var target: AnyObject?
    /// True if the target was added as `nil`. The responder chain is then searched when the event occurs.
    let searchesResponderChain: Bool
    let action: Selector
    var events: Event
    /// The closure to call in place of a method; `nil` for a target and an action.
    var closure: UIAction?
  }

  private var targetActions: [TargetAction] = []

  /// Adds a target and an action for some events. The target is not retained. If the target already has this
  /// action, the events are added to it, so that the action is sent once (docs/behaviours.md A13).
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target.map(nibObject)
    let existingIndex = targetActions.firstIndex {
      $0.closure == nil && $0.target === object && $0.searchesResponderChain == (object == nil)
        && $0.action == action
    }
    if let index = existingIndex {
      targetActions[index].events.formUnion(events)
      return
    }
    targetActions.append(
      TargetAction(target: object, searchesResponderChain: object == nil, action: action, events: events))
  }

  /// Removes actions for some events. A target or action of `nil` means all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map(nibObject)
    removeEvents(events) { entry in
      entry.closure == nil && (object == nil || entry.target === object)
        && (action == nil || entry.action == action)
    }
  }

  /// Removes events from the entries for which a closure returns true, and removes entries without events.
  private func removeEvents(_ events: Event, from isAffected: (TargetAction) -> Bool) {
    for index in targetActions.indices where isAffected(targetActions[index]) {
      targetActions[index].events.subtract(events)
    }
    targetActions.removeAll { $0.events.isEmpty }
  }

  /// The actions for the given target and events, in the order in which they were added; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent events: Event) -> [String]? {
    let object = target.map(nibObject)
    let matching = targetActions.filter {
      $0.closure == nil && $0.target === object && !$0.events.intersection(events).isEmpty
    }
    return matching.isEmpty ? nil : matching.map { $0.action.nibName }
  }

  /// Sends the actions that are registered for any of the events.
  open func sendActions(for events: Event) {
    NibException.raising { try nibSendActions(for: events, event: nil) }
  }

  /// Sends the actions as `sendActions(for:)` does, but throws errors.
  /// - Throws: `NSInvalidArgumentException` if a target does not have the method (docs/behaviours.md A10).
  func nibSendActions(for events: Event, event: UIEvent?) throws {
    for entry in targetActions where !entry.events.intersection(events).isEmpty {
      if let closure = entry.closure {
        sendAction(closure)
        continue
      }
      guard entry.searchesResponderChain || entry.target != nil else { continue }
      try nibSendAction(entry.action, to: entry.target, from: self, for: event)
    }
  }

  /// Sends an action to a target. If the target is `nil`, the first object in the responder chain that has the
  /// method receives it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = NibException.raising { try nibSendAction(action, to: target.map(nibObject), from: self, for: event) }
  }

  // MARK: Tracking

  /// An override point of UIKit, which is not called: controls handle presses themselves.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// An override point of UIKit, which is not called.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// An override point of UIKit, which is not called.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// An override point of UIKit, which is not called.
  open func cancelTracking(with event: UIEvent?) {}
  /// Whether a press is being tracked. Only sliders track presses.
  open var isTracking: Bool { false }

  // MARK: Actions with closures

  /// Creates a control with an action for its primary event, such as a press of a button.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action for some events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    targetActions.append(
      TargetAction(
        target: nil, searchesResponderChain: false, action: Selector(""), events: events, closure: action))
  }

  /// Removes an action for some events.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier for some events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    removeEvents(events) { $0.closure?.identifier == identifier }
  }

  /// Performs an action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Calls a closure for each action, with its target or closure, its events, and a flag that the closure sets to end
  /// the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var shouldStop = false
    for entry in targetActions where !shouldStop {
      let method: (Any?, Selector)? = entry.closure == nil ? (entry.target, entry.action) : nil
      iterator(entry.closure, method, entry.events, &shouldStop)
    }
  }

  /// All events for which the control has actions.
  open var allControlEvents: Event { targetActions.reduce(into: []) { $0.formUnion($1.events) } }
  /// The targets of the control's actions.
  open var allTargets: Set<AnyHashable> {
    Set(targetActions.compactMap { ($0.target as? NSObject).map { AnyHashable($0) } })
  }

  // MARK: Bounds

  /// The part of the bounds in which the control is drawn and touched.
  package var nibControlBounds: CGRect { bounds }

  /// The part of the bounds at the leading edge that has the control's intrinsic width, for a control that does not
  /// grow with its frame.
  final var nibNaturalBounds: CGRect {
    let insets = alignmentRectInsets
    let width = min(bounds.width, max(0, intrinsicContentSize.width + insets.left + insets.right))
    return CGRect(
      x: nibIsRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
  }

  /// Whether a point is in the part of the bounds in which the control is touched.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    nibControlBounds.contains(point)
  }

  // MARK: Keyboard and mouse

  /// Performs the control's primary action, which Enter, Space and a click trigger. Subclasses with a value change
  /// it before they send their events.
  func nibActivate() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  package override var nibKeyHelp: [KeyHelp] { [KeyHelp("Enter", "press")] }

  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    switch key.key {
    case .enter, .character(" "):
      nibActivate()
      return true
    default: return super.nibKeyDown(key)
    }
  }

  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled, event.button == .left else { return false }
    switch event.action {
    case .press:
      isHighlighted = true
      sendActions(for: .touchDown)
    case .release:
      let wasHighlighted = isHighlighted
      isHighlighted = false
      guard wasHighlighted else { return false }
      if nibControlBounds.contains(point) { nibActivate() } else { sendActions(for: .touchUpOutside) }
    default: return false
    }
    return true
  }
}

extension UIControl: NibActionSource {
  func nibConnect(_ action: Selector, of target: AnyObject?, _ element: NibElement) {
    let events = element["eventType"].flatMap { Event(nibName: $0) } ?? .primaryActionTriggered
    addTarget(target, action: action, for: events)
  }
}

extension UIControl.Event {
  /// Creates an event from its name in documents, such as `touchUpInside`.
  init?(nibName: String) {
    guard let bit = SchemaWords.controlEvents.number(of: nibName) else { return nil }
    self.init(rawValue: 1 << UInt(bit))
  }
}
