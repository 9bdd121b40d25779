import Foundation
import Testing

/// Signals that end a program although it does not handle them, and job control in shells.
@Suite struct EndingSignalTests {
  @Test(
    "Signals that the program does not handle end it and restore the terminal",
    arguments: [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPIPE, SIGXCPU, SIGXFSZ, SIGSYS, SIGILL])
  func unhandledSignals(signal: Int32) throws {
    let run = try ElementsRun()
    run.terminal.signal(signal)
    #expect(run.terminal.waitForExit() == .signaled(signal))
    #expect(run.terminal.isRestored)
  }

  @Test("The terminal's quit key ends the program and restores the terminal") func quitKey() throws {
    let run = try ElementsRun()
    run.terminal.send(Keys.quit)
    #expect(run.terminal.waitForExit() == .signaled(SIGQUIT))
    #expect(run.terminal.isRestored)
  }

  /// A terminal in which a shell with job control runs a script. In the script, `$0` is the program.
  private func shell(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal("/bin/sh", ["-c", "set -m; " + script, ElementsRun.program.path])
  }

  private static let untilStopped = "until ps -o stat= -p $! | grep -q T; do :; done; "

  @Test("A suspended program that is ended restores the terminal") func suspendedProgram() throws {
    try endInTheBackground { terminal in terminal.send(Keys.suspend) }
  }

  /// The program cannot restore the terminal when SIGSTOP stops it, but it does so when it is ended.
  @Test("A program that was stopped by SIGSTOP and is then ended restores the terminal")
  func stoppedProgram() throws {
    try endInTheBackground { terminal in kill(try #require(terminal.childrenOfProgram.first), SIGSTOP) }
  }

  /// Starts the program, stops it with the given function, and lets its shell end it in the background.
  private func endInTheBackground(_ stop: (PseudoTerminal) throws -> Void) throws {
    let script = #""$0" elements; kill %1; bg %1; wait %1; echo "status $?""#
    let terminal = try shell(script)
    #expect(terminal.wait(for: "Hydrogen"))
    terminal.waitUntilQuiet()
    try stop(terminal)
    #expect(terminal.wait(for: "status 143"))
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("A program that is started in the background waits for the foreground") func backgroundStart() throws
  {
    let script = #""$0" elements & \#(Self.untilStopped) echo waiting; read -r line; fg; echo "status $?""#
    let terminal = try shell(script)
    #expect(terminal.wait(for: "waiting"))
    #expect(terminal.isRestored)
    terminal.send(Keys.enter)
    #expect(terminal.wait(for: "Hydrogen"))
    terminal.send("q")
    #expect(terminal.wait(for: "status 0"))
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("A program can run while another waits in the background of the same terminal")
  func sharedTerminal() throws {
    let script =
      #""$0" elements & \#(Self.untilStopped) "$0" samples Lesson; echo "the first is over"; read -r line; fg; echo "status $?""#
    let terminal = try shell(script)
    #expect(terminal.wait(for: "Lesson"))
    terminal.waitUntilQuiet()
    terminal.send("q")
    #expect(terminal.wait(for: "the first is over"))
    #expect(terminal.isRestored)
    terminal.send(Keys.enter)
    #expect(terminal.wait(for: "Hydrogen"))
    terminal.send("q")
    #expect(terminal.wait(for: "status 0"))
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  /// Without job control, both programs draw and read keys at the same time.
  @Test(
    "Two programs at a time on one terminal restore it, whichever ends first", arguments: ["$a $b", "$b $a"])
  func simultaneousPrograms(order: String) throws {
    let folder = try TemporaryFolder()
    let script = """
      exec 3<&0; "$0" elements <&3 & a=$!; until [ -e next ]; do sleep 0.05; done
      "$0" samples <&3 & b=$!; until [ -e go ]; do sleep 0.05; done
      for each in \(order); do kill -TERM $each; wait $each; done; echo "status $?"
      """
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", script, ElementsRun.program.path], directory: folder.path)
    // The second program begins when the first one has drawn, which would otherwise draw over the second one.
    #expect(terminal.wait(for: "Hydrogen"))
    terminal.waitUntilQuiet()
    try folder.write("", to: "next")
    #expect(terminal.wait(for: "Lesson"))
    terminal.waitUntilQuiet()
    try folder.write("", to: "go")
    #expect(terminal.wait(for: "status 143"))
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.settings == terminal.settingsBefore)
  }

  // MARK: Killed parents

  /// Whether a process exists and is not a zombie.
  private func isRunning(_ process: pid_t) throws -> Bool {
    let list = try PseudoTerminal("/bin/sh", ["-c", "ps -o stat= -p \(process)"])
    _ = list.waitForExit()
    let state = list.screen.line(0)
    return !state.isEmpty && !state.hasPrefix("Z")
  }

  private func waitForEnd(of process: pid_t) throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: 20)
    while try isRunning(process) {
      if Date() > deadline { return false }
    }
    return true
  }

  /// The shell that leads the session is killed, so the system hangs up the terminal.
  @Test("The program ends when the shell that leads its session is killed") func killedShell() throws {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", #""$0" elements; :"#, ElementsRun.program.path])
    #expect(terminal.wait(for: "Hydrogen"))
    let program = try #require(terminal.childrenOfProgram.first)
    terminal.signal(SIGKILL)
    #expect(terminal.waitForExit() == .signaled(SIGKILL))
    #expect(try waitForEnd(of: program))
  }

  /// The shell that started the script takes the terminal back.
  @Test("The program restores the terminal when the script that started it is killed")
  func killedScript() throws {
    let script = #"sh -c '"$0" elements; :' "$0"; echo "status $?"; read -r line"#
    let terminal = try shell(script)
    #expect(terminal.wait(for: "Hydrogen"))
    let wrapper = try #require(terminal.childrenOfProgram.first)
    kill(wrapper, SIGKILL)
    #expect(terminal.wait { !$0.isAlternateScreen && $0.modes.isEmpty })
    #expect(terminal.settings == terminal.settingsBefore)
    terminal.send(Keys.enter)
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }
}
