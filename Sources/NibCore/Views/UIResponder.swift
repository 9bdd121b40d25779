/// The base class of objects that handle events: views, controllers and the application. It also
/// implements what nibs need: key-value coding, actions and accessibility.
open class UIResponder: NSObject, NibActionTarget, NibKeyValueCoding, NibKeyValueObserver,
  NibAwakening, NibAccessible, NibKeyed
{
  /// Creates a responder.
  public override init() { super.init() }

  package class var nibKeys: [NibAttribute] {
    NibAttribute.accessibilityProperties(UIResponder.self)
      + NibRow<UIResponder, ObjectWord>.table(
        .property("accessibilityElementsHidden", \.accessibilityElementsHidden),
        .property("accessibilityElements", \.accessibilityElements),
        .property("accessibilityFrame", \.accessibilityFrame),
        .property("accessibilityActivationPoint", \.accessibilityActivationPoint),
        .property("accessibilityLanguage", \.accessibilityLanguage),
        .property("accessibilityViewIsModal", \.accessibilityViewIsModal),
        .property("shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren),
        .property("accessibilityCustomActions", \.accessibilityCustomActions),
        .property("accessibilityUserInputLabels", \.accessibilityUserInputLabels),
        .property("accessibilityAttributedLabel", \.accessibilityAttributedLabel),
        .property("accessibilityContainerType", \.accessibilityContainerType))
  }

  /// The next object in the responder chain; `nil` at its end.
  open var next: UIResponder? { nil }

  /// The object itself and all further objects in the responder chain, in this order.
  final var nibResponderChain: UnfoldFirstSequence<UIResponder> { sequence(first: self, next: \.next) }

  /// Whether the object can become first responder. The default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can resign as first responder. The default is true.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is its window's first responder.
  open var isFirstResponder: Bool { nibWindow?.nibFirstResponder === self }

  /// Makes the object the first responder of its window, so that it receives key presses first. A view gets the focus,
  /// too. Returns false if that is not possible.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let window = nibWindow else {
      nibWaitsForWindow = true
      return false
    }
    guard window.nibFirstResponder !== self else { return true }
    window.nibKeyboardStays = nibUsesKeyboard
    defer { window.nibKeyboardStays = false }
    if let other = window.nibFirstResponder, !other.resignFirstResponder() { return false }
    window.nibFirstResponder = self
    window.nibShowInputViews(of: self)
    window.nibFocus(onFirstResponder: self)
    return true
  }

  /// Whether the object tried to become first responder before it was in a window. The attempt is repeated when it
  /// enters a window, as for UIKit's text fields, so that `viewDidLoad` can make a text field the first responder.
  final var nibWaitsForWindow = false

  /// Resigns as first responder. Returns false if the object refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    nibWaitsForWindow = false
    if isFirstResponder, let window = nibWindow {
      window.nibFirstResponder = nil
      window.nibHideInputViews()
    }
    return true
  }

  /// The window that delivers events to this responder; `nil` if it is in no window.
  var nibWindow: UIWindow? { next?.nibWindow }

  /// Handles a key press. Return true if it was handled; otherwise it is passed to `next`.
  ///
  /// The default passes typed characters to a first responder that adopts `UIKeyInput`.
  open func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isFirstResponder, let input = self as? any UIKeyInput else { return false }
    switch key.key {
    case .character(let character) where key.modifiers.isSubset(of: .shift):
      input.insertText(String(character))
    case .enter where key.modifiers.isEmpty: input.insertText("\n")
    case .backspace where key.modifiers.isEmpty: input.deleteBackward()
    default: return false
    }
    return true
  }

  /// The keys that the responder handles now, for the line of keys.
  package var nibKeyHelp: [KeyHelp] { [] }

  /// Handles pasted text. Return true if it was handled; otherwise it is passed to `next`.
  ///
  /// The default passes the text to a first responder that adopts `UIKeyInput`.
  func nibPaste(_ text: String) -> Bool {
    guard isFirstResponder, let input = self as? any UIKeyInput else { return false }
    input.insertText(text)
    return true
  }

  /// The manager with which the changes of this object are undone. The default is that of `next`; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The commands that keys perform while this object is in the responder chain and no view uses the key itself.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the object can perform an action with a sender. The default is true if it has a method for the action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    nibAction(action, of: self) != nil
  }

  /// The object that performs an action: the first one in the responder chain that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    nibResponderChain.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// The view that is shown at the bottom of the screen while this object is first responder, in place of UIKit's
  /// on-screen keyboard.
  open var inputView: UIView? { nil }
  /// The view that is shown at the bottom of the screen while this object is first responder.
  open var inputAccessoryView: UIView? { nil }
  /// Shows the current `inputView` and `inputAccessoryView` if this object is first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    nibWindow?.nibShowInputViews(of: self)
  }

  /// Called when the mouse button is pressed on a view that does not use the press itself. The default passes the call
  /// on to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Never called: a drag of the mouse scrolls.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when the mouse button is released. The default passes the call on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Never called: keys are passed to `nibKeyDown(_:)`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: keys are passed to `nibKeyDown(_:)`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: keys are passed to `nibKeyDown(_:)`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: keys are passed to `nibKeyDown(_:)`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Never called: programs in a terminal are not restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called: programs in a terminal are not restored.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Never called: a terminal cannot be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: a terminal cannot be shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: a terminal cannot be shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// The actions of this class that nibs can name, each with its selector and its method.
  open class var nibActions: [NibAction] { [] }

  /// Never called. UIKit does not call it either, but programs override it.
  open class func awakeFromNib() {}

  /// Called once for each object that a nib created, after all connections of the nib have been made.
  open func awakeFromNib() {}

  package func nibAdopt(globalTint color: UIColor) {}
  package func nibShowAtLaunch() {}

  /// Returns the object that replaces this one after decoding; `nil` to leave the object out. The default is `self`.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  package func nibWouldContainItself(_ value: Any?, in property: Any.Type) -> Bool { false }

  /// Called when the value of an observed key changes; see `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Sets the value for a key. Nibs set every outlet and runtime attribute with this method.
  ///
  /// The default sets the `@Outlet` or `@Inspectable` property with that name, otherwise the property of a UIKit class.
  /// - Throws: `NibException` (`NSUnknownKeyException`) if there is no such property; see
  ///   `nibSetValue(_:forKey:of:)`.
  open func setValue(_ value: Any?, forKey key: String) throws {
    try nibSetValue(value, forKey: key, of: self)
  }

  // MARK: Accessibility

  /// The values that a nib or a program has set.
  package final var nibAccessibilitySettings = AccessibilitySettings()
  /// The accessibility elements that a program has set.
  private var elements: [Any]?

  /// The accessibility values of the class; `nil` for a view that only contains others.
  package var nibAccessibility: NibAccessibility? { nil }

  /// Whether assistive technologies visit this object. The default is true for most of UIKit's controls and texts.
  open var isAccessibilityElement: Bool {
    get { nibAccessibilitySettings.isElement ?? nibAccessibility?.isElement ?? false }
    set { nibAccessibilitySettings.isElement = newValue }
  }

  /// The name of the object for screen readers. The default is a label's text or a button's title.
  open var accessibilityLabel: String? {
    get { nibAccessibilitySettings.label ?? nibAccessibility?.label }
    set { nibAccessibilitySettings.label = newValue }
  }

  /// The result of an action on the object, which screen readers say last.
  open var accessibilityHint: String? {
    get { nibAccessibilitySettings.hint }
    set { nibAccessibilitySettings.hint = newValue }
  }

  /// The value of the object: an entered text, the percentage of a slider, `1` or `0` for a switch.
  open var accessibilityValue: String? {
    get { nibAccessibilitySettings.value ?? nibAccessibility?.value }
    set { nibAccessibilitySettings.value = newValue }
  }

  /// The kind and state of the object. Traits that are set replace all traits of the class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { nibAccessibilitySettings.traits ?? nibAccessibility?.traits ?? .none }
    set { nibAccessibilitySettings.traits = newValue }
  }

  /// A name that identifies the object in tests. Screen readers do not say it.
  open var accessibilityIdentifier: String? {
    get { nibAccessibilitySettings.identifier }
    set { nibAccessibilitySettings.identifier = newValue }
  }

  /// Whether assistive technologies skip everything in this object.
  open var accessibilityElementsHidden: Bool {
    get { nibAccessibilitySettings.hidesElements }
    set { nibAccessibilitySettings.hidesElements = newValue }
  }

  /// The views, bar items and `UIAccessibilityElement`s in this object that assistive technologies visit, in
  /// this order; `nil` if they visit the subviews.
  open var accessibilityElements: [Any]? {
    get { elements ?? nibAccessibility?.elements }
    set { elements = newValue }
  }

  /// The accessibility properties that NibTerm only stores.
  private var furtherAccessibility = FurtherAccessibility()

  /// The object's frame on the screen, in points.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = furtherAccessibility.frame { return frame }
      guard let view = self as? UIView else { return .zero }
      return view.convert(view.bounds, to: nil)
    }
    set { furtherAccessibility.frame = newValue }
  }
  /// The point that a screen reader touches to use the object: the center of its frame. Setting it has no effect.
  open var accessibilityActivationPoint: CGPoint {
    get { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set {}
  }
  /// The language in which the object is read. Stored, but has no effect.
  open var accessibilityLanguage: String? {
    get { furtherAccessibility.language }
    set { furtherAccessibility.language = newValue }
  }
  /// Whether screen readers visit only this object. Stored, but has no effect.
  open var accessibilityViewIsModal: Bool {
    get { furtherAccessibility.isModal }
    set { furtherAccessibility.isModal = newValue }
  }
  /// Whether screen readers visit the elements in this object before others. Stored, but has no effect.
  open var shouldGroupAccessibilityChildren: Bool {
    get { furtherAccessibility.groupsChildren }
    set { furtherAccessibility.groupsChildren = newValue }
  }
  /// The actions that screen readers offer. Stored, but have no effect.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { furtherAccessibility.actions }
    set { furtherAccessibility.actions = newValue }
  }
  /// The names by which users can speak of the object. Stored, but have no effect.
  open var accessibilityUserInputLabels: [String]! {
    get { furtherAccessibility.inputLabels }
    set { furtherAccessibility.inputLabels = newValue }
  }
  /// The label with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// Called when a screen reader uses the object. Not called in a terminal.
  open func accessibilityActivate() -> Bool { false }
  /// Called when a screen reader increases the value. Not called in a terminal.
  open func accessibilityIncrement() {}
  /// Called when a screen reader decreases the value. Not called in a terminal.
  open func accessibilityDecrement() {}
  /// Called when a screen reader scrolls. Not called in a terminal.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called for the gesture that leaves a screen. Not called in a terminal.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the gesture that performs the most important action. Not called in a terminal.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when a screen reader visits the object. Not called in a terminal.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a screen reader leaves the object. Not called in a terminal.
  open func accessibilityElementDidLoseFocus() {}
  /// Always false: a terminal's screen reader does not report what it visits.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// The kind of group that the elements in this object form.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { nibAccessibilitySettings.containerType ?? nibAccessibility?.containerType ?? .none }
    set { nibAccessibilitySettings.containerType = newValue }
  }

  // MARK: Accessibility elements

  /// The number of accessibility elements.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The accessibility element at an index; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The index of an accessibility element; `NSNotFound` if this object does not contain it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}

extension UIResponder {
  /// Calls the action of the first object in the responder chain that has the action with the required types. Returns
  /// false if there is none.
  func nibSendUpResponderChain(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
    nibResponderChain.contains { responder in
      nibAction(action, of: responder)?.call(on: responder, sender: sender, event: event) ?? false
    }
  }
}

/// The accessibility properties that NibTerm only stores.
private struct FurtherAccessibility {
  var frame: CGRect?
  var language: String?
  var isModal = false
  var groupsChildren = false
  var actions: [UIAccessibilityCustomAction]?
  var inputLabels: [String]?
}
