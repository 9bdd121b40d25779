import ArgumentParser
import NibCore

/// `nibterm manual`: writes the program's manual page, which `make install` puts in its place.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Write the manual page in mdoc to standard output.",
    discussion: "Read it with: nibterm manual | man -l -",
    shouldDisplay: false)

  /// The keys that the page lists.
  static var keySections: [ManualKeySection] {
    ManualKeySection.sections(
      of: KeyTable.groups.flatMap { group in
        group.bindings.map { (keys: $0.keyNames, title: $0.title, group: group.title) }
      })
  }

  func run() throws {
    let tool = try ManualTool(describing: NibTerm.self)
    Output.write(ManualPage(tool: tool.command, keys: Manual.keySections).text)
  }
}
