import NibCore

/// Brings values from background threads to a closure that runs on the main queue, which the event loop serves.
///
/// After `cancel()` nothing arrives any more, not even what is under way.
final class MainHandler<Value: Sendable>: @unchecked Sendable {
  /// How work gets to the main queue; tests have it done on the spot.
  typealias Queue = @Sendable (@escaping @Sendable () -> Void) -> Void

  // Both are touched on the main queue alone.
  private var handle: ((Value) -> Void)?
  private let queue: Queue

  init(_ queue: @escaping Queue = mainQueue, _ handle: @escaping (Value) -> Void) {
    self.queue = queue
    self.handle = handle
  }

  /// Has the value handled soon. For any thread.
  func send(_ value: Value) {
    queue { self.handle?(value) }
  }

  /// For the main queue.
  func cancel() { handle = nil }
}

/// The main queue, as handlers are used to it.
let mainQueue: @Sendable (@escaping @Sendable () -> Void) -> Void = { work in
  DispatchQueue.main.async { work() }
}
