/// An animation of views. Its changes take effect at once; its completion handler is called when its time is over.
final class ViewAnimation: @unchecked Sendable {
  private let duration: TimeInterval
  private let delay: TimeInterval
  /// The number of runs, infinite for an animation without an end.
  private var runCount: Double
  private var autoreverses: Bool

  init(duration: TimeInterval, delay: TimeInterval = 0, repeats: Bool = false, autoreverses: Bool = false) {
    (self.duration, self.delay) = (max(0, duration), max(0, delay))
    runCount = repeats ? .infinity : 1
    self.autoreverses = autoreverses
  }

  /// The animation whose changes are being made on the current thread.
  @TaskLocal private static var current: ViewAnimation?
  /// Whether closures for `UIView.performWithoutAnimation(_:)` are running.
  @TaskLocal static var isSuppressed = false

  /// Makes the changes, and calls `completion` after the duration from the run loop of the thread. Without a duration
  /// and a delay, `completion` is called at once. It is never called if the animation does not end.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    ViewAnimation.$current.withValue(self, operation: changes)
    guard let completion, let total else { return }
    if total > 0 { LaterCall.run(after: total) { completion(true) } } else { completion(true) }
  }

  /// Sets the number of runs of the animation whose changes are being made.
  static func setRepeatCount(_ count: Double, autoreverses: Bool) {
    current?.runCount = count
    current?.autoreverses = autoreverses
  }

  /// The time until the end, in seconds; `nil` for an animation without an end.
  private var total: TimeInterval? {
    guard UIView.areAnimationsEnabled else { return 0 }
    guard duration > 0 else { return delay }
    let total = delay + duration * (autoreverses ? 2 : 1) * max(runCount, 1)
    return total < 1e9 ? total : nil
  }
}
