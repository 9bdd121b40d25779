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

  /// How many seconds a program may take to end once it was asked to. One that hangs, or whose terminal takes no
  /// output, is ended then.
  private static var grace: UInt32 { 3 }

  /// Readable while signals are pending; -1 if the system had no pipe to give.
  let descriptor: Int32
  private let writeEnd: Int32
  /// A bit for each signal that has come.
  private let pending = Atomic<UInt64>(0)
  /// The last signal that asked the program to end; 0 for none.
  private let wish = Atomic<Int32>(0)
  /// Whether an end may take as long as it takes.
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

  /// Routes the process's signals to `shared`. A signal that the process was started to ignore (as `nohup`
  /// does) stays ignored.
  static func install() {
    shared.wish.store(0, ordering: .sequentiallyConsistent)
    for signal in installed where !Platform.isIgnored(signal) {
      Platform.handle(signal) { signal, _, _ in SignalPipe.shared.receive(signal) }
    }
    if Platform.disposition(of: SIGALRM) == .standard {
      Platform.handle(SIGALRM) { _, _, _ in SignalPipe.shared.grantWish(or: SIGALRM) }
    }
  }

  /// Gives the process's signals their default actions back.
  static func uninstall() {
    if shared.wish.exchange(0, ordering: .sequentiallyConsistent) != 0 { alarm(0) }
    for signal in installed + [SIGALRM] where !Platform.isIgnored(signal) {
      Platform.resetHandler(of: signal)
    }
  }

  /// Signal-safe.
  func post(_ signal: Int32) {
    pending.bitwiseOr(SignalPipe.bit(signal), ordering: .sequentiallyConsistent)
    var byte: UInt8 = 0
    // A pipe that is full of wishes to look wakes the loop as well.
    withUnsafeBytes(of: &byte) { _ = Platform.write($0, to: writeEnd, patience: 0) }
  }

  /// The signals that have come since the last call, in the order of their numbers.
  func take() -> [Int32] {
    // Emptied first: a signal that comes in between is either seen now or wakes the loop again.
    while let bytes = Platform.read(from: descriptor), !bytes.isEmpty {}
    let signals = pending.exchange(0, ordering: .sequentiallyConsistent)
    return (1..<64).filter { signals & SignalPipe.bit($0) != 0 }
  }

  /// Stops the process, as if nobody had handled ^Z, until it is continued in the foreground of `terminal`; whether it
  /// is there.
  ///
  /// A process that a shell continues in the background stops again, unless it was asked to end meanwhile.
  func stopProcess(terminal: Int32) -> Bool {
    Platform.raiseByDefault(SIGTSTP)
    let isInForeground = Platform.waitForForeground(of: terminal, unless: { hasPendingWish })
    pending.bitwiseAnd(~SignalPipe.bit(SIGCONT), ordering: .sequentiallyConsistent)
    return isInForeground
  }

  /// Whether the program was asked to end, which the loop has not seen yet.
  var hasPendingWish: Bool {
    pending.load(ordering: .sequentiallyConsistent) & SignalPipe.terminatingBits != 0
  }

  /// Runs `body` during which an end asked for may wait for as long as it takes: another program has the terminal.
  func patiently<Result>(_ body: () -> Result) -> Result {
    isPatient.store(true, ordering: .sequentiallyConsistent)
    defer { isPatient.store(false, ordering: .sequentiallyConsistent) }
    return body()
  }

  /// A second wish to end, when the loop has not answered the first, is granted on the spot: the program
  /// hangs. Signal-safe.
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

  // Computed: a stored one would be made at its first use, perhaps in a signal handler.
  private static var terminatingBits: UInt64 { bit(SIGHUP) | bit(SIGINT) | bit(SIGQUIT) | bit(SIGTERM) }

  private static func bit(_ signal: Int32) -> UInt64 { 1 << UInt64(signal & 63) }
}
