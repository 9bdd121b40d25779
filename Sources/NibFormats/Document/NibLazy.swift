import Synchronization

/// A value that is computed on first use and then stored. Threads can share it; the first one computes the value.
package struct NibLazy<Value: Sendable>: ~Copyable, Sendable {
  private let value = Mutex<Value?>(nil)

  package init() {}

  /// Returns the value, calling `make` if there is none yet. `make` must not use the same `NibLazy`.
  package func get(_ make: () -> Value) -> Value {
    value.withLock { value in
      if let value { return value }
      let newValue = make()
      value = newValue
      return newValue
    }
  }
}
