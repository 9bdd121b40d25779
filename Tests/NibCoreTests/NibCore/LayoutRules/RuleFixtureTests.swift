import Testing

@testable import NibCore

/// Checks the known rules of Apple's layout, each with one small document.
///
/// To add a rule, put a document into `Fixtures/Rules` named after it. A comment above the `<document>`
/// states the rule and the source of its numbers in one sentence. The saved frames are those that Interface
/// Builder would have saved. Work them out by hand from that source; never copy them from NibTerm's output.
/// Leave out everything that the rule does not need: give views without content their sizes by constraints,
/// so that fonts do not matter. If NibTerm does not follow the rule yet, the comment says `Known to fail:`
/// and gives the reason.
@Suite struct RuleFixtureTests {
  private static let expected = RuleFixture.all.filter { !$0.isKnownToFail }

  private func expectSavedFrames(_ fixture: RuleFixture, _ canvas: NibCanvas) throws {
    let wrong = fixture.disagreements(of: canvas, with: try fixture.savedFrames())
    #expect(wrong.isEmpty, "\(fixture.rule)\n\(wrong.joined(separator: "\n"))")
  }

  @Test("The frames equal those that Interface Builder saves", arguments: expected)
  func frames(_ fixture: RuleFixture) throws {
    let canvas = try fixture.canvas()
    try expectSavedFrames(fixture, canvas)
    let diagnostics = canvas.diagnostics.filter { $0.severity > .note }.map(\.rendered)
    #expect(diagnostics.isEmpty, "\(diagnostics.joined(separator: "\n"))")
  }

  @Test("The frames are also equal if saved sizes replace measured ones", arguments: expected)
  func replayedSizes(_ fixture: RuleFixture) throws {
    try expectSavedFrames(fixture, try fixture.canvas(replaysSavedSizes: true))
  }

  @Test("Every frame is solved, not copied from the file", arguments: expected)
  func perturbedFrames(_ fixture: RuleFixture) throws {
    try expectSavedFrames(fixture, try fixture.perturbed(by: 7).canvas())
  }

  @Test("Known failures still fail", arguments: RuleFixture.all.filter(\.isKnownToFail))
  func knownFailures(_ fixture: RuleFixture) throws {
    let saved = try fixture.savedFrames()
    let canvases = [try fixture.canvas(), try fixture.perturbed(by: 7).canvas()]
    #expect(
      canvases.contains { !fixture.disagreements(of: $0, with: saved).isEmpty },
      "\(fixture.file) agrees now: remove 'Known to fail' from its comment")
  }

  @Test("Every fixture states its rule and has constraints to solve", arguments: RuleFixture.all)
  func statedRule(_ fixture: RuleFixture) throws {
    #expect(fixture.rule.count > 20, "\(fixture.file) does not begin with a comment")
    #expect(try !fixture.solvedElements().isEmpty)
  }

  @Test("The folder of fixtures contains at least 60 documents")
  func fixtureCount() { #expect(RuleFixture.all.count >= 60) }
}
