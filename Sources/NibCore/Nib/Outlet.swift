/// A property that a nib sets, as with `@IBOutlet` on Apple's systems.
///
/// `@Outlet var nameLabel: UILabel!` is a strong reference, `@Outlet(.weak) var view: UIView!` a weak one. The loader
/// finds the property by name, including private and inherited properties. `$nameLabel.observe { ... }` calls the
/// closure after each change.
@propertyWrapper
public final class Outlet<Value>: NibSettableProperty {
  /// The ownership of the connected object.
  public enum Ownership: Sendable { case strong, weak }

  private let ownership: Ownership
  private var strongValue: Value
  private weak var weakObject: AnyObject?
  private var observers = PropertyObservers<Value>()
  /// The exception that reading the property raises, because a nib connected an object of another type.
  private var failure: NibException?

  /// Casts a value to the property's type; `nil` if the value has another type. For an optional property, the function
  /// casts to the wrapped type, because a cast to an optional looks up conformances and takes a thousand times as long.
  private let cast: (Any) -> Value?

  /// Creates a property with a value.
  public init(wrappedValue: Value) {
    ownership = .strong
    strongValue = wrappedValue
    cast = { $0 as? Value }
  }

  /// Creates an optional property with a value, or an outlet that is not connected yet.
  public init<Wrapped>(wrappedValue: Wrapped?) where Value == Wrapped? {
    ownership = .strong
    strongValue = wrappedValue
    cast = { ($0 as? Wrapped).map { .some($0) } }
  }

  /// Creates an outlet that is not connected yet.
  public init<Wrapped>(_ ownership: Ownership = .strong) where Value == Wrapped? {
    self.ownership = ownership
    strongValue = nil
    cast = { ($0 as? Wrapped).map { .some($0) } }
  }

  /// The value. Reading it raises an exception if a nib has connected an object that does not have the declared type.
  public var wrappedValue: Value {
    get {
      OutletAccess.record(self)
      failure?.raise()
      return storedValue
    }
    set {
      failure = nil
      guard !observers.isEmpty else {
        storedValue = newValue
        return
      }
      let old = storedValue
      notifyObservers(of: PropertyChange(old: old, new: nil))
      storedValue = newValue
      notifyObservers(of: PropertyChange(old: old, new: newValue))
    }
  }

  private var storedValue: Value {
    get {
      guard ownership == .weak else { return strongValue }
      return weakObject.flatMap { $0 as? Value } ?? strongValue
    }
    set {
      if ownership == .weak {
        weakObject = (newValue as? NSObject) ?? nibUnwrapped(newValue).map(nibObject)
      } else {
        strongValue = newValue
      }
    }
  }

  /// The outlet itself, for observing it.
  public var projectedValue: Outlet<Value> { self }

  /// Calls `observer` with every value that is set from now on, for as long as the property exists.
  public func observe(_ observer: @escaping (Value) -> Void) {
    addTyped(ObserverRegistration()) { if let new = $0.new { observer(new) } }
  }

  private func notifyObservers(of change: PropertyChange<Value>) {
    // A copy is used, because an observer may remove itself.
    let observers = observers
    observers.notify(change)
  }

  /// Adds an observer that receives values of the property's own type. (`addObserver` passes values as `Any?`.)
  func addTyped(_ registration: ObserverRegistration, _ handler: @escaping PropertyObservers<Value>.Handler) {
    observers.add(registration, handler)
  }

  package var nibDeclaredType: Any.Type { Value.self }

  package func nibAssign(_ value: Any?) -> Bool {
    guard let value else { return assignNil() }
    guard let typed = cast(value) else { return false }
    wrappedValue = typed
    return true
  }

  package func nibFail(with exception: NibException) { failure = exception }

  private func assignNil() -> Bool {
    guard let none = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = none.init(nilLiteral: ()) as? Value
    else { return false }
    wrappedValue = value
    return true
  }
}

extension Outlet: ObservableProperty {
  var anyValue: Any? { nibUnwrapped(storedValue) }

  func addObserver(_ registration: ObserverRegistration, _ handler: @escaping AnyHandler) {
    observers.add(registration) { change in
      handler(nibUnwrapped(change.old), change.new.flatMap { nibUnwrapped($0) }, change.new == nil)
    }
  }

  func removeObserver(where matches: (ObserverRegistration) -> Bool) -> Bool {
    observers.remove(where: matches)
  }
}

extension Outlet: NibReadableProperty {
  package var nibValue: Any { wrappedValue }
}

/// A property that user-defined runtime attributes may set, as with `@IBInspectable` on Apple's systems.
public typealias Inspectable = Outlet
