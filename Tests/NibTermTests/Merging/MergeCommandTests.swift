import Foundation
import TestSupport
import Testing

/// `nibterm merge` as a command and as git's merge driver.
@Suite struct MergeCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ base: String, _ ours: String, _ theirs: String) throws {
    _ = try folder.write(base, to: "base.xib")
    _ = try folder.write(ours, to: "ours.xib")
    _ = try folder.write(theirs, to: "theirs.xib")
  }

  private func run(_ options: String...) throws -> CommandRun {
    try CommandRun(
      arguments: ["merge", "base.xib", "ours.xib", "theirs.xib"] + options, directory: folder.path)
  }

  @Test("A clean merge is written to standard output, with status 0") func clean() throws {
    let base = SmallNibs.label("A")
    let theirs = base.replacingOccurrences(of: "width=\"128\"", with: "width=\"99\"")
    try write(base, SmallNibs.label("B"), theirs)
    let merge = try run()
    #expect(merge.status == 0)
    #expect(merge.output == theirs.replacingOccurrences(of: "text=\"A\"", with: "text=\"B\""))
  }

  @Test("A conflict has status 1, a report with its line, and a document that opens") func conflict() throws {
    try write(SmallNibs.label("A"), SmallNibs.label("B"), SmallNibs.label("C"))
    let merge = try run("-o", "ours.xib", "-L", "HEAD", "--path", "Card.xib")
    #expect(merge.status == 1)
    #expect(merge.output.isEmpty)
    #expect(merge.error.contains("conflict: label \"B\" #label: text is \"B\" in HEAD, \"C\" in theirs"))
    let text = try String(contentsOf: folder.url.appendingPathComponent("ours.xib"), encoding: .utf8)
    #expect(text.contains("\n<<<<<<< HEAD\n") && text.contains("\n>>>>>>> theirs\n"))
    #expect(try CommandRun("show", folder.path + "/ours.xib").output.contains("B"))
  }

  @Test("A note names the translations of an object that has a new id") func translations() throws {
    let base = SmallNibs.label("A")
    let renamed = base.replacing("id=\"label\"", with: "id=\"new\"")
    try folder.write("\"label.text\" = \"Anderes\";\n", to: "de.lproj/Card.strings")
    let note =
      "Base.lproj/Card.xib: note: label \"A\" has the new id new instead of label; de.lproj/Card.strings still names "
      + "the old one"
    for (ours, theirs) in [(base, renamed), (renamed, base)] {
      try write(base, ours, theirs)
      let merge = try run("--path", "Base.lproj/Card.xib")
      #expect(merge.status == 0)
      #expect(merge.error.contains(note), "\(merge.error)")
      // The strings file is of no version.
      #expect(!merge.error.contains("stale-translation"))
      #expect(try !run("--path", "Base.lproj/Other.xib").error.contains("note"))
    }
  }

  @Test("A note says how many frames were computed") func computedFrames() throws {
    let versions = ["base", "ours", "theirs"].map { version in
      SourcePackage.root.appendingPathComponent("Tests/MergeCases/frames-solved-again/\(version).xib").path
    }
    let merge = try CommandRun(arguments: ["merge", "--path", "Card.xib"] + versions, directory: folder.path)
    #expect(merge.status == 0)
    #expect(merge.error.contains("Card.xib: note: 1 frame was computed from the merged constraints"))
  }

  @Test("Texts that are not documents are merged as text, as git does") func text() throws {
    try write("a\nb\nc\nd\n", "a\nb\nc\nD\n", "A\nb\nc\nd\n")
    let merge = try run()
    #expect(merge.status == 0)
    #expect(merge.output == "A\nb\nc\nD\n")
    #expect(merge.error.contains("merged as text"))
  }

  @Test("With --path, a broken document is reported under its own name, with the version")
  func brokenVersion() throws {
    try write(SmallNibs.label("A"), SmallNibs.label("B"), SmallNibs.label("A") + "<")
    let merge = try run("--path", "Views/Card.xib")
    #expect(merge.error.hasPrefix("Views/Card.xib (theirs):"))
  }

  @Test("A file that cannot be read has status 2, and ours stays") func missing() throws {
    let merge = try CommandRun("merge", "/nowhere/a", "/nowhere/b", "/nowhere/c")
    #expect(merge.status == 2 && merge.output.isEmpty)
  }

  @Test("git merges a document with the driver that it would have left in conflict") func driver() throws {
    func git(_ arguments: String...) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.path, "-c", "user.name=x", "-c", "user.email=x@example.org"] + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    let driver = "'\(ElementsRun.program.path)' merge %O %A %B -o %A --path %P --marker-size %L"
    let base = SmallNibs.label("A")
    #expect(try git("init", "--quiet", "--initial-branch", "main") == 0)
    #expect(try git("config", "merge.nibterm.driver", driver) == 0)
    _ = try folder.write("*.xib merge=nibterm\n", to: ".gitattributes")
    _ = try folder.write(base, to: "Card.xib")
    #expect(try git("add", "--all") == 0)
    #expect(try git("commit", "--quiet", "-m", "base") == 0)
    #expect(try git("checkout", "--quiet", "-b", "work") == 0)
    let theirs = base.replacingOccurrences(of: "<label fixedFrame", with: "<label hidden=\"YES\" fixedFrame")
    _ = try folder.write(theirs, to: "Card.xib")
    #expect(try git("commit", "--quiet", "-am", "theirs") == 0)
    #expect(try git("checkout", "--quiet", "main") == 0)
    _ = try folder.write(SmallNibs.label("B"), to: "Card.xib")
    #expect(try git("commit", "--quiet", "-am", "ours") == 0)
    #expect(try git("merge", "--quiet", "--no-edit", "work") == 0)
    let merged = try String(contentsOf: folder.url.appendingPathComponent("Card.xib"), encoding: .utf8)
    #expect(merged == theirs.replacingOccurrences(of: "text=\"A\"", with: "text=\"B\""))
  }
}
