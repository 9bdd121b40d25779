import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Container controllers are drawn as one screen.
@Suite struct PicturesTests {
  private static func document(_ type: String, _ body: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      \(body)
    </document>
    """
  }

  private static func controller(_ id: String, title: String, text: String) -> String {
    """
    <viewController id="\(id)">
      <view key="view" id="\(id)-view">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <label fixedFrame="YES" text="\(text)" id="\(id)-label">
            <rect key="frame" x="16" y="320" width="200" height="32"/>
          </label>
        </subviews>
      </view>
      <navigationItem key="navigationItem" title="\(title)" id="\(id)-item"/>
    </viewController>
    """
  }

  private static let bar = """
    <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
    """

  private static let nested = document(
    "XIB",
    """
    <objects>
      <tabBarController id="tabs">
        <tabBar key="tabBar" id="tabbar"><rect key="frame" x="0" y="618" width="375" height="49"/></tabBar>
        <viewControllers>
          <navigationController id="nav">
            <tabBarItem key="tabBarItem" title="One" id="one"/>
            \(bar)
            <viewControllers>\(controller("first", title: "Title", text: "Content"))</viewControllers>
          </navigationController>
          \(controller("second", title: "Second", text: "Elsewhere"))
        </viewControllers>
      </tabBarController>
    </objects>
    """)

  private static let storyboard = document(
    "Storyboard.XIB",
    """
    <scenes>
      <scene sceneID="a"><objects>
        <navigationController id="nav">
          \(bar)
          <connections>
            <segue destination="first" kind="relationship" relationship="rootViewController" id="s"/>
          </connections>
        </navigationController>
      </objects></scene>
      <scene sceneID="b"><objects>\(controller("first", title: "Title", text: "Content"))</objects></scene>
      <scene sceneID="c"><objects>\(controller("alone", title: "Alone", text: "Elsewhere"))</objects></scene>
    </scenes>
    """)

  private static func loaded(_ text: String) throws -> LoadedDocument {
    LoadedDocument(try NibReader.read(Array(text.utf8), file: "Containers"))
  }

  /// The rows of the picture that are not empty, separated by `|`.
  private static func text(_ root: LoadedDocument.Root) -> String {
    TextExport().rows(of: TreeRenderer().canvas(for: root.view)).filter { !$0.isEmpty }
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "|")
  }

  @Test("A tab bar controller in a xib is drawn as one screen with its first child") func xib() throws {
    let roots = try Self.loaded(Self.nested).pictures
    #expect(roots.map(\.id) == ["tabs", "second-view"])
    #expect(
      roots.map { $0.view.frame.size } == [CGSize(width: 375, height: 667), CGSize(width: 375, height: 667)])
    let line = String(repeating: "─", count: 47)
    #expect(Self.text(roots[0]) == "Title|\(line)|Content|\(line)|[One]")
    #expect(Self.text(roots[1]) == "Elsewhere")
  }

  @Test("A navigation controller in a storyboard is drawn as one screen with its root scene")
  func scenes() throws {
    let loaded = try Self.loaded(Self.storyboard)
    #expect(loaded.roots.map(\.id) == ["bar", "first-view", "alone-view"])
    let roots = loaded.pictures
    #expect(roots.map(\.id) == ["nav", "alone-view"])
    #expect(Self.text(roots[0]) == "Title|\(String(repeating: "─", count: 47))|Content")
  }

  @Test("A controller's view that is saved much too low is as high as the screen, unless its views fit in it")
  func outdatedHeight() throws {
    func size(labelY: Int) throws -> CGSize? {
      let text = Self.storyboard
        .replacingOccurrences(of: #"width="375" height="667""#, with: #"width="375" height="64""#)
        .replacingOccurrences(of: #"y="320""#, with: "y=\"\(labelY)\"")
      return try Self.loaded(text).roots.last?.view.frame.size
    }
    #expect(try size(labelY: 320) == CGSize(width: 375, height: 667))
    #expect(try size(labelY: 20) == CGSize(width: 375, height: 64))
  }

  @Test("The name of an embedded page controller fills its container on another screen")
  func embedded() throws {
    let text = Self.document(
      "Storyboard.XIB",
      """
      <scenes>
        <scene sceneID="a"><objects>
          <viewController id="outer">
            <view key="view" id="outer-view">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews>
                <containerView translatesAutoresizingMaskIntoConstraints="NO" id="container">
                  <rect key="frame" x="0" y="100" width="375" height="300"/>
                  <connections><segue destination="pages" kind="embed" id="embed"/></connections>
                </containerView>
              </subviews>
              <constraints>
                <constraint firstItem="container" firstAttribute="top" secondItem="outer-view" secondAttribute="top" \
                  constant="100" id="c1"/>
                <constraint firstItem="container" firstAttribute="leading" secondItem="outer-view" \
                  secondAttribute="leading" id="c2"/>
                <constraint firstAttribute="trailing" secondItem="container" secondAttribute="trailing" id="c3"/>
                <constraint firstItem="container" firstAttribute="height" constant="300" id="c4"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="b"><objects><pageViewController id="pages"/></objects></scene>
      </scenes>
      """)
    var options = LayoutOptions()
    options.device = Device.named("iPhone 15")
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Containers"), options: options)
    let container = try #require(loaded.roots.first?.view.subviews.first)
    let pages = try #require(container.subviews.first)
    #expect(container.frame.width == 393)
    #expect(pages.frame == container.bounds)
    #expect(pages.subviews.map(\.frame) == [container.bounds])
  }

  @Test("The background of a navigation bar covers the status bar") func statusBar() throws {
    let color = #"<color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
    let text = Self.storyboard.replacingOccurrences(of: "</navigationBar>", with: "\(color)</navigationBar>")
    var options = LayoutOptions()
    options.device = Device.named("iPhone 15")
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Containers"), options: options)
    let root = try #require(loaded.pictures.first)
    let svg = try VectorSVG.document(of: VectorDrawing(root.view).picture, title: "T")
    #expect(svg.contains(##"<rect x="0" y="0" width="393" height="103" fill="#ff0000"/>"##))
    let cells = TreeRenderer().canvas(for: root.view)
    #expect(cells.background(at: .zero) != .default)
    #expect(cells.background(at: .zero) == cells.background(at: CellPoint(column: 0, row: 5)))
    #expect(cells.background(at: CellPoint(column: 0, row: 9)) == .default)
    // The line of a colored bar is at its lower edge.
    #expect((0..<10).filter { cells[row: $0, column: 0].text == "▁" } == [5])
    #expect(!(0..<10).contains { cells[row: $0, column: 0].text == "─" })
  }

  @Test("The background of a toolbar above the safe area covers the home indicator") func homeIndicator() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.givenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 774, width: 393, height: 44))
    root.addSubview(toolbar)
    #expect(toolbar.nibBackgroundInsets == UIEdgeInsets(top: 0, left: 0, bottom: -34, right: 0))
    toolbar.frame.origin.y = 400
    #expect(toolbar.nibBackgroundInsets == .zero)
  }

  @Test(
    "In a document without a device, a container is as large as the square of its child",
    arguments: [600, 536])
  func square(height: Int) throws {
    let text = Self.storyboard
      .replacingOccurrences(of: "<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
      .replacingOccurrences(of: "21507", with: "10117")
      .replacingOccurrences(
        of: "width=\"375\" height=\"667\"", with: "width=\"600\" height=\"\(height)\"")
    let picture = try Self.loaded(text).pictures.first { $0.id == "nav" }
    #expect(picture?.view.frame.size == CGSize(width: 600, height: 600))
  }

  @Test("A container whose child is missing is drawn with its bar alone") func missingChild() throws {
    let text = Self.storyboard.replacingOccurrences(of: "destination=\"first\"", with: "destination=\"gone\"")
    #expect(try Self.loaded(text).pictures.map(\.id) == ["nav", "first-view", "alone-view"])
  }
}
