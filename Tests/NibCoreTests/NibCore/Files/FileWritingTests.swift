import Foundation
import Testing

@testable import NibCore

/// Writing files, and the user's folders in which they are written.
@Suite struct FileWritingTests {
  private let folder: FolderOfTests

  init() throws { folder = try FolderOfTests() }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func text(_ name: String) -> String? {
    FileBytes.ifReadable(path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func failure(_ body: () throws -> Void) -> String? {
    do { try body() } catch { return (error as? WritingFailure)?.reason ?? "\(error)" }
    return nil
  }

  // MARK: Replacing

  @Test("A file is replaced completely or not at all, and keeps its permissions") func replacing() throws {
    try FileWriting.replace(path("a"), with: Array("one".utf8), before: nil)
    chmod(path("a"), 0o640)
    try FileWriting.replace(path("a"), with: Array("two".utf8), before: FileStatus(of: path("a")))
    #expect(text("a") == "two")
    #expect(try permissions(of: "a") == 0o640)
    try FileWriting.makeFolder(path("folder"))
    #expect(
      failure { try FileWriting.replace(path("folder"), with: [1], before: nil) } == "Is a directory")
    let missing = failure { try FileWriting.replace(path("none/a"), with: [1], before: nil) }
    #expect(missing == "No such file or directory")
    #expect(FolderWalk.names(in: folder.path).sorted() == ["a", "folder"])
  }

  private func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  @Test("Missing parent folders are created") func folders() throws {
    for name in ["a/b/c", "a/b/c", "a/d/", "."] { try FileWriting.makeFolder(path(name)) }
    #expect(["a/b/c", "a/d"].map { Disk.isFolder(path($0)) } == [true, true])
    try folder.write("", to: "file")
    #expect(failure { try FileWriting.makeFolder(path("file")) } == "File exists")
    #expect(failure { try FileWriting.makeFolder(path("file/a")) } == "Not a directory")
  }

  // MARK: Appending

  @Test("Text is appended to a log, also through a link") func appending() throws {
    try folder.link("link", to: "log")
    for name in ["log", "link", "log"] { try AppendedFile(path(name)).append(Array("\(name)\n".utf8)) }
    #expect(text("log") == "log\nlink\nlog\n")
    try AppendedFile("/dev/null").append([1])
  }

  @Test(
    "A file with the name of a document is never appended to",
    arguments: ["A.xib", "A.XIB", "A.storyboard", "A.nib", "sub/A.Nib", ".xib", "link.log"])
  func documents(name: String) throws {
    let document = name == "link.log" ? "B.xib" : name
    try folder.write("<document/>", to: document)
    try folder.link("link.log", to: "B.xib")
    let refusal = failure { try AppendedFile(path(name)).append([1]) }
    #expect(refusal == "it has the name of a document; use another name")
    #expect(text(document) == "<document/>")
  }

  @Test("A log with the name of a document is not created") func newDocuments() {
    #expect(failure { _ = try AppendedFile(path("New.xib")) } != nil)
    #expect(!Disk.exists(path("New.xib")))
  }

  @Test("A log cannot be a folder, a pipe or a device") func otherKinds() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let found = [folder.path, path("pipe"), "/dev/zero", "/dev/full"].map { path in
      failure { _ = try AppendedFile(path) }
    }
    #expect(found == ["it is a folder", "it is a pipe", "it is a device", "it is a device"])
  }

  // MARK: The user's folders

  @Test(
    "The user's folders come from the environment",
    arguments: [
      ([:], nil, nil), (["HOME": ""], nil, nil), (["HOME": "/h"], "/h/.config", "/h/.local/state"),
      (["HOME": "/"], "/.config", "/.local/state"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "s"], "/c", "/h/.local/state"),
      (["XDG_STATE_HOME": "/s"], nil, "/s"),
    ] as [([String: String], String?, String?)])
  func userFolders(environment: [String: String], configuration: String?, state: String?) {
    let folders = UserFolders(environment: environment)
    #expect(folders.configuration == configuration)
    #expect(folders.state == state)
  }
}
