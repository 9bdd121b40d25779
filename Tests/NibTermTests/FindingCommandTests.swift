import Foundation
import Testing

/// Which documents the commands find in folders.
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

  @Test("finder: what git ignores is left out, unless it is asked for") func ignored() throws {
    #expect(try run(".").lines == ["Mine.xib"])
    #expect(try run(".", "--no-ignore").lines == ["Mine.xib", "build/Copy.xib"])
    #expect(try run("check", ".").error.hasPrefix("1 document: "))
    #expect(try run("check", "--no-ignore", ".").error.hasPrefix("2 documents: "))
    #expect(try run("build").lines == ["build/Copy.xib"])
    #expect(try run("check", "build/Copy.xib").error.hasPrefix("1 document: "))
  }

  @Test("finder: folders that cannot be read are told, the rest is found", .enabled(if: getuid() != 0))
  func unreadable() throws {
    try folder.write("", to: "locked/A.xib")
    #expect(chmod("\(folder.path)/locked", 0) == 0)
    defer { chmod("\(folder.path)/locked", 0o700) }
    let list = try run(".")
    #expect(list.lines == ["Mine.xib"])
    let remark = "not all of this folder is searched: Permission denied"
    #expect(list.error == "locked: warning: \(remark) [unreadable-folder]\n")
  }

  @Test("finder: programs get names as they are, with control characters") func hostileNames() throws {
    try folder.write("", to: "odd\u{1B}[2J.xib")
    #expect(try run(".").lines == ["Mine.xib", "odd\u{1B}[2J.xib"])
  }
}
