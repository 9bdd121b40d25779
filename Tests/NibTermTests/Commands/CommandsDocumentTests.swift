import Foundation
import TestSupport
import Testing

@testable import NibTerm

/// The lists of commands in the documentation, compared with the declarations of the commands.
@Suite struct CommandsDocumentTests {
  /// The commands that a document names in the first cells of its tables, without their arguments.
  private static func commands(in path: String) throws -> [String] {
    let text = try String(contentsOf: SourcePackage.root.appendingPathComponent(path), encoding: .utf8)
    let rows = text.components(separatedBy: "\n").map { $0.components(separatedBy: " | ") }
    let cells = rows.filter { $0.count == 2 && $0[0].hasPrefix("| `") }.map { $0[0] }
    return cells.flatMap { cell in
      cell.matches(of: /`(?:nibterm )?([a-z][a-z-]*)(?: [^`]*)?`/).map { String($0.output.1) }
    }
  }

  @Test("docs/commands.md lists every command of the program and no others") func completeList() throws {
    let commands = try ManualTool(describing: NibTerm.self).command.shownCommands.map(\.commandName)
    // The first row of the list is `nibterm [PATH]`.
    let listed = Set(try Self.commands(in: "docs/commands.md")).subtracting(["nibterm"])
    #expect(listed.sorted() == Set(commands).subtracting(["browse"]).sorted())
  }

  @Test("The README names only commands of the program") func readme() throws {
    let commands = try ManualTool(describing: NibTerm.self).command.shownCommands.map(\.commandName)
    let named = try Self.commands(in: "README.md")
    #expect(named.count > 5 && Set(named).subtracting(["nibterm"]).isSubset(of: commands))
  }

  @Test("The help of the program begins as the README does") func firstSentence() throws {
    let readme = try String(
      contentsOf: SourcePackage.root.appendingPathComponent("README.md"), encoding: .utf8)
    let text = readme.components(separatedBy: "\n\n")[1].replacing("\n", with: " ")
    #expect(text.hasPrefix(NibTerm.configuration.abstract))
  }
}
