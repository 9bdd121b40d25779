import Foundation
import Testing

/// Output that cannot be written and input that cannot be read. Both give a message and an exit status that means failure,
/// but a closed pipe gives no message.
@Suite struct EndingOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("First"), to: "A.xib")
  }

  /// Runs a script in which `$0` is the program, and returns the screen after its end.
  private func run(_ script: String) throws -> TerminalEmulator {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", script, ElementsRun.program.path], columns: 120, directory: folder.path)
    #expect(terminal.waitForExit() == .exited(0))
    return terminal.screen
  }

  private static let full = "nibterm: error: standard output cannot be written: No space left on device"

  @Test(
    "Output that does not fit on the disk is an error",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"),
    arguments: [
      "tree A.xib", "show A.xib", "show --format svg A.xib", "show --format json A.xib", "layout A.xib",
      "compile A.xib -o -", "explain A.xib label", "devices", "manual", "elements </dev/null", "--help",
      "tree --help",
      "--version", ". --screen 80x24 --keys j",
    ])
  func fullDisk(arguments: String) throws {
    let screen = try run(#""$0" \#(arguments) >/dev/full; echo "status $?""#)
    #expect(screen.contains(Self.full), "\(screen)")
    #expect(screen.contains("status 1"), "\(screen)")
  }

  @Test(
    "Where status 1 means that versions differ, output that does not fit on the disk gives status 2",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"),
    arguments: [
      "diff A.xib B.xib", "diff A.xib A.xib", "diff --format svg A.xib B.xib", "diff --help",
      "merge A.xib A.xib B.xib", "--diff A.xib B.xib", "browse --diff A.xib B.xib",
    ])
  func fullDiskOfComparison(arguments: String) throws {
    try folder.write(SmallNibs.label("Second"), to: "B.xib")
    let screen = try run(#""$0" \#(arguments) </dev/null >/dev/full; echo "status $?""#)
    #expect(screen.contains(Self.full), "\(screen)")
    #expect(screen.contains("status 2"), "\(screen)")
  }

  /// A limit on the size of files simulates a full disk. The test is disabled for ThreadSanitizer, which also
  /// writes files.
  @Test(
    "A nib that cannot be written completely leaves the old file unchanged",
    .disabled(if: PseudoTerminal.isSanitized)) func partialFile() throws
  {
    let screen = try run(
      // A program that measures its coverage also writes a file at its end.
      #"export LLVM_PROFILE_FILE=/dev/null; "#
        + #"echo before >A.nib; ulimit -f 0; "$0" compile A.xib -o A.nib; echo "status $?"; "#
        + #""$0" compile A.xib -o New.nib; cat A.nib; ls -A -m"#)
    let words = "error: the nib cannot be written: File too large [unwritable]"
    #expect(
      screen.lines.filter { !$0.isEmpty }
        == ["A.nib: \(words)", "status 1", "New.nib: \(words)", "before", "A.nib, A.xib"])
  }

  /// The reader ends first, and the program writes more than fits into a pipe. In the second case, SIGPIPE is
  /// ignored.
  @Test("A command whose output pipe is closed ends without a message", arguments: ["", "trap '' PIPE; "])
  func closedPipe(preparation: String) throws {
    let files = Array(repeating: "A.xib", count: 600).joined(separator: " ")
    let screen = try run(
      #"\#(preparation){ "$0" layout \#(files); echo "status $?" >&2; } | head -n 1 >/dev/null"#)
    #expect(screen.lines.filter { !$0.isEmpty } == ["status 141"], "\(screen)")
  }

  @Test(
    "The exit status reports an error even if the message cannot be written",
    arguments: [
      "tree missing.xib 2>&-", "tree missing.xib 2>/dev/full", "tree missing.xib <&- >&- 2>&-",
      "tree A.xib >&- 2>&-", "elements >&- 2>&-", "tree - <&- 2>&-",
    ])
  func closedStandardError(arguments: String) throws {
    let screen = try run(#""$0" \#(arguments); echo "status $?""#)
    #expect(screen.lines.filter { !$0.isEmpty } == ["status 1"], "\(screen)")
  }

  @Test(
    "Closed or unreadable standard input and output are errors",
    arguments: [
      ("tree A.xib >&-", "standard output cannot be written: Bad file descriptor"),
      ("tree - <&-", "<standard input>: error: "),
      ("tree - </", "<standard input>: error: "),
      ("preview A.xib --rows - <&-", "<standard input>: error: "),
    ])
  func closedDescriptors(arguments: String, words: String) throws {
    let screen = try run(#""$0" \#(arguments); echo "status $?""#)
    #expect(screen.contains(words), "\(screen)")
    #expect(screen.contains("status 1"), "\(screen)")
  }

  /// The next file that is opened would otherwise get the descriptor of standard output.
  @Test("With standard output closed, an opened file does not receive the printed text")
  func closedStandardOutput() throws {
    let screen = try run(
      #""$0" compile A.xib -o A.nib >&-; "$0" tree A.nib | head -n 1; cmp A.xib A.xib && echo same"#)
    #expect(screen.contains("same"), "\(screen)")
    #expect(!screen.contains("error"), "\(screen)")
  }

  @Test("A nib is not written over the document from standard input") func standardInput() throws {
    let screen = try run(
      #"cp A.xib Copy; "$0" compile - -o ./Copy <Copy; echo "status $?"; cmp A.xib Copy && echo same"#)
    let words = "the nib would be written over the document; name another file with -o [same-file]"
    #expect(screen.lines.filter { !$0.isEmpty } == ["./Copy: error: \(words)", "status 1", "same"])
  }

  @Test("A nib does not replace the file that is standard output") func standardOutput() throws {
    let screen = try run(
      #"echo before >log; "$0" compile A.xib -o /dev/stdout >>log; echo "status $?"; cat log"#)
    let words = "this is where standard output goes; name a file, or '-' for standard output [unwritable]"
    // The line is longer than the terminal is wide.
    #expect(screen.lines.joined() == "/dev/stdout: error: the nib cannot be written: \(words)status 1before")
  }

  @Test("Favourites that cannot be saved are reported, and the program continues") func unsavedState() throws
  {
    let terminal = try PseudoTerminal(
      ElementsRun.program.path, ["elements"], environment: ["XDG_STATE_HOME": "/dev/null"])
    #expect(terminal.wait(for: "Hydrogen"))
    terminal.waitUntilQuiet()
    terminal.send(Keys.enter)
    #expect(terminal.wait(for: "Add to favourites"))
    terminal.waitUntilQuiet()
    terminal.send(Keys.enter)
    #expect(terminal.wait(for: "The favourites cannot be saved"))
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }
}
