import Foundation
import TestSupport
import Testing

@testable import NibCore

/// Checks the known rules of Apple's layout with the documents of the conformance suite.
///
/// Each rule is one small document in `Conformance/documents`. docs/conformance.md says how to add one.
@Suite struct RuleFixtureTests {
  private static let expected = RuleFixture.all.filter { !RuleFixture.knownFailures.contains($0.entry.id) }

  private func expectFrames(_ fixture: RuleFixture, _ loaded: LoadedDocument) {
    let wrong = fixture.disagreements(of: loaded)
    #expect(wrong.isEmpty, "\(fixture.entry.rule)\n\(wrong.joined(separator: "\n"))")
  }

  @Test("The frames equal those that Interface Builder saves", arguments: expected)
  func frames(_ fixture: RuleFixture) throws {
    let loaded = try fixture.loaded()
    expectFrames(fixture, loaded)
    // The suite has collections with prototypes in xibs, because they are laid out like those of storyboards.
    let expected = ["unknown-class", "prototypes-in-xib"]
    let diagnostics = loaded.diagnostics.filter { $0.severity > .note && !expected.contains($0.id) }
      .map(\.rendered)
    #expect(diagnostics.isEmpty, "\(diagnostics.joined(separator: "\n"))")
  }

  @Test("The frames are also equal if saved sizes replace measured ones", arguments: expected)
  func replayedSizes(_ fixture: RuleFixture) throws {
    expectFrames(fixture, try fixture.loaded(replaysSavedSizes: true))
  }

  @Test("Every frame is solved, not copied from the file", arguments: expected)
  func perturbedFrames(_ fixture: RuleFixture) throws {
    expectFrames(fixture, try fixture.perturbed(by: 7).loaded())
  }

  @Test("Known failures still fail", arguments: RuleFixture.knownFailures.sorted())
  func knownFailures(_ id: String) throws {
    let fixtures = RuleFixture.all.filter { $0.entry.id == id }
    let canvases = try fixtures.flatMap { [($0, try $0.loaded()), ($0, try $0.perturbed(by: 7).loaded())] }
    #expect(
      canvases.contains { !$0.disagreements(of: $1).isEmpty },
      "\(id) agrees now: remove it from Conformance/known-failures.txt")
  }

  @Test(
    "Every case states its rule, the source of its numbers and a frame to solve",
    arguments: RuleFixture.entries)
  func statedRule(_ entry: RuleFixture.Entry) {
    #expect(entry.rule.count > 20)
    #expect(entry.source.count > 5)
    #expect(!entry.solved.isEmpty)
  }

  @Test("The index contains the frames that the documents contain", arguments: RuleFixture.all)
  func indexedFrames(_ fixture: RuleFixture) throws {
    let saved = try fixture.savedFrames()
    #expect(Set(saved.keys) == Set(fixture.entry.frames.keys))
    for (id, frame) in saved { #expect(frame.agrees(with: CGRect(fixture.entry.frames[id] ?? []))) }
  }

  @Test("The index lists every document of the suite") func indexedDocuments() {
    let files =
      FileManager.default.enumerator(atPath: SourcePackage.conformance.path)?.compactMap { $0 as? String }
      ?? []
    let documents = files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    #expect(
      RuleFixture.entries.map(\.document).sorted() == documents,
      "run 'python3 Conformance/index.py' after adding or removing a document")
    #expect(documents.count >= 260)
  }
}
