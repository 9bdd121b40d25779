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
  private static let misplaced = SmallNibs.label("A").replacing(
    "<label fixedFrame=\"YES\"", with: "<label fixedFrame=\"YES\" misplaced=\"YES\"")
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
