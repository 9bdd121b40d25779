/// The scheduled actions of an event loop.
struct LoopTimers {
  private struct Entry {
    var id: LoopTimer
    var time: ContinuousClock.Instant
    /// The time between two calls of a repeated action; `nil` if the action is called only once.
    var interval: Duration?
    var action: () -> Void
  }

  private var entries: [Entry] = []
  /// The number of timers added so far, from which identifiers are made.
  private var count = 0

  /// The time at which the next action is due; `nil` if there is none.
  var next: ContinuousClock.Instant? { entries.map(\.time).min() }

  /// Adds a timer.
  mutating func add(
    at time: ContinuousClock.Instant, every interval: Duration?, _ action: @escaping () -> Void
  ) -> LoopTimer {
    count += 1
    let id = LoopTimer(number: count)
    entries.append(Entry(id: id, time: time, interval: interval, action: action))
    return id
  }

  mutating func remove(_ id: LoopTimer) { entries.removeAll { $0.id == id } }

  /// Removes and returns the earliest action that is due. A repeated action is scheduled again one interval
  /// after its time or, if that has already passed, one millisecond after `now`.
  mutating func takeDue(at now: ContinuousClock.Instant) -> (() -> Void)? {
    let due = entries.indices.filter { entries[$0].time <= now }
    guard let index = due.min(by: { entries[$0].time < entries[$1].time }) else { return nil }
    let action = entries[index].action
    if let interval = entries[index].interval {
      entries[index].time = max(entries[index].time + interval, now + .milliseconds(1))
    } else {
      entries.remove(at: index)
    }
    return action
  }
}

/// An identifier for a timer of an event loop.
package struct LoopTimer: Hashable, Sendable {
  let number: Int
}
