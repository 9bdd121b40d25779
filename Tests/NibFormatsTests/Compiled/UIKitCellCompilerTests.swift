import Testing

@testable import NibFormats

/// Compiling cells, colors and connections of xibs. The expected values are those of Apple's compiler.
@Suite struct UIKitCellCompilerTests {
  private func graph(
    _ objects: String, attributes: String = "", _ options: NibCompilerOptions = NibCompilerOptions()
  ) throws -> CodedGraph {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>\
      <objects>\(objects)</objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Sample.xib")
    return try UIKitNibCompiler.compile(document, options).graph
  }

  private func object(_ className: String, in graph: CodedGraph) throws -> Int {
    try #require(graph.objects.firstIndex { $0.className == className })
  }

  private static let collectionCell = """
    <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>\
    <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center">\
    <rect key="frame" x="0" y="0" width="50" height="50"/><subviews><label id="l"/></subviews></view><constraints>\
    <constraint firstItem="l" firstAttribute="top" secondItem="c" secondAttribute="top" constant="3" id="k"/>\
    </constraints></collectionViewCell>
    """

  @Test(
    "J: The constraints of an older collection view cell belong to its content view, which has a safe area")
  func collectionCells() throws {
    let graph = try graph(Self.collectionCell)
    let cell = try object("UICollectionViewCell", in: graph)
    let view = try #require(graph.object("UIContentView", of: cell))
    let constraints = graph.objects(in: "UIViewAutolayoutConstraints", of: view)
    #expect(constraints.map { graph.object("NSSecondItem", of: $0) } == [view])
    #expect(graph.objects(in: "UIViewLayoutGuides", of: view).count == 1)
    #expect(graph.bool("UIOpaque", of: view) == true)
    #expect(graph.value("UIClipsToBounds", of: view) == nil)
    // Four constraints of the cell place the content view.
    let placing = graph.objects(in: "UIViewAutolayoutConstraints", of: cell)
    #expect(placing.map { graph.int("NSFirstAttribute", of: $0) } == [5, 6, 3, 4])
    #expect(graph.bool("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", of: view) == true)
  }

  @Test("J: Before iOS 12.3, no constraints place the content view of a collection view cell")
  func oldCollectionCells() throws {
    let graph = try graph(Self.collectionCell, NibCompilerOptions(deploymentTarget: 12.2))
    let cell = try object("UICollectionViewCell", in: graph)
    #expect(graph.value("UIViewAutolayoutConstraints", of: cell) == nil)
    let view = try #require(graph.object("UIContentView", of: cell))
    #expect(graph.value("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", of: view) == nil)
  }

  @Test(
    "J: A table cell without selection has the background of a plain table", arguments: ["none", "default"])
  func tableCells(selection: String) throws {
    let graph = try graph(
      """
      <tableViewCell selectionStyle="\(selection)" id="a">\
      <rect key="frame" x="0" y="0" width="320" height="43.5"/></tableViewCell>
      """)
    let background = graph.object("UISystemBackgroundView", of: try object("UITableViewCell", in: graph))
    #expect((background != nil) == (selection == "none"))
    let bounds = background.flatMap { graph.value("UIBounds", of: $0) }
    #expect(bounds == (selection == "none" ? CodedGeometry.value([0, 0, 320, 44]) : nil))
  }

  @Test("J: Colors of documents without color matching keep their numbers, and grays are written as RGB")
  func unmatchedColors() throws {
    let white =
      "<view id=\"a\"><color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></view>"
    let matched = try graph(white, attributes: "colorMatched=\"YES\"")
    let gray = try object("UIColor", in: matched)
    #expect(matched.string("UISystemColorName", of: gray) == "whiteColor")
    let unmatched = try graph(white)
    let color = try object("UIColor", in: unmatched)
    #expect(unmatched.value("UIRed", of: color) == .float(1))
    #expect(unmatched.value("UISystemColorName", of: color) == nil)
    let rgb = try graph(
      """
      <view id="a"><color key="backgroundColor" red="0.25" green="0.25" blue="0.25" alpha="1" \
      colorSpace="calibratedRGB"/></view>
      """)
    #expect(rgb.value("UIRed", of: try object("UIColor", in: rgb)) == .float(0.25))
  }

  @Test("J: Connections are sorted by name, then by id") func connections() throws {
    func view(_ id: String, _ outlets: (String, String)...) -> String {
      let list = outlets.map { "<outlet property=\"\($0.0)\" destination=\"x\" id=\"\($0.1)\"/>" }
      return "<view id=\"\(id)\"><connections>\(list.joined())</connections></view>"
    }
    let graph = try graph(
      view("x", ("delegate", "b")) + view("y", ("delegate", "M"), ("aside", "z"))
        + view("w", ("delegate", "h")))
    let views = graph.objects.indices.filter { graph.objects[$0].className == "UIView" }
    let sources = graph.objects(in: "UINibConnectionsKey", of: graph.root).map {
      graph.object("UISource", of: $0).flatMap { views.firstIndex(of: $0) }
    }
    // The views are numbered in the order x, y, w.
    #expect(sources == [1, 1, 0, 2])
  }
}
