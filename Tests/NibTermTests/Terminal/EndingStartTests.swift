import Foundation
import Testing

/// The start of the program on terminals that cannot be used and in unusual environments.
@Suite struct EndingStartTests {
  private func start(
    _ script: String, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/sh", ["-c", script, ElementsRun.program.path], columns: columns, rows: rows,
      environment: environment)
  }

  @Test(
    "A terminal type that is missing, unknown or too simple is an error",
    arguments: [
      ("unset TERM; ", "the terminal type (TERM) is not set"),
      ("TERM= ", "the terminal type (TERM) is not set"),
      ("TERM=dumb ", "a terminal of type 'dumb' (TERM) cannot move its cursor"),
      (
        "TERM=no-such-terminal ",
        "the terminal type 'no-such-terminal' (TERM) is not in the terminfo database"
      ),
      ("TERM=../../etc/passwd ", "is not in the terminfo database"),
    ])
  func unusableTerminals(preparation: String, words: String) throws {
    let terminal = try start(#"\#(preparation)"$0" elements; echo "status $?""#, columns: 160)
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.text.contains(words), "\(terminal.screen)")
    #expect(terminal.screen.contains("status 1"))
    #expect(terminal.isRestored)
  }

  @Test(
    "Standard input and output must be a terminal that is open for reading and writing",
    arguments: [
      ("1</dev/tty", "must be open for reading at standard input"),
      ("0>/dev/tty", "must be open for reading at standard input"),
      ("</dev/null", "standard input and output must be a terminal"),
    ])
  func wrongRedirection(redirection: String, words: String) throws {
    let terminal = try start(#""$0" elements \#(redirection); echo "status $?""#)
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.text.contains(words), "\(terminal.screen)")
    #expect(terminal.screen.contains("status 1"))
    #expect(terminal.isRestored)
  }

  @Test(
    "Without a terminal, the program prints its screen and ends",
    arguments: [
      #""$0" elements | cat"#, #"nohup "$0" elements 2>/dev/null | cat"#,
    ])
  func pipe(script: String) throws {
    let terminal = try start(script + #"; echo "status $?""#, rows: 60)
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.contains("Hydrogen"), "\(terminal.screen)")
    #expect(terminal.screen.contains("status 0"))
    #expect(!terminal.output.contains(0x1B), "\(terminal.screen)")
  }

  @Test(
    "The program runs with wrong size variables, ignored signals or a closed standard error",
    arguments: [
      #"LINES=7 COLUMNS=11 "$0" elements"#, #"LINES=x COLUMNS=-1 "$0" elements"#, #"setsid -w "$0" elements"#,
      #"LC_ALL=C LANG=C "$0" elements"#, #"script -qec "$0 elements" /dev/null"#, #""$0" elements 2>&-"#,
      #"trap '' HUP INT QUIT TERM TSTP WINCH; "$0" elements"#,
    ])
  func unusualEnvironments(script: String) throws {
    let terminal = try start(script + #"; echo "status $?""#)
    #expect(terminal.wait(for: "Neon"), "\(terminal.screen)")
    terminal.waitUntilQuiet()
    #expect(terminal.screen.contains("Noble Gases"), "\(terminal.screen)")
    terminal.send("q")
    #expect(terminal.wait(for: "status 0"))
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }
}
