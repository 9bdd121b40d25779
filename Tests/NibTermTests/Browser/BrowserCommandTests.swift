import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

@Suite struct BrowserCommandTests {
  @Test("Every command has a unique title") func uniqueTitles() {
    let titles = Browser.commands.map(\.info.title)
    for title in Set(titles) { #expect(titles.count { $0 == title } == 1, "\(title)") }
  }

  @Test("Every command has a unique id of short words") func uniqueIDs() {
    let ids = Browser.commands.map(\.info.id)
    for command in Browser.commands.map(\.info) {
      #expect(ids.count { $0 == command.id } == 1, "\(command.id)")
      #expect(command.id.count <= 20, "\(command.id): give '\(command.title)' a shorter id")
      #expect(command.id.first?.isLetter == true && command.id == command.id.lowercased())
    }
  }

  @Test("The status line and the titles of panes offer commands that exist") func offeredCommands() {
    let run = BrowserScript("SampleNibs/NibOwner/NibOwnerExample.storyboard")
    let browser = run.browser
    let panes: [any BrowserPane] = [browser.documents, browser.outline, browser.canvas, browser.inspector]
    var offered = panes.flatMap { $0.hints + $0.buttons.map(\.command) }
    for keys in ["r", "Esc P", "Esc O"] {
      run.type(keys)
      offered += browser.session.page?.hints ?? []
      offered += browser.session.cover.map { $0.hints + $0.title.buttons.map(\.command) } ?? []
    }
    let ids = Set(Browser.commands.map(\.info.id))
    #expect(Set(offered).subtracting(ids) == [])
    #expect(Set(["map-open", "map-zoom-fit", "run", "palette", "constraints"]).isSubset(of: offered))
  }

  @Test("No key has two meanings in one pane") func uniqueKeys() {
    for context in Pane.allCases.map(\.context) + [.rows, .map] {
      var seen: [KeyPress: String] = [:]
      for command in Browser.commands.map(\.info) where !command.context.isDisjoint(with: context) {
        for key in command.keys {
          let other = seen[key] ?? ""
          #expect(seen[key] == nil, "\(context): \(KeyName.name(key)) is \(other) and \(command.title)")
          seen[key] = command.title
        }
      }
    }
  }

  @Test("The example in CONTRIBUTING.md has a title, an id and keys that are free")
  func exampleOfContributing()
    throws
  {
    let file = SourcePackage.root.appendingPathComponent("CONTRIBUTING.md")
    let section = try String(contentsOf: file, encoding: .utf8).components(
      separatedBy: "## Add a browser command")
    let example = try #require(section.last?.components(separatedBy: "    Command(").dropFirst().first)
    func value(_ label: String) throws -> String {
      let parts = example.components(separatedBy: label + "\"")
      return try #require(parts.dropFirst().first?.components(separatedBy: "\"").first, "\(label)")
    }
    #expect(example.contains("in: .canvas"))
    let commands = Browser.commands.map(\.info)
    let (title, id) = (try value("\n      "), try value("id: "))
    #expect(!commands.contains { $0.title == title || $0.id == id })
    let key = try #require(KeyName.key(named: try value("keys: ")))
    #expect(!commands.contains { !$0.context.isDisjoint(with: .canvas) && $0.keys.contains(key) })
  }

  @Test("Every command has a title and keys with names") func keysAndTitles() {
    for command in Browser.commands.map(\.info) {
      #expect(!command.keys.isEmpty, "\(command.title)")
      #expect(!command.title.isEmpty)
      #expect(!command.keyNames.contains("?") || command.id == "help")
    }
  }

  @Test(
    "Keys are found by their names",
    arguments: [
      ("q", KeyPress(.character("q"))), ("C-p", KeyPress(.character("p"), .control)),
      ("S-Tab", KeyPress(.tab, .shift)), ("Space", KeyPress(.character(" "))),
      ("-", KeyPress(.character("-"))),
      ("F5", KeyPress(.function(5))), ("A-x", KeyPress(.character("x"), .alternate)),
    ])
  func keyNames(word: String, key: KeyPress) { #expect(KeyName.key(named: word) == key) }

  @Test("Key scripts are parsed into events, and an invalid word is reported") func scripts() {
    #expect(KeyScript.events("j C-p").batches.count == 2)
    #expect(KeyScript.events("type:a_b").batches.first?.count == 3)
    #expect(KeyScript.events("drag:1,2,3,4").batches.first?.count == 3)
    #expect(KeyScript.events("j nonsense").invalidWord == "nonsense")
    #expect(KeyScript.events("click:1").invalidWord == "click:1")
  }
}
