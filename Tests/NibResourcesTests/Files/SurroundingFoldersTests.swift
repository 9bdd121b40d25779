import Foundation
import Testing

@testable import NibResources

/// The folders from a file up to the root.
@Suite struct SurroundingFoldersTests {
  @Test("The folders around a file are listed from the nearest one to the root") func nearestFirst() {
    let folders = SurroundingFolders(of: URL(fileURLWithPath: "/a/b/c.xib")).map(\.path)
    #expect(folders == ["/a/b", "/a", "/"])
    #expect(SurroundingFolders(of: URL(fileURLWithPath: "/c.xib")).map(\.path) == ["/"])
  }

  /// Such a path occurs if the current folder was deleted.
  @Test("A relative path that cannot be resolved has no surrounding folders") func unresolvablePath() throws {
    let relative = try #require(URL(string: "../c.xib"))
    #expect(Array(SurroundingFolders(from: relative)).isEmpty)
  }
}
