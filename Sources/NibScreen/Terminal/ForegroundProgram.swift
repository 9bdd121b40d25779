import CFork
import NibCore

/// Another program, such as an editor, that uses the terminal until it ends. Release the terminal before running the
/// program.
struct ForegroundProgram {
  /// The program's name or path, followed by its arguments. Use `argument(forFile:)` for file paths.
  let arguments: [String]

  /// Returns a file path in a form that no program can mistake for anything else.
  ///
  /// Programs interpret a leading `-` as an option, vi interprets `+` as a command to run, git interprets `:` as a
  /// pattern, and others interpret `name://` as an address. A path that begins with `/` or `./` has none of these
  /// meanings, so `./` is added to all other paths.
  static func argument(forFile path: String) -> String {
    // Compares bytes, because a combining mark after a slash changes the character.
    path.utf8.starts(with: "/".utf8) || path.utf8.starts(with: "./".utf8) ? path : "./" + path
  }

  /// Runs the program and waits until it ends.
  ///
  /// Meanwhile, this process ignores ^C and ^\, which are meant for the program. ^Z stops both processes, so that the
  /// shell gets the terminal. Signals that ask this process to end (SIGTERM, SIGHUP) are handled when the program has
  /// ended.
  ///
  /// - Returns: the exit status as a shell reports it.
  func run() -> Int32 {
    let typed = [SIGINT, SIGQUIT].filter { !Platform.isIgnored($0) }
    let stopped = [SIGTSTP].filter { !Platform.isIgnored($0) }
    var previous = typed.map { ($0, Platform.ignore($0)) }
    previous += stopped.map { ($0, Platform.resetHandler(of: $0)) }
    defer {
      for (signal, action) in previous { withUnsafePointer(to: action) { Platform.restore(signal, to: $0) } }
    }
    guard let process = start(resetting: typed) else { return arguments.isEmpty ? 127 : 126 }
    return ForegroundProgram.status(of: process)
  }

  /// Starts the program.
  ///
  /// - Parameter signals: the signals that this process ignores, but the program must not ignore.
  /// - Returns: the new process; `nil` if the system cannot create one.
  private func start(resetting signals: [Int32]) -> pid_t? {
    guard let name = arguments.first else { return nil }
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    let process = ForegroundProgram.withCStrings(arguments) { words in
      ForegroundProgram.withCStrings(environment) { variables in
        var variables = variables
        return nibfork_run(name, words, &variables, signals, Int32(signals.count))
      }
    }
    return process > 0 ? process : nil
  }

  /// Waits for the end of a process, and returns its exit status as a shell reports it.
  static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return 126 }
    }
    return self.status(status)
  }

  /// The exit status as a shell reports it, for a status from `waitpid`.
  static func status(_ code: Int32) -> Int32 {
    let signal = code & 0x7F
    return signal == 0 ? (code >> 8) & 0xFF : 128 + signal
  }

  /// Passes an array of C strings, terminated by `nil`, to a closure.
  static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) } + [nil]
    defer {
      for copy in copies { free(copy) }
    }
    return body(copies)
  }
}
