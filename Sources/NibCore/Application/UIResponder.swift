/// The root of everything that takes part in event handling.
open class UIResponder: NSObject, NibActionTarget, NibKeyValueCoding, NibKeyValueObserver,
  NibAwakening
{
  public override init() { super.init() }

  /// The next object of the responder chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether this is its window's first responder.
  open var isFirstResponder: Bool { nibWindow?.nibFirstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = nibWindow else { return false }
    guard window.nibFirstResponder !== self else { return true }
    if let other = window.nibFirstResponder, !other.resignFirstResponder() { return false }
    window.nibFirstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { nibWindow?.nibFirstResponder = nil }
    return true
  }

  /// The window through which events come to this responder.
  var nibWindow: UIWindow? { next?.nibWindow }

  /// A key arrived. Return true if it was used; otherwise it goes on to `next`.
  open func nibKeyDown(_ key: KeyPress) -> Bool { false }

  /// Text was pasted. Return true if it was used.
  open func nibPaste(_ text: String) -> Bool { false }

  /// The actions that nibs can name on this class: selector text and method.
  open class var nibActions: [NibAction] { [] }

  /// Sent once to each object that a nib made, when all connections of the nib are in place.
  open func awakeFromNib() {}

  /// The object that takes this one's place in its nib, once it is decoded; nil leaves it out. The default is itself.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Sent when a key that this object observes changes; see `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Key-value coding's entry point: every outlet connection and runtime attribute comes through here.
  ///
  /// The default finds an `@Outlet` or `@Inspectable` property of that name, then a built-in UIKit property.
  /// - Throws: `NibException` (`NSUnknownKeyException`) when there is none; see `nibSetValue(_:forKey:of:)`.
  open func setValue(_ value: Any?, forKey key: String) throws {
    try nibSetValue(value, forKey: key, of: self)
  }
}

/// What happened in the terminal, as controls and actions see it.
public final class UIEvent: NSObject {
  package let nibInput: InputEvent

  public init(nibInput: InputEvent) { self.nibInput = nibInput }
}
