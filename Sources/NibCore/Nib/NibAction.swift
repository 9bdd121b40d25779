/// One action method of a class: its selector's text and the method itself.
///
/// Swift on Linux cannot look up a method by its name, so a class lists the methods that nibs may call:
///
///     override class var nibActions: [NibAction] {
///       [NibAction("favoriteTapped:", DetailController.favoriteTapped)]
///     }
public struct NibAction {
  /// The selector's text, such as `"favoriteTapped:"`.
  package let selector: String
  /// Returns the call of the method with a target, a sender and an event; `nil` if one of them does not have the
  /// required type.
  private let bind: (AnyObject, Any?, UIEvent?) -> (() -> Void)?
  /// Calls the method as a segue action, with the coder, the sender and the segue's identifier as far as it has
  /// parameters.
  private let makeDestination: (AnyObject, [Any?]) -> Any?

  /// Creates an action for a method without parameters (`-(IBAction)addItem`). Its result is ignored.
  public init<Target: AnyObject, Result>(_ selector: String, _ method: @escaping (Target) -> () -> Result) {
    self.selector = selector
    bind = { target, _, _ in
      guard let target = target as? Target else { return nil }
      return { _ = method(target)() }
    }
    makeDestination = { target, _ in (target as? Target).map { method($0)() } }
  }

  /// Creates an action for a method whose parameter is the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ selector: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.selector = selector
    bind = { target, sender, _ in
      guard let target = target as? Target, let sender = sender.flatMap({ $0 as? Sender }) else { return nil }
      return { _ = method(target)(sender) }
    }
    makeDestination = { target, values in
      guard let target = target as? Target, let coder = values[0] as? Sender else { return nil }
      return method(target)(coder)
    }
  }

  /// Creates an action for a method whose parameters are the sender and the event.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ selector: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.selector = selector
    bind = { target, sender, event in
      guard let target = target as? Target, let sender = sender.flatMap({ $0 as? Sender }),
        let event = (event as Any) as? Event
      else { return nil }
      return { _ = method(target)(sender, event) }
    }
    makeDestination = { target, values in
      guard let target = target as? Target, let coder = values[0] as? Sender,
        let sender = (values[1] as Any) as? Event
      else { return nil }
      return method(target)(coder, sender)
    }
  }

  /// Creates a segue action whose parameters are the coder, the sender and the segue's identifier. Controls cannot call
  /// it.
  public init<Target: AnyObject, Coder, Sender, Identifier, Result>(
    _ selector: String, _ method: @escaping (Target) -> (Coder, Sender, Identifier) -> Result
  ) {
    self.selector = selector
    bind = { _, _, _ in nil }
    makeDestination = { target, values in
      guard let target = target as? Target, let coder = values[0] as? Coder,
        let sender = (values[1] as Any) as? Sender, let identifier = (values[2] as Any) as? Identifier
      else { return nil }
      return method(target)(coder, sender, identifier)
    }
  }

  private init(
    _ selector: String, bind: @escaping (AnyObject, Any?, UIEvent?) -> (() -> Void)?,
    makeDestination: @escaping (AnyObject, [Any?]) -> Any?
  ) {
    self.selector = selector
    self.bind = bind
    self.makeDestination = makeDestination
  }

  /// An action that calls another method if this one does not accept the target or the sender.
  func or(_ other: NibAction) -> NibAction {
    NibAction(
      selector, bind: { bind($0, $1, $2) ?? other.bind($0, $1, $2) },
      makeDestination: { makeDestination($0, $1) ?? other.makeDestination($0, $1) })
  }

  /// The controller that the method, a segue action, returns; `nil` if it returns none or has other parameters.
  func destination<Controller: AnyObject>(
    from source: AnyObject, coder: NSCoder, sender: Any?, identifier: String?
  ) -> Controller? { makeDestination(source, [coder, sender, identifier]) as? Controller }

  /// Calls the method. Returns false, without calling it, if the target or the sender does not have the required type.
  func call(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    guard let call = bind(target, sender, event) else { return false }
    call()
    return true
  }

  /// Whether the target and the sender have the required types.
  func accepts(_ target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    bind(target, sender, event) != nil
  }
}

/// A class whose methods nibs and controls may call by selector. Every `UIResponder` conforms; other classes whose
/// objects are targets (custom objects, application delegates) adopt the protocol.
package protocol NibActionTarget: AnyObject {
  /// The actions of the class, including those of its superclass.
  static var nibActions: [NibAction] { get }
}

/// Calls an action of a target.
/// - Throws: `NSInvalidArgumentException` if `target` does not implement the action (docs/behaviours.md A10).
func nibCall(_ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?) throws {
  guard let method = nibAction(action, of: target), method.call(on: target, sender: sender, event: event)
  else {
    throw NibException.invalidArgument(
      "-[\(nibClassName(of: target)) \(action.nibName)]: unrecognized selector sent to instance "
        + "0x\(String(UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque()), radix: 16))")
  }
}

/// The action of `target`'s class with the given selector; `nil` if there is none. If a class and its superclass list
/// the same selector, the action of the class is used. Actions in `nibActions` precede those of `NibBindings`.
func nibAction(_ selector: Selector, of target: AnyObject) -> NibAction? {
  let listed = nibActionTarget(target).flatMap { target in
    type(of: target).nibActions.last { $0.selector == selector.nibName }
  }
  return listed ?? BoundMembers.of(type(of: target)).actions[selector.nibName]
}
