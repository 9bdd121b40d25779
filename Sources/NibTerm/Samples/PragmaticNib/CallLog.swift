import NibCore

/// Records the calls that the sample's views receive. The classes of document 004 log them with NSLog. See
/// docs/seeds.md.
enum CallLog {
  private final class Record {
    var calls: [String] = []
  }

  /// Safe because a record and its entries are used on one thread only.
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
