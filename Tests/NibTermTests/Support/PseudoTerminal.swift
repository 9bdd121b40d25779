import Foundation

/// A program on a pseudo-terminal. Tests type keys, read the screen, resize or close the terminal, and get the exit
/// status.
///
/// Every wait has a time limit and returns as soon as its condition is met.
final class PseudoTerminal {
  /// A system call that failed before the program ran.
  struct Failure: Error, CustomStringConvertible {
    var call: String
    var code: Int32
    var description: String { "\(call): \(String(cString: strerror(code)))" }
  }

  private(set) var screen: TerminalEmulator
  /// Everything the program has written.
  private(set) var output: [UInt8] = []
  private(set) var exitStatus: ExitStatus?
  let processID: pid_t
  /// The terminal's modes before the program began.
  let settingsBefore: TerminalSettings?

  private var master: Int32
  /// Stays open, so that the terminal and its modes outlive the program.
  private var slave: Int32

  /// Starts a program whose controlling terminal is the new one.
  ///
  /// - Parameters:
  ///   - program: the path of an executable.
  ///   - environment: additional variables. Otherwise, the program gets only TERM, a UTF-8 locale, the variables
  ///     in `inherited`, settings that turn off backtraces and the developer's configuration, and no folder for
  ///     what programs remember.
  init(
    _ program: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    terminal: String = "xterm-256color", environment: [String: String] = [:], directory: String? = nil
  ) throws {
    PseudoTerminal.lock.lock()
    defer { PseudoTerminal.lock.unlock() }
    (master, slave) = try PseudoTerminal.open(columns: columns, rows: rows)
    screen = TerminalEmulator(columns: max(1, columns), rows: max(1, rows))
    settingsBefore = TerminalSettings(of: slave)
    let path = ttyname(slave).map { String(cString: $0) } ?? "/dev/null"
    let inherited = ProcessInfo.processInfo.environment.filter { PseudoTerminal.inherited.contains($0.key) }
    let variables = [
      "TERM": terminal, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "NIBTERM_CONFIG": "/dev/null",
      "XDG_STATE_HOME": "/dev/null",
    ]
    .merging(inherited) { $1 }.merging(environment) { $1 }
    let launch = ProcessLaunch(
      program: program, arguments: arguments, environment: variables, directory: directory,
      terminalPath: path)
    do {
      processID = try launch.run()
    } catch {
      close(master)
      close(slave)
      throw error
    }
  }

  /// The variables that programs, sanitizers and coverage need.
  private static let inherited: Set<String> = [
    "PATH", "HOME", "ASAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE",
  ]

  deinit {
    if exitStatus == nil {
      kill(processID, SIGKILL)
      waitpid(processID, nil, 0)
    }
    hangUp()
  }

  /// The terminal's modes now.
  var settings: TerminalSettings? { TerminalSettings(of: slave) }

  /// Whether modes, screen, cursor, colors, keypad and mouse are what they were before the program began.
  var isRestored: Bool { settings == settingsBefore && screen.isReset }

  /// The ids of the program's child processes that still run.
  var childrenOfProgram: [pid_t] {
    let list = Process()
    list.executableURL = URL(fileURLWithPath: "/usr/bin/pgrep")
    list.arguments = ["-P", "\(processID)"]
    let pipe = Pipe()
    list.standardOutput = pipe
    guard (try? list.run()) != nil, let data = try? pipe.fileHandleForReading.readToEnd() else { return [] }
    list.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
      pid_t($0)
    }
  }

  // MARK: To the program

  /// Types text or keys.
  func send(_ keys: String...) { send(bytes: Array(keys.joined().utf8)) }

  /// Types bytes as fast as the program reads them. Returns `false` if the program ends before it has read all of
  /// them, or does not read them within `seconds`.
  @discardableResult
  func send(bytes: [UInt8], seconds: Double = 60) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds * PseudoTerminal.patience)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.prefix(4096).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if exitStatus != nil || Date() > deadline {
        return false
      }
      pump(milliseconds: count > 0 ? 0 : 1)
      noteExit()
    }
    return true
  }

  /// Changes the terminal's size. The system notifies the program with SIGWINCH.
  func resize(columns: Int, rows: Int) {
    pump(milliseconds: 0)
    PseudoTerminal.setSize(of: master, columns: columns, rows: rows)
    // A size of 0 means that the terminal does not know its size. Its contents stay unchanged.
    if columns > 0 && rows > 0 { screen.resize(columns: columns, rows: rows) }
  }

  /// Reports a size to the program that the emulator cannot show. The emulated screen does not change.
  func claimSize(columns: Int, rows: Int) { PseudoTerminal.setSize(of: master, columns: columns, rows: rows) }

  func signal(_ signal: Int32) { kill(processID, signal) }

  /// Closes the terminal, as a terminal window does.
  func hangUp() {
    if master >= 0 { close(master) }
    if slave >= 0 { close(slave) }
    (master, slave) = (-1, -1)
  }

  // MARK: From the program

  /// The factor for time limits. Programs under a sanitizer (`make sanitize`) are slow.
  private static let patience: Double = isSanitized ? 10 : 1

  /// Whether the program runs under a sanitizer.
  static let isSanitized = ProcessInfo.processInfo.environment["NIBTERM_SANITIZER"] != nil

  /// Reads output until `condition` holds for the screen. Returns `false` if it does not hold within `seconds` or
  /// before the program ends.
  @discardableResult
  func wait(seconds: Double = 20, until condition: (TerminalEmulator) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds * PseudoTerminal.patience)
    while !condition(screen) {
      guard Date() < deadline, exitStatus == nil || pump(milliseconds: 0) else { return condition(screen) }
      pump(milliseconds: 10)
      noteExit()
    }
    return true
  }

  /// Reads output until `text` is on the screen. Returns `false` if it does not appear within `seconds` or before
  /// the program ends.
  @discardableResult
  func wait(for text: String, seconds: Double = 20) -> Bool { wait(seconds: seconds) { $0.contains(text) } }

  /// Reads output until there has been none for `milliseconds`.
  func waitUntilQuiet(milliseconds: Int32 = 50) {
    while pump(milliseconds: milliseconds) {}
  }

  /// Reads output until the program ends. Returns its exit status, or `nil` if it does not end within `seconds`.
  func waitForExit(seconds: Double = 20) -> ExitStatus? {
    let deadline = Date(timeIntervalSinceNow: seconds * PseudoTerminal.patience)
    while exitStatus == nil && Date() < deadline {
      pump(milliseconds: 5)
      noteExit()
    }
    while pump(milliseconds: 0) {}
    return exitStatus
  }

  /// Waits for output and reads it. Returns whether there was any.
  @discardableResult
  private func pump(milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    screen.feed(bytes[..<count])
    return true
  }

  private func noteExit() {
    var status: Int32 = 0
    if exitStatus == nil && waitpid(processID, &status, WNOHANG) == processID {
      exitStatus = ExitStatus(waitStatus: status)
    }
  }
}

// MARK: - Devices

extension PseudoTerminal {
  /// Held from the creation of a terminal until its descriptors are marked close-on-exec, so that no other
  /// program inherits them. A terminal that another program keeps open would never hang up.
  private static let lock = NSLock()

  private static func open(columns: Int, rows: Int) throws -> (master: Int32, slave: Int32) {
    var (master, slave) = (Int32(-1), Int32(-1))
    guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw Failure(call: "openpty", code: errno) }
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Prevents a program that does not read from blocking the test.
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    setSize(of: master, columns: columns, rows: rows)
    return (master, slave)
  }

  private static func setSize(of master: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}
