import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Sees to it that the terminal is as it was on every way out of the process: return, `exit`, signals, traps.
///
/// It is the process's, as the terminal is: one screen at a time uses it. `restore()` does its work once,
/// whoever calls it first, with nothing but memory that was prepared before.
enum TerminalGuard {
  /// What `restore()` needs. Plain memory that is never freed, because a signal handler reads it.
  private struct Memory {
    var input: Int32 = -1
    var output: Int32 = -1
    /// Another descriptor for the output, one that never blocks; -1 if there is none.
    var rescue: Int32 = -1
    /// The terminal's modes from before, and those that the screen works with.
    var modes = termios()
    var screenModes = termios()
    var sequence = UnsafeRawBufferPointer(start: nil, count: 0)
    let capture = OutputCapture()
  }

  nonisolated(unsafe) private static let memory: UnsafeMutablePointer<Memory> = {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    memory.initialize(to: Memory())
    return memory
  }()

  private static let isArmed = Atomic<Bool>(false)
  private static let isRegistered = Atomic<Bool>(false)

  /// For how many hundredths of a second a terminal may take nothing at all before it is given up.
  private static var patience: Int { 100 }

  /// Remembers the modes of the terminal at `input` and takes over signals, traps and `exit`. Call it before
  /// anything changes the terminal.
  static func engage(input: Int32, output: Int32) {
    restore()
    memory.pointee.input = input
    memory.pointee.output = output
    if memory.pointee.rescue >= 0 { close(memory.pointee.rescue) }
    memory.pointee.rescue = Platform.openWithoutBlocking(terminal: output)
    saveModes()
    SignalPipe.install()
    CrashHandlers.install()
    if !isRegistered.exchange(true, ordering: .sequentiallyConsistent) {
      atexit { TerminalGuard.restore() }
    }
  }

  /// Restores the terminal and gives signals and traps back to whoever had them.
  static func disengage() {
    restore()
    CrashHandlers.uninstall()
    SignalPipe.uninstall()
  }

  /// From now on the terminal is changed: `sequence` undoes what the modes do not cover, and output is kept.
  static func arm(sequence: [UInt8]) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: sequence.count, alignment: 1)
    bytes.copyBytes(from: sequence)
    memory.pointee.sequence.deallocate()
    memory.pointee.sequence = UnsafeRawBufferPointer(bytes)
    memory.pointee.capture?.begin()
    isArmed.store(true, ordering: .sequentiallyConsistent)
  }

  /// Whether there is anything to undo. Once there is not, nothing may be drawn: the process is about to die.
  static var holdsTerminal: Bool { isArmed.load(ordering: .sequentiallyConsistent) }

  /// Undoes everything, if there is anything to undo. A terminal that takes no output is given up after a second.
  /// Signal-safe.
  static func restore() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let output = memory.pointee.rescue >= 0 ? memory.pointee.rescue : memory.pointee.output
    Platform.withoutBeingStopped {
      Platform.resumeOutput(of: memory.pointee.output)
      noticeModes()
      restoreModes()
      if Platform.write(memory.pointee.sequence, to: output, patience: patience) {
        memory.pointee.capture?.end(at: output, patience: patience)
      } else {
        memory.pointee.capture?.end(at: -1)
      }
    }
  }

  /// The screen itself has undone what `sequence` would: the modes are left to set, the output to show.
  static func disarm() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    fflush(nil)
    Platform.withoutBeingStopped { restoreModes() }
    memory.pointee.capture?.end(at: memory.pointee.output)
  }

  /// Remembers the modes anew: a shell may have changed them while the process was stopped.
  static func saveModes() {
    if let modes = Platform.modes(of: memory.pointee.input) { memory.pointee.modes = modes }
  }

  /// Remembers the modes that the screen has set.
  static func noteScreenModes() {
    if let modes = Platform.modes(of: memory.pointee.input) { memory.pointee.screenModes = modes }
  }

  /// In the background, modes that are no longer the screen's are a shell's, which is in the middle of its own work.
  private static func restoreModes() {
    let input = memory.pointee.input
    guard Platform.isInForeground(of: input) || isScreenModes(Platform.modes(of: input)) else { return }
    Platform.setModes(&memory.pointee.modes, of: input)
  }

  /// Without job control another program's screen can be on the terminal when this one begins, and end first: the modes
  /// from before were that screen's, and those of now are the ones to be left. To be called before modes are set back.
  /// Signal-safe.
  static func noticeModes() {
    let lines = tcflag_t(ICANON)
    guard memory.pointee.modes.c_lflag & lines == 0, let modes = Platform.modes(of: memory.pointee.input),
      modes.c_lflag & lines != 0
    else { return }
    memory.pointee.modes = modes
  }

  private static func isScreenModes(_ modes: termios?) -> Bool {
    let own = memory.pointee.screenModes
    guard let modes else { return false }
    return modes.c_iflag == own.c_iflag && modes.c_oflag == own.c_oflag && modes.c_lflag == own.c_lflag
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Restores the terminal before the process dies of a trap, a bad access, a stack overflow or a signal that nobody
/// answers, then lets whoever handled the signal before (Swift's backtracer) or the system go on with it.
enum CrashHandlers {
  /// What a program's own fault raises.
  private static let faults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]

  /// What else ends a process that does not handle it: limits, timers, broken pipes, other programs.
  private static let others: [Int32] = {
    let common = [SIGPIPE, SIGPROF, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ]
    #if canImport(Glibc)
      return common + [SIGIO, SIGPWR, SIGSTKFLT]
    #else
      return common
    #endif
  }()

  /// The handlers before ours, by signal number: plain memory, because a signal handler reads it.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  nonisolated(unsafe) private static var installed: [Int32] = []

  static func install() {
    // The main thread's stays: the kernel keeps its address for the life of the process.
    Platform.installAlternateStack()
    installed = faults + others.filter { Platform.disposition(of: $0) == .standard }
    for signal in installed {
      let action = Platform.handle(signal) { signal, info, _ in
        TerminalGuard.restore()
        CrashHandlers.passOn(signal, info)
      }
      previous.advanced(by: Int(signal)).initialize(to: action)
    }
  }

  static func uninstall() {
    for signal in installed { Platform.restore(signal, to: previous + Int(signal)) }
    installed = []
  }

  /// With the previous handler back in place, returning repeats the faulty instruction, so that handler sees the fault
  /// as it was. Whatever came otherwise must be sent again.
  private static func passOn(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    Platform.restore(signal, to: previous + Int(signal))
    if !isRepeated(signal) || Platform.wasSent(info) { raise(signal) }
  }

  /// Whether the instruction that raised the signal is run again when the handler returns.
  private static func isRepeated(_ signal: Int32) -> Bool {
    signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
  }
}
