import Foundation

/// The built browser on a pseudo-terminal, in a temporary folder with three documents, one of them broken.
final class BrowserRun {
  let terminal: PseudoTerminal
  private let folder: TemporaryFolder

  /// Starts the browser in the folder, or on a file in it.
  init(
    file: String? = nil, columns: Int = 80, rows: Int = 24, term: String = "xterm-256color",
    environment: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    try folder.write("<document><objects></document>", to: "Broken.xib")
    try folder.write(SmallNibs.label("Deep"), to: "inner/C.xib")
    try folder.write("No nib at all", to: "notes.txt")
    terminal = try PseudoTerminal(
      ElementsRun.program.path, file.map { [$0] } ?? [], columns: columns, rows: rows, terminal: term,
      environment: environment, directory: folder.path)
    terminal.wait { $0.contains("q quit") && ($0.contains("First") || $0.contains("Deep")) }
    terminal.waitUntilQuiet()
  }

  /// Writes a file of the folder, as an editor would.
  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  var screen: TerminalEmulator { terminal.screen }

  /// Types keys and waits for `text`.
  func send(_ keys: String..., until text: String) -> Bool {
    for key in keys { terminal.send(key) }
    defer { terminal.waitUntilQuiet() }
    return terminal.wait(for: text)
  }

  /// Quits the program and returns its exit status.
  func end() -> ExitStatus? {
    terminal.send("q")
    return terminal.waitForExit()
  }
}
