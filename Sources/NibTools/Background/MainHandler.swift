import NibCore

/// Passes values from background threads to a closure that runs on the main queue. The event loop runs the blocks of
/// the main queue.
///
/// After `cancel()` no more values arrive, not even values that were sent before.
package final class MainHandler<Value: Sendable>: @unchecked Sendable {
  /// A function that runs a closure on the main queue. In tests, it runs the closure immediately.
  package typealias Queue = @Sendable (@escaping @Sendable () -> Void) -> Void

  // Used only on the main queue.
  private var handle: ((Value) -> Void)?
  private let queue: Queue

  package init(_ queue: @escaping Queue = mainQueue, _ handle: @escaping (Value) -> Void) {
    self.queue = queue
    self.handle = handle
  }

  /// Passes a value to the handler asynchronously. Can be called on any thread.
  package func send(_ value: Value) {
    queue { self.handle?(value) }
  }

  /// Discards all further values. Call it on the main queue.
  package func cancel() { handle = nil }
}

/// Runs a closure asynchronously on the main dispatch queue.
package let mainQueue: @Sendable (@escaping @Sendable () -> Void) -> Void = { work in
  DispatchQueue.main.async { work() }
}
