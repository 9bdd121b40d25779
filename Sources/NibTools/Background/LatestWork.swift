import NibAnalysis
import NibCore
import Synchronization

/// A background thread for work of which only the last request counts, such as the check of a document that is being edited.
///
/// A request takes the place of the one before. If the thread has not begun that one, it is left out. Otherwise its result is
/// discarded, and the checks in it end early. However many requests are made, they thus use one thread, and the results that
/// arrive are in the order of the requests. Use it on the main queue.
package final class LatestWork {
  private let name: String
  private let queue: MainHandler<Void>.Queue
  private let next = NextJob()
  /// The thread, which the first request starts.
  private lazy var worker = Worker(named: name) { [next] in
    guard let job = next.take() else { return .wait }
    nibAutoreleasePool { job() }
    return .goOn
  }
  /// The last request and the function that discards its result; `nil` if there is none.
  private var last: (request: Request, discard: () -> Void)?

  /// - Parameters:
  ///   - name: the name of the thread.
  ///   - queue: runs the closures that receive the results.
  package init(named name: String, queue: @escaping MainHandler<Void>.Queue = mainQueue) {
    (self.name, self.queue) = (name, queue)
  }

  /// Requests work in place of the last request.
  ///
  /// - Parameters:
  ///   - work: runs on the thread.
  ///   - receive: called on the main queue with the result, unless the request was cancelled or replaced.
  package func start<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then receive: @escaping (Value) -> Void
  ) {
    cancel()
    let request = Request()
    let handler = MainHandler<Value>(queue, receive)
    last = (request, { handler.cancel() })
    next.set {
      let value = NibCheck.$isCancelled.withValue({ request.isCancelled }, operation: work)
      if !request.isCancelled { handler.send(value) }
    }
    worker.wake()
  }

  /// Discards the last request with its result.
  package func cancel() {
    guard let last = last.take() else { return }
    last.request.cancel()
    last.discard()
    next.set(nil)
  }

  deinit { cancel() }

  /// Whether a request was cancelled, for the main queue and the thread.
  private final class Request: Sendable {
    private let state = Atomic(false)

    var isCancelled: Bool { state.load(ordering: .relaxed) }

    func cancel() { state.store(true, ordering: .relaxed) }
  }

  /// The work that the thread has not begun.
  private final class NextJob: Sendable {
    private let job = Mutex<(@Sendable () -> Void)?>(nil)

    func set(_ new: (@Sendable () -> Void)?) { job.withLock { $0 = new } }

    func take() -> (@Sendable () -> Void)? { job.withLock { $0.take() } }
  }
}
