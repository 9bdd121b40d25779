import NibCore
import NibScreen

/// The commands for the terminal and the program as a whole.
final class TerminalSettings {
  private let session: BrowserSession
  private let editing: Editing
  private var usesMouse: Bool

  init(_ session: BrowserSession, editing: Editing) {
    (self.session, self.editing) = (session, editing)
    usesMouse = session.setup.usesMouse
  }

  static let commands: [Command<TerminalSettings>] = [
    Command(
      "turn the mouse on or off", id: "mouse", keys: "M", in: .always,
      synonyms: "toggle click text selection",
      state: \.usesMouse.onOrOff
    ) { $0.toggleMouse() },
    Command(
      "next theme", keys: "C-t", in: .always, synonyms: "colors dark light mono",
      state: \.session.themeName.rawValue
    ) { $0.nextTheme() },
  ]

  static let loopCommands: [Command<TerminalSettings>] = [
    Command("redraw the screen", id: "redraw", keys: "C-l", in: .always, synonyms: "clear repaint") {
      $0.session.loop?.redraw()
    },
    Command(
      "suspend the program", id: "suspend", keys: "C-z", in: .always, synonyms: "stop background shell"
    ) { $0.session.loop?.suspend() },
    Command("quit", keys: "q C-c", in: .always, shortTitle: "quit", synonyms: "exit close end") {
      $0.editing.quit()
    },
  ]

  private func toggleMouse() {
    usesMouse.toggle()
    session.loop?.setMouse(usesMouse)
    session.showMessage(
      usesMouse ? "Mouse on: clicks go to the browser." : "Mouse off: the terminal selects text.")
  }

  /// Changes to the next theme.
  private func nextTheme() {
    let names = Theme.Name.allCases
    let index = names.firstIndex(of: session.themeName) ?? 0
    session.themeName = names[(index + 1) % names.count]
    let isPlain = session.loop?.screen.colorDepth == .monochrome
    session.showMessage(
      "theme: \(session.themeName.rawValue)\(isPlain ? " (this terminal shows no colors)" : "")")
  }
}
