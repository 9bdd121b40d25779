import NibAnalysis
import NibCore
import TestSupport
import Testing

@testable import NibTools

/// The check of a document in a folder with many others.
@Suite struct CheckedFolderTests {
  /// The documents that are checked, and files that their findings depend on.
  private static let files = [
    "App.xcodeproj/project.pbxproj": "{}",
    "App/Main.storyboard": SmallNibs.storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="first" customClass="List" customModuleProvider="target" id="list"
          sceneMemberID="viewController">
          <connections>
            <outlet property="missing" destination="list" id="o"/>
            <segue destination="exit" kind="unwind" unwindAction="back:" id="u"/>
          </connections>
        </viewController>
        <exit id="exit" sceneMemberID="exit"/>
      </objects></scene>
      <scene sceneID="t"><objects>
        <viewControllerPlaceholder storyboardName="Setings" id="r" sceneMemberID="viewController"/>
      </objects></scene>
      <scene sceneID="v"><objects>
        <viewControllerPlaceholder storyboardName="Other" id="q" sceneMemberID="viewController"/>
      </objects></scene>
      """),
    "App/Card.xib": SmallNibs.label("Card"),
    "App/Other.storyboard": SmallNibs.storyboard(""),
    "App/de.lproj/Card.strings": "\"label.text\" = \"Karte\"\n",
    "App/List.swift": """
    class List: UIViewController {
      override func viewDidLoad() {
        performSegue(withIdentifier: "none", sender: nil)
        storyboard?.instantiateViewController(withIdentifier: "second")
      }
    }
    """,
  ]

  /// The findings of both checks of the documents in a folder, by the names of the documents.
  private static func findings(in folder: TemporaryFolder, _ names: [String]) throws -> [String: [String]] {
    let files = names.map { "\(folder.path)/\($0)" }
    let storyboards = CheckStoryboards(files)
    let programs = CheckPrograms(folders: [], checked: [folder.path], module: nil)
    var found: [String: [String]] = [:]
    for (name, file) in zip(names, files) {
      let document = try NibReader.read(try FileBytes.readDocument(file), file: file)
      let program = programs.program(around: file)
      let project = CheckProject(storyboards: storyboards.names(beside: file), program: program)
      let all =
        NibCheck(document, project: project).diagnostics
        + NibStrictCheck(document, program: program).diagnostics
      // The note on the program says how many source files there are.
      found[name] = all.filter { $0.id != "program-sources" }.map {
        $0.rendered.replacing(folder.path, with: "")
      }
    }
    return found
  }

  @Test("A document has the same findings alone and among many others, which are in its folder and in others")
  func sameFindings() throws {
    let checked = ["App/Main.storyboard", "App/Card.xib"]
    let folder = try TemporaryFolder(Self.files)
    let alone = try Self.findings(in: folder, checked)
    let ids = Set(
      checked.flatMap { alone[$0] ?? [] }.compactMap { $0.firstMatch(of: /\[([a-z-]+)\]/)?.output.1 })
    // Each of these looks for something in the folder or in the other documents.
    #expect(
      ids.isSuperset(of: [
        "missing-storyboard", "unreadable-translation", "unknown-segue", "unknown-scene", "undefined-key",
        "unwind-action", "dead-nib",
      ]), "\(ids.sorted())")
    for index in 0..<150 {
      let place = index.isMultiple(of: 2) ? "App" : "App/Group\(index % 7)"
      try folder.write(SmallNibs.label("\(index)"), to: "\(place)/Other\(index).xib")
      try folder.write("class Other\(index): UIView {}", to: "\(place)/Other\(index).swift")
    }
    #expect(try Self.findings(in: folder, checked) == alone)
  }

  @Test("The knowledge about a project is built once for all of its documents") func oneProgram() throws {
    let folder = try TemporaryFolder(Self.files)
    let files = try (0..<60).map { index in
      try folder.write(SmallNibs.label("\(index)"), to: "App/Group\(index % 7)/Other\(index).xib")
    }
    let programs = CheckPrograms(folders: [], checked: [folder.path], module: nil)
    programs.begin(files)
    for file in files {
      #expect(programs.program(around: file).sourceCount == 1)
    }
    #expect(programs.readCount == 1)
  }
}
