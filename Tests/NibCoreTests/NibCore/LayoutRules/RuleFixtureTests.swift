import Testing

@testable import NibCore

/// The ratchet: what once was found out about Apple's layout stays found out. One small document a rule.
///
/// To add a rule, put a document into `Fixtures/Rules` named after it. A comment above the `<document>`
/// says in a sentence what the rule is and where its numbers come from. The saved frames are what Interface
/// Builder would have saved: worked out by hand from that source, never copied from our own output. Keep
/// everything out that the rule does not need: views without content get their sizes by constraints, so that
/// fonts do not matter. Where our layout is not that far yet the comment says `Known to fail:` and why.
@Suite struct RuleFixtureTests {
  private static let expected = RuleFixture.all.filter { !$0.isKnownToFail }

  private func expectSavedFrames(_ fixture: RuleFixture, _ canvas: NibCanvas) throws {
    let wrong = fixture.disagreements(of: canvas, with: try fixture.savedFrames())
    #expect(wrong.isEmpty, "\(fixture.rule)\n\(wrong.joined(separator: "\n"))")
  }

  @Test("the frames equal those that Interface Builder saves", arguments: expected)
  func frames(_ fixture: RuleFixture) throws {
    let canvas = try fixture.canvas()
    try expectSavedFrames(fixture, canvas)
    let told = canvas.diagnostics.filter { $0.severity > .note }.map(\.rendered)
    #expect(told.isEmpty, "\(told.joined(separator: "\n"))")
  }

  @Test("the frames are also equal with saved sizes in place of measured ones", arguments: expected)
  func replayed(_ fixture: RuleFixture) throws {
    try expectSavedFrames(fixture, try fixture.canvas(replaysSavedSizes: true))
  }

  @Test("every frame is solved, not copied from the file", arguments: expected)
  func perturbed(_ fixture: RuleFixture) throws {
    try expectSavedFrames(fixture, try fixture.perturbed(by: 7).canvas())
  }

  @Test("known failures still fail", arguments: RuleFixture.all.filter(\.isKnownToFail))
  func known(_ fixture: RuleFixture) throws {
    let saved = try fixture.savedFrames()
    let canvases = [try fixture.canvas(), try fixture.perturbed(by: 7).canvas()]
    #expect(
      canvases.contains { !fixture.disagreements(of: $0, with: saved).isEmpty },
      "\(fixture.file) agrees now: take 'Known to fail' out of its comment")
  }

  @Test("every fixture states its rule and has constraints to solve", arguments: RuleFixture.all)
  func rule(_ fixture: RuleFixture) throws {
    #expect(fixture.rule.count > 20, "\(fixture.file) begins with no comment")
    #expect(try !fixture.solvedElements().isEmpty)
  }

  @Test("the fixtures' folder exists") func isThere() { #expect(RuleFixture.all.count >= 60) }
}
