import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The rules of `check` as values, and their examples.
@Suite struct CheckRuleTests {
  @Test("Every rule that has a function has a wrong and a right example") func examples() {
    for rule in CheckRule.all where rule.find != nil {
      #expect(rule.wrong != nil && rule.right != nil, "\(rule.id)")
    }
  }

  @Test(
    "A rule reports its wrong example, and does not report its right one",
    arguments: CheckRule.all.filter { $0.wrong != nil }.map(\.id))
  func findings(id: String) throws {
    let rule = try #require(CheckRule.named(id))
    let wrong = try Self.findings(in: #require(rule.wrong), only: rule)
    #expect(wrong.contains { $0.id == id }, "the wrong example is not reported")
    for finding in wrong where finding.id == id {
      let place = try #require(finding.location)
      #expect(place.line > 0 && place.column > 0, "\(finding.rendered)")
      // Findings about the document as a whole, which are above its objects, have no object.
      let isAboutDocument = try #require(rule.wrong).isAboveObjects(place.line)
      #expect(isAboutDocument || !finding.path.steps.isEmpty, "\(finding.rendered)")
    }
    let right = try Self.findings(in: #require(rule.right), only: rule)
    #expect(right.isEmpty, "\(right.map(\.rendered).joined(separator: "\n"))")
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

  @Test("All rules that the sources declare are in the list of rules") func completeness() throws {
    let folder = Project.root.appendingPathComponent("Sources/NibAnalysis/Rules").resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var ids: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /CheckRule\(\s*"([a-z0-9-]+)"/) { ids.insert(String(match.output.1)) }
    }
    #expect(ids == Set(CheckRule.all.map(\.id)))
  }

  /// The findings of one rule in an example.
  static func findings(in example: RuleExample, only rule: CheckRule) throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = example.files
    files[example.name] = example.document
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let storyboards = files.keys.filter { $0.hasSuffix(".storyboard") }.map { String($0.dropLast(11)) }
    let document = try NibReader.read(
      Array(example.document.utf8), file: folder.appendingPathComponent(example.name).path)
    let program = NibProgram(sourcesIn: [folder.path])
    if rule.topic == .loading {
      return NibStrictCheck(document, program: program).diagnostics.filter { $0.id == rule.id }
    }
    return NibCheck(
      document, project: CheckProject(storyboards: Set(storyboards), program: program),
      configuration: CheckConfiguration(
        rules: [rule.id: CheckConfiguration.RuleSettings(options: example.options)], only: [rule.id],
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
