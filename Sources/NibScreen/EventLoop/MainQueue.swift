import Foundation
import Synchronization

/// Waits for descriptors, and meanwhile runs blocks that were sent to the main dispatch queue, and so the main actor's
/// work. The event loop waits with it in place of the run loop of a program with windows.
///
/// Only the main thread may run these blocks, and only a run loop runs them there. So the main thread waits in its run
/// loop, and a dispatch source for each descriptor wakes it. On another thread, or inside a block of the main queue,
/// waiting is a plain `poll`, and the blocks stay where they are. Timers of the run loop fire, but do not end a wait.
///
/// The other way is a `poll` that includes the descriptor of the main queue, which only private functions of libdispatch
/// provide. The run loop answers a key 20 microseconds later and takes 40 microseconds more of the processor for it. An
/// idle program does not wake up in either way. (Measured with Swift 6.3.1 on Linux, in a statically linked program.)
final class MainQueue {
  private var alarms: [Int32: Alarm] = [:]

  /// Waits until one of the descriptors is readable or closed, until blocks of the main queue have run, or until
  /// `timeout` has passed (`nil`: forever). May also return without a reason.
  ///
  /// - Returns: the readable and closed descriptors.
  func wait(for descriptors: [Int32], timeout: Duration?) -> Set<Int32> {
    guard Thread.isMainThread else { return Platform.wait(for: descriptors, timeout: timeout) }
    let ready = Platform.wait(for: descriptors, timeout: .zero)
    if ready.isEmpty { descriptors.forEach(watch) }
    let isServed = RunLoop.main.run(mode: .default, before: Self.date(after: ready.isEmpty ? timeout : .zero))
    // The run loop ends at once in a block of the main queue.
    return Platform.wait(for: descriptors, timeout: isServed || !ready.isEmpty ? .zero : timeout)
  }

  /// Stops watching descriptors.
  func stop() { alarms = [:] }

  private func watch(_ descriptor: Int32) {
    if alarms[descriptor] == nil { alarms[descriptor] = Alarm(descriptor) }
    alarms[descriptor]?.set()
  }

  private static func date(after timeout: Duration?) -> Date {
    timeout.map { Date(timeIntervalSinceNow: $0 / .seconds(1)) } ?? .distantFuture
  }
}

/// Wakes the main run loop once when a descriptor becomes readable or is closed.
private final class Alarm: Sendable {
  /// Whether the source is active. One that stays active would wake the loop again before the input is read.
  private let isSet = Atomic(false)
  /// Sources may be used on any thread, but their protocol does not say so.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  init(_ descriptor: Int32) {
    // Sources need descriptors that stay open until they are cancelled, which takes a moment.
    let own = Platform.duplicate(descriptor)
    source = DispatchSource.makeReadSource(fileDescriptor: own < 0 ? descriptor : own, queue: .main)
    source.setEventHandler { [weak self] in self?.ring() }
    if own >= 0 { source.setCancelHandler { close(own) } }
  }

  deinit {
    source.cancel()
    // A source is suspended from the start, and must not be released while it is.
    if !isSet.load(ordering: .relaxed) { source.resume() }
  }

  func set() {
    if !isSet.exchange(true, ordering: .relaxed) { source.resume() }
  }

  private func ring() {
    if isSet.exchange(false, ordering: .relaxed) { source.suspend() }
  }
}
