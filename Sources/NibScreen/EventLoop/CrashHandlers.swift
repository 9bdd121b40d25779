#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Restores the terminal before the process dies of a trap, a bad access, an abort or a stack overflow, then
/// lets whoever handled the signal before (Swift's backtracer) or the system go on with it.
enum CrashHandlers {
  private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  /// The handlers before ours, by signal number: plain memory, because a signal handler reads it.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  static func install() {
    Platform.installAlternateStack()
    for signal in signals {
      let action = Platform.handle(signal) { signal, info, _ in
        TerminalGuard.restore()
        CrashHandlers.passOn(signal, info)
      }
      previous.advanced(by: Int(signal)).initialize(to: action)
    }
  }

  static func uninstall() {
    for signal in signals { Platform.restore(signal, to: previous + Int(signal)) }
  }

  /// With the previous handler back in place, returning repeats the faulty instruction, so that handler sees
  /// the fault as it was. A signal that was sent, and a trap instruction already passed, must be sent again.
  private static func passOn(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    Platform.restore(signal, to: previous + Int(signal))
    if Platform.wasSent(info) || signal == SIGTRAP { raise(signal) }
  }
}
