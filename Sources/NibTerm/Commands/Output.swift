import NibCore
import NibScreen

/// Standard output and standard error. Text that came from files, and their names, is made visible on the way: nothing
/// that a document says reaches a terminal as a command to it.
enum Output {
  /// Writes a line, or several.
  static func line(_ text: String) { write(text + "\n") }

  /// Writes a line to standard error, or several.
  static func error(_ text: String) { send(VisibleText.lines(text) + "\n", to: .standardError) }

  /// Writes text without adding anything.
  static func write(_ text: String) { send(VisibleText.lines(text), to: .standardOutput) }

  /// Writes the program's own escape sequences with the text between them. The text has been made visible: a canvas
  /// holds no other.
  static func write(sequences text: String) { send(text, to: .standardOutput) }

  /// Writes the name of a file, ended by a line break or, for programs that must take any name, by a zero byte.
  ///
  /// A person sees a name that can be read. A program gets the name itself, as from `ls` and `find`.
  static func name(_ path: String, endsWithZero: Bool) {
    if endsWithZero { return send(path + "\0", to: .standardOutput) }
    send((Terminal.isOutput ? VisibleText.line(path) : path) + "\n", to: .standardOutput)
  }

  /// A closed pipe ends the program quietly.
  private static func send(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      exit(0)
    }
  }
}
