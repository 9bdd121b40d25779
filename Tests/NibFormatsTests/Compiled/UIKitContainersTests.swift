import Testing

@testable import NibFormats

/// Bars and controllers that are compiled and read back.
@Suite struct UIKitContainersTests {
  private static let color =
    "<color key=\"textColor\" red=\"0.5\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" "
    + "customColorSpace=\"sRGB\"/>"

  /// Each argument is a document in which every part has a known form in a compiled nib.
  @Test(
    "J: Bars are read back unchanged",
    arguments: [
      // The left bar button items are a list; the right one is a single child.
      """
      <navigationBar id="a"><items><navigationItem title="T" prompt="P" id="b">\
      <leftBarButtonItems><barButtonItem title="L" id="c"/><barButtonItem systemItem="trash" id="d"/>\
      </leftBarButtonItems><barButtonItem key="rightBarButtonItem" style="done" title="R" id="e"/>\
      </navigationItem></items></navigationBar>
      """,
      """
      <navigationBar largeTitles="YES" translucent="NO" barStyle="black" id="a">\
      <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" \
      pointSize="19"/>\(color)</textAttributes>\
      <textAttributes key="largeTitleTextAttributes">\
      <color key="textShadowColor" white="0" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></textAttributes></navigationBar>
      """,
      """
      <searchBar placeholder="Find" showsScopeBar="YES" searchBarStyle="minimal" id="a"><scopeButtonTitles>\
      <string>Tea</string><string>Kaffee &amp; Kuchen</string></scopeButtonTitles>\
      <textInputTraits key="textInputTraits"/></searchBar>
      """,
      """
      <toolbar id="a"><items><barButtonItem systemItem="done" id="b"/>\
      <barButtonItem systemItem="flexibleSpace" id="c"/>\
      <barButtonItem width="42" systemItem="fixedSpace" id="d"/>\
      <barButtonItem enabled="NO" tag="3" id="e"><view key="customView" id="f"/></barButtonItem></items>\
      </toolbar>
      """,
      """
      <tabBar itemPositioning="centered" itemWidth="40" id="a"><items>\
      <tabBarItem title="One" badgeValue="2" id="b">\
      <offsetWrapper key="titlePositionAdjustment" horizontal="0" vertical="-4"/></tabBarItem>\
      <tabBarItem systemItem="mostViewed" id="c"/></items></tabBar>
      """,
    ])
  func bars(xml: String) throws { try expectSame(xml) }

  @Test(
    "J: Controllers with views, items and child controllers are read back unchanged",
    arguments: [
      """
      <viewController title="T" hidesBottomBarWhenPushed="YES" modalPresentationStyle="formSheet" id="a">\
      <view key="view" id="b"><subviews><label text="L" id="c"/></subviews></view>\
      <navigationItem key="navigationItem" title="N" id="d"/>\
      <toolbarItems><barButtonItem systemItem="add" id="e"/></toolbarItems>\
      <size key="preferredContentSize" width="320" height="200"/></viewController>
      """,
      """
      <navigationController toolbarHidden="NO" id="a"><navigationBar key="navigationBar" id="b"/>\
      <toolbar key="toolbar" id="c"/><viewControllers><viewController id="d"><view key="view" id="e"/>\
      </viewController><collectionViewController clearsSelectionOnViewWillAppear="NO" id="f"/>\
      </viewControllers>\
      </navigationController>
      """,
      """
      <tabBarController id="a"><tabBar key="tabBar" id="b"/><viewControllers>\
      <tableViewController id="c"><tabBarItem key="tabBarItem" title="One" id="d"/></tableViewController>\
      <viewController id="e"><tabBarItem key="tabBarItem" systemItem="search" id="f"/></viewController>\
      </viewControllers></tabBarController>
      """,
      """
      <splitViewController id="a"><viewControllers><viewController title="Master" id="b"/>\
      <viewController title="Detail" id="c"/></viewControllers></splitViewController>
      """,
      """
      <pageViewController transitionStyle="scroll" navigationOrientation="vertical" spineLocation="mid" \
      doubleSided="YES" id="a"/>
      """,
    ])
  func controllers(xml: String) throws { try expectSame(xml) }

  @Test("J: A child controller refers to its container as its parent") func parents() throws {
    let graph = try UIKitNibCompiler.graph(
      of: try DocumentSamples.xib(
        """
        <navigationController id="a"><viewControllers><viewController id="b"/></viewControllers>\
        </navigationController>
        """))
    let child = try #require(graph.objects.firstIndex { $0.className == "UIViewController" })
    #expect(graph.className(graph.value("UIParentViewController", of: child)) == "UINavigationController")
  }

  @Test("J: A controller whose view is nil is compiled without a view") func noView() throws {
    let graph = try UIKitNibCompiler.graph(
      of: try DocumentSamples.xib("<viewController id=\"a\"><nil key=\"view\"/></viewController>"))
    let controller = try #require(graph.objects.firstIndex { $0.className == "UIViewController" })
    #expect(graph.value("UIView", of: controller) == nil)
  }

  private static let guides = """
    <viewController id="a"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>\
    <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>\
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews><label id="l">\
    <rect key="frame" x="0" y="28" width="320" height="400"/></label></subviews>\
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="t" secondAttribute="bottom" \
    constant="8" symbolic="YES" id="c"/><constraint firstItem="b" firstAttribute="top" secondItem="l" \
    secondAttribute="bottom" constant="52" id="d"/></constraints></view></viewController>
    """

  @Test("J: The layout guides of a controller are read back unchanged") func layoutGuides() throws {
    try expectSame(Self.guides)
  }

  @Test("J: The layout guides of a controller are compiled as hidden views with provisional constraints")
  func codedGuides() throws {
    let graph = try UIKitNibCompiler.graph(of: try DocumentSamples.xib(Self.guides))
    let view = try #require(graph.objects.firstIndex { $0.className == "UIView" })
    let subviews = try #require(graph.array(graph.value("UISubviews", of: view)))
    #expect(subviews.map { graph.className($0) } == ["UILabel", "_UILayoutGuide", "_UILayoutGuide"])
    let guides = subviews.dropFirst().compactMap { graph.object($0) }
    #expect(
      guides.map { graph.string(graph.value("_UILayoutGuideIdentifier", of: $0)) }
        == ["_UIViewControllerTop", "_UIViewControllerBottom"])
    let constraints = try #require(graph.array(graph.value("UIViewAutolayoutConstraints", of: view)))
    for guide in guides {
      #expect(graph.value("UIHidden", of: guide) == .bool(true))
      let provisional = try #require(graph.array(graph.value("_UILayoutGuideConstraintsToRemove", of: guide)))
      #expect(provisional.count == 3 && provisional.allSatisfy(constraints.contains))
    }
    #expect(constraints.count == 8)
  }

  @Test("J: A layout guide of an unknown type gives a warning") func unknownGuide() throws {
    let xml = Self.guides.replacing("\"top\" id", with: "\"left\" id")
    let messages = try NibCompiler.compile(try DocumentSamples.xib(xml)).diagnostics.map(\.message)
    #expect(messages == ["'left' is not a value of 'type' that a compiled nib can store; it is left out"])
  }

  @Test("J: The navigation items of a navigation controller are in its children, not also in its bar")
  func itemsOfContainers() throws {
    var graph = UIKitSampleGraph()
    let item = graph.add("UINavigationItem", [("UITitle", graph.text("T"))])
    let child = graph.add("UIViewController", [("UINavigationItem", item)])
    let controller = graph.add("UINavigationController", [("UIViewControllers", graph.list([child]))])
    let bar = graph.add("UINavigationBar", [("UIItems", graph.list([item])), ("UIDelegate", controller)])
    graph.set("UINavigationBar", bar, of: controller)
    graph.top(controller)
    let root = try UIKitNibTranslator.document(of: graph.graph(), file: "Sample.nib", source: []).root
    let items = root.descendants.filter { $0.isNamed("navigationItem") }
    #expect(items.map { $0.parent?.name } == ["viewController"])
    #expect(root.descendants.first { $0.isNamed("navigationBar") }?.child(named: "items") == nil)
  }

  /// Each pair of arguments is a bar and the warning about one of its parts.
  @Test(
    "J: Parts that a nib cannot store give warnings",
    arguments: [
      (
        "<toolbar id=\"a\"><items><barButtonItem systemItem=\"teapot\" id=\"b\"/></items></toolbar>",
        "'teapot' is not a value of 'systemItem' that a compiled nib can store; it is left out"
      ),
      (
        "<navigationBar id=\"a\"><textAttributes key=\"titleTextAttributes\">\(color)"
          + "<offsetWrapper key=\"textShadowOffset\" horizontal=\"1\" vertical=\"2\"/></textAttributes>"
          + "</navigationBar>",
        "<offsetWrapper key=\"textShadowOffset\"> of <textAttributes> has no known form in a compiled nib; "
          + "it is left out"
      ),
    ])
  func warnings(xml: String, message: String) throws {
    let diagnostics = try NibCompiler.compile(try DocumentSamples.xib(xml)).diagnostics
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.location?.line == 2)
  }

  private func expectSame(_ xml: String) throws {
    let document = try DocumentSamples.xib(xml)
    #expect(try NibCompiler.compile(document).diagnostics.map(\.message) == [])
    let back = try UIKitRoundTripTests.compiled(document)
    #expect(UIKitSignature(back).lines == UIKitSignature(document).lines)
  }
}
