import Foundation

/// A later call on the run loop of the current thread. In a program, the event loop runs it; in a test, the test runs
/// it, for example with `RunLoop.current.run(until:)`.
package enum LaterCall {
  private struct Body: @unchecked Sendable { let run: () -> Void }

  /// Calls `body` after a number of seconds, in a later turn of the run loop. Invalidating the timer cancels the call.
  @discardableResult
  package static func run(after delay: TimeInterval = 0, _ body: @escaping () -> Void) -> Timer {
    let body = Body(run: body)
    let timer = Timer(fire: Date() + delay, interval: 0, repeats: false) { _ in body.run() }
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
