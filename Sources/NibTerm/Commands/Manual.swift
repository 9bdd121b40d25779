import ArgumentParser
import NibTools

/// `nibterm manual`: prints the program's manual page, which `make install` installs.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page in mdoc format.",
    discussion: "Read it with: nibterm manual | man -l -",
    shouldDisplay: false)

  /// The keys that the page lists, by group.
  static var keySections: [ManualKeySection] {
    ManualKeySection.sections(
      of: Command.groups.flatMap { group in
        group.commands.map { (keys: $0.keyNames, title: $0.title, group: group.title) }
      }
        + ResolveCommand.all.map { (keys: $0.keyNames, title: $0.title, group: ResolveCommand.groupTitle) })
  }

  func run() throws {
    let tool = try ManualTool(describing: NibTerm.self)
    Output.write(ManualPage(tool: tool.command, keys: Manual.keySections).text)
  }
}
