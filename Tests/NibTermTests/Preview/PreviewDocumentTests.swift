import Foundation
import TestSupport
import Testing

/// The examples in docs/preview.md.
@Suite struct PreviewDocumentTests {
  @Test("The commands in docs/preview.md print what it shows") func examples() throws {
    let folder = try TemporaryFolder()
    let rows = "{\"symbol\": \"A\", \"user\": {\"id\": 1}}\n{\"symbol\": \"Wide\", \"user\": {\"id\": 2}}\n"
    let data = try folder.write(rows, to: "symbols.jsonl")
    let document = try String(
      contentsOf: SourcePackage.root.appendingPathComponent("docs/preview.md"), encoding: .utf8)
    let lines = document.components(separatedBy: "\n")
    let prompt = "    $ nibterm "
    let starts = lines.indices.filter { lines[$0].hasPrefix(prompt) }
    #expect(starts.count == 3)
    for start in starts {
      let words = lines[start].dropFirst(prompt.count).split(separator: " ").map(String.init)
      let command = words.prefix { $0 != "|" }.map { $0 == "symbols.jsonl" ? data : $0 }
      let run = try CommandRun(
        arguments: Array(command),
        directory: SourcePackage.root.appendingPathComponent("SampleNibs/Lesson").path)
      let limit = words.contains("|") ? words.last.flatMap { Int($0.dropFirst()) } : nil
      let printed = run.lines.prefix(limit ?? .max).map(Self.trimmed)
      let shown = lines[(start + 1)...].prefix { $0.isEmpty || $0.hasPrefix("    ") && !$0.hasPrefix(prompt) }
        .map { Self.trimmed($0.dropFirst(4)) }
      // The empty lines at the end cannot be told from those between paragraphs.
      #expect(Self.withoutEmptyEnd(shown) == Self.withoutEmptyEnd(printed), "\(lines[start])")
    }
  }

  private static func trimmed(_ line: some StringProtocol) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func withoutEmptyEnd(_ lines: [String]) -> [String] {
    Array(lines.reversed().drop(while: \.isEmpty).reversed())
  }
}
