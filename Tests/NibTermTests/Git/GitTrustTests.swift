import Foundation
import Testing

/// The repositories in which git is run. Those of the tests have a configuration with a command, which leaves a proof.
@Suite(.enabled(if: GitRun.isInstalled)) struct GitTrustTests {
  /// The folder around the work tree.
  private let around: TemporaryFolder
  private let outer: String

  /// Creates the work tree `outer` with a document and a repository `vendor/inner`, of which it knows nothing.
  init() throws {
    around = try TemporaryFolder()
    outer = around.path + "/outer"
    try repository("outer")
    try repository("outer/vendor/inner")
    try setTrap("outer/vendor/inner")
  }

  private var proof: String { around.path + "/proof" }

  private func git(_ arguments: String..., in place: String) throws {
    let options = [
      "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "protocol.file.allow=always",
    ]
    try GitRun(options + arguments, in: "\(around.path)/\(place)")
  }

  /// Creates a repository with a committed document `B.xib`.
  private func repository(_ place: String) throws {
    try around.write(SmallNibs.label("A"), to: "\(place)/B.xib")
    try git("init", "--quiet", "--initial-branch", "main", in: place)
    try commit(place)
  }

  private func commit(_ place: String) throws {
    try git("add", "B.xib", in: place)
    try git("commit", "--quiet", "--message", "x", in: place)
  }

  /// Makes git run a command in a repository.
  private func setTrap(_ place: String) throws {
    try git("config", "core.fsmonitor", "touch '\(proof)'; false", in: place)
  }

  /// Runs the program, and expects that it has not run the command.
  private func run(_ arguments: String..., in place: String = "outer") throws -> CommandRun {
    let run = try CommandRun(arguments: arguments, directory: "\(around.path)/\(place)")
    #expect(!FileManager.default.fileExists(atPath: proof), "\(arguments)")
    return run
  }

  /// Expects that `diff` lists nothing but the document in the repository of which git knows nothing.
  private func expectNoChange(_ arguments: String..., in place: String = "outer") throws {
    let run = try CommandRun(
      arguments: ["diff", "--summary"] + arguments, directory: "\(around.path)/\(place)")
    let lines = run.output.split(separator: "\n").filter { !$0.contains("vendor/inner/B.xib: new document") }
    #expect(lines.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: proof))
  }

  /// The number of documents that are checked, according to the summary.
  private func count(_ run: CommandRun) -> Substring {
    (run.error.split(separator: "\n").last ?? "").prefix { $0 != ":" }
  }

  private static let reason = """
    nibterm: note: git is not run in 'vendor/inner', because it is a repository inside another one, but not its \
    submodule; all of its documents count as changed (to check only the changed ones, run nibterm in that folder)

    """

  @Test(
    "A repository of which the one around it knows nothing is not trusted because a path names it",
    arguments: ["vendor/inner", "vendor/inner/B.xib", "vendor", "link", ".", "../outer/vendor/inner"])
  func named(path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: outer + "/link", withDestinationPath: "vendor/inner")
    for words in [["--changed", "--", path], ["--changed", path], ["--changed", "main", path]] {
      let run = try CommandRun(arguments: ["check"] + words, directory: outer)
      #expect(!FileManager.default.fileExists(atPath: proof))
      #expect(run.error.hasPrefix(Self.reason), "\(run.error)")
      #expect(count(run) == "1 changed document")
    }
  }

  @Test("The same is true from a folder outside both, or in another repository") func outside() throws {
    try repository("other")
    for place in ["other", "outer/vendor"] {
      let path = place == "other" ? "../outer/vendor/inner" : "inner"
      let run = try run("check", "--changed", "--", path, in: place)
      #expect(run.error.hasPrefix("nibterm: note: git is not run in '\(path)'"))
      #expect(count(run) == "1 changed document")
    }
    let named = try CommandRun(
      arguments: ["check", "--changed", "--", outer, outer + "/vendor/inner"], directory: "/")
    #expect(!FileManager.default.fileExists(atPath: proof))
    #expect(count(named) == "2 changed documents" || count(named) == "1 changed document")
  }

  @Test("In the repository itself, git is run as the user would run it") func current() throws {
    let run = try CommandRun("check", "--changed", ".", directory: outer + "/vendor/inner")
    #expect(run.error == "no changed documents: no errors, no warnings\n")
    #expect(FileManager.default.fileExists(atPath: proof))
  }

  @Test(
    "A file .git that names a repository elsewhere is not trusted either",
    arguments: ["gitdir: ../inner/.git\n", "gitdir: ../../.git\n/x/.git", "gitdir: ../../.git/\u{FFFD}/.git"])
  func fileWithPath(text: String) throws {
    // Repositories at the paths that git reads, beside those that a careless reader would find.
    for place in [".git\n/x", ".git/\u{FFFD}"] { try repository("outer/\(place)") }
    for place in [".git\n/x", ".git/\u{FFFD}"] { try setTrap("outer/\(place)") }
    try around.write(SmallNibs.label("A"), to: "outer/vendor/second/B.xib")
    try around.write(text, to: "outer/vendor/second/.git")
    let run = try run("check", "--changed", "--", "vendor/second")
    #expect(count(run) == "1 changed document")
  }

  @Test("Documents in it are neither compared nor resolved with git") func otherCommands() throws {
    let diff = try run("diff", "vendor/inner/B.xib")
    #expect(diff.status == 2)
    #expect(diff.error.hasPrefix("nibterm: error: git is not run in 'vendor/inner', because"))
    #expect(try run("diff", "main", ".", "vendor/inner").status == 2)
    #expect(try run("--diff", "--screen", "80x24", "vendor/inner").status == 2)
    try around.write("<<<<<<< ours\n=======\n>>>>>>> theirs\n", to: "outer/vendor/inner/B.xib")
    let resolve = try run("merge", "--resolve", "vendor/inner/B.xib")
    #expect(resolve.status == 2)
    #expect(resolve.error.contains("git merged this file as text, and git is not run in 'vendor/inner'"))
  }

  @Test("A folder called .git that is not a repository has no effect") func emptyMark() throws {
    try FileManager.default.createDirectory(
      atPath: outer + "/plain/.git", withIntermediateDirectories: true)
    try around.write(SmallNibs.label("A"), to: "outer/plain/B.xib")
    try git("add", "plain/B.xib", in: "outer")
    try git("commit", "--quiet", "--message", "x", in: "outer")
    #expect(try run("check", "--changed", "plain").error == "no changed documents: no errors, no warnings\n")
    #expect(try run("diff", "plain").output == "No document changed.\n")
  }

  @Test("Linked work trees and submodules of submodules are trusted") func known() throws {
    try git("worktree", "add", "--quiet", "trees/linked", in: "outer")
    #expect(count(try run("check", "--changed", "trees")) == "no changed documents")
    try repository("library")
    try repository("part")
    try git("submodule", "--quiet", "add", "../part", "inside", in: "library")
    try git("commit", "--quiet", "--message", "x", in: "library")
    try git("submodule", "--quiet", "add", "../library", "lib", in: "outer")
    try git("submodule", "--quiet", "update", "--init", "--recursive", in: "outer")
    #expect(count(try run("check", "--changed", "lib/inside/B.xib", "lib")) == "no changed documents")
    try around.write(SmallNibs.label("New"), to: "outer/lib/inside/B.xib")
    #expect(count(try run("check", "--changed", "lib")) == "1 changed document")
    #expect(try run("diff", "--summary", "lib/inside").output.hasPrefix("lib/inside/B.xib: 1 object changed"))
  }

  /// Creates the submodule `lib` of `outer`, which is in its last commit.
  private func addSubmodule() throws {
    try repository("library")
    try git("submodule", "--quiet", "add", "../library", "lib", in: "outer")
    try commitAll("outer")
  }

  private func commitAll(_ place: String) throws {
    try git("add", "--all", "--", ":!vendor", in: place)
    try git("commit", "--quiet", "--message", "x", in: place)
  }

  private static let changedInside = "lib/B.xib: 1 object changed"

  @Test("Documents that changed in a submodule are compared and checked") func submodule() throws {
    try addSubmodule()
    try expectNoChange()
    // Edited, then committed in the submodule, then in the repository around it.
    try around.write(SmallNibs.label("New"), to: "outer/lib/B.xib")
    for step in 0..<3 {
      if step == 1 { try commitAll("outer/lib") }
      if step == 2 { try commitAll("outer") }
      for words in step < 2
        ? [["diff"], ["diff", "HEAD"]] : [["diff", "HEAD~1", "HEAD"], ["diff", "HEAD~1"]]
      {
        let run = try CommandRun(arguments: words + ["--summary"], directory: outer)
        #expect(run.output.hasPrefix(Self.changedInside), "\(step) \(words)")
        #expect(run.status == 1 && run.error == "")
      }
    }
    try expectNoChange()
    try FileManager.default.removeItem(atPath: outer + "/vendor")
    #expect(count(try run("check", "--changed=HEAD", ".")) == "no changed documents")
    #expect(count(try run("check", "--changed=HEAD~1", ".")) == "1 changed document")
    // The commit before that did not have the submodule.
    #expect(count(try run("check", "--changed=HEAD~2", ".")) == "1 changed document")
    #expect(try run("diff", "HEAD~2", "HEAD", "--summary").output.hasPrefix("lib/B.xib: new document"))
    #expect(try run("diff", "HEAD", "HEAD~2", "--summary").output.hasPrefix("lib/B.xib: "))
  }

  @Test("Commits of the repository around a submodule can be compared with the path of the submodule")
  func commitsAroundSubmodule() throws {
    try addSubmodule()
    try git("tag", "base", in: "outer")
    try around.write(SmallNibs.label("New"), to: "outer/lib/B.xib")
    try commitAll("outer/lib")
    try commitAll("outer")
    try git("tag", "two", in: "outer")
    for words in [
      ["base", "two", "lib"], ["base", "--", "lib"], ["base..two", "--", "lib"], ["base", "B.xib", "lib"],
    ] {
      let run = try CommandRun(arguments: ["diff", "--summary"] + words, directory: outer)
      #expect(run.output.hasPrefix(Self.changedInside) && run.status == 1, "\(words) \(run.error)")
    }
    #expect(
      try run("diff", "base", "lib/B.xib").error.contains("is in the submodule 'lib'; name that folder"))
    #expect(try run("diff", "none", "lib").error.contains("'none' is neither a commit that git knows"))
    #expect(count(try run("check", "--changed", "base", "lib")) == "1 changed document")
    #expect(count(try run("check", "--changed", "two", "lib")) == "no changed documents")
    // A submodule that was moved has the same name.
    try git("mv", "lib", "moved", in: "outer")
    #expect(try run("diff", "--summary", "base").output.hasPrefix("moved/B.xib: 1 object changed"))
    try commitAll("outer")
    #expect(try run("diff", "--summary", "base", "HEAD").output.hasPrefix("moved/B.xib: 1 object changed"))
    try FileManager.default.removeItem(atPath: outer + "/vendor")
    try git("submodule", "--quiet", "deinit", "--force", "moved", in: "outer")
    #expect(
      try run("check", "--changed=base", ".").error.hasPrefix(
        "nibterm: note: the submodule 'moved' changed, but is not checked out, so its documents are not checked"
      ))
    #expect(try !run("check", "--changed", ".").error.contains("note"))
    try git("rm", "--quiet", "moved", in: "outer")
    #expect(try run("diff", "HEAD").error.contains("the index does not contain it"))
  }

  @Test("A submodule that cannot be compared is an error") func incompleteSubmodule() throws {
    try addSubmodule()
    try around.write(SmallNibs.label("New"), to: "outer/lib/B.xib")
    try commitAll("outer/lib")
    try commitAll("outer")
    try git("update-index", "--cacheinfo", "160000,\(String(repeating: "1", count: 40)),lib", in: "outer")
    try git("commit", "--quiet", "--message", "x", in: "outer")
    let missing = try run("diff", "HEAD~1", "HEAD")
    #expect(missing.status == 2 && missing.output == "")
    #expect(
      missing.error == """
        nibterm: error: the documents in the submodule 'lib' were not compared: it does not have the commit \
        1111111111; run 'git fetch' in it

        """)
    try FileManager.default.removeItem(atPath: outer + "/vendor")
    let check = try run("check", "--changed", ".")
    #expect(
      check.error.hasPrefix(
        "nibterm: note: the submodule 'lib' does not have the commit to compare with; all"))
    #expect(count(check) == "1 changed document")
    try git("submodule", "--quiet", "deinit", "--force", "lib", in: "outer")
    let absent = try run("diff", "HEAD~2", "HEAD~1")
    #expect(absent.status == 2 && absent.output == "")
    #expect(
      absent.error.hasSuffix("were not compared: it is not checked out; run 'git submodule update --init'\n"))
    // The repository of another project at the same place is not trusted if the index does not name it.
    try git("rm", "--quiet", "--cached", "lib", in: "outer")
    try repository("outer/lib")
    try setTrap("outer/lib")
    let foreign = try run("diff", "HEAD~2", "HEAD~1")
    #expect(foreign.status == 2 && foreign.output == "")
    #expect(
      foreign.error.contains("were not compared: git is not run in 'lib', because it is a repository inside"))
  }

  @Test("Paths of two work trees are not compared together") func twoWorkTrees() throws {
    try repository("other")
    let run = try run("diff", "B.xib", ".", "../other")
    #expect(run.status == 2)
    #expect(run.error.contains("'../other' is not in the git work tree"))
    let missing = try self.run("diff", "Gone/Old.xib", "vendor")
    #expect(
      missing.error.contains("'Gone/Old.xib' is not a file or folder, neither here nor in the versions"))
  }

  @Test("Variables of another repository have no effect") func variables() throws {
    let run = try CommandRun(
      arguments: ["diff", ".", "--summary"], directory: outer,
      environment: [
        "GIT_OBJECT_DIRECTORY": "/nowhere", "GIT_COMMON_DIR": "/nowhere", "GIT_LITERAL_PATHSPECS": "1",
      ])
    #expect(run.output.hasPrefix("vendor/inner/B.xib: new document") && run.error == "")
  }

  @Test("Files with the names of commits are no obstacle, and excluded commits are no commits")
  func names() throws {
    try around.write("x", to: "outer/HEAD")
    try around.write("x", to: "outer/main")
    try around.write("", to: "outer/sub/.keep")
    try expectNoChange()
    try expectNoChange("main", in: "outer/sub")
    #expect(try run("diff", "^main", in: "outer/sub").error.contains("'^main' is neither a commit"))
    #expect(try run("check", "--changed=^main", ".").error.contains("'^main' is neither a commit"))
  }

  @Test("A link is not a document, because git stores its path") func links() throws {
    try around.write(SmallNibs.label("Elsewhere"), to: "C.xib")
    symlink("../C.xib", outer + "/Link.xib")
    try expectNoChange()
    try git("add", "Link.xib", in: "outer")
    try git("commit", "--quiet", "--message", "link", in: "outer")
    try FileManager.default.removeItem(atPath: outer + "/Link.xib")
    symlink("/dev/null", outer + "/Link.xib")
    try expectNoChange()
    try FileManager.default.removeItem(atPath: outer + "/Link.xib")
    try around.write(SmallNibs.label("File"), to: "outer/Link.xib")
    #expect(try run("diff", "--summary").output.hasPrefix("Link.xib: new document"))
  }
}
