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

  @Test("a file is replaced completely or not at all")
  func replacing() throws {
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

  @Test("missing parent folders are created") func folders() throws {
    for name in ["a/b/c", "a/b/c", "a/d/", "."] { try FileWriting.makeFolder(path(name)) }
    #expect(["a/b/c", "a/d"].map { Disk.isFolder(path($0)) } == [true, true])
    try folder.write("", to: "file")
    #expect(failure { try FileWriting.makeFolder(path("file")) } == "File exists")
    #expect(failure { try FileWriting.makeFolder(path("file/a")) } == "Not a directory")
  }

  // MARK: Appending

  @Test("logs are appended to, also through links") func appending() throws {
    try folder.link("link", to: "log")
    for name in ["log", "link", "log"] { try AppendedFile(path(name)).append(Array("\(name)\n".utf8)) }
    #expect(text("log") == "log\nlink\nlog\n")
    try AppendedFile("/dev/null").append([1])
  }

  @Test(
    "documents are never appended to",
    arguments: ["A.xib", "A.XIB", "A.storyboard", "A.nib", "sub/A.Nib", ".xib", "link.log"])
  func documents(name: String) throws {
    let document = name == "link.log" ? "B.xib" : name
    try folder.write("<document/>", to: document)
    try folder.link("link.log", to: "B.xib")
    let refusal = failure { try AppendedFile(path(name)).append([1]) }
    #expect(refusal == "it has the name of a document; use another name")
    #expect(text(document) == "<document/>")
  }

  @Test("a log with a document's name is not created") func newDocuments() {
    #expect(failure { _ = try AppendedFile(path("New.xib")) } != nil)
    #expect(!Disk.exists(path("New.xib")))
  }

  @Test("only regular files are appended to") func others() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let found = [folder.path, path("pipe"), "/dev/zero", "/dev/full"].map { path in
      failure { _ = try AppendedFile(path) }
    }
    #expect(found == ["it is a folder", "it is a pipe", "it is a device", "it is a device"])
  }

  // MARK: The user's folders

  @Test(
    "the user's folders come from the environment",
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
