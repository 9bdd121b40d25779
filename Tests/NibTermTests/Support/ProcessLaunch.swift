import Foundation

/// Starts a program in a new session, with a controlling terminal.
struct ProcessLaunch {
  var program: String
  var arguments: [String]
  var environment: [String: String]
  var directory: String?
  var terminalPath: String

  #if canImport(Darwin)
    private static let newSession: Int32 = 0x0400
  #else
    // glibc declares POSIX_SPAWN_SETSID for GNU programs only.
    private static let newSession: Int32 = 0x80
  #endif

  /// Starts the program and returns its process id.
  func run() throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminalPath, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // The default signal handling, even if the test runner ignores or blocks signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = ProcessLaunch.newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let command = self.command
    let words = ProcessLaunch.copies(command)
    let variables = ProcessLaunch.copies(environment.map { "\($0.key)=\($0.value)" }.sorted())
    defer {
      for text in words + variables { free(text) }
    }
    var id: pid_t = 0
    let code = posix_spawn(&id, command[0], &actions, &attributes, words, variables)
    guard code == 0 else { throw PseudoTerminal.Failure(call: "posix_spawn \(command[0])", code: code) }
    return id
  }

  /// The words of the command. If there is a directory, a shell changes to it and starts the program, because
  /// `posix_spawn` cannot do so on every system.
  private var command: [String] {
    guard let directory else { return [program] + arguments }
    return ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, directory, program] + arguments
  }

  /// C strings, terminated by a null pointer. The caller frees them.
  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}
