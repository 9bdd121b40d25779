import Foundation

/// The output of another program, such as git, that runs without a terminal.
package struct ProgramOutput {
  /// The exit status as a shell reports it.
  package let status: Int32
  /// The bytes that the program wrote to standard output.
  package let output: [UInt8]
  /// The bytes that the program wrote to standard error.
  package let errors: [UInt8]

  /// Runs a program and waits until it ends. Its standard input is empty.
  ///
  /// - Parameters:
  ///   - arguments: the program's name or path, followed by its arguments.
  ///   - environment: the variables of the program.
  /// - Returns: `nil` if the program could not be started.
  package init?(of arguments: [String], environment: [String: String]) {
    guard let name = arguments.first, let pipes = ProgramOutput.pipes(2) else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[0].writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, STDERR_FILENO)
    var process: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let code = ForegroundProgram.withCStrings(arguments) { words in
      ForegroundProgram.withCStrings(variables) { variables in
        posix_spawnp(&process, name, &actions, nil, words, variables)
      }
    }
    for pipe in pipes { close(pipe.writing) }
    defer {
      for pipe in pipes { close(pipe.reading) }
    }
    guard code == 0 else { return nil }
    let texts = ProgramOutput.read(pipes.map(\.reading))
    output = texts[0]
    errors = texts[1]
    status = ForegroundProgram.status(of: process)
  }

  /// Creates pipes whose ends the program does not inherit.
  private static func pipes(_ count: Int) -> [(reading: Int32, writing: Int32)]? {
    var result: [(reading: Int32, writing: Int32)] = []
    for _ in 0..<count {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        for pipe in result { _ = (close(pipe.reading), close(pipe.writing)) }
        return nil
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      result.append((ends[0], ends[1]))
    }
    return result
  }

  /// Reads several pipes to their ends at the same time, so that the program never waits for a full pipe.
  private static func read(_ files: [Int32]) -> [[UInt8]] {
    var texts = files.map { _ in [UInt8]() }
    var entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while entries.contains(where: { $0.fd >= 0 }) {
      if poll(&entries, nfds_t(entries.count), -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      for index in entries.indices where entries[index].fd >= 0 && entries[index].revents != 0 {
        let count = Foundation.read(entries[index].fd, &buffer, buffer.count)
        if count > 0 {
          texts[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          // poll ignores negative descriptors.
          entries[index].fd = -1
        }
      }
    }
    return texts
  }
}
