import Foundation

/// Measures processor time, which other programs on the machine affect less than elapsed time.
struct ProcessorClock {
  private let start = ProcessorClock.now

  /// Crashes if more than the given processor time has passed since the clock was created.
  func checkLimit(seconds: Double) {
    let spent = ProcessorClock.now - start
    if spent > seconds { fatalError("hang: \(spent) s of processor time, at most \(seconds) s are allowed") }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
