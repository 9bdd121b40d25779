import Synchronization

/// A value made on first use, by whichever thread comes first, and kept.
package struct NibLazy<Value: Sendable>: ~Copyable, Sendable {
  private let value = Mutex<Value?>(nil)

  package init() {}

  /// The value, made by `make` if there is none yet. `make` must not ask for the same value.
  package func get(_ make: () -> Value) -> Value {
    value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
