import NibCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The log of running programs. It is written to the file named by NIBTERM_LOG, or to standard error. While a
/// screen is shown, output to the terminal through standard error is stored until the terminal is restored
/// (`OutputCapture`).
public enum ProgramLog {
  private static let output = LogOutput(path: Platform.environment("NIBTERM_LOG"))

  /// Opens a log. If the log file cannot be written, writes a warning to standard error and uses standard
  /// error instead.
  public static func open(_ log: ProblemLog = .standard) {
    let output = output
    log.open { output.write($0) }
  }
}

/// A log file, or standard error.
final class LogOutput: Sendable {
  private let path: String
  /// The open file; nil for standard error.
  private let file: Mutex<Int32?>

  /// - Parameter path: the file to append to; with nil or an empty path, standard error.
  init(path: String?) {
    self.path = path ?? ""
    file = Mutex(nil)
    guard !self.path.isEmpty else { return }
    switch LogOutput.open(self.path) {
    case .success(let descriptor): file.withLock { $0 = descriptor }
    case .failure(let problem): warn(problem.text)
    }
  }

  deinit { file.withLock { $0 }.map { _ = close($0) } }

  /// Writes one report immediately.
  func write(_ report: String) {
    let bytes = Array("\(VisibleText.lines(report))\n".utf8)
    let isWritten = file.withLock { file -> Bool in
      guard let descriptor = file else { return false }
      if let problem = LogOutput.write(bytes, to: descriptor) {
        file = nil
        close(descriptor)
        warn(problem.text)
        return false
      }
      return true
    }
    if !isWritten { Platform.write(bytes, to: STDERR_FILENO) }
  }

  private func warn(_ problem: String) {
    let text = "NIBTERM_LOG: warning: '\(path)' cannot be written: \(problem); "
    Platform.write(
      Array("\(VisibleText.line(text))problems are reported on standard error instead\n".utf8),
      to: STDERR_FILENO)
  }

  // MARK: Files

  private struct Problem: Error {
    let text: String
    init(_ text: String) { self.text = text }
    init(number: Int32) { text = String(cString: strerror(number)) }
  }

  /// Opens or creates a regular file. Other files are refused: a pipe can block, and a device may do
  /// anything.
  private static func open(_ path: String) -> Result<Int32, Problem> {
    var status = stat()
    if stat(path, &status) == 0, let problem = problem(with: status) { return .failure(problem) }
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, flags, 0o666)
    #else
      let descriptor = Darwin.open(path, flags, 0o666)
    #endif
    guard descriptor >= 0 else { return .failure(Problem(number: errno)) }
    // The name may refer to a different file by now.
    guard fstat(descriptor, &status) == 0, let problem = problem(with: status) else {
      return .success(descriptor)
    }
    close(descriptor)
    return .failure(problem)
  }

  private static var flags: Int32 { O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC }

  private static func problem(with status: stat) -> Problem? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: Problem("it is a folder")
    case S_IFIFO: Problem("it is a pipe")
    case S_IFSOCK: Problem("it is a socket")
    default: isNull(status) ? nil : Problem("it is a device")
    }
  }

  /// Whether the file is the null device, which is accepted as a way to disable the log.
  private static func isNull(_ status: stat) -> Bool {
    var null = stat()
    return stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Problem? {
    // Exceeding a limit on file sizes is treated like a full disk. The signal would end the program.
    let previous = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, previous) }
    return Platform.write(bytes, to: descriptor) ? nil : Problem(number: errno)
  }
}
