import Testing

@testable import NibAnalysis
@testable import NibCore

/// Xcode's project files.
@Suite struct XcodeProjectTests {
  /// A project in `/app` with a file in a target, a localized document, a file in no target, a file beside the project,
  /// and a folder.
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        /* Begin PBXBuildFile section */
        B1 /* Card.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Card.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = V1; };
        F1 = {isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = "Old \\"Card\\".xib"; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = ../Shared/Tag.swift; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        V1 = {isa = PBXVariantGroup; children = (F2, ); name = Main.storyboard; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, V1, F3, G2, F4, F5, S1, ); path = Views; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (G1, ); name = Loop; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; };
        P1 = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; };
      };
      rootObject = P1 /* Project object */;
    }
    """

  @Test("Groups give the paths of files, and build files say which of them a target contains") func paths() {
    let project = XcodeProject(Array(Self.text.utf8), in: "/app")
    #expect(
      project.files.sorted() == [
        "/app/views/base.lproj/main.storyboard", "/app/views/card.swift", "/app/views/old \"card\".xib",
        "/shared/tag.swift",
      ])
    #expect(project.members.sorted() == ["/app/views/base.lproj/main.storyboard", "/app/views/card.swift"])
    #expect(project.folders == ["/app/views/new"])
    #expect(project.contains("/app/views/new/a/b.xib"))
    #expect(!project.contains("/app/views/new.xib"))
    #expect(project.lists("/shared/tag.swift") && !project.contains("/shared/tag.swift"))
  }

  @Test("Any prefix of a project file can be read, and deep nesting ends") func truncated() {
    let bytes = Array(Self.text.utf8)
    for count in 0..<bytes.count { _ = XcodeProject(Array(bytes[..<count]), in: "/app") }
    _ = XcodeProject([UInt8](repeating: UInt8(ascii: "("), count: 100_000), in: "/app")
  }
}
