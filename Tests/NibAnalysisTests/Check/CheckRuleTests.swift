import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The rules of `check` as values, and their examples.
@Suite struct CheckRuleTests {
  /// The rules without examples, with the reasons why no small text of a document shows them.
  private static let withoutExamples: [String: String] = [
    "no-file": noDocument, "folder": noDocument, "unreadable": noDocument, "baseline": noDocument,
    "configuration": noDocument,
    "file-too-large": tooLarge, "xml-limit": tooLarge, "too-many-scenes": tooLarge,
    "deep-superclasses": tooLarge, "unexamined-layout": tooLarge, "unsearched-fonts": tooLarge,
    "unsupported-format": binary, "damaged-nib": binary, "no-objects": binary, "too-many-prototypes": binary,
    "deep-nesting": binary, "no-table": binary, "unknown-connection": binary,
    "nested-nib": running, "loading": running, "storyboard-reference": running, "segue": running,
    "program-sources": "it is reported for every program",
    "unsuitable-device": "it is about an option of the command line",
    "truncated-translation": languages, "translated-layout": languages, "replaced-translation": languages,
  ]

  /// The rules about files that several documents share.
  private static let ofProgram: Set<String> = [
    "deep-source", "unknown-storyboard", "unknown-nib", "start-storyboard", "unreadable-project",
    "stale-translation", "orphaned-translation", "unlisted-language", "duplicate-language",
  ]

  private static let noDocument = "it is not about the text of a document"
  private static let tooLarge = "the example would be too large"
  private static let binary = "it is about compiled nibs, which are not texts"
  private static let languages = "only check --languages searches for it"
  private static let running = "it needs a running program"

  @Test("Every rule has a wrong and a right example, except those that no document can show") func examples()
  {
    for rule in CheckRule.all {
      let hasExamples = rule.wrong != nil && rule.right != nil
      #expect(hasExamples == (Self.withoutExamples[rule.id] == nil), "\(rule.id)")
    }
    #expect(Set(Self.withoutExamples.keys).isSubset(of: CheckRule.all.map(\.id)))
  }

  @Test(
    "A rule reports its wrong example, and does not report its right one",
    arguments: CheckRule.all.filter { $0.wrong != nil }.map(\.id))
  func findings(id: String) throws {
    let rule = try #require(CheckRule.named(id))
    let wrong = try Self.findings(in: #require(rule.wrong), only: rule)
    #expect(wrong.contains { $0.id == id }, "the wrong example is not reported")
    for finding in wrong where finding.id == id && id != "unreadable-font" {
      let place = try #require(finding.location)
      #expect(place.line > 0 && place.column > 0, "\(finding.rendered)")
      // Findings about the document as a whole, which are above its objects, have no object.
      let isAboutDocument =
        try rule.stage == .reading || Self.ofProgram.contains(id)
        || #require(rule.wrong).isAboveObjects(place.line)
      #expect(isAboutDocument || !finding.path.steps.isEmpty, "\(finding.rendered)")
    }
    let right = try Self.findings(in: #require(rule.right), only: rule)
    #expect(right.isEmpty, "\(right.map(\.rendered).joined(separator: "\n"))")
  }

  /// The rules that report another fault of the same object in the wrong example of a rule.
  private static let companions: [String: Set<String>] = [
    "wrong-reference": ["segue-identifier"], "button-subviews": ["missing-accessibility-label"],
    "not-a-child": ["unreachable-scene"], "missing-nib": ["unreachable-scene"],
    "missing-accessibility-label": ["unlisted-image"], "impossible-push": ["push-segue"],
  ]

  /// The rules whose wrong examples are single documents. Other rules report what their projects lack.
  private static let withoutFiles = CheckRule.all.filter { rule in
    rule.stage != .strict && rule.isOnByDefault && rule.wrong.map(\.files.isEmpty) ?? false
  }

  @Test("The fault of a wrong example is reported once", arguments: withoutFiles.map(\.id))
  func oneFinding(id: String) throws {
    let rule = try #require(CheckRule.named(id))
    let found = try Self.findings(in: #require(rule.wrong), only: rule, withOthers: true)
    let objects = Set(found.filter { $0.id == id }.compactMap(\.path.steps.first?.id))
    let others = found.filter { finding in
      finding.id != id && finding.path.steps.first.map { objects.contains($0.id) } ?? false
    }
    // Nothing mentions the document of an example.
    #expect(
      Set(others.map(\.id)).subtracting(["dead-nib"]) == Self.companions[id] ?? [],
      "\(others.map(\.rendered).joined(separator: "\n"))")
  }

  @Test(
    "A name that exists nowhere is one finding, with a note",
    arguments: [("missing-image", "missing-image"), ("missing-color", "unlisted-color")])
  func unknownName(id: String, reported: String) throws {
    let rule = try #require(CheckRule.named(id))
    let ids = ["missing-image", "unlisted-image", "missing-color", "unlisted-color"]
    let found = try Self.findings(in: #require(rule.wrong), only: rule, withOthers: true)
      .filter { ids.contains($0.id) }
    #expect(found.map(\.id) == [reported])
    #expect(found.first?.notes.count == 1)
  }

  @Test("The ids of rules are unique, and their texts are sentences") func texts() {
    var seen: Set<String> = []
    for rule in CheckRule.all {
      #expect(seen.insert(rule.id).inserted, "\(rule.id) is declared twice")
      #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, "\(rule.id)")
      for text in [rule.summary, rule.details, rule.advice] + rule.options.map(\.summary) where !text.isEmpty
      {
        #expect(text.hasSuffix("."), "\(rule.id): \(text)")
      }
    }
  }

  @Test("All rules, and all kinds with a topic, are in the list of rules") func completeness() throws {
    let folder = SourcePackage.root.appendingPathComponent("Sources").resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var ids: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /= (?:CheckRule|DiagnosticKind)\(\s*"([a-z0-9-]+)",\s*\.\w+,\s*\./) {
        ids.insert(String(match.output.1))
      }
    }
    #expect(ids == Set(CheckRule.all.map(\.id)))
  }

  /// The findings of one rule in an example.
  ///
  /// - Parameter withOthers: whether all rules that are on by default are used.
  static func findings(
    in example: RuleExample, only rule: CheckRule, withOthers: Bool = false
  ) throws -> [Diagnostic] {
    var files = example.files
    files[example.name] = example.document
    let temporary = try TemporaryFolder(files)
    defer { withExtendedLifetime(temporary) {} }
    let folder = temporary.url
    let storyboards = files.keys.filter { $0.hasSuffix(".storyboard") }.map { String($0.dropLast(11)) }
    let program = NibProgram(sourcesIn: [folder.path])
    let document: NibDocument
    do {
      document = try NibReader.read(
        Array(example.document.utf8), file: folder.appendingPathComponent(example.name).path)
    } catch {
      return [error.diagnostic]
    }
    if rule.stage == .strict {
      let found = program.diagnostics + NibStrictCheck(document, program: program).diagnostics
      return found.filter { $0.id == rule.id }
    }
    return NibCheck(
      document, project: CheckProject(storyboards: StoryboardNames([Set(storyboards)]), program: program),
      configuration: CheckConfiguration(
        rules: [rule.id: CheckConfiguration.RuleSettings(options: example.options)],
        only: withOthers ? nil : [rule.id],
        folder: folder.path)
    ).diagnostics
  }
}

extension RuleExample {
  /// Whether a line of the document is above its lists of objects.
  fileprivate func isAboveObjects(_ line: Int) -> Bool {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.contains("<objects") || $0.contains("<scenes") } ?? 0
    return line <= first
  }
}
