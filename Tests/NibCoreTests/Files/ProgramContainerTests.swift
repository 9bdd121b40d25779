import Foundation
import TestSupport
import Testing

@testable import NibCore

/// The folders of a program.
@Suite struct ProgramContainerTests {
  @Test("A program's container is a folder with its name, with the folders of an app on iOS")
  func container() throws {
    let folder = try TemporaryFolder()
    func path(_ name: String) -> String { "\(folder.path)/\(name)" }
    let folders = UserFolders(environment: ["XDG_DATA_HOME": folder.path])
    let container = try #require(ProgramContainer(of: "Books", in: folders))
    #expect(container.folder == path("Books"))
    try container.makeFolders()
    try container.makeFolders()
    for name in ["Books/Documents", "Books/Library/Caches", "Books/tmp"] {
      #expect(Disk.isFolder(path(name)))
    }
    // As on iOS, a program makes it itself.
    #expect(!Disk.exists(path("Books/Library/Application Support")))
    #expect(
      ProgramContainer(of: "Books", in: UserFolders(environment: ["HOME": "/h"]))?.folder
        == "/h/.local/share/Books")
    #expect(ProgramContainer(of: "Books", in: UserFolders(environment: [:])) == nil)
    #expect(ProgramContainer(of: "..", in: folders) == nil)
    try folder.write("", to: "File")
    let inFile = UserFolders(environment: ["XDG_DATA_HOME": path("File")])
    let blocked = try #require(ProgramContainer(of: "Books", in: inFile))
    let failure = #expect(throws: WritingFailure.self) { try blocked.makeFolders() }
    #expect(failure?.reason == "Not a directory")
  }
}
