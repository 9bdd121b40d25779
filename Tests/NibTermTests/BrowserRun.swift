import Foundation

/// The browser on a terminal of its own, in a folder of its own with three documents, one of them broken.
final class BrowserRun {
  let terminal: PseudoTerminal
  private let folder: TemporaryFolder

  /// Starts the browser in the folder, or on the file of that name in it.
  init(file: String? = nil, columns: Int = 80, rows: Int = 24) throws {
    folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    try folder.write("<document><objects></document>", to: "Broken.xib")
    try folder.write(SmallNibs.label("Deep"), to: "inner/C.xib")
    try folder.write("No nib at all", to: "notes.txt")
    terminal = try PseudoTerminal(
      ElementsRun.program.path, file.map { [$0] } ?? [], columns: columns, rows: rows, directory: folder.path)
    terminal.wait(for: "q quit")
    terminal.waitUntilQuiet()
  }

  var screen: TerminalEmulator { terminal.screen }

  /// Types keys and waits for what they bring.
  func send(_ keys: String..., until text: String) -> Bool {
    for key in keys { terminal.send(key) }
    defer { terminal.waitUntilQuiet() }
    return terminal.wait(for: text)
  }

  /// Quits; how the program ended.
  func end() -> ExitStatus? {
    terminal.send("q")
    return terminal.waitForExit()
  }
}
