import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Restores the terminal when the process ends, whether by returning, by `exit`, by a signal or by a trap.
///
/// There is one guard per process, and one screen at a time uses it. `restore()` can be called in a signal handler, so
/// it uses only memory that was prepared before.
enum TerminalGuard {
  /// The state that `restore()` needs. Plain memory that is never freed, because a signal handler reads it.
  private struct Memory {
    var input: Int32 = -1
    var output: Int32 = -1
    /// A descriptor for the same terminal that does not block; -1 if it could not be opened.
    var nonblockingOutput: Int32 = -1
    /// The modes of the terminal before the screen was opened.
    var originalModes = termios()
    /// The modes that the screen uses.
    var screenModes = termios()
    /// The escape sequences that undo the changes of the screen.
    var sequence = UnsafeRawBufferPointer(start: nil, count: 0)
    let capture = OutputCapture()
  }

  nonisolated(unsafe) private static let memory: UnsafeMutablePointer<Memory> = {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    memory.initialize(to: Memory())
    return memory
  }()

  /// Whether `restore()` has something to undo.
  private static let isArmed = Atomic<Bool>(false)
  /// Whether `restore()` is called at `exit`.
  private static let isRegistered = Atomic<Bool>(false)

  /// The number of hundredths of a second for which a terminal may accept no output before restoring it is
  /// abandoned.
  private static var patience: Int { 100 }

  /// Stores the modes of the terminal at `input` and installs handlers for signals, traps and `exit`. Call
  /// this before anything changes the terminal.
  static func engage(input: Int32, output: Int32) {
    restore()
    memory.pointee.input = input
    memory.pointee.output = output
    if memory.pointee.nonblockingOutput >= 0 { close(memory.pointee.nonblockingOutput) }
    memory.pointee.nonblockingOutput = Platform.openWithoutBlocking(terminal: output)
    saveOriginalModes()
    SignalPipe.install()
    CrashHandlers.install()
    if !isRegistered.exchange(true, ordering: .sequentiallyConsistent) {
      atexit { TerminalGuard.restore() }
    }
  }

  /// Restores the terminal and the previous handlers of signals and traps.
  static func disengage() {
    restore()
    CrashHandlers.uninstall()
    SignalPipe.uninstall()
  }

  /// Prepares for changes to the terminal. Call this before the terminal is changed. From now on, the program's output
  /// is stored.
  ///
  /// - Parameter sequence: the escape sequences that undo the changes that the modes do not include.
  static func arm(sequence: [UInt8]) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: sequence.count, alignment: 1)
    bytes.copyBytes(from: sequence)
    memory.pointee.sequence.deallocate()
    memory.pointee.sequence = UnsafeRawBufferPointer(bytes)
    memory.pointee.capture?.begin()
    isArmed.store(true, ordering: .sequentiallyConsistent)
  }

  /// Whether there are changes to undo. If a screen is open and there are none, the terminal has been restored because
  /// the process is about to end, and nothing may be drawn.
  static var hasChangesToUndo: Bool { isArmed.load(ordering: .sequentiallyConsistent) }

  /// Undoes all changes since `arm(sequence:)`; has no effect if that is done already. Gives up after one second if
  /// the terminal accepts no output. Signal-safe.
  static func restore() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let output =
      memory.pointee.nonblockingOutput >= 0 ? memory.pointee.nonblockingOutput : memory.pointee.output
    Platform.withoutBeingStopped {
      Platform.resumeOutput(of: memory.pointee.output)
      refreshOriginalModes()
      restoreModes()
      if Platform.write(memory.pointee.sequence, to: output, patience: patience) {
        memory.pointee.capture?.end(at: output, patience: patience)
      } else {
        memory.pointee.capture?.end(at: -1)
      }
    }
  }

  /// Restores the modes and writes the stored output. Call this in place of `restore()` after the screen itself has
  /// undone what `sequence` would undo.
  static func disarm() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    fflush(nil)
    Platform.withoutBeingStopped { restoreModes() }
    memory.pointee.capture?.end(at: memory.pointee.output)
  }

  /// Stores the current modes as the original ones. Call this before the terminal is changed again, because a shell may
  /// have changed the modes while the process was stopped.
  static func saveOriginalModes() {
    if let modes = Platform.modes(of: memory.pointee.input) { memory.pointee.originalModes = modes }
  }

  /// Stores the current modes as those of the screen.
  static func saveScreenModes() {
    if let modes = Platform.modes(of: memory.pointee.input) { memory.pointee.screenModes = modes }
  }

  /// Restores the original modes. Does nothing if the process is in the background and the current modes are not the
  /// screen's: then a shell has set them and still needs them.
  private static func restoreModes() {
    let input = memory.pointee.input
    guard Platform.isInForeground(of: input) || isScreenModes(Platform.modes(of: input)) else { return }
    Platform.setModes(&memory.pointee.originalModes, of: input)
  }

  /// Replaces the stored original modes with the current ones if the stored ones belong to another program's screen.
  ///
  /// Without job control, another program's screen can be open when this one is opened, and be closed first. The
  /// stored modes are then those of that screen, which deliver single keys; the current ones deliver whole lines.
  /// Call this before the modes are restored. Signal-safe.
  static func refreshOriginalModes() {
    let lineMode = tcflag_t(ICANON)
    guard memory.pointee.originalModes.c_lflag & lineMode == 0,
      let modes = Platform.modes(of: memory.pointee.input),
      modes.c_lflag & lineMode != 0
    else { return }
    memory.pointee.originalModes = modes
  }

  private static func isScreenModes(_ modes: termios?) -> Bool {
    guard let modes else { return false }
    let screenModes = memory.pointee.screenModes
    return modes.c_iflag == screenModes.c_iflag && modes.c_oflag == screenModes.c_oflag
      && modes.c_lflag == screenModes.c_lflag
  }
}

/// Signal handlers that restore the terminal before a trap, a bad memory access, a stack overflow or another signal
/// ends the process. Afterwards the previous handler (such as Swift's backtracer) or the system handles the signal.
enum CrashHandlers {
  /// Signals that are raised by faults of the program itself.
  private static let faults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]

  /// Other signals that end a process that does not handle them. They come from limits, timers, broken pipes and other
  /// programs.
  private static let otherFatalSignals: [Int32] = {
    let common = [SIGPIPE, SIGPROF, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ]
    #if canImport(Glibc)
      return common + [SIGIO, SIGPWR, SIGSTKFLT]
    #else
      return common
    #endif
  }()

  /// The previous handlers, by signal number: plain memory, because a signal handler reads it.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  nonisolated(unsafe) private static var installed: [Int32] = []

  static func install() {
    // The main thread's stack is never removed: the kernel keeps its address for the life of the process.
    Platform.installAlternateStack()
    installed = faults + otherFatalSignals.filter { Platform.disposition(of: $0) == .standard }
    for signal in installed {
      let action = Platform.handle(signal) { signal, info, _ in
        TerminalGuard.restore()
        CrashHandlers.forward(signal, info)
      }
      previous.advanced(by: Int(signal)).initialize(to: action)
    }
  }

  static func uninstall() {
    for signal in installed { Platform.restore(signal, to: previous + Int(signal)) }
    installed = []
  }

  /// Passes a signal to the previous handler. After a fault, returning repeats the faulty instruction, so
  /// that the handler sees the original fault. All other signals must be sent again.
  private static func forward(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    Platform.restore(signal, to: previous + Int(signal))
    if !isRepeated(signal) || Platform.wasSent(info) { raise(signal) }
  }

  /// Whether the instruction that raised the signal is run again when the handler returns.
  private static func isRepeated(_ signal: Int32) -> Bool {
    signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
  }
}
