import Foundation
import Testing

/// `check --changed`.
@Suite(.enabled(if: GitRun.isInstalled)) struct ChangedDocumentsTests {
  private let folder: TemporaryFolder

  /// Creates a repository with the branches `main` and `work`, which is checked out.
  init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch", "main")
    for name in ["Old.xib", "A/Edited.xib", "A/Deleted.xib", "A/Renamed.xib"] { try write(name, "1") }
    try folder.write("Ignored.xib\n", to: ".gitignore")
    try commit()
    try git("checkout", "--quiet", "-b", "work")
  }

  private func git(_ arguments: String...) throws {
    try GitRun(["-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments, in: folder.path)
  }

  private func write(_ name: String, _ value: String) throws {
    try folder.write(SmallNibs.document("<label sparkle=\"\(value)\" id=\"s\"/>"), to: name)
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "x")
  }

  /// The documents that are reported.
  private func checked(
    _ arguments: String..., directory: String? = nil, environment: [String: String] = [:]
  ) throws -> [String] {
    let run = try CommandRun(
      arguments: ["check", "--reporter", "summary"] + arguments, directory: directory ?? folder.path,
      environment: environment)
    #expect(run.status == 0, "\(run.error)")
    return run.lines.drop { $0 != "Findings by document" }.dropFirst().compactMap {
      $0.split(separator: " ").dropFirst().first?.dropLast()
    }.map(String.init)
  }

  @Test("Without a commit, documents that are not committed are checked") func notCommitted() throws {
    #expect(try checked("--changed", ".") == [])
    try write("A/Edited.xib", "2")
    try write("Staged.xib", "1")
    try git("add", "Staged.xib")
    try write("A/New.xib", "1")
    try write("Ignored.xib", "1")
    try FileManager.default.removeItem(atPath: folder.path + "/A/Deleted.xib")
    try git("mv", "A/Renamed.xib", "A/To.xib")
    let all = ["Staged.xib", "A/Edited.xib", "A/New.xib", "A/To.xib"]
    #expect(try checked("--changed", ".") == all)
    #expect(try checked("--changed") == all)
    #expect(try checked(".", "--changed") == all)
    #expect(try checked("--changed", "HEAD") == all)
    #expect(try checked("--changed=HEAD", "A") == Array(all.dropFirst()))
    #expect(try checked("--changed", "A/Edited.xib", "Old.xib") == ["A/Edited.xib"])
    #expect(
      try checked("--changed", ".", directory: folder.path + "/A") == ["Edited.xib", "New.xib", "To.xib"])
    // Variables that git sets for hooks belong to another repository or folder.
    let hook = ["GIT_DIR": "/nowhere", "GIT_INDEX_FILE": "/nowhere/index"]
    #expect(try checked("--changed", ".", environment: hook) == all)
  }

  @Test("With a commit, documents are compared with the common ancestor") func branches() throws {
    try write("A/Edited.xib", "2")
    try commit()
    try git("checkout", "--quiet", "main")
    try write("Old.xib", "2")
    try commit()
    try git("checkout", "--quiet", "work")
    try write("New.xib", "1")
    #expect(try checked("--changed", "main", ".") == ["New.xib", "A/Edited.xib"])
    #expect(try checked("--changed=main") == ["New.xib", "A/Edited.xib"])
    #expect(try checked("--changed") == ["New.xib"])
  }

  @Test("A document counts as changed if a file with its translations does") func translations() throws {
    for name in ["L/Base.lproj/A.xib", "L/de.lproj/B.xib", "L/C.xib", "L/D.xib"] { try write(name, "1") }
    let files = ["de.lproj/A.strings", "fr.lproj/B.strings", "C.xcstrings", "mul.lproj/D.xcstrings"]
    for file in files { try folder.write("{}", to: "L/" + file) }
    try commit()
    #expect(try checked("--changed", "--languages", "de", ".") == [])
    let documents = ["Base.lproj/A.xib", "de.lproj/B.xib", "C.xib", "D.xib"]
    for (file, document) in zip(files, documents) {
      try folder.write("{ }", to: "L/" + file)
      #expect(try checked("--changed", ".") == ["L/" + document])
      #expect(try checked("--changed", directory: folder.path + "/L") == [document])
      try git("checkout", "--quiet", ".")
    }
    // A deleted file, also if it was the only one of its folder.
    try FileManager.default.removeItem(atPath: folder.path + "/L/fr.lproj")
    #expect(try checked("--changed", ".") == ["L/de.lproj/B.xib"])
  }

  @Test(
    "A changed document in the folder of a language selects that of the development language, and no other")
  func versions() throws {
    for name in ["Base.lproj/A.xib", "de.lproj/A.xib", "fr.lproj/A.xib"] { try write("L/" + name, "1") }
    try commit()
    try write("L/de.lproj/A.xib", "2")
    #expect(try checked("--changed", ".") == ["L/Base.lproj/A.xib", "L/de.lproj/A.xib"])
    try git("checkout", "--quiet", ".")
    try write("L/Base.lproj/A.xib", "2")
    #expect(try checked("--changed", ".") == ["L/Base.lproj/A.xib"])
  }

  @Test("Nothing is said about the languages of documents that did not change") func languages() throws {
    let none = try CommandRun("check", "--changed", "--languages", "de", directory: folder.path)
    #expect(none.error == "no changed documents: no errors, no warnings\n")
    try write("New.xib", "1")
    let one = try CommandRun("check", "--changed", "--languages", "de", directory: folder.path)
    #expect(one.error.hasPrefix("no changed document is translated into 'de'\n"))
  }

  @Test("The summary counts the changed documents") func summary() throws {
    try write("New.xib", "1")
    let run = try CommandRun("check", "--changed", directory: folder.path)
    #expect(run.error == "1 changed document: no errors, 1 warning\n")
  }

  @Test("References to storyboards that did not change are not reported") func storyboards() throws {
    try folder.write(SmallNibs.storyboard(""), to: "B/Other.storyboard")
    try commit()
    let reference = "<viewControllerPlaceholder storyboardName=\"Other\" id=\"p\"/>"
    try folder.write(SmallNibs.document(reference), to: "Main.xib")
    let run = try CommandRun(
      "check", "--changed", "--only", "missing-storyboard", "--severity", "note", ".", directory: folder.path)
    #expect(run.output == "" && run.error == "1 changed document: no errors, no warnings, no notes\n")
  }

  @Test("A repository without commits and one inside another are supported") func otherRepositories() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Inner", withIntermediateDirectories: true)
    try GitRun(["init", "--quiet"], in: folder.path + "/Inner")
    try write("Inner/New.xib", "1")
    #expect(try checked("--changed", "main", ".") == ["Inner/New.xib"])
    #expect(try checked("--changed", directory: folder.path + "/Inner") == ["New.xib"])
  }

  @Test("git is not run in a repository that the one around it does not contain")
  func nestedCommands() throws {
    let proof = folder.path + "/.git/proof"
    func initialize(_ name: String) throws {
      try write("\(name)/B.xib", "1")
      for arguments in [
        ["init", "--quiet"], ["add", "."],
        ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "--quiet", "--message", "x"],
        ["config", "core.fsmonitor", "touch '\(proof)'; false"],
      ] { try GitRun(arguments, in: folder.path + "/" + name) }
    }
    try initialize("vendor/other")
    // To the repository around it, it is a folder with files that are not tracked.
    #expect(try checked("--changed", ".") == ["vendor/other/B.xib"])
    #expect(!FileManager.default.fileExists(atPath: proof))
    // git itself runs in a submodule, and there the documents are compared with their own commits.
    try git("add", "vendor/other")
    try git("commit", "--quiet", "--message", "a submodule")
    #expect(try checked("--changed", ".") == [])
  }

  @Test("Upper and lower case are the same in the endings of names") func upperCase() throws {
    try write("UP.XIB", "1")
    #expect(try checked("--changed", ".") == ["UP.XIB"])
    #expect(try checked(".").contains("UP.XIB"))
    let diff = try CommandRun("diff", "--summary", directory: folder.path)
    #expect(diff.output.hasPrefix("UP.XIB: new document"))
  }

  @Test("Names with the same letters in two forms of Unicode are two documents") func forms() throws {
    try write("e\u{301}.xib", "1")
    try commit()
    try write("\u{E9}.xib", "1")
    let found = try checked("--changed", ".")
    #expect(found.map { Array($0.utf8) } == [Array("\u{E9}.xib".utf8)])
  }

  @Test("A word that is both a commit and a path is a usage error without an equals sign")
  func ambiguous() throws {
    try write("Main/a.xib", "1")
    try commit()
    try git("branch", "Main")
    try write("Main/a.xib", "2")
    let run = try CommandRun(arguments: ["check", "--changed", "Main"], directory: folder.path)
    #expect(run.status == 64)
    #expect(
      run.error.hasPrefix("Error: 'Main' is both a commit and a file or folder; write '--changed=Main'"))
    #expect(try checked("--changed=Main", ".") == ["Main/a.xib"])
    #expect(try checked("--changed", "./Main") == ["Main/a.xib"])
  }

  @Test("A named document that neither version has is missing, and a deleted one is not checked")
  func missingDocument() throws {
    let missing = try CommandRun(
      "check", "--changed", "main", "A/Mistyped.xib", "Old.xib", directory: folder.path)
    #expect(missing.error.contains("A/Mistyped.xib: error: the file does not exist"), "\(missing.error)")
    #expect(missing.status == 1)
    try FileManager.default.removeItem(atPath: folder.path + "/A/Deleted.xib")
    #expect(try checked("--changed", "main", "A/Deleted.xib") == [])
    try commit()
    #expect(try checked("--changed", "main", "A/Deleted.xib") == [])
    #expect(try CommandRun("check", "--changed", "A/Deleted.xib", directory: folder.path).status != 0)
  }

  @Test("A problem with git is a usage error, of which only the message is printed") func failures() throws {
    func error(_ arguments: String..., environment: [String: String] = [:]) throws -> Substring {
      let run = try CommandRun(
        arguments: ["check"] + arguments, directory: folder.path, environment: environment)
      #expect(run.status == 64)
      #expect(!run.error.contains("Usage:"))
      return run.error.prefix { $0 != "\n" }
    }
    let unknown = "is neither a commit that git knows nor an existing file or folder. "
    #expect(
      try error("--changed", "nothing", ".")
        == "Error: 'nothing' \(unknown)A shallow clone may not contain the commit; fetch it first.")
    #expect(try error("--changed=--output=x", ".").hasPrefix("Error: '--output=x' \(unknown)"))
    #expect(
      try error("--changed", ".", environment: ["PATH": "/nowhere"])
        == "Error: git cannot be run; install it, or check without --changed.")
    let outside = try TemporaryFolder()
    try outside.write("", to: "a.xib")
    let run = try CommandRun("check", "--changed", ".", directory: outside.path)
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("Error: '.' is not in a git work tree; --changed needs one."))
  }
}
