#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Keeps what the program prints while a screen is shown (a `print` in a button's action, the message of a
/// trap), because it would land between the cells and be lost with them. It is shown once the screen is gone.
///
/// Only what goes to a terminal is kept; a log file gets its lines as they come.
struct OutputCapture {
  /// Standard output or standard error, and a copy of it from before.
  private struct Stream {
    let descriptor: Int32
    let original: Int32

    /// `nil` if it is no terminal.
    init?(_ descriptor: Int32) {
      guard Platform.isTerminal(descriptor) else { return nil }
      self.descriptor = descriptor
      original = Platform.duplicate(descriptor)
    }
  }

  /// An unnamed file, which the system removes with the process.
  private let file: Int32
  private let output: Stream?
  private let error: Stream?

  /// Prepares a capture for the life of the process; `nil` where there is no place for a temporary file.
  init?() {
    guard let file = tmpfile() else { return nil }
    self.file = fileno(file)
    Platform.closeOnExec(self.file)
    output = Stream(STDOUT_FILENO)
    error = Stream(STDERR_FILENO)
    // As on the terminal: the C library would keep back what goes to a file, and a trap would lose it.
    if output != nil { setvbuf(stdout, nil, _IOLBF, 0) }
  }

  /// From now on output is kept.
  func begin() {
    fflush(nil)
    if let output { dup2(file, output.descriptor) }
    if let error { dup2(file, error.descriptor) }
  }

  /// Gives the streams back and writes what was kept to a terminal, if there is one. Signal-safe.
  ///
  /// - Parameter patience: as `Platform.write` has it.
  func end(at terminal: Int32, patience: Int? = nil) {
    if let output { dup2(output.original, output.descriptor) }
    if let error { dup2(error.original, error.descriptor) }
    if output == nil && error == nil { return }
    lseek(file, 0, SEEK_SET)
    Platform.copy(from: file, to: terminal, patience: patience)
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
  }
}
