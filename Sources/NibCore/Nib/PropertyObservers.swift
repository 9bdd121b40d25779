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
