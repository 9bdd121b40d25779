import Foundation
import TestSupport
import Testing

/// The ids in docs/diagnostics.md, compared with those of the kinds of diagnostics in the sources.
@Suite struct DiagnosticsDocumentTests {
  @Test("docs/diagnostics.md explains every kind of diagnostic and no others") func explainedIDs() throws {
    let explained = try DiagnosticsDocumentTests.text("docs/diagnostics.md").split(separator: "\n").filter {
      $0.hasPrefix("| `") || $0.hasPrefix("| [`")
    }
    .flatMap { row in
      row.dropFirst(2).prefix { $0 != "|" && $0 != "(" }.drop { $0 == "[" }.prefix { $0 != "|" }.split(
        separator: "`"
      ).filter { $0.contains { $0.isLetter } }
    }
    let declared = try DiagnosticsDocumentTests.declared
    let verdicts = Set(declared.filter { $0.name == "kind" }.map(\.id))
    let others = Set(declared.map(\.id)).subtracting(verdicts)
    #expect(Set(explained.map(String.init)).sorted() == others.sorted())
    let document = try DiagnosticsDocumentTests.text("docs/explain.md")
    #expect(verdicts.filter { !document.contains("| `\($0)` |") } == [])
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourcePackage.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The constants for kinds and rules in the sources. The kind of a verdict is a member of its type.
  private static var declared: [(name: String, id: String)] {
    get throws {
      let folder = SourcePackage.root.appendingPathComponent("Sources").resolvingSymlinksInPath()
      var found: [(name: String, id: String)] = []
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /static let (\w+) = (?:DiagnosticKind|CheckRule)\(\s*"([a-z0-9-]+)",/) {
          found.append((String(match.output.1), String(match.output.2)))
        }
      }
      return found
    }
  }
}
