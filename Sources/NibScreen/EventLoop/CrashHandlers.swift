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
