import ArgumentParser
import NibBrowser
import NibTools

/// `nibterm manual`: prints the program's manual page, which `make install` installs.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", _superCommandName: "nibterm",
    abstract: "Print the manual page in mdoc format.",
    discussion: "Read it with: nibterm manual | man -l -",
    shouldDisplay: false)

  /// The keys that the page lists, by group.
  static var keySections: [ManualKeySection] {
    ManualKeySection.sections(
      of: Browser.groups.flatMap { section($0.title, $0.commands.map(\.info)) }
        + section(ResolveScreen.groupTitle, ResolveScreen.commands.map(\.info)))
  }

  private static func section(
    _ title: String, _ commands: [CommandInfo]
  ) -> [(keys: String, title: String, group: String)] {
    commands.map { ($0.keyNames, $0.title, title) }
  }

  func run() throws {
    let tool = try ManualTool(describing: NibTerm.self)
    Output.write(ManualPage(tool: tool.command, keys: Manual.keySections).text)
  }
}
