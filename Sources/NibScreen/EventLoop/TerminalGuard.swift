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
    var modes = termios()
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

  /// Remembers the modes of the terminal at `input` and takes over signals, traps and `exit`. Call it before
  /// anything changes the terminal.
  static func engage(input: Int32, output: Int32) {
    restore()
    memory.pointee.input = input
    memory.pointee.output = output
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

  /// Undoes everything, if there is anything to undo. Signal-safe.
  static func restore() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    Platform.write(memory.pointee.sequence, to: memory.pointee.output)
    restoreModes()
  }

  /// The screen itself has undone what `sequence` would: the modes are left to set, the output to show.
  static func disarm() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    fflush(nil)
    restoreModes()
  }

  /// Remembers the modes anew: a shell may have changed them while the process was stopped.
  static func saveModes() {
    if let modes = Platform.modes(of: memory.pointee.input) { memory.pointee.modes = modes }
  }

  private static func restoreModes() {
    Platform.setModes(&memory.pointee.modes, of: memory.pointee.input)
    memory.pointee.capture?.end()
  }
}
