import NibCore
import Testing

@testable import NibTerm

@Suite struct BrowserCommandTests {
  @Test("Every command has a unique title") func uniqueTitles() {
    let titles = Command.all.map(\.title)
    for title in Set(titles) { #expect(titles.count { $0 == title } == 1, "\(title)") }
  }

  @Test("Every command has a unique id of short words") func uniqueIDs() {
    let ids = Command.all.map(\.id)
    for command in Command.all {
      #expect(ids.count { $0 == command.id } == 1, "\(command.id)")
      #expect(command.id.count <= 20, "\(command.id): give '\(command.title)' a shorter id")
      #expect(command.id.first?.isLetter == true && command.id == command.id.lowercased())
    }
  }

  @Test("No key has two meanings in one pane") func uniqueKeys() {
    for context in Pane.allCases.map(\.context) + [.rows, .map] {
      var seen: [KeyPress: String] = [:]
      for command in Command.all where !command.context.isDisjoint(with: context) {
        for key in command.keys {
          let other = seen[key] ?? ""
          #expect(seen[key] == nil, "\(context): \(KeyName.name(key)) is \(other) and \(command.title)")
          seen[key] = command.title
        }
      }
    }
  }

  @Test("Every command has a title and keys with names") func keysAndTitles() {
    for command in Command.all {
      #expect(!command.keys.isEmpty, "\(command.title)")
      #expect(!command.title.isEmpty)
      #expect(!command.keyNames.contains("?") || command.title == Command.help.title)
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
