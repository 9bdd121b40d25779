/// One action method of a class: its selector's text and the method itself.
///
/// Swift on Linux cannot look up a method by its name, so a class lists the methods that nibs may call:
///
///     override class var nibActions: [NibAction] {
///       [NibAction("favoriteTapped:", DetailController.favoriteTapped)]
///     }
public struct NibAction {
  /// The selector's text, such as `"favoriteTapped:"`.
  public let selector: String
  private let invoke: (AnyObject, Any?, UIEvent?) -> Bool
  /// Calls the method as a segue action, with the coder, the sender and the segue's identifier as far as it has
  /// parameters.
  private let makeDestination: (AnyObject, [Any?]) -> Any?

  /// Creates an action for a method without parameters (`-(IBAction)addItem`). Its result is ignored.
  public init<Target: AnyObject, Result>(_ selector: String, _ method: @escaping (Target) -> () -> Result) {
    self.selector = selector
    invoke = { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
    makeDestination = { target, _ in (target as? Target).map { method($0)() } }
  }

  /// Creates an action for a method whose parameter is the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ selector: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.selector = selector
    invoke = { target, sender, _ in
      guard let target = target as? Target, let sender = sender.flatMap({ $0 as? Sender }) else {
        return false
      }
      _ = method(target)(sender)
      return true
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
    invoke = { target, sender, event in
      guard let target = target as? Target, let sender = sender.flatMap({ $0 as? Sender }),
        let event = (event as Any) as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
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
    invoke = { _, _, _ in false }
    makeDestination = { target, values in
      guard let target = target as? Target, let coder = values[0] as? Coder,
        let sender = (values[1] as Any) as? Sender, let identifier = (values[2] as Any) as? Identifier
      else { return nil }
      return method(target)(coder, sender, identifier)
    }
  }

  /// The controller that the method, a segue action, returns; `nil` if it returns none or has other parameters.
  func destination(from source: AnyObject, coder: NSCoder, sender: Any?, identifier: String?)
    -> UIViewController?
  { makeDestination(source, [coder, sender, identifier]) as? UIViewController }

  /// Calls the method. Returns false, without calling it, if the target or the sender does not have the required type.
  func call(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool { invoke(target, sender, event) }
}

/// A class whose methods nibs and controls may call by selector. Every `UIResponder` conforms; other classes whose
/// objects are targets (custom objects, application delegates) adopt the protocol.
package protocol NibActionTarget: AnyObject {
  /// The actions of the class, including those of its superclass.
  static var nibActions: [NibAction] { get }
}

/// The action of `target`'s class with the given selector; `nil` if there is none. If a class and its superclass list
/// the same selector, the action of the class is used. Actions in `nibActions` precede those of `NibBindings`.
func nibAction(_ selector: Selector, of target: AnyObject) -> NibAction? {
  let listed = nibActionTarget(target).flatMap { target in
    type(of: target).nibActions.last { $0.selector == selector.nibName }
  }
  return listed ?? BoundMembers.of(type(of: target)).actions[selector.nibName]
}

#if !canImport(ObjectiveC)
  /// The name of an action method, as passed to `addTarget(_:action:for:)`. Linux has no `#selector`, so the
  /// name is written as in Objective-C, such as `"favoriteTapped:"`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The selector's text, such as `"favoriteTapped:"`.
    public var description: String

    /// Creates a selector from its name in Objective-C.
    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
  }
#endif

extension Selector {
  /// The selector's text on every platform.
  package var nibName: String { description }
}
