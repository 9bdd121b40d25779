import Foundation
import TestSupport
import Testing

@testable import NibResources

/// The table of `CanvasRule`, and the last section of docs/interface-builder.md, which is made from it. To make the
/// section again: `make accept ONLY=canvas-rules`.
@Suite struct CanvasRuleGoldenTests {
  @Test("Each row of the table belongs to the case at its position") func order() {
    #expect(CanvasRule.rows.map(\.rule) == CanvasRule.allCases)
  }

  @Test(
    "A rule applies to the first and last toolsVersion of its range, and not beyond",
    arguments: CanvasRule.allCases)
  func ends(_ rule: CanvasRule) {
    let range = rule.row.toolsVersions
    #expect(rule.applies(to: range.lowerBound) && rule.applies(to: range.upperBound))
    #expect(!rule.applies(to: range.lowerBound - 1))
    if range.upperBound < .max { #expect(!rule.applies(to: range.upperBound + 1)) }
  }

  @Test(
    "A device follows the rules that the table says, and a canvas those of its version",
    arguments: CanvasRule.allCases)
  func devices(_ rule: CanvasRule) {
    let device = MetricRules(device: .canvasDefault, profile: .device)
    #expect(device.follows(rule) == rule.appliesToDevices)
    for version in [5_000, 13_200, CanvasRule.deviceVersion, 24_128] {
      let canvas = MetricRules(device: .canvasDefault, profile: .canvas(toolsVersion: version))
      #expect(canvas.follows(rule) == rule.row.toolsVersions.contains(version))
    }
  }

  @Test("No other source file of NibCore asks whether it is on the canvas") func askingFiles() throws {
    let asking = try SourcePackage.sourcesOfCore.filter { file in
      try String(contentsOf: file, encoding: .utf8).contains(/\bisCanvas\b/.wordBoundaryKind(.simple))
    }
    #expect(
      Set(asking.map(\.lastPathComponent)) == ["MetricRules.swift", "NibEnvironment.swift"],
      "name a CanvasRule for what differs between the canvas and a device")
  }

  @Test("Texts of unknown and of device versions follow the rules of the newest version")
  func newestTexts() {
    for profile in [TextMetrics.Profile.device(scale: 2), .canvas(toolsVersion: 0, scale: 2)] {
      let metrics = TextMetrics(profile)
      for rule in CanvasRule.allCases {
        #expect(metrics.follows(rule) == (rule.row.toolsVersions.upperBound == .max), "\(rule)")
      }
    }
  }

  @Test("The effect of every rule is a sentence, and the sections of its evidence exist")
  func evidence() throws {
    let book = try Self.text("docs/interface-builder.md")
    let facts = try Self.text("docs/uikit-facts.md")
    for row in CanvasRule.rows {
      #expect(row.effect.hasSuffix(".") && !row.evidence.isEmpty, "\(row.rule)")
      let sections = row.evidence.prefix { $0 != ":" && $0 != ";" }
      for match in sections.matches(of: /(facts )?\b(\d\.\d)\b/) {
        let document = match.output.1 == nil ? book : facts
        #expect(document.contains("\n### \(match.output.2) "), "\(row.rule): \(row.evidence)")
      }
    }
  }

  @Test("No other source file of NibCore compares toolsVersions with numbers") func otherFiles() throws {
    var found: [String] = []
    for file in SourcePackage.sourcesOfCore where !Self.otherFiles.contains(file.lastPathComponent) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(Self.comparison) {
        found.append("\(file.lastPathComponent): \(line)")
      }
    }
    #expect(found.isEmpty, "name a CanvasRule for each of these:\n\(found.joined(separator: "\n"))")
  }

  /// A line with a version, or a canvas profile, and a number of four or five digits.
  private static var comparison: Regex<(Substring, Substring)> {
    /(?i)(version|canvas\().*\b\d{1,2}_?\d{3}\b/
  }

  /// The table itself, and the file that identifies the Interface Builder of a document.
  private static let otherFiles = ["CanvasRule.swift", "NibEnvironment+Canvas.swift"]

  @Test("The last section of docs/interface-builder.md lists the current rules") func document() throws {
    let heading = "## 10. All thresholds\n"
    let book = try Self.text("docs/interface-builder.md")
    let start = try #require(book.range(of: heading)).lowerBound
    let expected = heading + Self.section
    if AcceptedText.isAccepting("canvas-rules") {
      try Data((book[..<start] + expected).utf8).write(
        to: SourcePackage.root.appendingPathComponent("docs/interface-builder.md"))
    } else {
      #expect(book[start...] == expected, "to accept: make accept ONLY=canvas-rules\n\(expected)")
    }
  }

  private static var section: String {
    let introduction = """

      This section is made from the table in `Sources/NibResources/Values/CanvasRule.swift`, which is the only place in
      NibTerm that knows these numbers. Each row is a rule that Interface Builder follows in a range of toolsVersions.
      The column *device* says whether `--device` and running programs follow it, too: they differ from the canvas of a
      document by the rules that only one of the two follows. They have the sizes of iOS 17, which are those of toolsVersion
      22000, whatever the device is.
      The evidence begins with sections of this page, or of [uikit-facts.md](uikit-facts.md) after the word *facts*, and
      rules of section 9. *n (m)* are documents and their repositories, of 956 public documents of 182 repositories.
      Where no document was saved between the old and the new value, the number in this table was chosen.

      | toolsVersion | effect | device | evidence | rule |
      |---|---|---|---|---|

      """
    let rows = CanvasRule.rows.map { row in
      let device = row.rule.appliesToDevices ? "yes" : "no"
      return
        "| \(words(for: row.toolsVersions)) | \(row.effect) | \(device) | \(row.evidence) | `\(row.rule)` |\n"
    }
    return introduction + rows.joined()
  }

  private static func words(for range: ClosedRange<Int>) -> String {
    if range == 0...Int.max { return "all" }
    if range.lowerBound == 0 { return "up to \(range.upperBound)" }
    return range.upperBound == .max
      ? "from \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourcePackage.root.appendingPathComponent(path), encoding: .utf8)
  }
}
