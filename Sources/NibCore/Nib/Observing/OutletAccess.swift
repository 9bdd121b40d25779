import Synchronization

/// Finds out which `@Outlet` a key path leads to: Swift's key paths have no names, but reading through one calls the
/// getter of the outlet.
enum OutletAccess {
  final class Recorder: @unchecked Sendable { var properties: [any ObservableProperty] = [] }

  @TaskLocal private static var recorder: Recorder?
  /// How many recordings are under way on all threads, so that getters cost nothing while there is none.
  private static let recordings = Atomic<Int>(0)

  /// The outlets that `body` reads, in order.
  static func properties(read body: () -> Void) -> [any ObservableProperty] {
    let recorder = Recorder()
    recordings.add(1, ordering: .relaxed)
    defer { recordings.subtract(1, ordering: .relaxed) }
    $recorder.withValue(recorder, operation: body)
    return recorder.properties
  }

  /// Called by every getter of an outlet.
  static func note(_ property: any ObservableProperty) {
    guard recordings.load(ordering: .relaxed) > 0 else { return }
    recorder?.properties.append(property)
  }
}
