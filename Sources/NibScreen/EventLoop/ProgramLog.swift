import NibCore
import Synchronization

/// Opens the log of running programs, which is written to the file named by NIBTERM_LOG or to standard error. While a
/// screen is shown, `OutputCapture` stores what is written to the terminal through standard error.
package enum ProgramLog {
  private static let output = LogOutput(path: Platform.environment("NIBTERM_LOG"))

  /// Opens a log. If the log file cannot be written, writes a warning to standard error and uses standard
  /// error instead.
  package static func open(_ log: ProblemLog = .standard) {
    let output = output
    log.open { output.write($0) }
  }

  /// Opens a log whose reports a function receives in place of standard error. If NIBTERM_LOG names a file, they are
  /// written to it, too.
  package static func open(_ log: ProblemLog, collecting collect: @escaping ProblemLog.Writer) {
    let output = output
    log.open { report in
      if output.hasFile { output.write(report) }
      collect(report)
    }
  }
}

/// The destination of a log: a file, or standard error.
final class LogOutput: Sendable {
  private let path: String
  /// The open file; `nil` if reports go to standard error, for example after the file could not be written.
  private let file: Mutex<AppendedFile?>

  /// - Parameter path: the file to append to; with `nil` or an empty path, standard error.
  init(path: String?) {
    self.path = path ?? ""
    file = Mutex(nil)
    guard !self.path.isEmpty else { return }
    do throws(WritingFailure) {
      let opened = try AppendedFile(self.path)
      file.withLock { $0 = opened }
    } catch {
      warn(error)
    }
  }

  var hasFile: Bool { file.withLock { $0 != nil } }

  /// Appends a report to the file. If this fails, it warns once and writes nothing more.
  func write(_ report: String) {
    let bytes = Array("\(VisibleText.lines(report))\n".utf8)
    let isWritten = file.withLock { file -> Bool in
      do throws(WritingFailure) {
        try file?.append(bytes)
        return file != nil
      } catch {
        file = nil
        warn(error)
        return false
      }
    }
    if !isWritten { Platform.write(bytes, to: STDERR_FILENO) }
  }

  private func warn(_ problem: WritingFailure) {
    let text = "NIBTERM_LOG: warning: '\(path)' cannot be written: \(problem.reason); "
    Platform.write(
      Array("\(VisibleText.line(text))problems are reported on standard error instead\n".utf8),
      to: STDERR_FILENO)
  }
}
