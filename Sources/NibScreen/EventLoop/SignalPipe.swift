import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Brings signals from their handlers, where next to nothing is allowed, into the event loop.
///
/// However often a signal comes, the loop sees it once a turn: a storm of resizes is one.
final class SignalPipe: Sendable {
  /// The one that the process's handlers write to.
  static let shared = SignalPipe()

  private static let installed = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH]

  /// Readable while signals are pending; -1 if the system had no pipe to give.
  let descriptor: Int32
  private let writeEnd: Int32
  /// A bit for each signal that has come.
  private let pending = Atomic<UInt64>(0)

  init() {
    let ends = Platform.makePipe()
    descriptor = ends?.read ?? -1
    writeEnd = ends?.write ?? -1
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  /// Routes the process's signals to `shared`. A signal that the process was started to ignore (as `nohup`
  /// does) stays ignored.
  static func install() {
    _ = shared
    for signal in installed where !Platform.isIgnored(signal) {
      Platform.handle(signal) { signal, _, _ in SignalPipe.shared.receive(signal) }
    }
  }

  /// Gives the process's signals their default actions back.
  static func uninstall() {
    for signal in installed where !Platform.isIgnored(signal) { Platform.resetHandler(of: signal) }
  }

  /// Signal-safe.
  func post(_ signal: Int32) {
    pending.bitwiseOr(SignalPipe.bit(signal), ordering: .sequentiallyConsistent)
    var byte: UInt8 = 0
    withUnsafeBytes(of: &byte) { Platform.write($0, to: writeEnd) }
  }

  /// The signals that have come since the last call, in the order of their numbers.
  func take() -> [Int32] {
    // Emptied first: a signal that comes in between is either seen now or wakes the loop again.
    while Platform.read(from: descriptor) != nil {}
    let signals = pending.exchange(0, ordering: .sequentiallyConsistent)
    return (1..<64).filter { signals & SignalPipe.bit($0) != 0 }
  }

  /// Stops the process, as if nobody had handled ^Z, until it is continued in the foreground of `terminal`.
  ///
  /// A process that a shell continues in the background stops again. Where there is no shell to continue it,
  /// the system does not stop it at all; hence the bound.
  func stopProcess(terminal: Int32) {
    Platform.raiseByDefault(SIGTSTP)
    for _ in 0..<16 where !Platform.isInForeground(of: terminal) { Platform.raiseByDefault(SIGTTIN) }
    pending.bitwiseAnd(~SignalPipe.bit(SIGCONT), ordering: .sequentiallyConsistent)
  }

  /// A second wish to end, when the loop has not answered the first, is granted on the spot: the program
  /// hangs. Signal-safe.
  private func receive(_ signal: Int32) {
    let isUnanswered = pending.load(ordering: .sequentiallyConsistent) & SignalPipe.bit(signal) != 0
    if isUnanswered && SignalPipe.isTerminating(signal) {
      TerminalGuard.restore()
      Platform.raiseByDefault(signal)
    }
    post(signal)
  }

  /// Whether the signal asks the program to end.
  static func isTerminating(_ signal: Int32) -> Bool {
    signal == SIGHUP || signal == SIGINT || signal == SIGQUIT || signal == SIGTERM
  }

  private static func bit(_ signal: Int32) -> UInt64 { 1 << UInt64(signal & 63) }
}
