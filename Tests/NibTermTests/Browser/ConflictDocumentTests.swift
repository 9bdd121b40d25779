import NibScreen
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Documents that cannot be read because of the markers of an unresolved merge.
@Suite struct ConflictDocumentTests {
  @Test("Enter opens the screen for the conflicts", arguments: ["Enter", "3 Enter"])
  func resolve(keys: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<document>\n<<<<<<< HEAD\n=======\n>>>>>>> other\n</document>", to: "A.xib")
    let run = BrowserScript(path)
    #expect(run.contains("Enter resolves the conflicts."))
    run.type(keys)
    let programs = run.screen.calls.compactMap { call in
      if case .run(let arguments) = call { Array(arguments.dropFirst()) } else { nil }
    }
    #expect(programs == [["merge", "--resolve", "--", path]])
  }
}
