import Testing

@testable import NibCore

/// The places of bars on devices and on screens of tvOS.
@Suite struct BarsOnDevicesTests {
  private static func loaded(
    _ scenes: String, tools: Int = 11762, isTelevision: Bool = false, _ device: String? = nil
  )
    throws -> LoadedDocument
  {
    let type = isTelevision ? "AppleTV.Storyboard" : "3.CocoaTouch.Storyboard.XIB"
    let text = """
      <document type="com.apple.InterfaceBuilder\(isTelevision ? "." : "")\(type)" version="3.0" toolsVersion="\(tools)" \
      useAutolayout="YES"><device id="\(isTelevision ? "appleTV" : "retina4_7")" orientation="portrait"/>
      <scenes>\(scenes)</scenes></document>
      """
    var options = LayoutOptions()
    options.device = device.flatMap { Device.named($0) }
    return LoadedDocument(try NibReader.read(Array(text.utf8), file: "S.storyboard"), options: options)
  }

  private static func navigation(y: Int, height: Int) -> String {
    """
    <scene sceneID="s2"><objects><navigationController id="navigation">
    <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="\(y)" width="375" height="\(height)"/></navigationBar>
    <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="first"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></viewController></objects></scene>
    """
  }

  @Test(
    "The bar of a navigation controller begins at the top of the safe area of a device",
    arguments: [("", 20.0), ("iPhone SE (1st generation)", 20.0), ("iPhone 15", 59.0)])
  func navigationBar(device: String, top: Double) throws {
    let loaded = try Self.loaded(Self.navigation(y: 20, height: 44), device)
    let bar = try #require(loaded.roots.first { $0.view is UINavigationBar })
    #expect(bar.view.frame.minY == top && bar.view.frame.height == 44)
  }

  @Test(
    "The tab bar of tvOS is above the navigation bar, and reduces the safe area from 14800 on",
    arguments: [
      (13529, CGRect(x: 0, y: 0, width: 1920, height: 140), 60.0),
      (15705, CGRect(x: 0, y: 60, width: 1920, height: 97), 157.0),
    ])
  func television(tools: Int, tabBar: CGRect, navigationBarTop: Double) throws {
    let tabs = """
      <scene sceneID="s1"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="tabBar"/><connections>
      <segue destination="navigation" kind="relationship" relationship="viewControllers" id="t"/></connections>
      </tabBarController></objects></scene>
      """
    let loaded = try Self.loaded(tabs + Self.navigation(y: 0, height: 145), tools: tools, isTelevision: true)
    let picture = try #require(loaded.picture(ofController: "tabs")?.view)
    let bars = picture.nibTree.filter { $0 is UITabBar || $0 is UINavigationBar }
    let frames = Dictionary(
      uniqueKeysWithValues: bars.map { ($0.nibOrigin?.id ?? "", $0.convert($0.bounds, to: picture)) })
    #expect(
      frames == ["tabBar": tabBar, "bar": CGRect(x: 0, y: navigationBarTop, width: 1920, height: 145)])
  }
}
