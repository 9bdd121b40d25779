import Testing

@testable import NibCore

/// The sizes of scenes that do not fill the screen: the picture of a scene, its layout, and the window in which it runs
/// have the same size.
@Suite struct DesignedSizeTests {
  private static let navigation = "navigationController"

  private static func scene(_ element: String, _ id: String, _ content: String) -> String {
    "<scene sceneID=\"scene-\(id)\"><objects><\(element) id=\"\(id)\">\(content)</\(element)></objects></scene>"
  }

  private static func view(_ id: String, _ width: Int, _ height: Int, _ content: String = "") -> String {
    """
    <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    \(content)</view>
    """
  }

  /// A navigation controller or another container around `root`.
  private static func container(_ element: String = navigation, _ relationship: String = "rootViewController")
    -> String
  {
    scene(
      element, "outer",
      """
      <connections><segue destination="root" kind="relationship" relationship="\(relationship)" id="r"/></connections>
      """)
  }

  private static func freeform(_ width: Int, _ height: Int) -> String {
    """
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    <size key="freeformSize" width="\(width)" height="\(height)"/>
    """
  }

  /// A scene with a container view of 815 x 660 points that shows the controller `outer`.
  private static let first = scene(
    "viewController", "first",
    view(
      "first", 1024, 768,
      """
      <subviews><containerView fixedFrame="YES" id="container">
        <rect key="frame" x="100" y="50" width="815" height="660"/>
        <connections><segue destination="outer" kind="embed" id="e"/></connections>
      </containerView></subviews>
      """) + freeform(1024, 768))

  private static func document(_ scenes: String) throws -> NibDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="first">
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes></document>
      """
    return try NibReader.read(Array(text.utf8), file: "Main.storyboard")
  }

  /// The sizes of the picture of a controller and of the window that runs it.
  private static func sizes(
    _ scenes: String, of id: String, on device: String? = nil
  ) throws -> [CGSize?] {
    let document = try Self.document(scenes)
    var options = LayoutOptions()
    options.device = device.flatMap { Device.named($0) }
    let picture = LoadedDocument(document, options: options).picture(ofController: id)
    let window = NibPreviewProgram(document, options: options).window(showing: id)
    return [picture?.view.bounds.size, window?.bounds.size]
  }

  @Test(
    "A container that is embedded in a container view has its size",
    arguments: [(navigation, "rootViewController"), ("tabBarController", "viewControllers")])
  func embedded(element: String, relationship: String) throws {
    let scenes =
      Self.first + Self.container(element, relationship)
      + Self.scene("viewController", "root", Self.view("root", 815, 660))
    let size = CGSize(width: 815, height: 660)
    #expect(try Self.sizes(scenes, of: "outer") == [size, size])
    #expect(try Self.sizes(scenes, of: "root") == [size, size])
    #expect(
      try Self.sizes(scenes, of: "first") == [
        CGSize(width: 1024, height: 768), CGSize(width: 1024, height: 768),
      ])
    let loaded = LoadedDocument(try Self.document(scenes))
    #expect(loaded.pictureWithBars(ofController: "root")?.view.bounds.size == size)
  }

  @Test("A freeform scene has its own size, also in a navigation controller, but not on a chosen device")
  func freeformSize() throws {
    let root = Self.scene("viewController", "root", Self.view("root", 815, 1200) + Self.freeform(815, 1200))
    let (size, screen) = (CGSize(width: 815, height: 1200), CGSize(width: 375, height: 667))
    #expect(try Self.sizes(root, of: "root") == [size, size])
    #expect(try Self.sizes(Self.container() + root, of: "outer") == [size, size])
    let device = "iPhone SE (2nd generation)"
    #expect(try Self.sizes(Self.container() + root, of: "outer", on: device) == [screen, screen])
  }

  @Test(
    "A freeform scene for a part of the screen keeps its size on a device, apart from the width of the screen",
    arguments: [(375, 48, 393, 48), (200, 300, 200, 300), (375, 580, 393, 852), (375, 900, 393, 852)])
  func freeformPart(width: Int, height: Int, newWidth: Int, newHeight: Int) throws {
    let root = Self.scene(
      "viewController", "root", Self.view("root", width, height) + Self.freeform(width, height))
    let size = CGSize(width: newWidth, height: newHeight)
    #expect(try Self.sizes(root, of: "root", on: "iPhone 15").first == size)
    let screen = CGSize(width: 393, height: 852)
    #expect(try Self.sizes(Self.container() + root, of: "root", on: "iPhone 15").first == screen)
  }

  @Test("A column of a split view controller does not decide its size") func split() throws {
    let root = Self.scene("viewController", "root", Self.view("root", 320, 900) + Self.freeform(320, 900))
    let scenes = Self.container("splitViewController", "masterViewController") + root
    let size = CGSize(width: 375, height: 667)
    #expect(try Self.sizes(scenes, of: "outer") == [size, size])
  }

  @Test(
    "A navigation controller without a root has a picture, with its name if it shows no bar",
    arguments: [("", false), (" navigationBarHidden=\"YES\"", true)])
  func withoutRoot(attribute: String, isPlaceholder: Bool) throws {
    let document = try Self.document(
      """
      <scene sceneID="s"><objects><navigationController\(attribute) id="outer" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"/></navigationController></objects></scene>
      """)
    let loaded = LoadedDocument(document)
    let picture = try #require(loaded.picture(ofController: "outer"))
    #expect(picture.view.bounds.size == CGSize(width: 375, height: 667))
    #expect(picture.isPlaceholder == isPlaceholder)
    #expect(loaded.pictures.map(\.id) == ["outer"])
  }

  @Test("Other scenes have the size of the screen") func screen() throws {
    let root = Self.scene("viewController", "root", Self.view("root", 375, 667))
    let size = CGSize(width: 375, height: 667)
    #expect(try Self.sizes(Self.container() + root, of: "outer") == [size, size])
  }
}
