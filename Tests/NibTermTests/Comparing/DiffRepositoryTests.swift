import Foundation
import Testing

/// `nibterm diff` in repositories whose files differ from those that git stores, are missing, or have no work tree.
@Suite(.enabled(if: GitRun.isInstalled)) struct DiffRepositoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch", "main")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    try GitRun(["-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments, in: folder.path).output
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "x")
  }

  private func diff(
    _ arguments: String..., directory: String? = nil, environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      arguments: ["diff", "--summary"] + arguments, directory: directory ?? folder.path,
      environment: environment)
  }

  // MARK: Filters

  @Test("Documents that git stores in another form are compared as they are in the work tree")
  func filters() throws {
    try folder.write("*.xib filter=turned\n", to: ".gitattributes")
    // As with Git LFS and git-crypt, what git stores is not a document.
    for direction in ["clean", "smudge"] { try git("config", "filter.turned.\(direction)", "tr '<>' '><'") }
    try folder.write(SmallNibs.label("First"), to: "In/A.xib")
    try commit()
    try #require(try git("cat-file", "blob", "HEAD:In/A.xib").hasPrefix(">?xml"))
    try folder.write(SmallNibs.label("Second"), to: "In/A.xib")
    #expect(try diff().output == "In/A.xib: 1 object changed\n")
    try commit()
    #expect(try diff("HEAD~1", "HEAD").output == "In/A.xib: 1 object changed\n")
    #expect(try diff("HEAD~1", directory: folder.path + "/In").output == "A.xib: 1 object changed\n")
    // A filter that fails is an error of its document.
    try git("config", "filter.turned.smudge", "false")
    try git("config", "filter.turned.required", "true")
    let run = try diff("HEAD~1", "HEAD")
    #expect(run.error.contains("In/A.xib: error: git cat-file failed: "), "\(run.error)")
    #expect(run.status == 2)
  }

  @Test("A document has the encoding of the work tree") func encoding() throws {
    try folder.write("*.xib text working-tree-encoding=UTF-16\n", to: ".gitattributes")
    let file = folder.url.appendingPathComponent("A.xib")
    for text in ["Grün", "Blau"] {
      let document = SmallNibs.label(text).replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
      try document.write(to: file, atomically: true, encoding: .utf16)
      if text == "Grün" { try commit() }
    }
    let run = try diff()
    #expect(run.output == "A.xib: 1 object changed\n")
    #expect(run.error == "")
  }

  @Test("A pointer of Git LFS whose file is missing is an error") func pointer() throws {
    try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: "A.xib")
    try commit()
    try folder.write(SmallNibs.label("Second"), to: "A.xib")
    let run = try diff()
    #expect(run.error.contains("A.xib:1:1: error: this is a Git LFS pointer"))
    #expect(run.status == 2)
  }

  // MARK: Missing files

  /// Deletes the stored content of a file, as if git had not fetched it.
  private func deleteStored(_ name: String) throws {
    let id = try git("rev-parse", name).trimmingCharacters(in: .whitespacesAndNewlines)
    let path = "\(folder.path)/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
    try FileManager.default.removeItem(atPath: path)
  }

  @Test("Files that are not documents are not read, also if documents were renamed") func otherFiles() throws
  {
    try folder.write(SmallNibs.label("First"), to: "[In]*/A.xib")
    try folder.write(SmallNibs.label("Other").replacing("160", with: "320"), to: "Kept.XIB")
    try folder.write([UInt8](repeating: 7, count: 999), to: "[In]*/a.bin")
    try commit()
    try folder.write(SmallNibs.label("Second"), to: "[In]*/B.Xib")
    try folder.write([UInt8](repeating: 7, count: 999) + [8], to: "[In]*/b.bin")
    for name in ["A.xib", "a.bin"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/[In]*/\(name)")
    }
    try commit()
    for name in ["HEAD~1:[In]*/a.bin", "HEAD:[In]*/b.bin"] { try deleteStored(name) }
    let expected = "[In]*/B.Xib: renamed from [In]*/A.xib, 1 object changed\n"
    for paths in [[], ["[In]*"], ["[In]*/A.xib", "[In]*/B.Xib"]] {
      let run = try CommandRun(
        arguments: ["diff", "--summary", "HEAD~1", "HEAD", "--"] + paths, directory: folder.path)
      #expect(run.output == expected, "\(paths)")
      #expect(run.error == "")
    }
    // A document whose content is missing affects no other one.
    try folder.write(SmallNibs.label("Third"), to: "Kept.XIB")
    try commit()
    try deleteStored("HEAD~2:[In]*/A.xib")
    let run = try diff("HEAD~2", "HEAD")
    #expect(run.output.contains("Kept.XIB: "), "\(run.output)")
    #expect(run.error.contains("[In]*/A.xib: error: git cat-file failed: "), "\(run.error)")
    #expect(run.status == 2)
  }

  @Test("A document that was removed from the index only is not the old one of a renamed document")
  func stillThere() throws {
    for name in ["Gone.xib", "Old.xib"] { try folder.write(SmallNibs.label("First"), to: name) }
    try commit()
    try git("rm", "--quiet", "--cached", "Gone.xib")
    try git("mv", "Old.xib", "Renamed.xib")
    #expect(
      try diff().output == "Gone.xib: no changes\nRenamed.xib: renamed from Old.xib, no changes\n")
  }

  // MARK: Without a work tree

  @Test("Two commits are compared in a repository without a work tree") func bare() throws {
    for text in ["First", "Second"] {
      try folder.write(SmallNibs.label(text), to: "In/A.xib")
      try folder.write(SmallNibs.label(text), to: "B.xib")
      try commit()
    }
    let other = try TemporaryFolder()
    try git("clone", "--quiet", "--bare", ".", other.path + "/bare.git")
    let bare = other.path + "/bare.git"
    let both = "B.xib: 1 object changed\nIn/A.xib: 1 object changed\n"
    #expect(try diff("HEAD~1", "HEAD", directory: bare).output == both)
    #expect(try diff("main~1..main", directory: bare + "/refs").output == both)
    #expect(try diff("HEAD~1", "HEAD", "--", "In", directory: bare).output == "In/A.xib: 1 object changed\n")
    #expect(try diff("HEAD~1", "HEAD", directory: other.path, environment: ["GIT_DIR": bare]).output == both)
    #expect(
      try diff("HEAD~1", "HEAD", directory: other.path, environment: ["GIT_DIR": "bare.git"]).output == both)
    let missing = try diff("HEAD~1", "HEAD", "--", "None.xib", directory: bare)
    #expect(missing.error.contains("'None.xib' is not a file or folder"))
    for arguments in [["diff"], ["diff", "main"]] {
      let run = try CommandRun(arguments: arguments, directory: bare)
      #expect(
        run.error == "nibterm: error: this repository has no work tree; name two commits to compare\n")
      #expect(run.status == 2)
    }
    let check = try CommandRun("check", "--changed", "main", directory: bare)
    #expect(check.status == 64)
    #expect(check.error.contains("'.' is not in a git work tree; --changed needs one"))
    // In a work tree, the variable can be that of a hook.
    #expect(try diff("HEAD", environment: ["GIT_DIR": "/nowhere"]).output == "No document changed.\n")
  }
}
