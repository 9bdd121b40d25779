#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason for the end of an event loop.
public enum LoopEnding: Hashable, Sendable {
  /// The program stopped the loop.
  case stopped(status: Int32)
  /// The terminal was closed, or a `ScriptedInput` has no more events.
  case inputClosed
  /// A signal asked the program to end.
  case signal(Int32)

  /// The exit status that a shell sees: the program's own, 1 if the terminal was closed, or 128 plus the signal
  /// number.
  package var status: Int32 {
    switch self {
    case .stopped(let status): status
    case .inputClosed: 1
    case .signal(let signal): 128 + signal
    }
  }

  /// Restores the terminal and ends the process. If a signal ended the loop, the process ends by the same
  /// signal, so that a shell that runs a script also ends the script after ^C. If the terminal was closed, writes
  /// an error message to standard error.
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

/// Detects that the parent of the program (a script, `make`) was killed and that the shell above it has taken the
/// terminal back. The system sends no signal in this case. Without this check, the program would wait for keys forever,
/// and the terminal would stay in the modes of the screen.
///
/// When the shell itself or the terminal ends, the system sends SIGHUP.
struct ParentWatch {
  /// The interval between checks.
  static let interval = Duration.seconds(1)

  private let terminal: Int32
  private let parent: pid_t

  /// - Parameter terminal: the terminal that shows the program.
  /// - Returns: `nil` if there is nothing to watch, because the parent has ended already, or because the parent or
  ///   the program itself leads the session.
  init?(terminal: Int32) {
    self.terminal = terminal
    parent = getppid()
    if parent <= 1 || parent == getsid(0) || getpid() == getsid(0) { return nil }
  }

  /// Whether the program has lost both its parent and the terminal.
  var isAbandoned: Bool { getppid() != parent && !Platform.isInForeground(of: terminal) }
}
