import NibCompare
import NibCore

/// The commands, which the help, the status line, the manual page and docs/keys.md list.
extension ResolveScreen {
  /// The heading of the commands in the manual page and in docs/keys.md.
  package static let groupTitle = "Conflicts of a merge"

  package static let commands = choices + otherCommands

  /// The commands that choose a version.
  static let choices: [Command<ResolveScreen>] = [
    Command("use the base, the common ancestor", keys: "b 1", shortTitle: "base") { $0.choose(.base) },
    Command("use ours", keys: "o 2", shortTitle: "ours") { $0.choose(.ours) },
    Command("use theirs", keys: "t 3", shortTitle: "theirs") { $0.choose(.theirs) },
    Command("use both, ours and then theirs", keys: "+ 4", shortTitle: "both") { $0.choose(.both) },
  ]

  static let otherCommands: [Command<ResolveScreen>] = [
    Command("next conflict", keys: "n Right", shortTitle: "next") { $0.step(by: 1) },
    Command("previous conflict", keys: "N p Left") { $0.step(by: -1) },
    Command("next conflict that is not resolved", keys: "Space Enter") { $0.stepToUnresolved() },
    Command("list of conflicts", keys: "l", shortTitle: "list") { $0.showList() },
    Command("undo", keys: "u", shortTitle: "undo") { $0.undo() },
    Command("redo", keys: "C-r U") { $0.redo() },
    Command("show the picture of the next version, if there is room for one", keys: "Tab") {
      $0.showNextSide()
    },
    Command("show one picture or three", keys: "v") { $0.toggleThree() },
    Command("show the versions, or the merged document with each of them", keys: "m") { $0.toggleMerged() },
    Command("show or hide the XML of the versions", keys: "x", shortTitle: "XML") { $0.toggleXML() },
    Command("draw boxes or rendered views", keys: "d") { $0.toggleStyle() },
    Command("scroll down", keys: "Down j PgDn") { $0.scroll(by: 4) },
    Command("scroll up", keys: "Up k PgUp") { $0.scroll(by: -4) },
    Command("write the file", keys: "w", shortTitle: "write") { $0.write() },
    Command("quit", keys: "q Esc", shortTitle: "quit") { $0.quit() },
    Command("help", keys: "?", shortTitle: "help") { $0.showHelp() },
  ]
}
