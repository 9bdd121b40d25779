import NibSupport
import TestSupport
import Testing

@testable import NibFormats

/// Nibs with an archive for each group of systems: which archives there are, and how they differ.
@Suite struct NibVariantTests {
  /// The root view of a xib with a view at the edges of its safe area.
  private static var screen: String {
    XibText.xib(
      """
      <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><view id="bar" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0.0" y="20" width="375" height="44"/></view></subviews>
        <constraints>
          <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
          <constraint firstItem="bar" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c2"/>
          <constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="c3"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      """
    ).replacing("version=\"3.0\"", with: "version=\"3.0\" useSafeAreas=\"YES\"")
  }

  private static let cell = """
    <collectionViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
      <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <subviews><view id="image" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/></view></subviews></view>
      <constraints>
        <constraint firstItem="image" firstAttribute="top" secondItem="cell" secondAttribute="top" id="c1"/>
      </constraints></collectionViewCell>
    """

  private func output(_ text: String, xcode: Int, target: Double?) throws -> NibCompiler.Output {
    let document = try NibReader.read(Array(text.utf8), file: "Screen.xib")
    return try NibCompiler.compile(document, NibCompilerOptions(xcode: xcode, deploymentTarget: target))
  }

  private func graphs(_ output: NibCompiler.Output) throws -> [String: CodedGraph] {
    try output.folder.reduce(into: [:]) {
      $0[$1.name] = try NIBArchiveReader.graph(of: $1.bytes, file: $1.name)
    }
  }

  /// The names of the guides that belong to views.
  private func guides(_ graph: CodedGraph) -> [String] {
    graph.objects.indices.filter { graph.object("UILayoutGuideOwningView", of: $0) != nil }
      .compactMap { graph.string("UILayoutGuideIdentifier", of: $0) }
  }

  @Test(
    "Constraints to a safe area need an archive for iOS 11 and one for older systems, from Xcode 9 to 12",
    arguments: [
      (8, 9.0, []), (9, 9.0, ["runtime.nib", "objects-11.0+.nib"]),
      (12, 10.3, ["runtime.nib", "objects-11.0+.nib"]),
      (12, 11.0, []), (12, nil, []), (13, 9.0, []),
    ] as [(Int, Double?, [String])])
  func safeAreas(xcode: Int, target: Double?, names: [String]) throws {
    let output = try output(Self.screen, xcode: xcode, target: target)
    #expect(output.folder.map(\.name) == names)
    if let first = output.folder.first { #expect(first.bytes == output.bytes) }
  }

  @Test("Before iOS 11, constraints to the safe area are constraints to its view, and come first")
  func oldConstraints() throws {
    let graphs = try graphs(try output(Self.screen, xcode: 12, target: 9))
    let old = try #require(graphs["runtime.nib"])
    let new = try #require(graphs["objects-11.0+.nib"])
    #expect(guides(old).isEmpty && !old.objects.contains { $0.className == "UILayoutGuide" })
    #expect(guides(new) == ["UIViewSafeAreaLayoutGuide"])
    let root = try #require(
      old.objects(in: "UINibTopLevelObjectsKey", of: old.root).last { old.objects[$0].className == "UIView" })
    let constraints = old.objects(in: "UIViewAutolayoutConstraints", of: root)
    #expect(constraints.map { old.object("NSFirstItem", of: $0) == root } == [true, false, false])
    #expect(constraints.map { old.object("NSSecondItem", of: $0) == root } == [false, true, true])
    #expect(constraints.map { old.int("NSFirstAttributeV2", of: $0) } == [4, 5, 3])
  }

  @Test("A nib without constraints to a safe area is one file; before iOS 11, it has no guide")
  func unusedGuide()
    throws
  {
    let text = Self.screen.replacing("\"safe\" secondAttribute", with: "\"root\" secondAttribute")
      .replacing("firstItem=\"safe\" ", with: "")
    for (target, count) in [(9.0, 0), (11.0, 1)] {
      let output = try output(text, xcode: 12, target: target)
      #expect(output.folder.isEmpty)
      let graph = try NIBArchiveReader.graph(of: output.bytes, file: "Screen.nib")
      #expect(graph.objects.count { $0.className == "UILayoutGuide" } == count)
    }
  }

  @Test("The content of a collection cell is placed by constraints from iOS 12.3") func cells() throws {
    let text = XibText.xib(Self.cell)
    #expect(try output(text, xcode: 10, target: 9).folder.isEmpty)
    #expect(try output(text, xcode: 12, target: 12.3).folder.isEmpty)
    let graphs = try graphs(try output(text, xcode: 12, target: 9))
    #expect(graphs.keys.sorted() == ["objects-12.3+.nib", "runtime.nib"])
    let counts = graphs.mapValues { graph in
      graph.objects.indices.count { graph.string("NSLayoutIdentifier", of: $0) == "UIIBSystemGenerated" }
    }
    #expect(counts == ["runtime.nib": 0, "objects-12.3+.nib": 4])
  }

  @Test(
    "All nibs of a storyboard are folders if one needs it, with the guides of the controller before iOS 11")
  func storyboard() throws {
    let scenes = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771"
        targetRuntime="iOS.CocoaTouch" useSafeAreas="YES" initialViewController="main"><scenes>
        <scene sceneID="s1"><objects><viewController id="main"><view key="view" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews><view id="bar"><rect key="frame" x="0.0" y="20" width="375" height="44"/></view></subviews>
          <constraints>
            <constraint firstItem="bar" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
            <constraint firstItem="bar" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
          </constraints><viewLayoutGuide key="safeArea" id="safe"/></view></viewController></objects></scene>
        </scenes></document>
      """
    let document = try NibReader.read(Array(scenes.utf8), file: "Main.storyboard")
    let files = try NibCompiler.compileStoryboard(
      document, NibCompilerOptions(xcode: 12, deploymentTarget: 9)
    ).files
    let archives = ["runtime.nib", "objects-11.0+.nib"]
    #expect(
      Set(files.map(\.name))
        == Set(
          ["UIViewController-main.nib", "main-view-root.nib"].flatMap { nib in archives.map { "\(nib)/\($0)" }
          } + ["Info.plist"]))
    let bytes = try #require(files.first { $0.name == "main-view-root.nib/runtime.nib" }?.bytes)
    let graph = try NIBArchiveReader.graph(of: bytes, file: "runtime.nib")
    let guides = graph.objects.indices.filter { graph.objects[$0].className == "_UILayoutGuide" }
    #expect(guides.map { graph.string("_UILayoutGuideIdentifier", of: $0) }.count == 2)
    let top = try #require(
      guides.first { graph.string("_UILayoutGuideIdentifier", of: $0) == "_UIViewControllerTop" })
    let toGuide = graph.objects.indices.filter { graph.object("NSSecondItem", of: $0) == top }
    #expect(toGuide.map { graph.int("NSSecondAttributeV2", of: $0) } == [4])
    let package = NibPackage(path: "Main.storyboardc", files: files.map(\.name)) { name in
      files.first { $0.name == name }?.bytes ?? []
    }
    let again = try NibReader.read(package)
    #expect(again.root.descendants.contains { $0.isNamed("viewLayoutGuide") && $0.key == "safeArea" })
  }
}
