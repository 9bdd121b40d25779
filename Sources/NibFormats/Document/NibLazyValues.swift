import Synchronization

/// Values that are computed on first use and then stored, each under a key; `NibLazy` is for a single value. Threads can
/// share them.
package struct NibLazyValues<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  private let values = Mutex<[Key: Value]>([:])

  package init() {}

  /// Returns the value for a key, calling `make` if there is none yet.
  ///
  /// `make` can use the values for other keys. If several threads need the same new value at the same time, each computes
  /// it, and the first result is used.
  package func get(_ key: Key, _ make: (Key) -> Value) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let newValue = make(key)
    return values.withLock { values in
      if let value = values[key] { return value }
      values[key] = newValue
      return newValue
    }
  }
}
