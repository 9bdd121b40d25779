import Foundation
import Testing

@testable import NibCore

/// The folders from a file up to the root.
@Suite struct SurroundingFoldersTests {
  @Test func nearestFirst() {
    let folders = SurroundingFolders(of: URL(fileURLWithPath: "/a/b/c.xib")).map(\.path)
    #expect(folders == ["/a/b", "/a", "/"])
    #expect(SurroundingFolders(of: URL(fileURLWithPath: "/c.xib")).map(\.path) == ["/"])
  }

  /// As in a current folder that was deleted.
  @Test func relativePathsThatLeadNowhere() throws {
    let relative = try #require(URL(string: "../c.xib"))
    #expect(Array(SurroundingFolders(from: relative)).isEmpty)
  }
}
