import Foundation
import Testing

/// `nibterm check --strict`: projects on disk, options, exit status.
@Suite struct StrictCheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(StrictCheckCommandTests.card("title"), to: "App/Nibs/Good.xib")
    try folder.write(StrictCheckCommandTests.card("gone"), to: "App/Nibs/Bad.xib")
    try folder.write(
      "class Card: Base { @IBOutlet var title: UILabel! }", to: "App/Sources/Card.swift")
    try folder.write("@interface Base : UIView\n@end", to: "App/Sources/Base.h")
  }

  /// A view of class `Card` whose label is connected to a key.
  private static func card(_ key: String) -> String {
    SmallNibs.document(
      """
      <view id="v" customClass="Card"><subviews><label id="l"/></subviews>\
      <connections><outlet property="\(key)" destination="l" id="o"/></connections></view>
      """)
  }

  private func check(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["check", "--strict"] + arguments, directory: folder.path)
  }

  private static let undefined =
    "[<Card 0x0> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone."

  @Test("Sources in Swift and Objective-C are found, and an exception is an error at its place")
  func project() throws {
    let good = try check("App/Nibs/Good.xib")
    #expect([good.output, "\(good.status)"] == ["", "0"])
    let bad = try check("App/Nibs")
    #expect(bad.status == 1)
    #expect(
      bad.lines.first?.hasPrefix("App/Nibs/Bad.xib:5:") == true
        && bad.lines.first?.hasSuffix(": error: \(Self.undefined) [undefined-key]") == true)
    #expect(bad.lines.last == "  App/Sources/Card.swift:1:1: note: Card is declared here")
    #expect(bad.error == "2 documents: 1 error, no warnings; not shown: 1 note\n")
  }

  @Test("--sources adds folders, and a note names the folders that were read") func sources() throws {
    let other = try TemporaryFolder()
    let nib = try other.write(StrictCheckCommandTests.card("gone"), to: "Alone.xib")
    let alone = try check("--severity", "note", nib)
    #expect(alone.status == 0)
    #expect(alone.lines.contains { $0.contains("warning: Unknown class Card in Interface Builder file.") })
    #expect(alone.lines.contains { $0.contains("note: 0 source files were read in ") })
    let withSources = try check("--severity", "note", "--sources", "App/Sources", nib)
    #expect(withSources.status == 1)
    #expect(
      withSources.lines.contains {
        $0.hasSuffix("note: 2 source files were read in App/Sources [program-sources]")
      })
  }

  @Test("A folder outside of projects counts as one project, without the projects inside it")
  func looseFolders() throws {
    let loose = try TemporaryFolder()
    try loose.write(StrictCheckCommandTests.card("title"), to: "Nibs/Card.xib")
    try loose.write("class Card: UIView { @IBOutlet var title: UILabel! }", to: "Code/Card.swift")
    try loose.write("class Card: UIView { @IBOutlet var gone: UILabel! }", to: "Other/Sources/Card.swift")
    try loose.write("", to: "Other/Package.swift")
    func read(_ path: String) throws -> String? {
      let arguments = ["check", "--strict", "--severity", "note", path]
      return try CommandRun(arguments: arguments, directory: loose.path).lines
        .first { $0.contains("[program-sources]") }?.components(separatedBy: "note: ").last
    }
    #expect(try read(".") == "1 source file was read in . [program-sources]")
    #expect(try read("Nibs/Card.xib") == "0 source files were read in Nibs [program-sources]")
    #expect(try CommandRun(arguments: ["check", "--strict", "."], directory: loose.path).status == 0)
  }

  @Test("The home folder is not a project, even if it is a repository") func homeFolder() throws {
    let home = try TemporaryFolder()
    try home.write("", to: ".git/HEAD")
    try home.write("class Card: UIView {}", to: "Elsewhere/Card.swift")
    try home.write(StrictCheckCommandTests.card("gone"), to: "Desk/Card.xib")
    let run = try CommandRun(
      arguments: ["check", "--strict", "--severity", "note", "Desk/Card.xib"], directory: home.path,
      environment: ["HOME": home.path])
    #expect(run.output.contains("note: 0 source files were read in Desk [program-sources]"))
  }

  /// A project file that lists files by their paths in the project's folder.
  private static func project(_ listed: [String], inTarget: Set<String> = []) -> String {
    let references = listed.enumerated().map { index, path in
      "F\(index) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
        + (inTarget.contains(path) ? "B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };\n" : "")
    }
    let children = listed.indices.map { "F\($0), " }.joined()
    return """
      { objects = { P = {isa = PBXProject; mainGroup = G; }; G = {isa = PBXGroup; children = (\(children)); };
      \(references.joined()) }; }
      """
  }

  @Test(
    "A class of a separate project in the repository is unknown, unless the document's project lists its file"
  )
  func separateProjects() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    let project = "One/One.xcodeproj/project.pbxproj"
    try folder.write(Self.project(["Nib.xib"], inTarget: ["Nib.xib"]), to: project)
    try folder.write(Self.project(["Card.swift"]), to: "Two/Two.xcodeproj/project.pbxproj")
    try folder.write(StrictCheckCommandTests.card("gone"), to: "One/Nib.xib")
    try folder.write("class Card: UIView {}", to: "Two/Card.swift")
    func lines(_ arguments: String...) throws -> [Substring] {
      try CommandRun(
        arguments: ["check", "--strict"] + arguments + ["One/Nib.xib"], directory: folder.path
      ).lines.filter { $0.hasPrefix("One/") && !$0.contains(": note: ") }
    }
    #expect(try lines().map { $0.contains("warning: Unknown class Card") } == [true])
    #expect(try lines("--sources", ".").map { $0.contains("[undefined-key]") } == [true])
    for other in ["../Two/Card.swift", "../Two/Two.xcodeproj"] {
      try folder.write(Self.project(["Nib.xib", other], inTarget: ["Nib.xib"]), to: project)
      #expect(try lines().map { $0.contains("[undefined-key]") } == [true])
    }
  }

  @Test(
    "A file that the project does not list is not used, and the errors of a document in no target are warnings"
  )
  func unlistedFiles() throws {
    let folder = try TemporaryFolder()
    func check(_ listed: [String], inTarget: Set<String>) throws -> [Substring] {
      try folder.write(Self.project(listed, inTarget: inTarget), to: "App.xcodeproj/project.pbxproj")
      return try CommandRun(arguments: ["check", "--strict", "Nibs/Card.xib"], directory: folder.path).lines
    }
    try folder.write(StrictCheckCommandTests.card("gone"), to: "Nibs/Card.xib")
    try folder.write("class Card: UIView {}", to: "Nibs/Card.swift")
    try folder.write("class Card: UIView { @IBOutlet var gone: UILabel! }", to: "Code/Card.swift")
    #expect(try check(["Nibs/Card.xib", "Code/Card.swift"], inTarget: ["Nibs/Card.xib"]) == [])
    #expect(
      try check(["Nibs/Card.xib", "Nibs/Card.swift"], inTarget: ["Nibs/Card.xib"]).first?.contains(
        ": error: ")
        == true)
    let lines = try check(["Nibs/Card.xib", "Nibs/Card.swift"], inTarget: ["Nibs/Card.swift"])
    #expect(lines.first?.contains(": warning: \(Self.undefined)") == true)
    #expect(lines.last == "  note: no target of App.xcodeproj contains this document")
    // A package manifest decides instead.
    try folder.write("", to: "Nibs/Package.swift")
    #expect(try check(["Nibs/Card.swift"], inTarget: []).first?.contains(": error: ") == true)
  }

  @Test("The sources of a program are reported once") func sourcesOnce() throws {
    let lines = try check("--severity", "note", "App/Nibs").lines
    #expect(lines.filter { $0.contains("[program-sources]") }.count == 1)
  }

  @Test("--module chooses between classes with the same name") func module() throws {
    try folder.write("class Card: UIView { @IBOutlet var gone: UILabel! }", to: "Other/Card.swift")
    #expect(try check("App/Nibs/Bad.xib").status == 1)
    #expect(try check("--module", "Other", "App/Nibs/Bad.xib").status == 0)
  }

  @Test("Types that are nested too deeply are reported once for all documents")
  func deepSources() throws {
    let count = 20_000
    let deep = String(repeating: "struct A {\n", count: count) + String(repeating: "}", count: count)
    try folder.write(deep + "\nclass Base: UIView {}", to: "App/Sources/Deep.swift")
    let run = try check("App/Nibs/Good.xib", "App/Nibs")
    let warning = "warning: types are nested more than 64 levels deep; deeper ones are not read [deep-source]"
    #expect(run.lines.first == "App/Sources/Deep.swift:65:10: \(warning)")
    #expect(run.error == "2 documents: 1 error, 1 warning; not shown: 1 note\n")
  }

  @Test("JSON output contains the severity, the id and the message of an exception") func json() throws {
    let run = try check("--format", "json", "App/Nibs/Bad.xib")
    #expect(
      run.lines.first?.contains(
        #""severity": "error", "id": "undefined-key", "message": "\#(Self.undefined)""#) == true)
  }

  @Test(
    "A folder of sources that does not exist is a usage error",
    arguments: [["check", "--sources", "None", "a"], ["check", "--strict", "--sources", "None", "a"]])
  func badUsage(arguments: [String]) throws {
    #expect(try CommandRun(arguments: arguments, directory: folder.path).status == 64)
  }
}
