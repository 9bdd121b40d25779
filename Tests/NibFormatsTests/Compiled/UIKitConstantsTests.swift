import Testing

@testable import NibFormats

/// The constants of constraints in compiled nibs, which store each of them for new and for old systems.
@Suite struct UIKitConstantsTests {
  /// Each case is the attributes of a constraint, and the constants that its object stores for the true attributes and
  /// for the plain edges. A constant of 0 is left out.
  @Test(
    "The constant for old systems includes the width of the margins",
    arguments: [
      (#"firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin""#, nil, 8),
      (#"firstAttribute="trailingMargin" secondItem="b" secondAttribute="trailing" constant="4""#, 4, 12),
      (
        #"firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="topMargin" constant="-8""#, -8,
        nil
      ),
      (#"firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="bottomMargin""#, nil, -8),
      (#"firstAttribute="leftMargin" secondItem="b" secondAttribute="left""#, nil, -8),
      (
        #"firstItem="b" firstAttribute="leadingMargin" secondItem="a" secondAttribute="leadingMargin""#, nil,
        nil
      ),
      (
        #"firstItem="b" firstAttribute="centerX" secondItem="a" secondAttribute="centerXWithinMargins""#, nil,
        nil
      ),
      (#"firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="5""#, 5, 5),
      (#"firstItem="b" firstAttribute="width" constant="30""#, 30, 30),
    ] as [(String, Double?, Double?)])
  func margins(attributes: String, constant: Double?, fallback: Double?) throws {
    let document = try Self.document("<constraint \(attributes) id=\"c\"/>")
    let graph = try UIKitNibCompiler.graph(of: document)
    let number = try #require(graph.objects.firstIndex { $0.className == "NSLayoutConstraint" })
    #expect(graph.value("NSConstantV2", of: number).flatMap { graph.double($0) } == constant)
    #expect(graph.value("NSConstant", of: number).flatMap { graph.double($0) } == fallback)
    let back = try UIKitNibTranslator.document(of: graph, file: "Sample.nib", source: [])
    let element = try #require(back.root.descendants.first { $0.isNamed("constraint") })
    #expect(element.double("constant") == constant)
  }

  /// Each case is the element of a subview, the second item, an attribute, and the distance in points.
  @Test(
    "The standard distance depends on the items of the constraint",
    arguments: [
      ("label", "a", "leading", "20"), ("label", "a", "top", "20"), ("label", "g", "top", "8"),
      ("label", "g", "bottom", "8"), ("label", "g", "leading", "20"), ("label", "o", "leading", "8"),
      ("navigationBar", "a", "leading", nil), ("toolbar", "a", "bottom", nil),
      ("tabBar", "a", "trailing", nil),
      ("toolbar customClass=\"Bar\"", "a", "leading", nil), ("toolbar", "o", "top", "8"),
    ] as [(String, String, String, String?)])
  func standardDistance(view: String, item: String, attribute: String, distance: String?) throws {
    let document = try Self.document(
      #"<constraint firstItem="b" firstAttribute="\#(attribute)" secondItem="\#(item)" "#
        + #"secondAttribute="\#(attribute)" symbolic="YES" id="c"/>"#, view: view)
    let graph = try UIKitNibCompiler.graph(of: document)
    let back = try UIKitNibTranslator.document(of: graph, file: "Sample.nib", source: [])
    let element = try #require(back.root.descendants.first { $0.isNamed("constraint") })
    #expect(element["symbolic"] == "YES")
    #expect(element["constant"] == distance)
  }

  @Test("The prototypes of a collection are read from its nested nibs, headers and footers by their kinds")
  func collectionPrototypes() throws {
    var graph = UIKitSampleGraph()
    let nibs = [
      ("UICollectionViewCellNibDict", "item", "UICollectionViewCell"),
      (
        "UICollectionViewSupplementaryViewNibDict", "UICollectionElementKindSectionFooter/foot",
        "UICollectionReusableView"
      ),
    ]
    let entries = nibs.map { key, name, className in
      var inner = UIKitSampleGraph()
      inner.top(inner.add(className, [("UIReuseIdentifier", inner.text(name))]))
      let data = CodedGraph.Value.data(NIBArchiveWriter.bytes(of: inner.graph()))
      let nib = graph.add("UINib", [("archiveData", data)])
      return (
        key,
        graph.add(
          "NSDictionary", [("UINibEncoderEmptyKey", graph.text(name)), ("UINibEncoderEmptyKey", nib)])
      )
    }
    graph.top(graph.add("UICollectionView", entries))
    let document = try UIKitNibTranslator.document(of: graph.graph(), file: "Sample.nib", source: [])
    let collection = try #require(document.root.descendants.first { $0.isNamed("collectionView") })
    #expect(collection.child(named: "cells")?.children.map(\.name) == ["collectionViewCell"])
    #expect(
      collection.child(key: "sectionFooterView")?["reuseIdentifier"]
        == "UICollectionElementKindSectionFooter/foot")
    #expect(collection.child(key: "sectionHeaderView") == nil)
  }

  private static func document(_ constraint: String, view: String = "label") throws -> NibDocument {
    try DocumentSamples.xib(
      """
      <view id="a"><subviews><\(view) id="b"/><view id="o"/></subviews>
      <viewLayoutGuide key="safeArea" id="g"/><constraints>\(constraint)</constraints></view>
      """)
  }
}
