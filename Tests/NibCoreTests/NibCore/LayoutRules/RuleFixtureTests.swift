import Testing

@testable import NibCore

/// Keeps what is known about Apple's layout, with one small document per rule.
///
/// To add a rule, put a document into `Fixtures/Rules` named after it. A comment above the `<document>`
/// states the rule and the source of its numbers in one sentence. The saved frames are those that Interface
/// Builder would have saved. Work them out by hand from that source; never copy them from our own output.
/// Leave out everything that the rule does not need: give views without content their sizes by constraints,
/// so that fonts do not matter. If our layout does not follow the rule yet, the comment says `Known to fail:`
/// and gives the reason.
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
