import Foundation
import TestSupport
import Testing

@testable import NibResources

/// Paths in the form in which Foundation and the system receive them.
@Suite struct DiskTests {
  @Test(
    "A tilde in a path is an ordinary character", arguments: ["~x.xib", "~", "~d/in.xib", "~root", "a~b"])
  func tildes(path: String) {
    let here = FileManager.default.currentDirectoryPath
    #expect(Disk.url(path).path == "\(here)/\(path)")
    #expect(Disk.url(path, isDirectory: true).path == "\(here)/\(path)")
    #expect(Disk.url(path, isDirectory: false).standardizedFileURL.path == "\(here)/\(path)")
    #expect(Disk.url("./" + path).standardizedFileURL.path == "\(here)/\(path)")
    #expect(Disk.url("/a/" + path).path == "/a/\(path)")
  }

  @Test(
    "A path is split into name and folder at its last slash",
    arguments: [
      ("a.xib", "a.xib", "."), ("a/b.xib", "b.xib", "a"), ("a/b.nib/", "b.nib", "a"), ("/a", "a", "/"),
      ("a//b", "b", "a"), ("./a", "a", "."), ("/", "/", "."), ("~a/~b", "~b", "~a"), ("", "", "."),
      // The system separates names at every slash, even if a combining accent follows it.
      ("a/\u{301}b", "\u{301}b", "a"),
    ])
  func parts(path: String, name: String, folder: String) {
    #expect(Disk.name(of: path) == name)
    #expect(Disk.folder(of: path) == folder)
  }

  @Test(
    "A name and a folder are joined by a single slash",
    arguments: [
      ("a", "b", "b/a"), ("a", "b/", "b/a"), ("a", "/", "/a"), ("a", ".", "a"), ("a", "", "a"),
      ("", "b", "b"), ("", ".", "."), ("", "", ""),
    ])
  func joinedPaths(name: String, folder: String, path: String) {
    #expect(Disk.path(of: name, in: folder) == path)
  }

  @Test("Queries about files follow links, and find nothing for a path with a zero byte")
  func fileQueries() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "~a/~b")
    try folder.link("link", to: "~a")
    try folder.link("nowhere", to: "none")
    func path(_ name: String) -> String { "\(folder.path)/\(name)" }
    #expect(
      ["~a", "~a/~b", "link", "link/~b", "nowhere", "none"].map { Disk.exists(path($0)) }
        == [true, true, true, true, false, false])
    #expect(
      ["~a", "~a/~b", "link", "nowhere"].map { Disk.isFolder(path($0)) } == [true, false, true, false])
    #expect(Disk.realPath(path("link/~b")) == Disk.realPath(folder.path).map { $0 + "/~a/~b" })
    #expect(Disk.stamp(of: path("~a/~b")) != nil)
    #expect(Disk.stamp(of: path("none")) == nil)
    // The system would use only the part before the zero byte.
    #expect(!Disk.exists(path("~a\0b")))
    #expect(Disk.realPath(path("~a\0b")) == nil)
    #expect(Disk.currentFolder == FileManager.default.currentDirectoryPath)
  }
}
