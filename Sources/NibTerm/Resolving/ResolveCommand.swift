import NibCompare
import NibCore

/// A command of the screen on which conflicts are resolved, with its keys. The help, the status line, the manual page
/// and docs/keys.md list the commands.
struct ResolveCommand: Sendable {
  /// The description in the help.
  let title: String
  let keys: [KeyPress]
  /// A short title for the status line; empty for commands that it does not offer.
  let word: String
  /// Whether the command chooses a version.
  let isChoice: Bool
  let action: @Sendable (ResolveScreen) -> Void

  private init(
    _ title: String, keys: String, word: String = "", isChoice: Bool = false,
    action: @escaping @Sendable (ResolveScreen) -> Void
  ) {
    self.title = title
    self.keys = keys.split(separator: " ").compactMap { KeyName.key(named: String($0)) }
    self.word = word
    self.isChoice = isChoice
    self.action = action
  }

  /// The keys as text for the user: `o, 2`.
  var keyNames: String { keys.map(KeyName.name).joined(separator: ", ") }

  /// The heading of the commands in the manual page and in docs/keys.md.
  static let groupTitle = "Conflicts of a merge"

  static let all = [
    ResolveCommand("use the base, the common ancestor", keys: "b 1", word: "base", isChoice: true) {
      $0.choose(.base)
    },
    ResolveCommand("use ours", keys: "o 2", word: "ours", isChoice: true) { $0.choose(.ours) },
    ResolveCommand("use theirs", keys: "t 3", word: "theirs", isChoice: true) { $0.choose(.theirs) },
    ResolveCommand("use both, ours and then theirs", keys: "+ 4", word: "both", isChoice: true) {
      $0.choose(.both)
    },
    ResolveCommand("next conflict", keys: "n Right", word: "next") { $0.step(by: 1) },
    ResolveCommand("previous conflict", keys: "N p Left") { $0.step(by: -1) },
    ResolveCommand("next conflict that is not resolved", keys: "Space Enter") { $0.stepToUnresolved() },
    ResolveCommand("list of conflicts", keys: "l", word: "list") { $0.showList() },
    ResolveCommand("undo", keys: "u", word: "undo") { $0.undo() },
    ResolveCommand("redo", keys: "C-r U") { $0.redo() },
    ResolveCommand("show the picture of the next version, if there is room for one", keys: "Tab") {
      $0.showNextSide()
    },
    ResolveCommand("show one picture or three", keys: "v") { $0.toggleThree() },
    ResolveCommand("show the versions, or the merged document with each of them", keys: "m") {
      $0.toggleMerged()
    },
    ResolveCommand("show or hide the XML of the versions", keys: "x", word: "XML") { $0.toggleXML() },
    ResolveCommand("draw boxes or rendered views", keys: "d") { $0.toggleStyle() },
    ResolveCommand("scroll down", keys: "Down j PgDn") { $0.scroll(by: 4) },
    ResolveCommand("scroll up", keys: "Up k PgUp") { $0.scroll(by: -4) },
    ResolveCommand("write the file", keys: "w", word: "write") { $0.write() },
    ResolveCommand("quit", keys: "q Esc", word: "quit") { $0.quit() },
    ResolveCommand("help", keys: "?", word: "help") { $0.showHelp() },
  ]
}
