/// The base class of all objects that handle events.
open class UIResponder: NSObject, NibActionTarget, NibKeyValueCoding, NibKeyValueObserver,
  NibAwakening
{
  public override init() { super.init() }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// True if the object can become first responder. The default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// True if the object can give up being first responder.
  open var canResignFirstResponder: Bool { true }

  /// True if this object is its window's first responder.
  open var isFirstResponder: Bool { nibWindow?.nibFirstResponder === self }

  /// Makes the object first responder, so that it receives keys first. Returns false if it cannot be.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = nibWindow else { return false }
    guard window.nibFirstResponder !== self else { return true }
    if let other = window.nibFirstResponder, !other.resignFirstResponder() { return false }
    window.nibFirstResponder = self
    return true
  }

  /// Gives up being first responder. Returns false if the object refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { nibWindow?.nibFirstResponder = nil }
    return true
  }

  /// The window that delivers events to this responder.
  var nibWindow: UIWindow? { next?.nibWindow }

  /// Handles a key press. Return true if the key was used; otherwise it is passed to `next`.
  open func nibKeyDown(_ key: KeyPress) -> Bool { false }

  /// Handles pasted text. Return true if it was used.
  open func nibPaste(_ text: String) -> Bool { false }

  /// The actions of this class that nibs can name: selector text and method.
  open class var nibActions: [NibAction] { [] }

  /// Called once for each object that a nib created, after all connections of the nib have been made.
  open func awakeFromNib() {}

  /// The object that takes this one's place in the nib after decoding. The default returns `self`; `nil`
  /// leaves the object out.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Called when the value of an observed key changes; see `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The entry point of key-value coding, which sets every outlet and runtime attribute.
  ///
  /// The default finds an `@Outlet` or `@Inspectable` property of that name, then a built-in UIKit property.
  /// - Throws: `NibException` (`NSUnknownKeyException`) if there is no such property; see
  ///   `nibSetValue(_:forKey:of:)`.
  open func setValue(_ value: Any?, forKey key: String) throws {
    try nibSetValue(value, forKey: key, of: self)
  }
}

/// An event from the terminal, as passed to controls and actions.
public final class UIEvent: NSObject {
  package let nibInput: InputEvent

  package init(nibInput: InputEvent) { self.nibInput = nibInput }
}
