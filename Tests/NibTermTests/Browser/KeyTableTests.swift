import NibCore
import Testing

@testable import NibTerm

@Suite struct KeyTableTests {
  private let bindings = KeyTable.groups.flatMap(\.bindings)

  @Test func everyCommandHasOneRow() {
    for command in BrowserCommand.allCases {
      #expect(bindings.filter { $0.command == command }.count == 1, "\(command)")
    }
  }

  @Test func noKeyMeansTwoThingsInOnePane() {
    for pane in Pane.allCases {
      var seen: [KeyPress: BrowserCommand] = [:]
      for binding in bindings where !binding.context.isDisjoint(with: pane.context) {
        for key in binding.keys {
          #expect(seen[key] == nil, "\(pane): \(KeyName.name(key)) is \(seen[key]!) and \(binding.command)")
          seen[key] = binding.command
        }
      }
    }
  }

  @Test func everyRowHasKeysAndWords() {
    for binding in bindings {
      #expect(!binding.keys.isEmpty, "\(binding.command)")
      #expect(!binding.title.isEmpty)
      #expect(!binding.keyNames.contains("?") || binding.command == .help)
    }
  }

  @Test(arguments: [
    ("q", KeyPress(.character("q"))), ("C-p", KeyPress(.character("p"), .control)),
    ("S-Tab", KeyPress(.tab, .shift)), ("Space", KeyPress(.character(" "))), ("-", KeyPress(.character("-"))),
    ("F5", KeyPress(.function(5))), ("A-x", KeyPress(.character("x"), .alternate)),
  ])
  func keysHaveNames(word: String, key: KeyPress) { #expect(KeyName.key(named: word) == key) }

  @Test func scripts() {
    #expect(KeyScript.events("j C-p").batches.count == 2)
    #expect(KeyScript.events("type:a_b").batches.first?.count == 3)
    #expect(KeyScript.events("drag:1,2,3,4").batches.first?.count == 3)
    #expect(KeyScript.events("j nonsense").wrong == "nonsense")
    #expect(KeyScript.events("click:1").wrong == "click:1")
  }
}
