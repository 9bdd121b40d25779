import Foundation
import TestSupport
import Testing

@testable import NibTerm

/// docs/keys.md is made of the key table. To write it anew: `make accept ONLY=keys`.
@Suite struct KeysDocumentGoldenTests {
  @Test func theDocumentIsFresh() throws {
    var text = "# Keys\n\nMade of the browser's key table; `?` shows the same.\n"
    for group in KeyTable.groups {
      text += "\n## \(group.title)\n\n| keys | what they do | where |\n|---|---|---|\n"
      for binding in group.bindings {
        let keys = binding.keys.map { "`\(KeyName.name($0))`" }.joined(separator: " ")
          .replacingOccurrences(of: "|", with: "\\|")
        text += "| \(keys) | \(binding.title) | \(Self.place(binding.context)) |\n"
      }
    }
    try AcceptedText("keys", in: Project.root.appendingPathComponent("docs/keys.md")).check(text)
  }

  private static func place(_ context: KeyContext) -> String {
    if context == .everywhere { return "everywhere" }
    return Pane.allCases.filter { context.contains($0.context) }.map { $0.title.lowercased() }
      .joined(separator: ", ")
  }
}
