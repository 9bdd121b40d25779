#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Notices that a program's parent (a script, `make`) was killed and that the shell above it has taken the terminal
/// back. No signal tells of that, and a program that waits for keys would wait for ever, with the terminal in its modes.
///
/// The death of the shell itself, or of the terminal, is told by SIGHUP.
struct ParentWatch {
  /// How often to look.
  static let interval = Duration.seconds(1)

  private let terminal: Int32
  private let parent: pid_t

  /// - Parameter terminal: that which the program is shown on.
  /// - Returns: `nil` where there is nothing to watch: the parent or the program itself leads the session.
  init?(terminal: Int32) {
    self.terminal = terminal
    parent = getppid()
    if parent <= 1 || parent == getsid(0) || getpid() == getsid(0) { return nil }
  }

  /// Whether the program has lost both its parent and the terminal.
  var isAbandoned: Bool { getppid() != parent && !Platform.isInForeground(of: terminal) }
}
