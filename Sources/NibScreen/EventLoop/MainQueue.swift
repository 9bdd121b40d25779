import NibCore
import Synchronization

/// Waits for descriptors, and meanwhile runs blocks that were sent to the main dispatch queue, which includes the work
/// of the main actor. The event loop uses it to wait.
///
/// Only the main thread may run these blocks, and only its run loop runs them. So the main thread waits in its run
/// loop, and a dispatch source for each descriptor wakes it. On another thread, or inside a block of the main queue,
/// waiting is a plain `poll`, and no blocks are run.
///
/// Timers of the run loop do not end a wait in it. So the event loop first calls those that are due, with `runDue()`,
/// and then waits at most until the next one.
///
/// The alternative is a `poll` that includes the descriptor of the main queue, but only private functions of
/// libdispatch provide that descriptor. Compared with this `poll`, the run loop responds to a key 20 microseconds later
/// and uses 40 microseconds more processor time. With both, an idle program does not wake up. (Measured with Swift
/// 6.3.1 on Linux, in a statically linked program.)
final class MainQueue {
  private var wakers: [Int32: RunLoopWaker] = [:]

  /// Calls the timers and runs the blocks that are due, without waiting.
  ///
  /// - Returns: the time of the next timer, in the distant future if there is none; `nil` on another thread, where
  ///   nothing is called.
  func runDue() -> Date? {
    guard Thread.isMainThread else { return nil }
    return RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
  }

  /// Waits until one of the descriptors is readable or closed, until blocks of the main queue have run, until
  /// `timeout` has passed (`nil`: forever), or until the time of the next timer. May also return earlier for no reason.
  ///
  /// - Returns: the readable and closed descriptors.
  func wait(for descriptors: [Int32], timeout: Duration?, before nextTimer: Date) -> Set<Int32> {
    guard Thread.isMainThread else { return Platform.wait(for: descriptors, timeout: timeout) }
    let ready = Platform.wait(for: descriptors, timeout: .zero)
    guard ready.isEmpty, timeout != .zero else { return ready }
    descriptors.forEach(watch)
    // The wait ends just after the timer, which would otherwise always come before the blocks of the main queue.
    let limit = min(nextTimer + 0.0005, Self.date(after: timeout))
    let isServed = RunLoop.main.run(mode: .default, before: limit)
    // Inside a block of the main queue, the run loop returns immediately.
    return Platform.wait(for: descriptors, timeout: isServed ? .zero : timeout)
  }

  /// Stops watching descriptors.
  func stop() { wakers = [:] }

  private func watch(_ descriptor: Int32) {
    if wakers[descriptor] == nil { wakers[descriptor] = RunLoopWaker(descriptor) }
    wakers[descriptor]?.activate()
  }

  private static func date(after timeout: Duration?) -> Date {
    timeout.map { Date(timeIntervalSinceNow: $0 / .seconds(1)) } ?? .distantFuture
  }
}

/// Wakes the main run loop once when a descriptor becomes readable or is closed.
private final class RunLoopWaker: Sendable {
  /// Whether the source is active. It is suspended after it has woken the loop; otherwise it would wake the loop again
  /// before the input is read.
  private let isActive = Atomic(false)
  /// Sources may be used on any thread, but their protocol does not say so.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  init(_ descriptor: Int32) {
    // Sources need descriptors that stay open until they are cancelled, which takes a moment.
    let copy = Platform.duplicate(descriptor)
    source = DispatchSource.makeReadSource(fileDescriptor: copy < 0 ? descriptor : copy, queue: .main)
    source.setEventHandler { [weak self] in self?.deactivate() }
    if copy >= 0 { source.setCancelHandler { close(copy) } }
  }

  deinit {
    source.cancel()
    // A new source is suspended, and a suspended source must not be released.
    if !isActive.load(ordering: .relaxed) { source.resume() }
  }

  /// Lets the source wake the loop once.
  func activate() {
    if !isActive.exchange(true, ordering: .relaxed) { source.resume() }
  }

  private func deactivate() {
    if isActive.exchange(false, ordering: .relaxed) { source.suspend() }
  }
}
