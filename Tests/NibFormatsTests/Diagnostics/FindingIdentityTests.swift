import Testing

@testable import NibFormats

@Suite struct FindingIdentityTests {
  private static func finding(_ rule: String, _ message: String, line: Int, objects: [String]) -> Diagnostic {
    Diagnostic(
      DiagnosticKind(rule, .warning, ""), message,
      at: SourceLocation(file: "Card.xib", line: line, column: 1),
      path: ObjectPath(objects.map { ObjectPath.Step(className: "UIView", id: $0) }))
  }

  @Test("A finding is the same with another place, message and path to the root") func sameFinding() {
    let old = Self.finding("off-screen", "10 points off", line: 4, objects: ["card", "root"])
    let new = Self.finding("off-screen", "20 points off", line: 9, objects: ["card", "box", "root"])
    #expect(old.identity == new.identity)
    #expect(old.identity.rule == "off-screen")
    #expect(old.identity.object == "card")
  }

  @Test("Findings of other rules, about other objects and about the document differ") func otherFindings() {
    let rules = [
      ("off-screen", ["card"]), ("huge-view", ["card"]), ("off-screen", ["box"]), ("off-screen", []),
    ]
    let all = rules.map { Self.finding($0.0, "", line: 1, objects: $0.1).identity }
    #expect(Set(all).count == 4)
    #expect(all[3].object.isEmpty)
  }

  @Test("Ids that look the same but have different bytes are those of different objects") func equivalentIDs()
  {
    let identities = ["\u{E9}", "e\u{301}"].map {
      Self.finding("off-screen", "", line: 1, objects: [$0]).identity
    }
    #expect(identities[0] != identities[1])
    #expect(identities.sorted().map(\.object.utf8.count) == [3, 2])
  }
}
