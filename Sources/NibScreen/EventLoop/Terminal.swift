import NibCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that the process was started in.
public enum Terminal {
  /// Keeps the numbers of standard input, output and error free of the files that the program opens, where it was
  /// started without them: reading and writing there fails as before, in place of spoiling a file. To be called first.
  public static func reserveStandardDescriptors() {
    // Each is opened for what is not done with it.
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }

  /// Runs the work of a thread that is not the main one so that the terminal is restored even if its stack overflows:
  /// a handler needs another stack to do so.
  public static func guardingThread<Result>(_ work: () throws -> Result) rethrows -> Result {
    let stack = Platform.installAlternateStack()
    defer {
      if let stack { Platform.removeAlternateStack(stack) }
    }
    return try work()
  }

  /// Whether a person is at both ends: input is typed and output is seen.
  public static var isInteractive: Bool {
    Platform.isTerminal(STDIN_FILENO) && Platform.isTerminal(STDOUT_FILENO)
  }

  /// Whether standard output is a terminal.
  public static var isOutput: Bool { Platform.isTerminal(STDOUT_FILENO) }

  /// Makes the process's terminal its standard input, once a pipe that was there has been read. Whether there
  /// is a terminal.
  public static func takeInput() -> Bool {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return dup2(descriptor, STDIN_FILENO) == STDIN_FILENO
  }

  /// Whether colors are wanted: not where NO_COLOR is set to anything (no-color.org).
  public static var wantsColor: Bool { (Platform.environment("NO_COLOR") ?? "").isEmpty }

  /// The size of the terminal at standard output; `nil` if it is none or does not know.
  public static var size: (columns: Int, rows: Int)? { Platform.windowSize(of: STDOUT_FILENO) }

  /// Makes the terminal what it was before a screen was opened. Does nothing without one.
  public static func restore() { TerminalGuard.restore() }

  /// Ends the process as iOS does for an exception that nobody catches: the terminal first, then the line on
  /// standard error, then status 1.
  public static func terminate(exceptionName name: String, reason: String) -> Never {
    terminate(message: "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }

  /// Restores the terminal, writes a line to standard error and ends the process with status 1.
  public static func terminate(message: String) -> Never {
    restore()
    Platform.write(Array("\(VisibleText.lines(message))\n".utf8), to: STDERR_FILENO)
    exit(1)
  }
}
