import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The search for the sources of a project.
@Suite struct SourceFolderTests {
  /// Contains the searched folder, and other folders that must not be searched.
  private let around: TemporaryFolder
  private var project: String { around.path + "/project" }

  init() throws {
    around = try TemporaryFolder()
    try around.write("", to: "project/.git/HEAD")
  }

  @Test("Each source file of a project is found once, without following links to folders")
  func sources() throws {
    try around.write("class A {}", to: "project/App/A.swift")
    try around.write("class B {}", to: "stranger/B.swift")
    try around.write("", to: "project/App/SQLite.swift/C.swift")
    try around.write("", to: "project/Assets.xcassets/D.swift")
    try around.write("", to: "project/App/X.xcodeproj/project.pbxproj")
    try around.write("", to: "project/App/A.xib")
    try around.link("project/up", to: "..")
    try around.link("project/again", to: "App")
    try around.link("project/stranger", to: around.path + "/stranger")
    try around.link("project/Linked.swift", to: "../stranger/B.swift")
    let found = SourceFolder(project)
    func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(project.count + 1)) } }
    #expect(relative(found.sources) == ["App/A.swift", "App/SQLite.swift/C.swift", "Linked.swift"])
    #expect(relative(found.documents) == ["App/A.xib"])
    #expect(relative(found.projects) == ["App/X.xcodeproj/project.pbxproj"])
    #expect(!found.isTruncated)
    #expect(SourceFolder(project, leavesOutProjects: true).sources.map(Disk.name) == ["Linked.swift"])
    #expect(SourceFolder(project, limit: 2).isTruncated)
  }
}
