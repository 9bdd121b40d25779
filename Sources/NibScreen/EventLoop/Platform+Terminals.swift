#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Terminals: their modes, sizes and owners.
extension Platform {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The terminal's modes; `nil` if the descriptor is no terminal.
  static func modes(of descriptor: Int32) -> termios? {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 ? modes : nil
  }

  /// Signal-safe.
  static func setModes(_ modes: UnsafePointer<termios>, of descriptor: Int32) {
    while tcsetattr(descriptor, TCSANOW, modes) != 0 && errno == EINTR {}
  }

  /// Drops what was typed on the terminal and not read, in every mode. Nothing happens in the background, where the
  /// input is another program's, nor to what is not a terminal.
  static func discardInput(of descriptor: Int32) {
    if isInForeground(of: descriptor) { tcflush(descriptor, TCIFLUSH) }
  }

  /// Columns and rows of the terminal; `nil` if it does not know.
  static func windowSize(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// A descriptor of its own for the terminal, one that never blocks: that flag belongs to whoever opened it, so it
  /// cannot be set on a descriptor that a shell lent. -1 if the terminal cannot be opened by its name.
  static func openWithoutBlocking(terminal descriptor: Int32) -> Int32 {
    guard let name = ttyname(descriptor) else { return -1 }
    return open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
  }

  /// Has output go on that ^S stopped. Signal-safe.
  static func resumeOutput(of descriptor: Int32) {
    // Systems take back by this call only what was stopped by it.
    tcflow(descriptor, TCOOFF)
    tcflow(descriptor, TCOON)
  }

  // MARK: Job control

  /// Whether this process may read from the terminal and change its modes without being stopped for it: it belongs to
  /// the group in the foreground, or the terminal is not the one that controls it. Signal-safe.
  static func isInForeground(of descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    // 0 is a group that another process namespace holds, as in containers.
    return group <= 0 || group == getpgrp()
  }

  /// Stops this process as often as it is in the background of the terminal, until a shell has brought it to the
  /// foreground or `isGivenUp` says that it is to run all the same. Whether it is in the foreground.
  ///
  /// Where there is no shell to continue it, the system does not stop it at all; hence the bound.
  static func waitForForeground(of descriptor: Int32, unless isGivenUp: () -> Bool = { false }) -> Bool {
    for _ in 0..<16 where !isInForeground(of: descriptor) && !isGivenUp() { raiseByDefault(SIGTTIN) }
    return isInForeground(of: descriptor)
  }

  /// Runs `body`, which may change the terminal's modes, from the background too, without being stopped for it.
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
