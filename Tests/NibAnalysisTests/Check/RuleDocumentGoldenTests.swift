import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// docs/rules.md, and the tables in docs/diagnostics.md and docs/xcode.md, which are made from the rules. To make them again:
/// `make accept ONLY=rules`.
@Suite struct RuleDocumentGoldenTests {
  @Test("docs/rules.md describes the current rules") func rules() throws {
    try Self.compare("docs/rules.md") { _ in
      Self.introduction + DiagnosticKind.Topic.allCases.map(Self.chapter).joined()
    }
  }

  @Test("The tables in docs/diagnostics.md list the current rules") func tables() throws {
    try Self.compare("docs/diagnostics.md") { document in
      var result = document
      for topic in DiagnosticKind.Topic.allCases {
        let (start, end) = ("<!-- rules: \(topic.rawValue) -->\n", "<!-- end of rules -->\n")
        let first = try #require(
          result.range(of: start), "docs/diagnostics.md has no table for '\(topic.rawValue)'")
        let last = try #require(result.range(of: end, range: first.upperBound..<result.endIndex))
        result.replaceSubrange(first.upperBound..<last.lowerBound, with: Self.table(topic))
      }
      return result
    }
  }

  @Test("The table in docs/xcode.md lists the texts of Xcode that the rules quote") func xcodeTexts() throws {
    try Self.compare("docs/xcode.md") { document in
      let (start, end) = ("<!-- texts -->\n", "<!-- end of texts -->\n")
      let first = try #require(document.range(of: start))
      let last = try #require(document.range(of: end, range: first.upperBound..<document.endIndex))
      var result = document
      result.replaceSubrange(first.upperBound..<last.lowerBound, with: Self.xcodeTable)
      return result
    }
  }

  private static var xcodeTable: String {
    var rules: [String: [String]] = [:]
    for rule in CheckRule.all {
      for text in rule.xcodeTexts {
        rules["| \(text) | \(rule.severity.rawValue) | ", default: []].append(
          "[`\(rule.id)`](rules.md#\(rule.id))")
      }
    }
    let rows = rules.map { "\($0)\($1.sorted().joined(separator: ", ")) |\n" }
    return "\n| Xcode's text | severity | rule |\n|---|---|---|\n" + rows.sorted().joined() + "\n"
  }

  private static func compare(_ path: String, _ make: (String) throws -> String) throws {
    let file = SourcePackage.root.appendingPathComponent(path)
    let current = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let expected = try make(current)
    if AcceptedText.isAccepting("rules") {
      try Data(expected.utf8).write(to: file)
    } else {
      #expect(current == expected, "to accept: make accept ONLY=rules")
    }
  }

  private static let introduction = """
    # Rules of `nibterm check`

    This page is made from the values in `Sources/NibAnalysis/Rules`. `nibterm check --rules` lists them, and
    `nibterm check --explain ID` prints one of them. [linter.md](linter.md) says how to configure them. Examples leave out
    the document around the objects.


    """

  private static func chapter(_ topic: DiagnosticKind.Topic) -> String {
    let rules = CheckRule.all.filter { $0.topic == topic }
    return rules.isEmpty ? "" : "## \(topic.rawValue)\n\n" + rules.map(section).joined()
  }

  private static func section(_ rule: CheckRule) -> String {
    var parts = ["### \(rule.id)", "*\(severity(rule))* \(rule.summary)"]
    parts += [rule.details, rule.advice].filter { !$0.isEmpty }
    if !rule.xcodeTexts.isEmpty {
      parts.append("Xcode's text:\n\n" + rule.xcodeTexts.map { "> \($0)" }.joined(separator: "\n>\n"))
    }
    if !rule.options.isEmpty {
      let rows = rule.options.map { option in
        "| `\(option.name)` | \(option.summary) | \(option.standard.described) |"
      }
      parts.append((["| option | means | default |", "|---|---|---|"] + rows).joined(separator: "\n"))
    }
    if let wrong = rule.wrong { parts.append("Wrong:\n\n" + code(wrong)) }
    if let right = rule.right { parts.append("Right:\n\n" + code(right)) }
    return parts.joined(separator: "\n\n") + "\n\n"
  }

  private static func severity(_ rule: CheckRule) -> String {
    rule.severity.rawValue + (rule.isOnByDefault ? "" : ", off by default")
      + (rule.fix == nil ? "" : ", fixable")
  }

  private static func code(_ example: RuleExample) -> String {
    let files = example.files.sorted { $0.key < $1.key }.map { name, text in
      "`\(name)`:\n\n```\n\(text.trimmingCharacters(in: .newlines))\n```"
    }
    let name = example.isNamed ? ["`\(example.name)`:"] : []
    return (name + ["```xml\n\(example.content)\n```"] + files).joined(separator: "\n\n")
  }

  private static func table(_ topic: DiagnosticKind.Topic) -> String {
    let rows = CheckRule.all.filter { $0.topic == topic }.map { rule in
      "| [`\(rule.id)`](rules.md#\(rule.id)) | \(severity(rule)) | \(rule.summary) | \(rule.advice) |\n"
    }
    return "\n| id | severity | means | what to do |\n|---|---|---|---|\n" + rows.joined() + "\n"
  }
}
