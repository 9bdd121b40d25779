import Testing

@testable import NibCore

/// The screens of documents from before Xcode 8, which name no device.
@Suite struct CanvasScreenTests {
  private static func loaded(
    _ runtime: String = "iOS.CocoaTouch", metrics: String = "", controller: String = "", scene: String = "",
    size: (Int, Int) = (200, 200)
  ) throws -> LoadedDocument {
    let metrics =
      metrics.isEmpty
      ? ""
      : "<simulatedMetricsContainer key=\"defaultSimulatedMetrics\">\(metrics)</simulatedMetricsContainer>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="4514" \
      targetRuntime="\(runtime)" initialViewController="first"><scenes>
        <scene sceneID="s1"><objects>
          <splitViewController id="first">\(scene)<connections>
            <segue destination="list" kind="relationship" relationship="masterViewController" id="r1"/>
            <segue destination="detail" kind="relationship" relationship="detailViewController" id="r2"/>
          </connections></splitViewController>
        </objects></scene>
        <scene sceneID="s2"><objects><viewController id="list"><view key="view" id="v1">
          <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/></view>\(controller)
        </viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="detail"><view key="view" id="v2">
          <rect key="frame" x="0.0" y="0.0" width="703" height="768"/></view></viewController></objects></scene>
      </scenes>\(metrics)</document>
      """
    return LoadedDocument(try NibReader.read(Array(text.utf8), file: "Old.storyboard"))
  }

  private static let landscape =
    "<simulatedOrientationMetrics key=\"orientation\" orientation=\"landscapeRight\"/>"
  private static let simulated =
    "<simulatedOrientationMetrics key=\"simulatedOrientationMetrics\" orientation=\"landscapeLeft\"/>"

  private static func destination(_ type: String) -> String {
    "<simulatedScreenMetrics key=\"destination\"\(type.isEmpty ? "" : " type=\"\(type)\"")/>"
  }

  @Test("A document for iPads has the screen of an iPad, in its simulated orientation") func pads() throws {
    let pad = "iOS.CocoaTouch.iPad"
    let portrait = try Self.loaded(pad)
    #expect(portrait.environment.screenSize == CGSize(width: 768, height: 1024))
    #expect(portrait.environment.traits.userInterfaceIdiom == .pad)
    for loaded in [
      try Self.loaded(pad, metrics: Self.landscape), try Self.loaded(pad, scene: Self.simulated),
    ] {
      #expect(loaded.environment.screenSize == CGSize(width: 1024, height: 768))
      #expect(loaded.pictures.map(\.view.bounds.size) == [CGSize(width: 1024, height: 768)])
    }
  }

  @Test(
    "A view without a saved frame fills the screen of an iPad, in its simulated orientation",
    arguments: [("", 768, 1024), (simulated, 1024, 768)])
  func unsavedView(simulated: String, width: Int, height: Int) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="4514" \
      targetRuntime="iOS.CocoaTouch.iPad" initialViewController="first"><scenes><scene sceneID="s1"><objects>
        <viewController id="first"><view key="view" id="v1"/>\(simulated)</viewController>
      </objects></scene></scenes></document>
      """
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Old.storyboard"))
    #expect(loaded.roots.map(\.view.bounds.size) == [CGSize(width: width, height: height)])
  }

  @Test("The first view of a .xib can simulate landscape, too") func viewInLandscape() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4514" \
      targetRuntime="iOS.CocoaTouch.iPad"><objects><view id="v1">
        <rect key="frame" x="0.0" y="0.0" width="1024" height="748"/>\(Self.simulated)
      </view></objects></document>
      """
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Old.xib"))
    #expect(loaded.environment.screenSize == CGSize(width: 1024, height: 768))
    #expect(loaded.roots.map(\.view.bounds.size) == [CGSize(width: 1024, height: 748)])
  }

  @Test("A loose view of a storyboard does not turn its screens") func looseViewInLandscape() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="4514" \
      targetRuntime="iOS.CocoaTouch.iPad"><scenes><scene sceneID="s1"><objects>
        <view id="v1"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>\(Self.simulated)</view>
        <viewController id="first"><view key="view" id="v2"/></viewController>
      </objects></scene></scenes></document>
      """
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Old.storyboard"))
    #expect(loaded.environment.screenSize == CGSize(width: 768, height: 1024))
  }

  @Test(
    "The simulated screen of an older document is that of its phone",
    arguments: [
      ("", 320, 480), ("retina4", 320, 568), ("retina47", 375, 667), ("retina55", 414, 736),
      ("iPad", 768, 1024),
      ("retina4_7.fullscreen", 375, 667),
    ])
  func phones(type: String, width: Int, height: Int) throws {
    let loaded = try Self.loaded(metrics: Self.destination(type))
    #expect(loaded.environment.screenSize == CGSize(width: width, height: height))
  }

  @Test(
    "Without simulated metrics, the first view that fills a screen determines it",
    arguments: [
      ((320, 480), (320, 480)), ((320, 568), (320, 568)), ((768, 1024), (768, 1024)),
      ((600, 600), (375, 667)),
      ((568, 320), (320, 568)), ((100, 50), (375, 667)),
    ])
  func savedViews(size: (Int, Int), expected: (Int, Int)) throws {
    let screen = try Self.loaded(size: size).environment.screenSize
    #expect(screen == CGSize(width: expected.0, height: expected.1))
  }
}
