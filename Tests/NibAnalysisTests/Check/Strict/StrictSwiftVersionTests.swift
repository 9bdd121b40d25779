import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibSources

/// The selectors of methods whose first parameter has a label, which changed in Swift 3.
@Suite struct StrictSwiftVersionTests {
  /// A project with one target, which compiles `Home.swift` with the given version of Swift.
  private static func project(_ version: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A); };
      G = { isa = PBXGroup; children = (a); sourceTree = "<group>"; };
      a = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
            productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (b); };
      b = { isa = PBXBuildFile; fileRef = a; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(version) }; };
    }; rootObject = P; }
    """
  }

  /// The findings about a selector in a program with a controller, each with its notes.
  private static func findings(
    _ selector: String, _ method: String, _ files: [String: String], unwinds: Bool = false
  ) throws -> [String] {
    let connection =
      unwinds
      ? "<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"\(selector)\" id=\"u\"/>"
      : "<action selector=\"\(selector)\" destination=\"home\" id=\"a\"/>"
    let document = RuleExample(
      """
      <scene sceneID="s"><objects>
      <viewController customClass="Home" customModule="App" id="home" sceneMemberID="viewController"/>
      <exit id="exit" sceneMemberID="exit"/>
      <barButtonItem id="item"><connections>\(connection)</connections></barButtonItem>
      </objects></scene>
      """
    ).document
    var files = files
    files["Home.swift"] = "import UIKit\nclass Home: UIViewController {\n\(method) {}\n}"
    files["Main.storyboard"] = document
    let temporary = try TemporaryFolder(files)
    defer { withExtendedLifetime(temporary) {} }
    let file = temporary.url.appendingPathComponent("Main.storyboard").path
    let read = try NibReader.read(Array(document.utf8), file: file)
    return NibStrictCheck(read, program: NibProgram(sourcesIn: [temporary.path])).diagnostics
      .filter { ["unrecognized-selector", "unwind-action"].contains($0.id) }
      .map { "\($0.id)" + $0.notes.map { " | \($0.message)" }.joined() }
  }

  @Test(
    "Since Swift 3, the label of the first parameter is part of the selector",
    arguments: [
      ("@IBAction func ping(sender: UIButton)", "ping:", "pingWithSender:"),
      ("@IBAction func ping(with sender: UIButton)", "ping:", "pingWith:"),
      ("@IBAction func ping(button: UIButton)", "ping:", "pingWithButton:"),
      (
        "@IBAction func ping(sender: UIButton, forEvent event: UIEvent)", "ping:forEvent:",
        "pingWithSender:forEvent:"
      ),
    ])
  func labels(method: String, old: String, new: String) throws {
    let swift5 = ["App.xcodeproj/project.pbxproj": Self.project("SWIFT_VERSION = 5.0;")]
    #expect(
      try Self.findings(old, method, swift5) == [
        "unrecognized-selector | Home is declared here | declared here with a label for its first parameter, so that its "
          + "selector is \(new) since Swift 3: use _ as the label, or connect the action again"
      ])
    #expect(try Self.findings(new, method, swift5) == [])
    let swift2 = ["App.xcodeproj/project.pbxproj": Self.project("SWIFT_VERSION = 2.3;")]
    #expect(try Self.findings(old, method, swift2) == [])
  }

  @Test(
    "Methods without a label, and those with a name for Objective-C, have the same selector in all versions",
    arguments: [
      "@IBAction func ping(_ sender: UIButton)", "@objc(ping:) @IBAction func other(sender: UIButton)",
    ])
  func sameSelectors(method: String) throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.project("SWIFT_VERSION = 5.0;")]
    #expect(try Self.findings("ping:", method, files) == [])
  }

  @Test(
    "The target decides about the version, then files beside the sources, then the sources",
    arguments: [
      ([:], false), ([".swift-version": "4.2\n"], true), ([".swift-version": "2.2\n"], false),
      (["Package.swift": "// swift-tools-version:5.5\n"], true),
      (["Package.swift": "import PackageDescription\n"], false),
      (["Other.swift": "fileprivate let a = 1"], true),
      (["Other.swift": "let a = UIColor.redColor()"], false),
      (["Other.swift": "#if swift(>=3.0)\nfileprivate let a = 1\n#endif"], false),
      (["Other/Other.swift": "fileprivate let a = 1"], false),
      (["App.xcodeproj/project.pbxproj": Self.project("")], false),
      (["App.xcodeproj/project.pbxproj": Self.project(""), ".swift-version": "4.2"], false),
      (["App.xcodeproj/project.pbxproj": Self.project(""), "Other.swift": "let a = Mode.default"], true),
      (
        ["App.xcodeproj/project.pbxproj": Self.project("SWIFT_VERSION = 2.3;"), ".swift-version": "4.2"],
        false
      ),
    ])
  func versions(files: [String: String], isReported: Bool) throws {
    let found = try Self.findings("ping:", "@IBAction func ping(sender: UIButton)", files)
    #expect(!found.isEmpty == isReported)
  }

  @Test("The method of an unwind segue has the label, too") func unwinding() throws {
    let method = "@IBAction func back(segue: UIStoryboardSegue)"
    let files = [".swift-version": "5.0"]
    #expect(try Self.findings("backWithSegue:", method, files, unwinds: true) == [])
    #expect(try Self.findings("back:", method, [:], unwinds: true) == [])
    let found = try Self.findings("back:", method, files, unwinds: true)
    #expect(found.count == 1 && found.first?.contains("backWithSegue: since Swift 3") == true)
  }
}
