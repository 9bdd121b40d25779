import Foundation
import Testing

/// The editor that the browser starts: its arguments, and the keys that are typed while it runs.
@Suite struct EditorRunTests {
  private let folder: TemporaryFolder
  /// The log file, with one line per started editor.
  private let log: String

  init() throws {
    folder = try TemporaryFolder()
    log = try folder.write("", to: "log")
  }

  /// An editor that logs its last argument, reports its start on the terminal and runs a shell script.
  private func editor(_ script: String) -> [String: String] {
    ["EDITOR": #"sh -c 'for last; do :; done; echo "$last" >>\#(log); echo editing; \#(script)' sh"#]
  }

  private var logged: [Substring] {
    get throws { try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n") }
  }

  @Test(
    "A file name that looks like an option or a command is passed to the editor as a path",
    arguments: ["+!touch ran.xib", "-c.xib", ":(glob)*.xib"])
  func names(name: String) throws {
    try folder.write(SmallNibs.label("First"), to: "nibs/\(name)")
    let terminal = try PseudoTerminal(
      ElementsRun.program.path, environment: editor("exit 0"), directory: folder.path + "/nibs")
    #expect(terminal.wait { $0.contains("q quit") && $0.contains("First") })
    terminal.waitUntilQuiet()
    let sent = terminal.output.count
    terminal.send("e")
    #expect(
      terminal.wait { _ in String(decoding: terminal.output[sent...], as: UTF8.self).contains("editing") })
    #expect(terminal.wait { $0.isAlternateScreen && $0.contains("q quit") })
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(try logged == ["./\(name)"])
  }

  @Test("A key that is pressed several times starts one editor") func queuedKeys() throws {
    let run = try BrowserRun(environment: editor("read -r line"))
    #expect(run.send("eee", until: "editing"))
    run.terminal.send(Keys.enter)
    #expect(run.terminal.wait { $0.isAlternateScreen && $0.contains("q quit") })
    #expect(run.end() == .exited(0))
    #expect(try logged == ["./A.xib"])
  }

  @Test("Keys that the editor did not read are dropped, and keys typed later are handled")
  func keysMeanwhile()
    throws
  {
    let run = try BrowserRun(environment: editor("read -r line; echo read; sleep 0.5"))
    #expect(run.send("e", until: "editing"))
    run.terminal.send(Keys.enter)
    #expect(run.terminal.wait(for: "read"))
    run.terminal.send("jeeq", "\u{1B}[200~pas")
    #expect(run.terminal.wait { $0.isAlternateScreen && $0.contains("q quit") })
    #expect(run.screen.contains("First"))
    #expect(run.send("j", until: "[malformed-xml]"))
    #expect(run.end() == .exited(0))
    #expect(try logged == ["./A.xib"])
  }
}
