/// The way in which a process ended.
enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  /// - Parameter status: the status from `waitpid` of a process that has ended.
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
  }
}
