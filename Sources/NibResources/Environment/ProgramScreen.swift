import Synchronization

/// The screen on which a program runs. Its size is known before any code of the program runs, as on iOS.
package final class ProgramScreen: Sendable {
  /// The screen of the running program. Without a program, or before it starts, it has no size.
  @TaskLocal package static var current = ProgramScreen()

  private let state: Mutex<CGSize?>

  /// - Parameter size: the size of the program's window in points; `nil` if no program runs.
  package init(size: CGSize? = nil) { state = Mutex(size) }

  /// The size of the program's window in points; `nil` if no program runs.
  package var size: CGSize? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
