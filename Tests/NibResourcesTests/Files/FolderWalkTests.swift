import Foundation
import TestSupport
import Testing

@testable import NibResources

/// `FolderWalk`, which all searches of a project use, and these searches. None of them leaves its start folder.
@Suite struct FolderWalkTests {
  /// Contains the searched folder, and other folders that must not be searched.
  private let around: TemporaryFolder
  private var project: String { around.path + "/project" }

  init() throws {
    around = try TemporaryFolder()
    try around.write("", to: "project/.git/HEAD")
  }

  private func walked(limit: Int = 1000, depth: Int = 9, enters: (String) -> Bool = { _ in true }) -> [String]
  {
    var found: [String] = []
    var walk = FolderWalk(limit: limit, depth: depth)
    walk.walk(project) { item in
      found.append(String(item.path.dropFirst(project.count + 1)) + (item.kind == .folder ? "/" : ""))
      return enters(item.name)
    }
    return found + (walk.isTruncated ? ["(cut)"] : [])
  }

  @Test("A walk sorts names, lists a folder before its contents, and skips hidden entries")
  func order() throws {
    for name in ["b/x", "b/a", "a", "b.txt", ".hidden/x", "b/.x", "~c/d"] {
      try around.write("", to: "project/" + name)
    }
    #expect(walked() == ["a", "b/", "b/a", "b/x", "b.txt", "~c/", "~c/d"])
    #expect(walked(enters: { $0 != "b" }) == ["a", "b/", "b.txt", "~c/", "~c/d"])
    #expect(walked(depth: 1) == ["a", "b/", "b.txt", "~c/", "(cut)"])
    #expect(walked(depth: 2).last == "~c/d")
    #expect(walked(limit: 3) == ["a", "b/", "b/a", "(cut)"])
    #expect(walked(limit: 7).last == "~c/d")
  }

  @Test("A walk does not follow links to folders") func links() throws {
    try around.write("", to: "project/a/x")
    try around.write("", to: "stranger/y")
    try around.link("project/inside", to: "a")
    try around.link("project/a/loop", to: ".")
    try around.link("project/a/up", to: "../..")
    try around.link("project/outside", to: "../stranger")
    try around.link("project/file", to: "../stranger/y")
    try around.link("project/nowhere", to: "none")
    #expect(walked() == ["a/", "a/loop", "a/up", "a/x", "file", "inside", "nowhere", "outside"])
    var kinds: [FolderEntry.Kind] = []
    var walk = FolderWalk(limit: 100, depth: 1)
    walk.walk(project) { item in
      kinds.append(item.kind)
      return false
    }
    #expect(kinds == [.folder, .linkedFile, .linkedFolder, .other, .linkedFolder])
    // A folder that is named explicitly is searched even if it is a link.
    #expect(FolderWalk.items(in: project + "/inside").map(\.name) == ["loop", "up", "x"])
  }

  @Test("A folder that cannot be read appears empty") func unreadableFolders() throws {
    #expect(FolderWalk.items(in: project + "/none").isEmpty)
    #expect(FolderWalk.names(in: project + "/.git/HEAD") == [])
    #expect(FolderWalk.names(in: project + "\0") == [])
    #expect(FolderWalk.names(in: project) == [".git"])
  }

  // MARK: Searches

  @Test("Asset catalogs and images are found only inside the project") func assets() throws {
    let document = try around.write("", to: "project/App/A.xib")
    for place in ["project/Shared", "stranger"] {
      try around.write("", to: "\(place)/Assets.xcassets/Set/\(Disk.name(of: place)).colorset/Contents.json")
      try around.write("", to: "\(place)/Pictures/\(Disk.name(of: place)).png")
    }
    try around.link("project/App/up", to: "../..")
    try around.link("project/App/Linked.xcassets", to: "../../stranger/Assets.xcassets")
    try around.link("project/App/stranger", to: "../../stranger")
    try around.link("project/App/Pictures", to: "../../stranger/Pictures")
    let parts = AssetIndex.recent(around: document).parts
    #expect(Set(parts.flatMap(\.colors.keys)) == ["Set/Shared", "Shared"])
    #expect(Set(parts.flatMap(\.loose.keys)) == ["Shared"])
  }
}
