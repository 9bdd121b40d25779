import Synchronization

/// Finds the `@Outlet` that a key path refers to. Swift's key paths have no names, but reading through a key path
/// calls the outlet's getter.
enum OutletAccess {
  final class Recorder: @unchecked Sendable { var properties: [any ObservableProperty] = [] }

  @TaskLocal private static var recorder: Recorder?
  /// The number of active recordings on all threads. While it is 0, getters do no extra work.
  private static let recordings = Atomic<Int>(0)

  /// The outlets that `body` reads, in order.
  static func properties(read body: () -> Void) -> [any ObservableProperty] {
    let recorder = Recorder()
    recordings.add(1, ordering: .relaxed)
    defer { recordings.subtract(1, ordering: .relaxed) }
    $recorder.withValue(recorder, operation: body)
    return recorder.properties
  }

  /// Records that a property was read, if a recording is active. Every getter of an outlet calls this function.
  static func record(_ property: any ObservableProperty) {
    guard recordings.load(ordering: .relaxed) > 0 else { return }
    recorder?.properties.append(property)
  }
}
