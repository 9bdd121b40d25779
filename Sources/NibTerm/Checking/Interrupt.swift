import NibCore
import Synchronization

/// Turns the first ^C into a request to stop, so that a command can end with a summary. A second ^C ends the program.
enum Interrupt {
  /// The exit status of an interrupted command, as shells report it.
  static let status: Int32 = 128 + SIGINT

  private static let requested = Atomic(false)

  /// Whether the user has pressed ^C since `install()`.
  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Starts to watch for ^C.
  static func install() {
    signal(SIGINT) { _ in
      Interrupt.requested.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }
}
