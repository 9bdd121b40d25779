#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The raw calls of the system, and all that differs between Linux and macOS.
///
/// What is marked signal-safe may be called in a signal handler: it allocates nothing and takes no lock.
enum Platform {
  typealias SignalHandler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  // Functions, not stored references: those would be made at their first use, perhaps in a signal handler.
  #if canImport(Glibc)
    private static func rawRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
      Glibc.read(descriptor, bytes, count)
    }

    private static func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
      Glibc.write(descriptor, bytes, count)
    }
  #else
    private static func rawRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
      Darwin.read(descriptor, bytes, count)
    }

    private static func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
      Darwin.write(descriptor, bytes, count)
    }
  #endif

  /// A variable of the environment; `nil` if it is not set.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  // MARK: Descriptors

  /// Writes all bytes, or as many as the descriptor takes before it fails. Signal-safe.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes
    while let base = rest.baseAddress, rest.count > 0 {
      let count = rawWrite(descriptor, base, rest.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Reads at most `capacity` bytes; `nil` at the end of the input or if it is broken.
  static func read(from descriptor: Int32, capacity: Int = 4096) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      repeat { count = rawRead(descriptor, buffer.baseAddress, capacity) } while count < 0 && errno == EINTR
      count = max(0, count)
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Copies what is left to read of a file. Signal-safe.
  static func copy(from source: Int32, to destination: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      while let base = buffer.baseAddress {
        let count = rawRead(source, base, buffer.count)
        if count <= 0 { return }
        write(UnsafeRawBufferPointer(start: base, count: count), to: destination)
      }
    }
  }

  /// Another descriptor for the same file, not inherited by child processes; -1 if there is none free.
  static func duplicate(_ descriptor: Int32) -> Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }

  /// Keeps a descriptor from child processes.
  static func closeOnExec(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  /// A pipe that blocks at neither end and that child processes do not inherit; `nil` if the process may
  /// open no more.
  static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      closeOnExec(end)
    }
    return (ends[0], ends[1])
  }

  /// Waits until one of `descriptors` has something to read, is closed, or `timeout` has passed (`nil`:
  /// forever). Which of them have; none also after a signal.
  static func wait(for descriptors: [Int32], timeout: Duration?) -> Set<Int32> {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&entries, nfds_t(entries.count), timeout.map(milliseconds) ?? -1)
    return count > 0 ? Set(entries.filter { $0.revents != 0 }.map(\.fd)) : []
  }

  /// Rounded up, so that a wait does not end before its time.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    if seconds < 0 { return 0 }
    if seconds > 1_000_000 { return 1_000_000_000 }
    return Int32(seconds) * 1000 + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  // MARK: Terminals

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

  /// Columns and rows of the terminal; `nil` if it does not know.
  static func windowSize(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether this process may change the terminal's modes without being stopped for it.
  static func isInForeground(of descriptor: Int32) -> Bool { tcgetpgrp(descriptor) == getpgrp() }

  // MARK: Signals

  /// Installs a handler that runs with all signals blocked, on the alternate stack if there is one. What was
  /// installed before.
  @discardableResult
  static func handle(_ signal: Int32, with handler: @escaping SignalHandler) -> sigaction {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = handler
    #else
      action.__sigaction_u.__sa_sigaction = handler
    #endif
    sigfillset(&action.sa_mask)
    // The numbers of Linux do not fit the field's type without a detour.
    action.sa_flags = SA_SIGINFO | SA_RESTART | Int32(truncatingIfNeeded: SA_ONSTACK)
    var previous = sigaction()
    sigaction(signal, &action, &previous)
    return previous
  }

  /// Whether the signal is ignored, as `nohup` has it.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Gives a signal its default action back. What was installed before. Signal-safe.
  @discardableResult
  static func resetHandler(of signal: Int32) -> sigaction {
    var action = sigaction()
    var previous = sigaction()
    sigaction(signal, &action, &previous)
    return previous
  }

  /// Has a signal ignored. What was installed before.
  static func ignore(_ signal: Int32) -> sigaction {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = SIG_IGN
    #else
      action.__sigaction_u.__sa_handler = SIG_IGN
    #endif
    var previous = sigaction()
    sigaction(signal, &action, &previous)
    return previous
  }

  /// Signal-safe.
  static func restore(_ signal: Int32, to action: UnsafePointer<sigaction>) {
    sigaction(signal, action, nil)
  }

  /// Ends (or stops) the process by the signal's default action, even where a handler is installed or the
  /// signal is blocked. Returns after a stop. Signal-safe.
  static func raiseByDefault(_ signal: Int32) {
    var action = sigaction()
    var previous = sigaction()
    sigaction(signal, &action, &previous)
    var signals = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    raise(signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    sigaction(signal, &previous, nil)
  }

  /// Whether the signal was sent by a process, in place of being this thread's own fault. Signal-safe.
  static func wasSent(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info else { return true }
    #if canImport(Glibc)
      return info.pointee.si_code <= 0
    #else
      return info.pointee.si_code == SI_USER || info.pointee.si_code == SI_QUEUE
    #endif
  }

  /// Gives this thread a stack of its own for signal handlers, so that one can run after a stack overflow.
  /// Keeps the one it has.
  static func installAlternateStack(size: Int = 1 << 16) {
    var present = stack_t()
    let isMissing = sigaltstack(nil, &present) == 0 && present.ss_flags & Int32(SS_DISABLE) != 0
    guard isMissing else { return }
    // Never freed: the kernel keeps its address.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    present.ss_sp = memory
    present.ss_size = numericCast(size)
    present.ss_flags = 0
    sigaltstack(&present, nil)
  }
}
