import NibCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal in which the process was started.
public enum Terminal {
  /// Reserves the descriptor numbers of standard input, output and error if the process was started without them.
  /// Otherwise the program could open a file under one of these numbers and overwrite it with its output. Reading from
  /// and writing to a reserved descriptor fails. Call this before anything opens a file.
  package static func reserveStandardDescriptors() {
    // Each descriptor is opened only for the wrong direction: input for writing, output for reading.
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }

  /// Runs the work of a thread other than the main thread, with a separate stack for signal handlers. This way, the
  /// terminal is restored even if the thread's stack overflows.
  package static func guardingThread<Result>(_ work: () throws -> Result) rethrows -> Result {
    let stack = Platform.installAlternateStack()
    defer {
      if let stack { Platform.removeAlternateStack(stack) }
    }
    return try work()
  }

  /// Whether standard input and standard output are both terminals.
  package static var isInteractive: Bool {
    Platform.isTerminal(STDIN_FILENO) && Platform.isTerminal(STDOUT_FILENO)
  }

  /// Whether standard output is a terminal.
  package static var isOutput: Bool { Platform.isTerminal(STDOUT_FILENO) }

  /// Replaces standard input by the terminal that controls the process, so that keys can be read after a pipe at
  /// standard input has been read. Returns false if there is no such terminal.
  package static func useTerminalAsInput() -> Bool {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return dup2(descriptor, STDIN_FILENO) == STDIN_FILENO
  }

  /// Whether colors may be used. They are not used if NO_COLOR is set and not empty (no-color.org).
  public static var wantsColor: Bool { (Platform.environment("NO_COLOR") ?? "").isEmpty }

  /// The size of the terminal at standard output; `nil` if it is not a terminal or its size is not known.
  package static var size: (columns: Int, rows: Int)? { Platform.windowSize(of: STDOUT_FILENO) }

  /// The size of a cell of the terminal in pixels; `nil` if no standard stream is a terminal that reports it.
  package static var cell: PixelSize? {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] {
      guard let cells = Platform.windowSize(of: descriptor), let pixels = Platform.pixelSize(of: descriptor),
        let cell = pixels.cell(of: CellSize(columns: cells.columns, rows: cells.rows))
      else { continue }
      return cell
    }
    return nil
  }

  /// Whether the process runs in tmux.
  package static var isTmux: Bool { !(Platform.environment("TMUX") ?? "").isEmpty }

  /// The size of the terminal at standard error; `nil` if it is not a terminal or its size is not known.
  package static var sizeOfErrors: (columns: Int, rows: Int)? { Platform.windowSize(of: STDERR_FILENO) }

  /// Restores the terminal to its state before a screen was opened. Has no effect if no screen is open.
  public static func restore() { TerminalGuard.restore() }

  /// Restores the terminal, writes the message to standard error and ends the process with status 1.
  public static func terminate(message: String) -> Never {
    restore()
    Platform.write(Array("\(VisibleText.lines(message))\n".utf8), to: STDERR_FILENO)
    exit(1)
  }
}
