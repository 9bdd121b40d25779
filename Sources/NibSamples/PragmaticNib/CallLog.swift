import NibCore

/// Records the calls that the sample's views receive. The classes of document 004 log them with NSLog. See
/// docs/seeds.md.
enum CallLog {
  private final class Record {
    var calls: [String] = []
  }

  /// A record as a task-local value. It is safe because a record is used on one thread only.
  private struct Recording: @unchecked Sendable { let record: Record }

  @TaskLocal private static var current: Recording?

  /// Records a call if a recording is in progress.
  static func note(_ call: String) { current?.record.calls.append(call) }

  /// Runs `body` and returns the calls that it recorded, in order.
  static func calls(during body: () -> Void) -> [String] {
    let record = Record()
    $current.withValue(Recording(record: record)) { body() }
    return record.calls
  }
}
