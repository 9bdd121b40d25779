import Foundation
import TestSupport
import Testing

@testable import NibBrowser

/// docs/keys.md lists the browser's commands. To generate it again: `make accept ONLY=keys`.
@Suite struct KeysDocumentGoldenTests {
  @Test("docs/keys.md lists the current commands of the browser") func keysDocument() throws {
    var text =
      "# Keys\n\nThis list is made from the browser's commands. `?` shows it in the browser.\n\n"
      + "The names in the last column are for `bind NAME` in the configuration file ([browser.md](browser.md#keys)).\n\n"
      + "The same keys work in `nibterm preview`, which is the browser with rows of data on its canvas: *rows*. While the\n"
      + "map of a storyboard covers the panes, only the keys for the *map* work. While a screen runs, it receives all\n"
      + "keys first, and letters and digits have no other function.\n"
    for group in Browser.groups {
      text += "\n## \(group.title)\n\n| keys | what they do | where | command |\n|---|---|---|---|\n"
      for command in group.commands.map(\.info) {
        let keys = command.keys.map { "`\(KeyName.name($0))`" }.joined(separator: " ")
          .replacingOccurrences(of: "|", with: "\\|")
        text += "| \(keys) | \(command.title) | \(Self.place(command.context)) | `\(command.id)` |\n"
      }
    }
    text +=
      "\n## \(ResolveScreen.groupTitle)\n\nThese keys work in `nibterm merge --resolve`. They cannot be bound.\n\n"
      + "| keys | what they do |\n|---|---|\n"
    for command in ResolveScreen.commands.map(\.info) {
      let keys = command.keys.map { "`\(KeyName.name($0))`" }.joined(separator: " ")
      text += "| \(keys) | \(command.title) |\n"
    }
    try AcceptedText("keys", in: SourcePackage.root.appendingPathComponent("docs/keys.md")).check(text)
  }

  @Test("docs/terminal.md and NibScreen's article list the same keys of running programs") func programKeys()
    throws
  {
    let tables = try ["docs/terminal.md", "Sources/NibScreen/NibScreen.docc/NibScreen.md"].map { path in
      let text = try String(contentsOf: SourcePackage.root.appendingPathComponent(path), encoding: .utf8)
      let lines = text.components(separatedBy: "\n").drop { $0 != "### Keys" }.drop { !$0.hasPrefix("|") }
      return Array(lines.prefix { $0.hasPrefix("|") })
    }
    #expect(tables[0].count > 15 && tables[0] == tables[1])
  }

  private static func place(_ context: CommandContext) -> String {
    if context == .everywhere { return "everywhere" }
    if context == [.everywhere, .map] { return "everywhere, map" }
    if context == [.everywhere, .run] { return "everywhere, running screen" }
    if context == .always { return "everywhere, map, running screen" }
    if context == .map { return "map" }
    if context == .run { return "running screen" }
    let panes = Pane.allCases.filter { context.contains($0.context) }.map { $0.title.lowercased() }
    return (panes + (context.contains(.rows) ? ["rows"] : [])).joined(separator: ", ")
  }
}
