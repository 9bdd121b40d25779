import Foundation

/// Another program, an editor say, that has the terminal until it ends. The terminal must have been given
/// back before.
struct ForegroundProgram {
  /// The program's name or path, and what follows it. Paths of files come from `argument(forFile:)`.
  let arguments: [String]

  /// The argument that stands for a file, whatever the file's name means to the program.
  ///
  /// Programs take a leading `-` for an option, vi takes `+` for a command that it runs, git takes `:` for a pattern,
  /// and others take `name://` for an address. No path that begins with `/` or `./` means any of that, so all
  /// relative paths begin with `./`.
  static func argument(forFile path: String) -> String {
    // Bytes, because a combining mark after a slash makes another character of it.
    path.utf8.starts(with: "/".utf8) || path.utf8.starts(with: "./".utf8) ? path : "./" + path
  }

  /// Runs the program to its end.
  ///
  /// What is typed for it is not for this process: ^C and ^\ are ignored meanwhile, and ^Z stops both, so
  /// that a shell has the terminal. An end asked for (SIGTERM, SIGHUP) is answered when the program is over.
  ///
  /// - Returns: the exit status as a shell tells it.
  func run() -> Int32 {
    let typed = [SIGINT, SIGQUIT].filter { !Platform.isIgnored($0) }
    let stopped = [SIGTSTP].filter { !Platform.isIgnored($0) }
    var previous = typed.map { ($0, Platform.ignore($0)) }
    previous += stopped.map { ($0, Platform.resetHandler(of: $0)) }
    defer {
      for (signal, action) in previous { withUnsafePointer(to: action) { Platform.restore(signal, to: $0) } }
    }
    var process: pid_t = 0
    switch spawn(&process, resetting: typed) {
    case 0: return ForegroundProgram.status(of: process)
    case ENOENT: return 127
    default: return 126
    }
  }

  /// - Parameter signals: those that are ignored here and not there.
  /// - Returns: 0 or what went wrong, as errno tells it.
  private func spawn(_ process: inout pid_t, resetting signals: [Int32]) -> Int32 {
    guard let name = arguments.first else { return ENOENT }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var set = sigset_t()
    sigemptyset(&set)
    // A thread that is not the main one may have signals blocked, and children inherit that.
    posix_spawnattr_setsigmask(&attributes, &set)
    for signal in signals { sigaddset(&set, signal) }
    posix_spawnattr_setsigdefault(&attributes, &set)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    return ForegroundProgram.withCStrings(arguments) { words in
      ForegroundProgram.withCStrings(environment) { variables in
        posix_spawnp(&process, name, nil, &attributes, words, variables)
      }
    }
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return 126 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// An array of C strings ended by nil, for the length of a call.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) } + [nil]
    defer {
      for copy in copies { free(copy) }
    }
    return body(copies)
  }
}
