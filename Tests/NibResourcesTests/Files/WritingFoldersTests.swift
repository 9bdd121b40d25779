import Foundation
import TestSupport
import Testing

@testable import NibResources

/// Files to which links lead out of the folders that a command may change.
@Suite struct WritingFoldersTests {
  @Test("A link out of the folders is refused, also for a new file in a folder") func links() throws {
    let folder = try TemporaryFolder(["p/a.txt": "", "p/in/b.txt": "", "other/c.txt": ""])
    let path = folder.path
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: path + "/p/link.txt", withDestinationPath: "../other/c.txt")
    try manager.createSymbolicLink(atPath: path + "/p/inside.txt", withDestinationPath: "in/b.txt")
    try manager.createSymbolicLink(atPath: path + "/p/folder", withDestinationPath: "../other")
    let folders = WritingFolders([path + "/p"])
    for name in ["a.txt", "inside.txt", "new.txt", "x/y/new.txt"] {
      #expect(folders.reason(against: "\(path)/p/\(name)") == nil)
    }
    for name in ["link.txt", "folder/c.txt", "folder/new.txt", "folder/x/new.txt"] {
      #expect(folders.reason(against: "\(path)/p/\(name)")?.hasPrefix("a link leads to '") == true)
    }
    let target = try #require(Disk.realPath(path + "/other/c.txt"))
    #expect(
      folders.reason(against: path + "/p/link.txt")
        == "a link leads to '\(target)', which is not in '\(path)/p'; name a folder that contains both")
    #expect(WritingFolders([path]).reason(against: path + "/p/link.txt") == nil)
    #expect(WritingFolders([path + "/p", path + "/other"]).reason(against: path + "/p/link.txt") == nil)
  }
}
