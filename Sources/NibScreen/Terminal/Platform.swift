import NibCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// System calls, and all differences between Linux and macOS.
///
/// Functions marked as signal-safe may be called in a signal handler: they allocate no memory and take no
/// lock.
enum Platform {
  typealias SignalHandler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  // These are functions rather than stored references, which would be initialized at their first use, perhaps
  // in a signal handler.
  #if canImport(Glibc)
    static func rawRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
      Glibc.read(descriptor, bytes, count)
    }

    static func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
      Glibc.write(descriptor, bytes, count)
    }
  #else
    static func rawRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
      Darwin.read(descriptor, bytes, count)
    }

    static func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
      Darwin.write(descriptor, bytes, count)
    }
  #endif

  /// The value of an environment variable; `nil` if it is not set.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

// Terminals: their modes, sizes and owners.
extension Platform {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The terminal's modes; `nil` if the descriptor is not a terminal.
  static func modes(of descriptor: Int32) -> termios? {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 ? modes : nil
  }

  /// Sets the terminal's modes. Signal-safe.
  static func setModes(_ modes: UnsafePointer<termios>, of descriptor: Int32) {
    while tcsetattr(descriptor, TCSANOW, modes) != 0 && errno == EINTR {}
  }

  /// Discards input that was typed but not read. Has no effect in the background, where the input is meant for another
  /// program, or on a descriptor that is not a terminal.
  static func discardInput(of descriptor: Int32) {
    if isInForeground(of: descriptor) { tcflush(descriptor, TCIFLUSH) }
  }

  /// The terminal's columns and rows; `nil` if the terminal does not report them.
  static func windowSize(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The size of all cells of the terminal in pixels; `nil` if the terminal does not report it.
  static func pixelSize(of descriptor: Int32) -> PixelSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_xpixel > 0, size.ws_ypixel > 0 else {
      return nil
    }
    return PixelSize(width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
  }

  /// Opens a separate descriptor for the terminal that never blocks. The flag is shared with all copies of a
  /// descriptor, so it cannot be set on one that was inherited from a shell. Returns -1 if the terminal
  /// cannot be opened by its name.
  static func openWithoutBlocking(terminal descriptor: Int32) -> Int32 {
    guard let name = ttyname(descriptor) else { return -1 }
    return open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
  }

  /// Resumes output that was stopped by ^S. Signal-safe.
  static func resumeOutput(of descriptor: Int32) {
    // Some systems only resume output that was stopped by this call.
    tcflow(descriptor, TCOOFF)
    tcflow(descriptor, TCOON)
  }

  /// Whether this process may read from the terminal and change its modes without being stopped: it belongs
  /// to the foreground process group, or the terminal is not its controlling terminal. Signal-safe.
  static func isInForeground(of descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    // The value is 0 for a group in another process namespace, as in containers.
    return group <= 0 || group == getpgrp()
  }

  /// While this process is in the background of the terminal, stops it, until a shell has brought it to the foreground
  /// or `isGivenUp` returns true. Returns whether the process is in the foreground.
  ///
  /// The number of stops is limited, because the system does not stop a process that no shell can continue.
  static func waitForForeground(of descriptor: Int32, unless isGivenUp: () -> Bool = { false }) -> Bool {
    for _ in 0..<16 where !isInForeground(of: descriptor) && !isGivenUp() { raiseByDefault(SIGTTIN) }
    return isInForeground(of: descriptor)
  }

  /// Runs `body`, which may change the terminal's modes, without being stopped in the background.
  /// Signal-safe.
  static func withoutBeingStopped(_ body: () -> Void) {
    var signals = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &signals, &blocked)
    body()
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
  }
}
