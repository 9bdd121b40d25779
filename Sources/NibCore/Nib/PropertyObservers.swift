/// Identifies an observer of a property, so that the observer can be removed.
final class ObserverRegistration {
  /// The object passed to `addObserver`; `nil` for a closure, or if the object no longer exists.
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
  typealias Handler = (PropertyChange<Value>) -> Void
  private var entries: [(registration: ObserverRegistration, handler: Handler)] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ registration: ObserverRegistration, _ handler: @escaping Handler) {
    entries.append((registration, handler))
  }

  /// Removes the last matching observer. Returns false if none matches.
  mutating func remove(where matches: (ObserverRegistration) -> Bool) -> Bool {
    guard let index = entries.lastIndex(where: { matches($0.registration) }) else { return false }
    entries.remove(at: index)
    return true
  }

  func notify(_ change: PropertyChange<Value>) {
    for entry in entries { entry.handler(change) }
  }
}

/// An observable property whose type is not known to the caller. Values are passed as `Any?`, where `nil` means that an
/// optional property has no value.
protocol ObservableProperty: AnyObject {
  typealias AnyHandler = (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void

  var anyValue: Any? { get }
  func addObserver(_ registration: ObserverRegistration, _ handler: @escaping AnyHandler)
  /// Removes the last matching observer. Returns false if none matches.
  func removeObserver(where matches: (ObserverRegistration) -> Bool) -> Bool
}
