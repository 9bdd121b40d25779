import Foundation

/// The Elements demo of the built program, on a pseudo-terminal and with a temporary favourites file.
final class ElementsRun {
  let terminal: PseudoTerminal
  /// The demo's favourites file.
  let favorites: URL
  private let folder: TemporaryFolder

  /// Starts the demo and waits for its first row.
  init(
    columns: Int = 80, rows: Int = 24, terminal name: String = "xterm-256color",
    favorites symbols: [String] = [], arguments: [String] = []
  )
    throws
  {
    folder = try TemporaryFolder()
    favorites = URL(
      fileURLWithPath: try folder.write(symbols.joined(separator: "\n"), to: "nibterm/favourites"))
    terminal = try PseudoTerminal(
      ElementsRun.program.path, ["elements"] + arguments, columns: columns, rows: rows, terminal: name,
      environment: ["XDG_STATE_HOME": folder.path])
    terminal.wait(for: "Hydrogen")
    terminal.waitUntilQuiet()
  }

  /// The built program, which is in the same folder as the tests.
  static let program = Bundle.main.bundleURL.appendingPathComponent("nibterm")

  var screen: TerminalEmulator { terminal.screen }

  /// The number of the row with `text`, counted from 0, or `nil` if no row contains it.
  func row(of text: String) -> Int? { screen.find(text)?.row }

  /// Waits until the row with `text` is selected. Returns `false` if that does not happen within the time limit.
  func waitUntilChosen(_ text: String) -> Bool {
    defer { terminal.waitUntilQuiet() }
    return terminal.wait { ElementsRun.isReversed(text, on: $0) }
  }

  /// Whether the row with `text` is shown in reverse video.
  static func isReversed(_ text: String, on screen: TerminalEmulator) -> Bool {
    screen.find(text).map { screen.cell(column: $0.column, row: $0.row).style.isReversed } ?? false
  }

  /// Types keys and waits for `text`, then until the program is quiet. Returns whether `text` appeared.
  func send(_ keys: String..., until text: String) -> Bool {
    for key in keys { terminal.send(key) }
    defer { terminal.waitUntilQuiet() }
    return terminal.wait(for: text)
  }

  /// The contents of the favourites file.
  var favoritesText: String {
    String(decoding: FileManager.default.contents(atPath: favorites.path) ?? Data(), as: UTF8.self)
  }

  /// Quits the program and returns its exit status.
  func end() -> ExitStatus? {
    terminal.send("q")
    return terminal.waitForExit()
  }
}
