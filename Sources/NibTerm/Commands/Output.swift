import NibCore
import NibScreen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error. Text that came from files, and their names, is made visible on the way: nothing
/// that a document says reaches a terminal as a command to it.
///
/// Output that cannot be written is an error like any other: a sentence on standard error and status 1. Only a pipe that
/// its reader has closed ends the program without a word, as it ends all programs in a pipeline.
enum Output {
  /// Writes a line, or several.
  static func line(_ text: String) { write(text + "\n") }

  /// Writes a message to standard error: one line, whatever it quotes. An error here is not reported: there is nowhere
  /// left to report it.
  static func error(_ message: String) { error(lines: VisibleText.line(message)) }

  /// Writes a diagnostic to standard error.
  static func error(_ diagnostic: Diagnostic) { error(lines: diagnostic.rendered) }

  /// Writes text to standard error that has line breaks of its own. Whatever it quotes has been made visible.
  static func error(lines text: String) {
    _ = send(Array((VisibleText.lines(text) + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes text without adding anything.
  static func write(_ text: String) { write(Array(VisibleText.lines(text).utf8)) }

  /// Writes the program's own escape sequences with the text between them. The text has been made visible: a canvas
  /// holds no other.
  static func write(sequences text: String) { write(Array(text.utf8)) }

  /// Writes the name of a file, ended by a line break or, for programs that must take any name, by a zero byte.
  ///
  /// A person sees a name that can be read. A program gets the name itself, as from `ls` and `find`.
  static func name(_ path: String, endsWithZero: Bool) {
    if endsWithZero { return write(Array((path + "\0").utf8)) }
    write(Array(((Terminal.isOutput ? VisibleText.line(path) : path) + "\n").utf8))
  }

  /// Writes bytes as they are.
  static func write(_ bytes: [UInt8]) {
    if let code = send(bytes, to: STDOUT_FILENO) { fail(code) }
  }

  /// Has what others print (the parser its help, by way of the C library's buffer) fail as `write` does. To be called
  /// once, first.
  static func checkPrinting() {
    atexit {
      if fflush(nil) != 0 { Output.fail(errno) }
    }
  }

  /// Writes all bytes; what went wrong, as errno tells it.
  static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { rawWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever shares the descriptor made it one that does not block.
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  private static func fail(_ code: Int32) -> Never {
    // As a shell tells it of a program that the closed pipe ended.
    if code == EPIPE { _exit(128 + SIGPIPE) }
    error("nibterm: error: standard output cannot be written: \(String(cString: strerror(code)))")
    _exit(1)
  }
}

/// The system's call, which `Output.write` hides.
private func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
