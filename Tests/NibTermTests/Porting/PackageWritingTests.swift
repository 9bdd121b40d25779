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
        "Sources/Hello/GreetingController.xib", "Sources/Hello/main.swift",
        "Tests/HelloTests/GreetingTests.swift", "Tests/HelloTests/NibTests.swift",
      ])
    #expect(
      try text("Hello/Package.swift").contains(
        #"plugins: [.plugin(name: "NibBindings", package: "NibTerm")]"#))
    let check = try CommandRun("check", "--strict", "Hello", directory: folder.path)
    #expect(check.error.hasPrefix("1 document: no errors, no warnings"))
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
        Wrote App to Out: 1 Swift file, 1 resources.
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
}
