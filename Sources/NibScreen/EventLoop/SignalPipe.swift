import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Transfers signals from their handlers, where hardly any operation is allowed, to the event loop.
///
/// The loop sees each signal once per turn, however often it arrives. For example, many resizes are handled
/// as one.
final class SignalPipe: Sendable {
  /// The instance that the process's signal handlers write to.
  static let shared = SignalPipe()

  private static let installed = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH]

  /// The number of seconds in which a program must end after it was asked to. After that, a program that
  /// hangs, or whose terminal accepts no output, is ended.
  private static var grace: UInt32 { 3 }

  /// A descriptor that is readable while signals are pending; -1 if the system could not create a pipe.
  let descriptor: Int32
  private let writeEnd: Int32
  /// A bit for each signal that has arrived.
  private let pending = Atomic<UInt64>(0)
  /// The last signal that asked the program to end; 0 for none.
  private let wish = Atomic<Int32>(0)
  /// Whether the program has unlimited time to end.
  private let isPatient = Atomic<Bool>(false)

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
    shared.wish.store(0, ordering: .sequentiallyConsistent)
    for signal in installed where !Platform.isIgnored(signal) {
      Platform.handle(signal) { signal, _, _ in SignalPipe.shared.receive(signal) }
    }
    if Platform.disposition(of: SIGALRM) == .standard {
      Platform.handle(SIGALRM) { _, _, _ in SignalPipe.shared.grantWish(or: SIGALRM) }
    }
  }

  /// Restores the default actions of the process's signals.
  static func uninstall() {
    if shared.wish.exchange(0, ordering: .sequentiallyConsistent) != 0 { alarm(0) }
    for signal in installed + [SIGALRM] where !Platform.isIgnored(signal) {
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
  /// A process that a shell continues in the background stops again, unless it was asked to end meanwhile.
  func stopProcess(terminal: Int32) -> Bool {
    Platform.raiseByDefault(SIGTSTP)
    let isInForeground = Platform.waitForForeground(of: terminal, unless: { hasPendingWish })
    pending.bitwiseAnd(~SignalPipe.bit(SIGCONT), ordering: .sequentiallyConsistent)
    return isInForeground
  }

  /// Whether the program was asked to end and the loop has not handled the request yet.
  var hasPendingWish: Bool {
    pending.load(ordering: .sequentiallyConsistent) & SignalPipe.terminatingBits != 0
  }

  /// Runs `body` while another program uses the terminal. A request to end has no time limit meanwhile.
  func patiently<Result>(_ body: () -> Result) -> Result {
    isPatient.store(true, ordering: .sequentiallyConsistent)
    defer { isPatient.store(false, ordering: .sequentiallyConsistent) }
    return body()
  }

  /// Records a request to end. A second request ends the process at once if the loop has not handled the
  /// first, because the program hangs. Signal-safe.
  private func receive(_ signal: Int32) {
    let isUnanswered = pending.load(ordering: .sequentiallyConsistent) & SignalPipe.bit(signal) != 0
    if SignalPipe.isTerminating(signal) {
      wish.store(signal, ordering: .sequentiallyConsistent)
      if isUnanswered { return grantWish(or: signal) }
      if !isPatient.load(ordering: .sequentiallyConsistent) { alarm(SignalPipe.grace) }
    }
    post(signal)
  }

  /// Ends the process by the signal that asked for it. Signal-safe.
  private func grantWish(or signal: Int32) {
    TerminalGuard.restore()
    let wish = wish.load(ordering: .sequentiallyConsistent)
    Platform.raiseByDefault(wish == 0 ? signal : wish)
  }

  /// Whether the signal asks the program to end. Signal-safe.
  static func isTerminating(_ signal: Int32) -> Bool { terminatingBits & bit(signal) != 0 }

  // This is computed, because a stored value would be initialized at its first use, perhaps in a signal
  // handler.
  private static var terminatingBits: UInt64 { bit(SIGHUP) | bit(SIGINT) | bit(SIGQUIT) | bit(SIGTERM) }

  private static func bit(_ signal: Int32) -> UInt64 { 1 << UInt64(signal & 63) }
}
