#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Stores the program's output (a `print` in a button's action, the message of a trap) while a screen is shown, and
/// writes it when the screen is closed. Otherwise the output would appear between the cells and disappear with them.
///
/// Only output to a terminal is stored; output to a log file is written immediately.
struct OutputCapture {
  /// Standard output or standard error, with a copy of its original descriptor.
  private struct Stream {
    let descriptor: Int32
    let original: Int32

    /// Fails if the descriptor is not a terminal.
    init?(_ descriptor: Int32) {
      guard Platform.isTerminal(descriptor) else { return nil }
      self.descriptor = descriptor
      original = Platform.duplicate(descriptor)
    }
  }

  /// An unnamed temporary file, which the system removes when the process ends.
  private let file: Int32
  private let output: Stream?
  private let error: Stream?

  /// Prepares a capture for the life of the process. Fails if no temporary file can be created.
  init?() {
    guard let file = tmpfile() else { return nil }
    self.file = fileno(file)
    Platform.closeOnExec(self.file)
    output = Stream(STDOUT_FILENO)
    error = Stream(STDERR_FILENO)
    // Writes each line immediately, as on a terminal. Otherwise the C library would buffer output to a file, and a
    // trap would lose it.
    if output != nil { setvbuf(stdout, nil, _IOLBF, 0) }
  }

  /// Starts storing output.
  func begin() {
    fflush(nil)
    if let output { dup2(file, output.descriptor) }
    if let error { dup2(file, error.descriptor) }
  }

  /// Restores the streams and writes the stored output. Signal-safe.
  ///
  /// - Parameters:
  ///   - terminal: the descriptor to write to; -1 to discard the output.
  ///   - patience: see `Platform.write`.
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
