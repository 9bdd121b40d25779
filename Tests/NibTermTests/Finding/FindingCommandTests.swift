import Foundation
import Testing

/// The documents that the commands find in folders.
@Suite struct FindingCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try folder.write("build/\n", to: ".gitignore")
    try folder.write(SmallNibs.label("Mine"), to: "Mine.xib")
    try folder.write(SmallNibs.label("Copy"), to: "build/Copy.xib")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: arguments, directory: folder.path)
  }

  @Test("Files that git ignores are left out unless they are requested") func ignored() throws {
    #expect(try run(".").lines == ["Mine.xib"])
    #expect(try run(".", "--no-ignore").lines == ["Mine.xib", "build/Copy.xib"])
    #expect(try run("check", ".").error.hasPrefix("1 document: "))
    #expect(try run("check", "--no-ignore", ".").error.hasPrefix("2 documents: "))
    #expect(try run("build").lines == ["build/Copy.xib"])
    #expect(try run("check", "build/Copy.xib").error.hasPrefix("1 document: "))
  }

  @Test("Unreadable folders are reported, and the others are searched", .enabled(if: getuid() != 0))
  func unreadable() throws {
    try folder.write("", to: "locked/A.xib")
    #expect(chmod("\(folder.path)/locked", 0) == 0)
    defer { chmod("\(folder.path)/locked", 0o700) }
    let list = try run(".")
    #expect(list.lines == ["Mine.xib"])
    let message = "this folder could not be searched completely: Permission denied"
    #expect(list.error == "locked: warning: \(message) [unreadable-folder]\n")
  }

  @Test("Ignore files that exceed a limit are reported") func ignoreFiles() throws {
    let line = "build/\n"
    try folder.write(String(repeating: line, count: (1 << 18) / line.utf8.count + 1), to: ".gitignore")
    try folder.write((0...2000).map { "?\($0)\n" }.joined(), to: "build/.gitignore")
    let list = try run(".")
    #expect(list.status == 0)
    #expect(list.lines == ["Mine.xib", "build/Copy.xib"])
    #expect(
      list.error.split(separator: "\n").map(String.init) == [
        ".gitignore: warning: the patterns in this file are not used: it has 262150 bytes, and the limit "
          + "is 262144 bytes [ignore-file]",
        "build/.gitignore: warning: only the first patterns in this file are used: the limit for this file and "
          + "those of the folders above is 10000 patterns, and 2000 of them with wildcards [ignore-file]",
      ])
    #expect(try run("build").error.hasPrefix("\(try #require(realPath(folder.path)))/.gitignore: warning: "))
  }

  private func realPath(_ path: String) -> String? {
    realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  @Test("Names of files and folders can begin with a tilde") func tildes() throws {
    try folder.write(SmallNibs.label("Wave"), to: "~x.xib")
    try folder.write(SmallNibs.label("Wave"), to: "~d/~y.xib")
    try folder.write("text\nWave\n", to: "~x.csv")
    #expect(try run(".").lines == ["Mine.xib", "~x.xib", "~d/~y.xib"])
    #expect(try run("~d").lines == ["~d/~y.xib"])
    for command in ["show", "tree", "check", "layout"] {
      let plain = try run(command, "~x.xib")
      #expect(plain.status == 0)
      #expect(
        plain.output == (try run(command, "./~x.xib")).output.replacingOccurrences(of: "./~", with: "~"))
    }
    #expect(try run("check", "--strict", "~x.xib", "~d").error.hasPrefix("2 documents: no errors"))
    #expect(try run("show", "--format", "svg", "~x.xib").output.contains("~x.xib"))
    let none = "~none.xib: error: the file does not exist [no-file]\n"
    #expect(try run("show", "~none.xib").error == none)
  }

  @Test("Names are written to a pipe unchanged, with control characters") func hostileNames() throws {
    try folder.write("", to: "odd\u{1B}[2J.xib")
    #expect(try run(".").lines == ["Mine.xib", "odd\u{1B}[2J.xib"])
  }
}
