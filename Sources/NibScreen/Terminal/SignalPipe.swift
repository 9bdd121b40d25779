import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Passes signals from their handlers, where hardly any operation is allowed, to the event loop.
///
/// The loop receives each signal at most once per turn, however often it arrives. For example, many resizes are handled
/// as one.
final class SignalPipe: Sendable {
  /// The instance that the process's signal handlers write to.
  static let shared = SignalPipe()

  private static let handledSignals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH]

  /// The number of seconds in which the program must end after a signal has asked it to. After that, the process is
  /// ended, because the program probably hangs or its terminal accepts no output.
  private static var timeToEnd: UInt32 { 3 }

  /// A descriptor that is readable while signals are pending; -1 if the system could not create a pipe.
  let descriptor: Int32
  private let writeEnd: Int32
  /// One bit for each signal that has arrived since the last call of `take()`.
  private let pending = Atomic<UInt64>(0)
  /// The last signal that asked the program to end; 0 if there is none.
  private let endingSignal = Atomic<Int32>(0)
  /// Whether the program has unlimited time to end, because another program uses the terminal.
  private let hasNoTimeLimit = Atomic<Bool>(false)

  init() {
    let ends = Platform.makePipe()
    descriptor = ends?.read ?? -1
    writeEnd = ends?.write ?? -1
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  /// Routes the process's signals to `shared`. Signals that were ignored when the process was started (as
  /// under `nohup`) remain ignored.
  static func install() {
    shared.endingSignal.store(0, ordering: .sequentiallyConsistent)
    for signal in handledSignals where !Platform.isIgnored(signal) {
      Platform.handle(signal) { signal, _, _ in SignalPipe.shared.receive(signal) }
    }
    if Platform.disposition(of: SIGALRM) == .standard {
      Platform.handle(SIGALRM) { _, _, _ in SignalPipe.shared.endProcess(or: SIGALRM) }
    }
  }

  /// Restores the default actions of the process's signals.
  static func uninstall() {
    if shared.endingSignal.exchange(0, ordering: .sequentiallyConsistent) != 0 { alarm(0) }
    for signal in handledSignals + [SIGALRM] where !Platform.isIgnored(signal) {
      Platform.resetHandler(of: signal)
    }
  }

  /// Records a signal and wakes the loop. Signal-safe.
  func post(_ signal: Int32) {
    pending.bitwiseOr(SignalPipe.bit(signal), ordering: .sequentiallyConsistent)
    var byte: UInt8 = 0
    // If the pipe is full, the loop is woken by the bytes that are already in it.
    withUnsafeBytes(of: &byte) { _ = Platform.write($0, to: writeEnd, patience: 0) }
  }

  /// Returns the signals that have arrived since the last call, in the order of their numbers.
  func take() -> [Int32] {
    // The pipe is emptied first, so that a signal that arrives now is either returned by this call or wakes
    // the loop again.
    while let bytes = Platform.read(from: descriptor), !bytes.isEmpty {}
    let signals = pending.exchange(0, ordering: .sequentiallyConsistent)
    return (1..<64).filter { signals & SignalPipe.bit($0) != 0 }
  }

  /// Stops the process with the default action of ^Z, until it is continued in the foreground of `terminal`.
  /// Returns whether it is in the foreground.
  ///
  /// A process that a shell continues in the background stops again, unless a signal has asked it to end meanwhile.
  func stopProcess(terminal: Int32) -> Bool {
    Platform.raiseByDefault(SIGTSTP)
    let isInForeground = Platform.waitForForeground(of: terminal, unless: { hasPendingTermination })
    pending.bitwiseAnd(~SignalPipe.bit(SIGCONT), ordering: .sequentiallyConsistent)
    return isInForeground
  }

  /// Whether a signal has asked the program to end, and the loop has not handled it yet.
  var hasPendingTermination: Bool {
    pending.load(ordering: .sequentiallyConsistent) & SignalPipe.terminatingBits != 0
  }

  /// Runs `body`, during which another program uses the terminal. Meanwhile, a signal that asks the program to end
  /// starts no time limit.
  func withoutTimeLimit<Result>(_ body: () -> Result) -> Result {
    hasNoTimeLimit.store(true, ordering: .sequentiallyConsistent)
    defer { hasNoTimeLimit.store(false, ordering: .sequentiallyConsistent) }
    return body()
  }

  /// Records a signal. A signal that asks the program to end starts the time limit. If the loop has not handled an
  /// earlier one with the same number yet, the program probably hangs, so the process is ended immediately.
  /// Signal-safe.
  private func receive(_ signal: Int32) {
    let isStillPending = pending.load(ordering: .sequentiallyConsistent) & SignalPipe.bit(signal) != 0
    if SignalPipe.isTerminating(signal) {
      endingSignal.store(signal, ordering: .sequentiallyConsistent)
      if isStillPending { return endProcess(or: signal) }
      if !hasNoTimeLimit.load(ordering: .sequentiallyConsistent) { alarm(SignalPipe.timeToEnd) }
    }
    post(signal)
  }

  /// Restores the terminal and ends the process by the last signal that asked it to end, or by `signal` if there is
  /// none. Signal-safe.
  private func endProcess(or signal: Int32) {
    TerminalGuard.restore()
    let request = endingSignal.load(ordering: .sequentiallyConsistent)
    Platform.raiseByDefault(request == 0 ? signal : request)
  }

  /// Whether the signal asks the program to end. Signal-safe.
  static func isTerminating(_ signal: Int32) -> Bool { terminatingBits & bit(signal) != 0 }

  // This is computed, because a stored value would be initialized at its first use, perhaps in a signal
  // handler.
  private static var terminatingBits: UInt64 { bit(SIGHUP) | bit(SIGINT) | bit(SIGQUIT) | bit(SIGTERM) }

  private static func bit(_ signal: Int32) -> UInt64 { 1 << UInt64(signal & 63) }
}
