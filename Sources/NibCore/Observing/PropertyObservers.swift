/// One observer's place among those of a property.
final class ObserverRegistration {
  /// The object that `addObserver` named; nil for an observer that is a closure.
  private(set) weak var observer: AnyObject?
  let context: UnsafeMutableRawPointer?

  init(observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil) {
    self.observer = observer
    self.context = context
  }
}

/// One change of a property, as its observers get it.
struct PropertyChange<Value> {
  let old: Value
  /// Nil in the call before the change.
  let new: Value?
}

/// Who is told of a property's changes, in the order in which they asked.
struct PropertyObservers<Value> {
  typealias Tell = (PropertyChange<Value>) -> Void
  private var entries: [(registration: ObserverRegistration, tell: Tell)] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ registration: ObserverRegistration, _ tell: @escaping Tell) {
    entries.append((registration, tell))
  }

  /// Takes off the last observer that fits; false if none does.
  mutating func remove(where fits: (ObserverRegistration) -> Bool) -> Bool {
    guard let index = entries.lastIndex(where: { fits($0.registration) }) else { return false }
    entries.remove(at: index)
    return true
  }

  func tell(_ change: PropertyChange<Value>) {
    for entry in entries { entry.tell(change) }
  }
}

/// A property that can be observed by its name, whatever its type. Values are nil for an optional's none.
protocol ObservableProperty: AnyObject {
  typealias TellAny = (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void

  var anyValue: Any? { get }
  func addObserver(_ registration: ObserverRegistration, _ tell: @escaping TellAny)
  /// Takes off the last observer that fits; false if none does.
  func removeObserver(where fits: (ObserverRegistration) -> Bool) -> Bool
}
