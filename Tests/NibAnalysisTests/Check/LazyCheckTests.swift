import Synchronization
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The parts of a check that are left out because no rule needs them.
@Suite struct LazyCheckTests {
  @Test(
    "The sources of the program are read only for rules that need them",
    arguments: [("duplicate-id", false), ("malformed-value", false), ("outlet", true), ("dead-nib", true)])
  func sources(rule: String, areRead: Bool) {
    let document = CheckSample.document("XIB", "<objects><view id=\"v\"/></objects>", file: "S.xib")
    let count = Counter()
    let project = CheckProject(program: count.program())
    _ = NibCheck(document, project: project, configuration: CheckConfiguration(only: [rule])).diagnostics
    #expect((count.value > 0) == areRead)
  }

  @Test(
    "The sources are not scanned for a document without classes and outlets whose name they contain",
    arguments: ["dead-nib", "unused-outlet", "unregistered-font", "never-dequeued"])
  func scanning(rule: String) {
    let document = CheckSample.document("XIB", "<objects><view id=\"v\"/></objects>", file: "Card.xib")
    let program = NibProgram(files: [("List.swift", Array("let nib = \"Card\"".utf8))])
    let project = CheckProject(program: program)
    let found = NibCheck(document, project: project, configuration: CheckConfiguration(only: [rule]))
      .diagnostics
    #expect(found.filter { $0.id == rule }.isEmpty)
    #expect(!program.areSourcesScanned)
    program.scanSources()
    let again = NibCheck(document, project: project, configuration: CheckConfiguration(only: [rule]))
      .diagnostics
    #expect(again == found)
  }

  @Test("Only the files that contain a name are scanned for it, unless they do not mention it") func names() {
    let files = [
      (path: "A.swift", bytes: Array("let a = 1 // Card".utf8)),
      (path: "B.swift", bytes: Array("class CardController { let nib = \"Card\" }".utf8)),
    ]
    func sources() -> ScannedSources {
      ScannedSources(files) { SwiftVersions(projects: SourceProjects(), folders: [], newFolders: $0) }
    }
    let searched = sources()
    #expect(searched.mention("Card") && !searched.isScanned)
    let complete = sources()
    #expect(!complete.mention("Gone") && complete.isScanned)
    for name in ["Card", "CardController", "nib", "Car", "a", "b", ""] {
      #expect(sources().mention(name) == complete.content.words.mention(name), "\(name)")
    }
  }

  @Test(
    "Only rules about loaded documents need loading",
    arguments: [("duplicate-id", false), ("encoding-mismatch", false), ("dangling-reference", true)])
  func loading(rule: String, isNeeded: Bool) {
    #expect(CheckConfiguration(only: [rule]).needsLoading == isNeeded)
    #expect(CheckConfiguration().needsLoading)
  }

  @Test(
    "Only scenes with other frames than the saved ones are loaded again with the saved sizes",
    arguments: [("", 1), (#"<segue kind="embed" destination="vc0" id="embed"/>"#, 2)])
  func savedSizes(segue: String, scenes: Int) throws {
    /// A scene whose view has a subview at 10 points, with a constraint for another distance.
    func scene(_ number: Int, top: Int) -> String {
      let ids = { (id: String) in "\(id)\(number)" }
      return """
        <scene sceneID="\(ids("s"))"><objects><viewController id="\(ids("vc"))" sceneMemberID="viewController">
        <view key="view" id="\(ids("root"))"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(ids("a"))">
        <rect key="frame" x="10" y="10" width="40" height="20"/></view></subviews><constraints>
        <constraint firstItem="\(ids("a"))" firstAttribute="leading" secondItem="\(ids("root"))"
          secondAttribute="leading" constant="10" id="\(ids("c"))"/>
        <constraint firstItem="\(ids("a"))" firstAttribute="top" secondItem="\(ids("root"))" secondAttribute="top"
          constant="\(top)" id="\(ids("d"))"/>
        <constraint firstItem="\(ids("a"))" firstAttribute="width" constant="40" id="\(ids("e"))"/>
        <constraint firstItem="\(ids("a"))" firstAttribute="height" constant="20" id="\(ids("f"))"/>
        </constraints></view><connections>\(number == 1 ? segue : "")</connections></viewController></objects></scene>
        """
    }
    let document = CheckSample.document(
      "Storyboard.XIB", "<scenes>\(scene(0, top: 10))\(scene(1, top: 12))</scenes>", file: "S.storyboard")
    let context = CheckContext(
      document, options: LayoutOptions(), project: CheckProject(), configuration: CheckConfiguration())
    #expect(context.loaded.roots.count == 2)
    #expect(context.replayed.roots.count == scenes)
    let misplaced = MisplacementCheck(context).diagnostics
    #expect(
      misplaced.map(\.message) == [
        "the saved y of the view is 10, but its constraints give 12: update its frame"
      ])
  }

  /// Counts how often a program is read.
  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock(\.self) }

    func program() -> NibProgram? {
      count.withLock { $0 += 1 }
      return NibProgram()
    }
  }
}
