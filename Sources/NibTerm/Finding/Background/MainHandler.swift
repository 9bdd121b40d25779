import NibCore

/// Passes values from background threads to a closure that runs on the main queue, which the event loop
/// serves.
///
/// After `cancel()` no more values arrive, not even those that were sent before.
final class MainHandler<Value: Sendable>: @unchecked Sendable {
  /// A function that runs work on the main queue. Tests run the work immediately.
  typealias Queue = @Sendable (@escaping @Sendable () -> Void) -> Void

  // Used only on the main queue.
  private var handle: ((Value) -> Void)?
  private let queue: Queue

  init(_ queue: @escaping Queue = mainQueue, _ handle: @escaping (Value) -> Void) {
    self.queue = queue
    self.handle = handle
  }

  /// Passes a value to the handler asynchronously. Can be called on any thread.
  func send(_ value: Value) {
    queue { self.handle?(value) }
  }

  /// Discards all further values. Call it on the main queue.
  func cancel() { handle = nil }
}

/// Runs work on the main dispatch queue, asynchronously.
let mainQueue: @Sendable (@escaping @Sendable () -> Void) -> Void = { work in
  DispatchQueue.main.async { work() }
}
