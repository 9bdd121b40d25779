import Foundation
import Testing

/// The packages that `nibterm port` and `nibterm new` write.
@Suite struct PackageWritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files(_ name: String) throws -> [String] {
    let path = folder.path + "/" + name
    return try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter { file in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
  }

  @Test("nibterm new writes a package with a controller, a nib, tests and a README") func new() throws {
    let run = try CommandRun("new", "Hello", directory: folder.path)
    #expect(run.output == "Wrote the package Hello. Run it with: cd Hello && swift run\n")
    #expect(
      try files("Hello") == [
        ".gitignore", "Package.swift", "README.md", "Sources/Hello/GreetingController.swift",
        "Sources/Hello/GreetingController.xib", "Sources/Hello/Resources/README.md",
        "Sources/Hello/main.swift",
        "Tests/HelloTests/GreetingTests.swift", "Tests/HelloTests/NibTests.swift",
      ])
    #expect(
      try text("Hello/Package.swift").contains(
        #"plugins: [.plugin(name: "NibBindings", package: "NibTerm")]"#))
    let check = try CommandRun("check", "--strict", "Hello", directory: folder.path)
    #expect(check.error.hasPrefix("1 document: no errors, no warnings"))
  }

  @Test("The command that nibterm new shows is for a shell") func shellWords() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/my $(apps)", withIntermediateDirectories: true)
    let run = try CommandRun("new", "my $(apps)/Hello", directory: folder.path)
    #expect(run.output == "Wrote the package Hello. Run it with: cd 'my $(apps)/Hello' && swift run\n")
  }

  @Test("nibterm new leaves an existing folder alone") func existing() throws {
    try folder.write("mine", to: "Hello/README.md")
    let run = try CommandRun("new", "Hello", directory: folder.path)
    #expect(run.status == 1)
    #expect(run.error == "Hello: error: this file or folder exists; choose another name\n")
    #expect(try files("Hello") == ["README.md"])
  }

  @Test(
    "nibterm new explains which names are possible",
    arguments: [
      ("a-b", "'a-b' is not the name of a Swift module; use letters, digits and underscores"),
      ("1st", "'1st' is not the name of a Swift module"), ("", "'' is not the name of a Swift module"),
      ("NibCore", "'NibCore' is the name of another module"),
      ("main", "'main' is the name of another module"),
      ("NibTermBindings", "'NibTermBindings' is the name of another module"),
      ("class", "'class' is a word of the language Swift"),
      ("Self", "'Self' is a word of the language Swift"),
      ("_", "'_' is not the name of a Swift module"),
    ])
  func names(name: String, message: String) throws {
    let run = try CommandRun("new", name, directory: folder.path)
    #expect(run.status == 64)
    #expect(run.error.contains(message))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("nibterm port writes sources, resources, a manifest and tests, and does not change the app")
  func port()
    throws
  {
    let source = "import UIKit\nclass Card: UIView { @IBOutlet var label: UILabel! }\n"
    try folder.write(source, to: "App/Card.swift")
    try folder.write(SmallNibs.label("Name"), to: "App/Base.lproj/Card.xib")
    try folder.write("int main(void) { return 0; }", to: "App/main.m")
    let run = try CommandRun("port", "App", "-o", "Out", directory: folder.path)
    #expect(
      run.output == """
        Wrote App to Out: 1 Swift file, 1 resource.
        Not ported: 1, listed above.
        Run it with: cd Out && swift run

        """)
    #expect(run.error == "App/main.m:1:1: warning: Objective-C and C are not compiled [not-ported]\n")
    #expect(
      try files("Out") == [
        ".gitignore", "Package.swift", "Sources/App/Card.swift", "Sources/App/Resources/Base.lproj/Card.xib",
        "Tests/AppTests/NibTests.swift",
      ])
    #expect(try text("Out/Sources/App/Card.swift").contains("@Outlet var label: UILabel!"))
    #expect(try text("App/Card.swift") == source)
    #expect(try CommandRun("port", "App", "-o", "Out", directory: folder.path).status == 1)
    #expect(try CommandRun("port", "App", "-o", "Out", "--force", directory: folder.path).status == 0)
  }

  @Test(
    "Files that the project names but that are not at their place are listed, and other kinds of resources are copied"
  )
  func missingFiles() throws {
    try folder.write("import UIKit\nclass Card: UIView {}\n", to: "Repo/App/Card.swift")
    try folder.write("class Shared {}\n", to: "Shared.swift")
    try folder.write("[]", to: "Repo/App/Models/questions.json")
    try folder.write("sound", to: "Repo/App/bell.mp3")
    try folder.write("[]", to: "Repo/App/tea.json")
    try folder.write("", to: "Repo/App/notes.xyz")
    try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; path = App; children = (S, O, Q, M, N, J); sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
        O = { isa = PBXFileReference; path = ../../Shared.swift; sourceTree = "<group>"; };
        Q = { isa = PBXFileReference; path = questions.json; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = bell.mp3; sourceTree = "<group>"; };
        N = { isa = PBXFileReference; path = Gone.png; sourceTree = "<group>"; };
        J = { isa = PBXFileReference; path = tea.json; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (C);
              productType = "com.apple.product-type.application"; };
        C = { isa = PBXSourcesBuildPhase; files = (BS, BO, BQ, BM, BN, BJ); };
        BS = { isa = PBXBuildFile; fileRef = S; }; BO = { isa = PBXBuildFile; fileRef = O; };
        BQ = { isa = PBXBuildFile; fileRef = Q; }; BM = { isa = PBXBuildFile; fileRef = M; };
        BN = { isa = PBXBuildFile; fileRef = N; }; BJ = { isa = PBXBuildFile; fileRef = J; };
      }; }
      """, to: "Repo/App.xcodeproj/project.pbxproj")
    let run = try CommandRun("port", "Repo", "-o", "Out", directory: folder.path)
    let problem = "warning: the project names this file, but it"
    #expect(
      run.error.split(separator: "\n").map { $0.replacing(folder.path + "/Shared", with: "/Shared") } == [
        "Repo/App/Gone.png:1:1: \(problem) was not found [not-ported]",
        "Repo/App/questions.json:1:1: \(problem) was not found; there is Repo/App/Models/questions.json [not-ported]",
        "/Shared.swift:1:1: \(problem) is outside of the folder of the app [not-ported]",
      ])
    #expect(
      try files("Out").filter { $0.contains("Resources") } == [
        "Sources/App/Resources/bell.mp3", "Sources/App/Resources/tea.json",
      ])
  }

  private func project(_ type: String, sdk: String) -> String {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (C); buildConfigurationList = L;
            productType = "com.apple.product-type.\(type)"; };
      C = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = S; };
      L = { isa = XCConfigurationList; buildConfigurations = (R); };
      R = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = \(sdk); }; };
    }; }
    """
  }

  @Test("Of several Xcode projects, one with an app for iOS is ported, and another one can be named")
  func iosProject() throws {
    let places = [
      ("ATool", "tool", "macosx"), ("BMac", "application", "macosx"), ("UI", "application", "iphoneos"),
    ]
    for (place, type, sdk) in places {
      try folder.write("import UIKit\nclass \(place): UIView {}\n", to: "Repo/\(place)/Card.swift")
      try folder.write(project(type, sdk: sdk), to: "Repo/\(place)/\(place).xcodeproj/project.pbxproj")
    }
    let run = try CommandRun("port", "Repo", "-o", "Out", directory: folder.path)
    #expect(try text("Out/Sources/UI/Card.swift").contains("class UI"))
    #expect(
      run.lines.contains(
        "Ported Repo/UI/UI.xcodeproj. To port another project, name it: "
          + "nibterm port Repo/ATool/ATool.xcodeproj"))
    #expect(run.lines.contains("Left out another project: Repo/BMac/BMac.xcodeproj"))
    let named = try CommandRun(
      "port", "Repo/BMac/BMac.xcodeproj", "-o", "Named", directory: folder.path)
    #expect(named.status == 0)
    #expect(try text("Named/Sources/BMac/Card.swift").contains("class BMac"))
  }

  @Test("Of several Xcode projects in a folder, the least deep one is ported, and the others are named")
  func projects()
    throws
  {
    for place in ["App", "Copy/App"] {
      try folder.write("import UIKit\nclass Card: UIView {}\n", to: "Repo/\(place)/Card.swift")
      try folder.write("{}", to: "Repo/\(place)/App.xcodeproj/project.pbxproj")
      try folder.write(SmallNibs.label(place), to: "Repo/\(place)/Card.xib")
    }
    let run = try CommandRun("port", "Repo", "-o", "Out", directory: folder.path)
    #expect(run.lines.contains("Left out another project: Repo/Copy/App/App.xcodeproj"))
    #expect(
      try files("Out/Sources") == ["App/Card.swift", "App/Resources/Card.xib"])
    #expect(try text("Out/Sources/App/Resources/Card.xib").contains("\"App\""))
  }

  @Test(
    "A package of a project with the name of a module or a word of Swift has another name",
    arguments: [
      ("Foundation", "FoundationApp"), ("class", "classApp"), ("My App 2", "My_App_2"), ("2048", "_2048"),
    ])
  func projectNames(project: String, module: String) throws {
    try folder.write("class Card {}\n", to: "\(project)/Card.swift")
    _ = try CommandRun("port", project, "-o", "Out", directory: folder.path)
    #expect(try files("Out").contains("Sources/\(module)/Card.swift"))
    #expect(try text("Out/Package.swift").contains("name: \"\(module)\""))
  }

  @Test("Resources with one name are both in the package, and equal ones once") func equalNames() throws {
    try folder.write("class Card {}\n", to: "App/Card.swift")
    for (place, content) in [("a", "1"), ("b", "2"), ("c", "1")] {
      try folder.write(content, to: "App/\(place)/data.json")
    }
    let run = try CommandRun("port", "App", "-o", "Out", directory: folder.path)
    #expect(
      run.error
        == "App/b/data.json:1:1: warning: another resource has the name data.json, so this one is data2.json in the package [not-ported]\n"
    )
    #expect(try files("Out/Sources/App/Resources") == ["data.json", "data2.json"])
    #expect(try text("Out/Sources/App/Resources/data2.json") == "2")
  }

  @Test("Links that lead out of the project are named and not followed") func links() throws {
    try folder.write("class Card {}\n", to: "App/Card.swift")
    try folder.write("secret", to: "secret.txt")
    try folder.write("class Secret {}", to: "Secret.swift")
    try folder.write("own", to: "App/own.txt")
    let manager = FileManager.default
    for (link, target) in [
      ("notes.txt", "../secret.txt"), ("Other.swift", "../Secret.swift"), ("more.txt", "own.txt"),
    ] {
      try manager.createSymbolicLink(atPath: "\(folder.path)/App/\(link)", withDestinationPath: target)
    }
    let run = try CommandRun("port", "App", "-o", "Out", directory: folder.path)
    #expect(
      run.error == """
        App/Other.swift:1:1: warning: a link that leads out of the folder is not followed [not-ported]
        App/notes.txt:1:1: warning: a link that leads out of the folder is not followed [not-ported]

        """)
    #expect(try files("Out/Sources/App") == ["Card.swift", "Resources/more.txt", "Resources/own.txt"])
  }

  @Test("A nib that the target contains is ported instead of another one with its name") func ownNib() throws
  {
    try folder.write("import UIKit\nclass Card: UIView {}\n", to: "Repo/App/Card.swift")
    try folder.write(SmallNibs.label("Stale"), to: "Repo/App/Card.xib")
    try folder.write(SmallNibs.label("Current"), to: "Repo/Card.xib")
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXGroup; children = (S, N); path = App; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
        N = { isa = PBXFileReference; path = ../Card.xib; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = S; };
        B2 = { isa = PBXBuildFile; fileRef = N; };
      }; }
      """
    try folder.write(project, to: "Repo/App.xcodeproj/project.pbxproj")
    let run = try CommandRun("port", "Repo", "-o", "Out", directory: folder.path)
    #expect(run.status == 0)
    #expect(try files("Out/Sources/App/Resources") == ["Card.xib"])
    #expect(try text("Out/Sources/App/Resources/Card.xib").contains("\"Current\""))
  }

  @Test("A package is not written through a linked folder, and its own output is not ported again")
  func output()
    throws
  {
    try folder.write("class Card {}\n", to: "App/Card.swift")
    try folder.write("mine", to: "Elsewhere/keep.txt")
    try folder.write("", to: "Out/Sources/.keep")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Out/Sources/App", withDestinationPath: "../../Elsewhere")
    let linked = try CommandRun("port", "App", "-o", "Out", "--force", directory: folder.path)
    #expect(linked.status == 1)
    #expect(linked.error.contains("Out/Sources/App is a link; remove it, or name another folder with -o"))
    #expect(try files("Elsewhere") == ["keep.txt"])
    for _ in 0..<2 {
      let run = try CommandRun("port", "App", "-o", "App/Port", "--force", directory: folder.path)
      #expect(run.output.hasPrefix("Wrote App to App/Port: 1 Swift file, 0 resources."))
    }
    let other = try CommandRun("port", "App", "-o", "Other", directory: folder.path)
    #expect(other.output.hasPrefix("Wrote App to Other: 1 Swift file, 0 resources."))
  }

  @Test("The path or address of NibTerm is written as text, and an address names its own package")
  func dependency()
    throws
  {
    for (index, address) in ["https://example.org/forks/my-nibterm.git", "https://example.org/a\"b\\(c)"]
      .enumerated()
    {
      #expect(
        try CommandRun("new", "Hello\(index)", "--nibterm", address, directory: folder.path).status == 0)
    }
    let first = try text("Hello0/Package.swift")
    #expect(first.contains(#".package(url: "https://example.org/forks/my-nibterm.git", branch: "main")"#))
    #expect(first.contains(#".plugin(name: "NibBindings", package: "my-nibterm")"#))
    #expect(try text("Hello1/Package.swift").contains(##"url: "https://example.org/a\"b\\(c)""##))
    #expect(
      try CommandRun("new", "Second", "--nibterm", "me@host:forks/terms.git", directory: folder.path).status
        == 0)
    #expect(
      try text("Second/Package.swift").contains(#".package(url: "me@host:forks/terms.git", branch: "main")"#))
    #expect(try text("Second/Package.swift").contains(#"package: "terms""#))
    let wrong = try CommandRun("new", "Third", "--nibterm", "nowhere", directory: folder.path)
    #expect(
      wrong.error
        == "nowhere: error: this is not a folder with the package of NibTerm; name a clone or its address\n")
  }

  @Test("port never changes the files of the app, wherever the package is written") func ownFiles() throws {
    let source = "class Card {}\n"
    try folder.write(source, to: "Repo/Sources/Card/Card.swift")
    try folder.write("mine", to: "Repo/Sources/Card/Package.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link", withDestinationPath: "Repo/Sources/Card")
    let place = "Repo/Sources/Card"
    for output in [place, "./" + place, "Link", folder.path + "/Repo/./Sources/Card"] {
      let run = try CommandRun("port", place, "-o", output, "--force", directory: folder.path)
      #expect(run.status == 1)
      #expect(run.error.contains("this is the folder of the app, which is not changed"), "\(run.error)")
    }
    let around = try CommandRun("port", place, "-o", "Repo", "--force", directory: folder.path)
    #expect(around.status == 1 && around.error.contains("Repo/Sources/Card/Card.swift is a file of the app"))
    #expect(try files("Repo") == ["Sources/Card/Card.swift", "Sources/Card/Package.swift"])
    #expect(try text("Repo/Sources/Card/Card.swift") == source)
    #expect(try CommandRun("port", place, "-o", "", directory: folder.path).status == 64)
  }
}
