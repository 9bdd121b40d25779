import Foundation
import TestSupport
import Testing

/// The ids in docs/diagnostics.md, compared with those in the sources.
@Suite struct DiagnosticsDocumentTests {
  @Test("docs/diagnostics.md explains every diagnostic id and no others") func explainedIDs() throws {
    let root = Project.root
    let document = try String(contentsOf: root.appendingPathComponent("docs/diagnostics.md"), encoding: .utf8)
    let explained = document.split(separator: "\n").filter { $0.hasPrefix("| `") || $0.hasPrefix("| [`") }
      .flatMap { row in
        row.dropFirst(2).prefix { $0 != "|" && $0 != "(" }.drop { $0 == "[" }.prefix { $0 != "|" }.split(
          separator: "`"
        ).filter { $0.contains { $0.isLetter } }
      }
    let used = try DiagnosticsDocumentTests.ids(
      in: root.appendingPathComponent("Sources").resolvingSymlinksInPath())
    #expect(
      Set(explained.map(String.init)).subtracting(DiagnosticsDocumentTests.others).sorted()
        == used.subtracting(DiagnosticsDocumentTests.others).sorted())
  }

  /// Ids that the search in the sources does not find, because no severity follows them.
  private static let others: Set<String> = [
    "no-file", "folder", "unreadable", "file-too-large", "empty-file", "unsupported-encoding",
    "unsupported-format",
    "malformed-xml",
    "xml-document-type", "xml-limit", "action-source", "malformed-connection", "outlet",
    "mistyped-outlet", "view-outlet", "cell-nib", "not-compiled", "catalog-color", "same-file",
    "unwritable", "memory", "recursive-scene", "too-many-scenes", "no-object", "no-views", "no-map", "blank",
    "no-folder", "no-files",
    "nib-exception", "zero-row-height", "unlisted-action", "unlisted-property", "unanswered-action",
  ]

  /// The ids that are followed by a severity in the sources.
  private static func ids(in folder: URL) throws -> Set<String> {
    var ids: Set<String> = []
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /"([a-z]+(?:-[a-z]+)*)",\s*(?:\.[a-z]+,\s*)?\.(?:note|warning|error)\b/) {
        ids.insert(String(match.output.1))
      }
    }
    return ids
  }
}
