import Testing

@testable import NibAnalysis
@testable import NibCore

/// Findings about the missing outlets and methods of one object, which are reported together.
@Suite struct MissingMembersTests {
  private func findings(_ source: String, _ connections: String) -> [Diagnostic] {
    let objects = StrictSample.view("Card", connections: connections) + StrictSample.label
    let document = CheckSample.document("XIB", "<objects>\(objects)</objects>", file: "App/Card.xib")
    let program = NibProgram(files: [("App/Card.swift", Array(source.utf8))])
    return NibStrictCheck(document, program: program).diagnostics.filter { $0.id != "program-sources" }
  }

  private let outlets = ["a", "b", "c", "d", "e"].map { StrictSample.outlet($0, to: "l") }.joined()

  @Test("Several missing outlets of one object are one finding at the first, with notes for the others")
  func outletsOfOneObject() throws {
    let single = findings("class Card: UIView { @IBOutlet var other: UILabel! }", outlets)
    #expect(single.map(\.id) == Array(repeating: "undefined-key", count: 5))
    let joined = single.joiningMissingMembers
    let finding = try #require(joined.first)
    #expect(joined.count == 1)
    #expect(
      finding.message == "the class Card lacks 5 outlets that this document connects: a, b, c and 2 more")
    #expect(finding.severity == .error)
    #expect(finding.path == single[0].path)
    #expect(finding.location == single[0].location)
    #expect(
      finding.notes.map(\.message) == [
        "Card is declared here", "UIKit raises: \(single[0].message)", "b", "c", "d", "e",
      ])
    #expect(finding.notes.suffix(4).map(\.location) == single.dropFirst().map(\.location))
  }

  @Test("A note says that a class has no outlets at all") func emptyClass() {
    let joined = findings("class Card: UIView {}", outlets).joiningMissingMembers
    #expect(
      joined.first?.notes.first?.message
        == "Card is declared here; it has no outlets, so its body may be commented out")
  }

  @Test("A single missing outlet is reported in UIKit's words") func singleOutlet() {
    let single = findings("class Card: UIView {}", StrictSample.outlet("a", to: "l"))
    #expect(single.count == 1)
    #expect(single.joiningMissingMembers == single)
  }

  @Test("Missing outlets with different severities are not joined") func severities() {
    var single = findings("class Card: UIView {}", outlets)
    single[1].severity = .warning
    #expect(
      single.joiningMissingMembers.map(\.message) == [
        "the class Card lacks 4 outlets that this document connects: a, c, d and 1 more", single[1].message,
      ])
  }
}
