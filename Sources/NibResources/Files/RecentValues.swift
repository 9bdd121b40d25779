import Synchronization

/// Values that follow from the contents of folders, such as the names of all images in a project, by a key.
///
/// Documents of the same project need the same values, and changes of the files need not be visible at once. A value is
/// therefore used for a short time, and longer if finding it takes long. A long run thus spends only a small part of
/// its time on finding values again, however large the folders are. Several threads can use the values; threads that
/// need the same value wait until one of them has found it.
final class RecentValues<Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    struct Found: Sendable {
      let value: Value
      /// The time from which the value is found again.
      let end: ContinuousClock.Instant
    }

    let found = Mutex<Found?>(nil)
  }

  private struct Entries {
    var all: [String: (entry: Entry, lastUse: Int)] = [:]
    var uses = 0
  }

  private let lifetime: Duration
  private let limit: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let entries = Mutex(Entries())

  /// A value is used for at least this many times as long as it took to find.
  private static var costFactor: Int { 20 }

  /// - Parameters:
  ///   - lifetime: the time for which a value is used at least.
  ///   - limit: the maximum number of values that are stored.
  ///   - now: returns the current time.
  init(
    lifetime: Duration, limit: Int, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.lifetime, self.limit, self.now) = (lifetime, limit, now)
  }

  /// The value with a key.
  ///
  /// - Parameter find: determines the value if it is not known, or too old. It must not ask for other values.
  func value(_ key: String, find: () -> Value) -> Value {
    entry(for: key).found.withLock { found in
      let start = now()
      if let found, start < found.end { return found.value }
      let value = find()
      let end = now()
      found = Entry.Found(value: value, end: end + max(lifetime, (end - start) * Self.costFactor))
      return value
    }
  }

  /// The entry for a key, which replaces the one that has not been used for the longest time if there are too many.
  private func entry(for key: String) -> Entry {
    entries.withLock { entries in
      entries.uses += 1
      let known = entries.all[key]?.entry
      if known == nil, entries.all.count >= limit,
        let oldest = entries.all.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        entries.all[oldest.key] = nil
      }
      let entry = known ?? Entry()
      entries.all[key] = (entry, entries.uses)
      return entry
    }
  }
}
