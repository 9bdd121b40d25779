#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Signals: handlers, their information, and the stacks they run on.
extension Platform {
  /// Installs a handler that runs with all signals blocked, on the alternate stack if there is one. Returns
  /// the previous action.
  @discardableResult
  static func handle(_ signal: Int32, with handler: @escaping SignalHandler) -> sigaction {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = handler
    #else
      action.__sigaction_u.__sa_sigaction = handler
    #endif
    sigfillset(&action.sa_mask)
    // On Linux, this constant has a type that does not convert directly to the field's type.
    action.sa_flags = SA_SIGINFO | SA_RESTART | Int32(truncatingIfNeeded: SA_ONSTACK)
    var previous = sigaction()
    sigaction(signal, &action, &previous)
    return previous
  }

  /// The kind of action for a signal: the system's default action, none, or a handler.
  enum Disposition { case standard, ignored, handled }

  /// The current action for the signal. Under `nohup`, SIGHUP is ignored.
  static func disposition(of signal: Int32) -> Disposition {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return .standard }
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    switch unsafeBitCast(handler, to: Int.self) {
    case unsafeBitCast(SIG_DFL, to: Int.self): return .standard
    case unsafeBitCast(SIG_IGN, to: Int.self): return .ignored
    default: return .handled
    }
  }

  static func isIgnored(_ signal: Int32) -> Bool { disposition(of: signal) == .ignored }

  /// Restores a signal's default action. Returns the previous action. Signal-safe.
  @discardableResult
  static func resetHandler(of signal: Int32) -> sigaction {
    var action = sigaction()
    var previous = sigaction()
    sigaction(signal, &action, &previous)
    return previous
  }

  /// Ignores a signal. Returns the previous action.
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

  /// Restores a signal's previous action. Signal-safe.
  static func restore(_ signal: Int32, to action: UnsafePointer<sigaction>) {
    sigaction(signal, action, nil)
  }

  /// Ends (or stops) the process by the signal's default action, even if a handler is installed or the signal
  /// is blocked. Returns after a stop. Signal-safe.
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

  /// Whether a process sent the signal with a function such as `kill` or `raise`. False if a fault of this thread
  /// caused it. Signal-safe.
  static func wasSent(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info else { return true }
    #if canImport(Glibc)
      return info.pointee.si_code <= 0
    #else
      return info.pointee.si_code == SI_USER || info.pointee.si_code == SI_QUEUE
    #endif
  }

  /// Gives this thread a separate stack for signal handlers, so that a handler can run after a stack overflow.
  /// Returns the memory to pass to `removeAlternateStack` when the thread ends, or `nil` if the thread has
  /// such a stack already.
  @discardableResult
  static func installAlternateStack(size: Int = 1 << 16) -> UnsafeMutableRawPointer? {
    var present = stack_t()
    let isMissing = sigaltstack(nil, &present) == 0 && present.ss_flags & Int32(SS_DISABLE) != 0
    guard isMissing else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    present.ss_sp = memory
    present.ss_size = numericCast(size)
    present.ss_flags = 0
    sigaltstack(&present, nil)
    return memory
  }

  /// Removes this thread's stack for signal handlers.
  static func removeAlternateStack(_ memory: UnsafeMutableRawPointer) {
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
    memory.deallocate()
  }
}
