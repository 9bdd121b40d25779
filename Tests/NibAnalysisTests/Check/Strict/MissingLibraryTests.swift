import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Members of Apple's classes that extensions in libraries may declare.
@Suite struct MissingLibraryTests {
  /// The findings, as severities and ids, of the strict check and of the usual one, in `App/Card.xib` of a program with the
  /// files.
  private static func findings(_ objects: String, _ files: [String: String]) throws -> [String] {
    let sources = ["App/Card.swift": "class Card: UIView { @IBOutlet var title: UILabel! }"]
    let folder = try TemporaryFolder(files.merging(sources) { first, _ in first })
    defer { withExtendedLifetime(folder) {} }
    let document = CheckSample.document(
      "XIB", "<objects>\(objects)</objects>", file: "\(folder.path)/App/Card.xib")
    let program = NibProgram(sourcesIn: [folder.path])
    let found = [
      NibStrictCheck(document, program: program).diagnostics,
      NibCheck(document, project: CheckProject(program: program)).diagnostics,
    ]
    return found.joined().filter { ["undefined-key", "unrecognized-selector"].contains($0.id) }
      .map { "\($0.severity) \($0.id)" }
  }

  private static func object(_ element: String, _ attributes: String = "") -> String {
    """
    <\(element) id="object" \(attributes)><connections>
    <outlet property="emptySource" destination="l" id="o"/></connections></\(element)>\(StrictSample.label)
    """
  }

  private static let definite = ["error undefined-key", "warning undefined-key"]
  private static let possible = ["note undefined-key", "note undefined-key"]

  @Test(
    "An outlet of one of Apple's views is only a note if libraries are not there",
    arguments: [
      ["Podfile": "target 'App' do\n  pod 'EmptyTable'\nend"],
      ["Podfile": "pod 'EmptyTable'", "Pods/Manifest.lock": "", "Pods/Headers/Public/x": ""],
      ["App/Cartfile": "github \"a/EmptyTable\" ~> 1.0"],
      ["Package.swift": "Package(dependencies: [.package(url: \"https://a.example\", from: \"1.0.0\")])"],
      [".gitmodules": "[submodule \"Table\"]\n\tpath = Libraries/Table\n\turl = a.example"],
      [
        "App.xcodeproj/project.pbxproj": """
        { objects = { P = { isa = PBXProject; mainGroup = G; }; G = { isa = PBXGroup; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/E"; }; }; }
        """
      ],
    ])
  func missing(files: [String: String]) throws {
    #expect(try Self.findings(Self.object("tableView"), files) == Self.possible)
  }

  @Test(
    "It is certain if all libraries are there",
    arguments: [
      [:], ["Podfile": "target 'App' do\n  # pod 'EmptyTable'\nend"],
      ["Podfile": "pod 'EmptyTable'", "Pods/EmptyTable/Table.h": "@interface Table : UIView\n@end"],
      ["Cartfile": "github \"a/EmptyTable\"", "Carthage/Checkouts/Table/Table.m": ""],
      ["Package.swift": "let p = Package(dependencies: [.package(path: \"Core\")])"],
      [".gitmodules": "path = Libraries/Table", "Libraries/Table/Table.m": ""],
      ["Example/Podfile": "pod 'EmptyTable'"],
    ])
  func present(files: [String: String]) throws {
    #expect(try Self.findings(Self.object("tableView"), files) == Self.definite)
  }

  @Test("A library that is there declares the outlet") func declared() throws {
    let files = [
      "Podfile": "pod 'EmptyTable'",
      "Pods/EmptyTable/UITableView+Empty.h": """
      @interface UITableView (Empty)
      @property (nonatomic, weak) IBOutlet id emptySource;
      @end
      """,
    ]
    #expect(try Self.findings(Self.object("tableView"), files) == [])
  }

  @Test(
    "Classes of the program, and controllers that have probably lost their class, have no such outlets",
    arguments: [("view", "customClass=\"Card\""), ("viewController", "")])
  func otherClasses(element: String, attributes: String) throws {
    let files = ["Podfile": "pod 'EmptyTable'"]
    #expect(try Self.findings(Self.object(element, attributes), files) == Self.definite)
  }

  @Test("A method of one of Apple's views may be in a library, too") func methods() throws {
    let objects = """
      <tableView id="t"/><button id="b"><connections>
      <action selector="reloadEmpty:" destination="t" eventType="touchUpInside" id="a"/></connections></button>
      """
    #expect(try Self.findings(objects, ["Podfile": "pod 'EmptyTable'"]) == ["note unrecognized-selector"])
    #expect(try Self.findings(objects, [:]) == ["warning unrecognized-selector"])
  }
}
