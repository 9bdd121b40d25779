import NibCore

/// The output of another program, such as git, that runs without a terminal.
package struct ProgramOutput {
  /// The way in which the run ended.
  package enum Ending: Hashable, Sendable {
    /// The program ended by itself.
    case ended
    /// The program was stopped, because it wrote nothing for this number of seconds.
    case silent(seconds: Int)
    /// The program was stopped, because it ran for this number of seconds.
    case tooLong(seconds: Int)
    /// The program was stopped, because it wrote more than this number of bytes.
    case tooMuch(bytes: Int)
    /// The program was stopped, because its output is not needed any more.
    case cancelled
  }

  /// The limits for the time and the output of a program.
  package struct Limits: Sendable {
    /// The maximum time in seconds without output.
    package var silence = 30
    /// The maximum time in seconds.
    package var time = 300
    /// The maximum number of bytes of the output and of the errors.
    package var bytes = 1 << 27

    package init() {}
  }

  package let ending: Ending
  /// Whether the program ended by itself, and was not stopped.
  package var exitedNormally: Bool { ending == .ended }
  /// The exit status as a shell reports it.
  package let status: Int32
  /// The bytes that the program wrote to standard output.
  package let output: [UInt8]
  /// The bytes that the program wrote to standard error.
  package let errors: [UInt8]

  /// Runs a program until it ends, or until it exceeds a limit.
  ///
  /// - Parameters:
  ///   - arguments: the program's name or path, followed by its arguments.
  ///   - environment: the variables of the program.
  ///   - input: the bytes of its standard input.
  ///   - isCancelled: whether the program should be stopped.
  /// - Returns: `nil` if the program could not be started.
  package init?(
    of arguments: [String], environment: [String: String], input: [UInt8] = [], limits: Limits = Limits(),
    isCancelled: @escaping () -> Bool = { false }
  ) {
    let isFed = !input.isEmpty
    guard let name = arguments.first, let pipes = ProgramOutput.pipes(isFed ? 3 : 2) else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isFed {
      posix_spawn_file_actions_adddup2(&actions, pipes[2].reading, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, pipes[0].writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, STDERR_FILENO)
    var process: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let code = ForegroundProgram.withCStrings(arguments) { words in
      ForegroundProgram.withCStrings(variables) { variables in
        posix_spawnp(&process, name, &actions, nil, words, variables)
      }
    }
    for pipe in pipes.prefix(2) { close(pipe.writing) }
    if isFed { close(pipes[2].reading) }
    defer {
      for pipe in pipes.prefix(2) { close(pipe.reading) }
    }
    guard code == 0 else {
      if isFed { close(pipes[2].writing) }
      return nil
    }
    if isFed { ProgramFeed.start(input, to: pipes[2].writing) }
    var run = WatchedProgram(process, pipes.prefix(2).map(\.reading), limits, isCancelled)
    ending = run.wait()
    output = run.texts[0]
    errors = run.texts[1]
    status = run.status
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
}

/// Writes the input of a program on a thread of its own, so that the program never waits because its output is not read.
private enum ProgramFeed {
  /// Writes the bytes and closes the pipe. The program can end before it has read everything.
  static func start(_ bytes: [UInt8], to file: Int32) {
    let thread = Thread {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      _ = FileWriting.send(bytes, to: file)
      close(file)
    }
    thread.start()
  }
}

/// A running program whose output is read from several pipes at the same time, so that the program never waits because
/// a pipe is full.
private struct WatchedProgram {
  private(set) var texts: [[UInt8]]
  /// The exit status as a shell reports it. `wait` sets it.
  private(set) var status: Int32 = 126
  private let process: pid_t
  private let limits: ProgramOutput.Limits
  private let isCancelled: () -> Bool
  private var entries: [pollfd]
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var hasEnded = false
  private let start = ContinuousClock.now
  private var lastOutput = ContinuousClock.now

  /// The time in milliseconds after which the program's state is looked at again.
  private static let step: Int32 = 200

  init(
    _ process: pid_t, _ files: [Int32], _ limits: ProgramOutput.Limits, _ isCancelled: @escaping () -> Bool
  ) {
    self.process = process
    self.limits = limits
    self.isCancelled = isCancelled
    texts = files.map { _ in [] }
    entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Waits for the end of the program, or stops it.
  mutating func wait() -> ProgramOutput.Ending {
    while entries.contains(where: { $0.fd >= 0 }) {
      let count = poll(&entries, nfds_t(entries.count), WatchedProgram.step)
      if count > 0 { read() } else if count < 0, errno != EINTR { break }
      // A program that was started by this one and is still running can keep the pipes open.
      if count == 0, checkEnd() { break }
      if let excess { return stop(excess) }
    }
    var delay: Int32 = 1
    while !checkEnd() {
      if let excess { return stop(excess) }
      _ = poll(nil, 0, delay)
      delay = min(delay * 2, WatchedProgram.step)
    }
    return .ended
  }

  /// Reads what the program has written to each pipe.
  private mutating func read() {
    for index in entries.indices where entries[index].fd >= 0 && entries[index].revents != 0 {
      let count = Foundation.read(entries[index].fd, &buffer, buffer.count)
      if count > 0 {
        texts[index] += buffer[..<count]
        lastOutput = .now
      } else if count == 0 || errno != EINTR {
        // poll ignores negative descriptors.
        entries[index].fd = -1
      }
    }
  }

  /// The reason to stop the program, such as a limit that it exceeds; `nil` if there is none.
  private var excess: ProgramOutput.Ending? {
    if isCancelled() { return .cancelled }
    if texts.contains(where: { $0.count > limits.bytes }) { return .tooMuch(bytes: limits.bytes) }
    let now = ContinuousClock.now
    if now - lastOutput > .seconds(limits.silence) { return .silent(seconds: limits.silence) }
    return now - start > .seconds(limits.time) ? .tooLong(seconds: limits.time) : nil
  }

  private mutating func stop(_ ending: ProgramOutput.Ending) -> ProgramOutput.Ending {
    if !hasEnded {
      kill(process, SIGKILL)
      status = ForegroundProgram.status(of: process)
    }
    return ending
  }

  /// Whether the program has ended. If so, stores its status.
  private mutating func checkEnd() -> Bool {
    guard !hasEnded else { return true }
    var code: Int32 = 0
    let endedProcess = waitpid(process, &code, WNOHANG)
    guard endedProcess != 0, endedProcess > 0 || errno != EINTR else { return false }
    hasEnded = true
    if endedProcess > 0 { status = ForegroundProgram.status(code) }
    return true
  }
}
