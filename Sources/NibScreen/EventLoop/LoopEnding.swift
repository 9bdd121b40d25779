#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why an event loop ended.
public enum LoopEnding: Hashable, Sendable {
  /// The program said so.
  case stopped(status: Int32)
  /// The terminal is gone.
  case inputClosed
  /// A signal asked the program to end.
  case signal(Int32)

  /// The exit status that a shell sees: the program's own, 1 for a lost terminal, 128 and the signal.
  public var status: Int32 {
    switch self {
    case .stopped(let status): status
    case .inputClosed: 1
    case .signal(let signal): 128 + signal
    }
  }

  /// Restores the terminal and ends the process: by the signal itself if there was one, so that a shell that
  /// runs a script knows that ^C was meant for it too. Of a terminal that is gone a line on standard error tells.
  public func exitProcess() -> Never {
    switch self {
    case .stopped: break
    case .inputClosed: Terminal.terminate(message: "error: the terminal was closed")
    case .signal(let signal):
      TerminalGuard.restore()
      Platform.raiseByDefault(signal)
    }
    TerminalGuard.restore()
    exit(status)
  }
}

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
