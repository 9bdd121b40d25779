import Foundation
import Testing

/// The files that `check --fix` writes.
@Suite struct FixTargetsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.misplaced, to: "Outside.xib")
    try folder.write(Self.misplaced, to: "App/A.xib")
  }

  /// A document with a mark that is out of date.
  private static let misplaced = SmallNibs.staleMark
  private static let corrected = misplaced.replacing(" misplaced=\"YES\"", with: "")

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  private func fix(_ paths: String...) throws -> CommandRun {
    try CommandRun(arguments: ["check", "--fix"] + paths, directory: folder.path + "/App")
  }

  @Test("A link that leads out of the searched folder is not followed, unless it is named") func foundLinks()
    throws
  {
    for (name, target) in [("Link", "../../Outside.xib"), ("Full", folder.path + "/Outside.xib")] {
      try folder.write("", to: "App/sub/.keep")
      symlink(target, "\(folder.path)/App/sub/\(name).xib")
    }
    let run = try fix(".")
    #expect(text("App/A.xib") == Self.corrected)
    #expect(text("Outside.xib") == Self.misplaced)
    let words = "sub/Link.xib:1:1: warning: the document is not corrected, because this is a link"
    #expect(run.output.contains(words), "\(run.output)")
    let named = try fix("sub/Link.xib")
    #expect(named.status == 0 && !named.output.contains("warning"))
    #expect(text("Outside.xib") == Self.corrected)
  }

  @Test(
    "A document in another encoding stays as it is, with a warning that says why",
    arguments: [String.Encoding.utf16, .utf16LittleEndian, .isoLatin1])
  func otherEncodings(_ encoding: String.Encoding) throws {
    let text = Self.misplaced.replacing(
      "encoding=\"UTF-8\"", with: "encoding=\"\(encoding == .isoLatin1 ? "ISO-8859-1" : "UTF-16")\""
    ).replacing("id=\"box\"", with: "userLabel=\"Ä\" id=\"box\"")
    let url = URL(fileURLWithPath: folder.path + "/App/A.xib")
    let bytes = try #require(text.data(using: encoding))
    try bytes.write(to: url)
    let run = try fix("A.xib")
    let words = "A.xib:1:1: warning: the document is not corrected, because its encoding is not UTF-8"
    #expect(run.output.contains(words), "\(run.output)")
    #expect(run.status == 0 && !run.error.contains("fixed"), "\(run.error)")
    #expect(try Data(contentsOf: url) == bytes)
    #expect(try !fix("--only", "duplicate-id", "A.xib").output.contains("not corrected"))
  }

  @Test("A file with several names is corrected once", arguments: ["link", "hard link", "both names"])
  func severalNames(kind: String) throws {
    let other = folder.path + "/App/B.xib"
    if kind == "hard link" {
      #expect(link(folder.path + "/App/A.xib", other) == 0)
    } else if kind == "link" {
      symlink("A.xib", other)
    }
    let run = kind == "both names" ? try fix("A.xib", "./A.xib") : try fix(".")
    #expect(run.status == 0 && run.output == "", "\(run.output)")
    #expect(run.error.contains("1 finding fixed"), "\(run.error)")
    #expect(text("App/A.xib") == Self.corrected)
    if kind != "both names" { #expect(text("App/B.xib") == Self.corrected) }
  }
}
