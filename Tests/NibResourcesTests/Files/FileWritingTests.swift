import Foundation
import TestSupport
import Testing

@testable import NibResources

/// Writing files, and the user's folders in which they are written.
@Suite struct FileWritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

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
    try FileWriting.replace(path("a"), with: Array("one".utf8))
    chmod(path("a"), 0o640)
    try FileWriting.replace(path("a"), with: Array("two".utf8))
    #expect(text("a") == "two")
    #expect(try permissions(of: "a") == 0o640)
    try FileWriting.makeFolder(path("folder"))
    #expect(failure { try FileWriting.replace(path("folder"), with: [1]) } == "this is a folder")
    let missing = failure { try FileWriting.replace(path("none/a"), with: [1]) }
    #expect(missing == "No such file or directory")
    #expect(FolderWalk.names(in: folder.path).sorted() == ["a", "folder"])
  }

  @Test("A file that changed since it was read is not written, whether it has one name or two") func changed()
    throws
  {
    for name in ["a", "b"] {
      try folder.write("one", to: name)
      if name == "b" { link(path("b"), path("c")) }
      let words = "another program changed the file since it was read; start again"
      #expect(failure { try FileWriting.replace(path(name), with: [1], ifStill: Array("two".utf8)) } == words)
      #expect(text(name) == "one")
      try FileWriting.replace(path(name), with: Array("three".utf8), ifStill: Array("one".utf8))
      #expect(text(name) == "three")
      FileWriting.remove(path(name))
      #expect(
        failure { try FileWriting.replace(path(name), with: [1], ifStill: Array("three".utf8)) } == words)
    }
    #expect(text("c") == "three")
  }

  @Test("Of several programs that have read the same bytes, only one writes", arguments: ["a", "b"])
  func race(_ name: String) async throws {
    try folder.write("old", to: name)
    if name == "b" { link(path("b"), path("c")) }
    let path = path(name)
    for round in 0..<20 {
      let before = FileBytes.ifReadable(path)
      let ends = await withTaskGroup(of: (bytes: [UInt8], reason: String?).self) { group in
        for writer in 0..<4 {
          group.addTask {
            let bytes = Array("\(round) \(writer)".utf8)
            do throws(WritingFailure) {
              try FileWriting.replace(path, with: bytes, ifStill: before)
              return (bytes, nil)
            } catch {
              return (bytes, error.reason)
            }
          }
        }
        return await group.reduce(into: [(bytes: [UInt8], reason: String?)]()) { $0.append($1) }
      }
      let written = ends.filter { $0.reason == nil }.map { $0.bytes }
      #expect(written == [FileBytes.ifReadable(path) ?? []])
      let words = "another program changed the file since it was read; start again"
      #expect(ends.compactMap { $0.reason } == [words, words, words])
    }
  }

  @Test("Links stay links, and links to nothing and other kinds of files are not written") func kinds() throws
  {
    try folder.write("old", to: "in/file")
    try folder.link("link", to: "in/file")
    try folder.link("dangling", to: "nowhere")
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    try FileWriting.replace(path("link"), with: Array("new".utf8))
    #expect(text("in/file") == "new")
    #expect(try FileStatus(of: path("link"), followsLinks: false).kind == .link)
    let found = ["dangling", "pipe", "in"].map { name in
      failure { try FileWriting.replace(path(name), with: [1]) } ?? ""
    }
    #expect(found == ["this is a link to a file that does not exist", "this is a pipe", "this is a folder"])
    #expect(failure { try FileWriting.replace("/dev/zero", with: [1]) } == "this is a device")
    #expect(FolderWalk.names(in: folder.path).sorted() == ["dangling", "in", "link", "pipe"])
  }

  @Test("A hidden file that a killed program left is removed, and no other file") func abandoned() throws {
    let others = ["1x2y3z", ".tmp", "my notes.tmp", "+1.tmp", "zzzzzzz.tmp"].map { ".nibterm-" + $0 }
    for name in others + [".nibterm-1x2y3z.tmp", ".nibterm-0.tmp"] { try folder.write("half", to: name) }
    try folder.link(".nibterm-abc.tmp", to: ".nibterm-1x2y3z")
    let locked = open(path(".nibterm-10ck3d.tmp"), O_CREAT | O_RDWR, 0o600)
    HiddenName.lock(locked)
    try FileWriting.replace(path("a"), with: Array("one".utf8))
    close(locked)
    let kept = others + [".nibterm-abc.tmp", ".nibterm-10ck3d.tmp", "a"]
    #expect(FolderWalk.names(in: folder.path).sorted() == kept.sorted())
  }

  @Test("All names of a file get the new bytes, also shorter ones") func names() throws {
    try folder.write("a long text", to: "a")
    link(path("a"), path("b"))
    try FileWriting.replace(path("b"), with: Array("short".utf8))
    #expect(text("a") == "short" && text("b") == "short")
  }

  @Test("While a file with two names is written, its old bytes are beside it") func backup() throws {
    try folder.write("old", to: "a")
    link(path("a"), path("b"))
    let copy = path("a.nibterm-backup")
    let status = try FileStatus(of: path("a"))
    let backup = try BackupFile(of: path("a"), status, Array("old".utf8))
    #expect(text("a.nibterm-backup") == "old")
    let words = "another program is changing the file"
    #expect(failure { try FileWriting.replace(path("a"), with: [1]) } == words)
    backup.remove()
    try FileWriting.replace(path("a"), with: Array("new".utf8))
    #expect(text("a") == "new" && text("b") == "new" && !Disk.exists(copy))
    // A program was killed.
    try folder.write("old", to: "a.nibterm-backup")
    let refusal = failure { try FileWriting.replace(path("a"), with: [1]) }
    #expect(refusal?.hasPrefix("an earlier command was killed while it wrote the file") == true)
    #expect(text("a") == "new" && text("a.nibterm-backup") == "old")
    FileWriting.remove(copy)
    let long = String(repeating: "n", count: 250)
    try folder.write("old", to: long)
    link(path(long), path("c"))
    try FileWriting.replace(path(long), with: Array("new".utf8))
    #expect(text("c") == "new")
    #expect(FolderWalk.names(in: folder.path) == ["a", "b", "c", long])
  }

  @Test("A new file never replaces one that another program has created meanwhile")
  func noReplacement() throws {
    let file = try NewFile(for: path("a"))
    try folder.write("theirs", to: "a")
    #expect(failure { try file.place(at: path("a"), replaces: false) } == "File exists")
    #expect(text("a") == "theirs")
  }

  @Test("Only a document replaces a document, in any encoding and whatever the names are")
  func documentsReplaced() throws {
    let xml = "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"
    let utf16 = xml.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [Array(xml.utf8), [0xFF, 0xFE] + utf16] {
      _ = FileManager.default.createFile(atPath: path("a.nib"), contents: Data(bytes))
      #expect(failure { try FileWriting.replace(path("a.nib"), with: [1]) }?.contains("a document") == true)
      try FileWriting.replace(path("a.nib"), with: Array("<!-- --> \(xml)".utf8))
      try FileWriting.replace(path("a.nib"), with: [1], ifStill: Array("<!-- --> \(xml)".utf8))
      #expect(FileBytes.ifReadable(path("a.nib")) == [1])
    }
  }

  #if os(Linux)
    @Test(
      "Extended attributes are kept",
      .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setfattr")))
    func attributes() throws {
      try folder.write("old", to: "a")
      let tool = Process()
      tool.executableURL = URL(fileURLWithPath: "/usr/bin/setfattr")
      tool.arguments = ["-n", "user.note", "-v", "kept", path("a")]
      try tool.run()
      tool.waitUntilExit()
      guard tool.terminationStatus == 0 else { return }
      try FileWriting.replace(path("a"), with: Array("new".utf8))
      let output = Pipe()
      let reader = Process()
      reader.executableURL = URL(fileURLWithPath: "/usr/bin/getfattr")
      reader.arguments = ["--only-values", "-n", "user.note", path("a")]
      reader.standardOutput = output
      try reader.run()
      reader.waitUntilExit()
      #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "kept")
    }
  #endif

  @Test("A file without a name can be read at its path, and leaves nothing") func unnamed() throws {
    let file = try UnnamedFile(Array("text".utf8), in: folder.path)
    #expect(FileManager.default.contents(atPath: file.path) == Data("text".utf8))
    #expect(FolderWalk.names(in: folder.path) == [])
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
    #expect(
      failure { _ = try AppendedFile(path("New.xib")) } == "it has the name of a document; use another name")
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
    let folders = UserFolders(environment: EnvironmentVariables(environment))
    #expect(folders.configuration == configuration)
    #expect(folders.state == state)
  }

  @Test("The Library folder, which Foundation on Linux does not know, is in the home folder")
  func library() {
    let manager = FileManager.default
    let library = manager.homeDirectoryForCurrentUser.path + "/Library"
    #expect(manager.nibURLs(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [library])
    #expect(URL.libraryDirectory.path == library)
    #expect(nibSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true) == [library])
    let found = try? manager.nibURL(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(found?.path == library)
    let documents = manager.urls(for: .documentDirectory, in: .userDomainMask)
    #expect(manager.nibURLs(for: .documentDirectory, in: .userDomainMask) == documents)
    #expect([URL.documentsDirectory] == documents)
  }
}
