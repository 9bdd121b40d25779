import NibCore
import NibScreen
import Synchronization

/// Standard output and standard error. Control characters in file names and in text from files are made visible. Text
/// in a document thus cannot send escape sequences to the terminal, or commands to a CI system that reads the output.
///
/// If output cannot be written, the program reports the problem on standard error and exits with `failureStatus`. If
/// the reader of a pipe has closed it, the program ends without a message, as other programs in a pipeline do.
package enum Output {
  /// The exit status if output cannot be written.
  private static let failureStatus = Atomic<Int32>(1)

  /// Writes text, which can have several lines, and a line break.
  package static func line(_ text: String) { write(text + "\n") }

  /// Writes a message to standard error as one line. Line breaks in quoted text are made visible. A failure to write is
  /// ignored, because there is nowhere to report it.
  package static func error(_ message: String) { error(lines: VisibleText.line(message)) }

  /// Writes a diagnostic to standard error.
  package static func error(_ diagnostic: Diagnostic) { error(lines: diagnostic.rendered) }

  /// Writes text with line breaks to standard error. Quoted text must have been made visible before.
  package static func error(lines text: String) {
    let lines = VisibleText.withoutCommands(VisibleText.lines(text))
    _ = FileWriting.send(Array((lines + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes text without adding anything.
  package static func write(_ text: String) { write(bytes(text)) }

  /// The bytes that `write` writes for a text.
  package static func bytes(_ text: String) -> [UInt8] {
    Array(VisibleText.withoutCommands(VisibleText.lines(text)).utf8)
  }

  /// Writes text that contains the program's own escape sequences. The text between them must have been made visible
  /// before, as the text of a canvas is.
  package static func write(sequences text: String) { write(Array(VisibleText.withoutCommands(text).utf8)) }

  /// Text that a terminal shows faintly. The text must have been made visible before.
  package static func faint(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[22m" }

  /// Writes the name of a file, followed by a line break, or by a zero byte for programs that must accept any name.
  ///
  /// A name with a zero byte is written unchanged. Before a line break, control characters in the name are made visible
  /// on a terminal, or if the name contains line breaks. Other names are written unchanged, as `ls` and `find` do,
  /// except that commands to CI systems are made visible.
  package static func name(_ path: String, endsWithZero: Bool) {
    if endsWithZero { return write(Array((path + "\0").utf8)) }
    let isOneLine = !path.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    write(sequences: (Terminal.isOutput || !isOneLine ? VisibleText.line(path) : path) + "\n")
  }

  package static func write(_ bytes: [UInt8]) {
    if let code = FileWriting.send(bytes, to: STDOUT_FILENO) { fail(code) }
  }

  /// Makes the program fail as in `write` if output in the C library's buffer, such as ArgumentParser's help, cannot be
  /// written at exit. Call this once, before any output.
  ///
  /// - Parameter status: the exit status if output cannot be written.
  package static func checkPrinting(failureStatus status: Int32) {
    failureStatus.store(status, ordering: .relaxed)
    atexit {
      if fflush(nil) != 0 { Output.fail(errno) }
    }
  }

  private static func fail(_ code: Int32) -> Never {
    // The exit status that a shell reports for a program that SIGPIPE ended.
    if code == EPIPE { _exit(128 + SIGPIPE) }
    error("nibterm: error: standard output cannot be written: \(String(cString: strerror(code)))")
    _exit(failureStatus.load(ordering: .relaxed))
  }
}
