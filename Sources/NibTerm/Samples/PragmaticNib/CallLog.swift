import NibCore

/// What the sample's views tell of the calls they get; document 004's classes write it with NSLog. See docs/seeds.md.
enum CallLog {
  private final class Record {
    var calls: [String] = []
  }

  /// A record and what is noted in it stay on one thread.
  private struct Unchecked: @unchecked Sendable { let record: Record }

  @TaskLocal private static var current: Unchecked?

  /// Records a call if a recording is in progress.
  static func note(_ call: String) { current?.record.calls.append(call) }

  /// The calls recorded while `body` runs, in order.
  static func calls(during body: () -> Void) -> [String] {
    let record = Record()
    $current.withValue(Unchecked(record: record)) { body() }
    return record.calls
  }
}
