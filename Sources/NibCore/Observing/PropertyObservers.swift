/// The registration of one observer of a property.
final class ObserverRegistration {
  /// The object passed to `addObserver`; `nil` for a closure.
  private(set) weak var observer: AnyObject?
  let context: UnsafeMutableRawPointer?

  init(observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil) {
    self.observer = observer
    self.context = context
  }
}

/// One change of a property, as passed to its observers.
struct PropertyChange<Value> {
  let old: Value
  /// The value after the change; `nil` in the call before the change.
  let new: Value?
}

/// The observers of a property, in the order in which they were added.
struct PropertyObservers<Value> {
  typealias Tell = (PropertyChange<Value>) -> Void
  private var entries: [(registration: ObserverRegistration, tell: Tell)] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ registration: ObserverRegistration, _ tell: @escaping Tell) {
    entries.append((registration, tell))
  }

  /// Removes the last matching observer. Returns false if none matches.
  mutating func remove(where fits: (ObserverRegistration) -> Bool) -> Bool {
    guard let index = entries.lastIndex(where: { fits($0.registration) }) else { return false }
    entries.remove(at: index)
    return true
  }

  func tell(_ change: PropertyChange<Value>) {
    for entry in entries { entry.tell(change) }
  }
}

/// A property of any type that can be observed by name. An optional without a value is passed as `nil`.
protocol ObservableProperty: AnyObject {
  typealias TellAny = (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void

  var anyValue: Any? { get }
  func addObserver(_ registration: ObserverRegistration, _ tell: @escaping TellAny)
  /// Removes the last matching observer. Returns false if none matches.
  func removeObserver(where fits: (ObserverRegistration) -> Bool) -> Bool
}
