import Testing

@testable import NibAnalysis
@testable import NibCompare
@testable import NibCore

/// References that name an object of any kind, the object itself or one around it.
@Suite struct ReferenceKindTests {
  /// A storyboard in which each reference is between two `@`.
  private static let parts = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="@list@">
    <scenes>
    <scene sceneID="s1"><objects>
    <navigationController id="nav" sceneMemberID="viewController">
    <connections><segue destination="@list@" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="list" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
    <subviews>
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
    <rect key="frame" x="20" y="20" width="100" height="30"/>
    <connections><outletCollection property="gestureRecognizers" destination="@tap@" id="g"/></connections></label>
    <containerView id="box"><rect key="frame" x="0" y="100" width="200" height="200"/>
    <connections><segue destination="@detail@" kind="embed" id="embed"/></connections></containerView>
    <button id="save"><rect key="frame" x="0" y="300" width="90" height="40"/>
    <connections><action selector="save:" destination="@list@" eventType="touchUpInside" id="a"/>
    <segue destination="@exit@" kind="unwind" unwindAction="back:" id="u"/></connections></button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="@name@" firstAttribute="top" secondItem="@safe@" secondAttribute="top" id="c1"/>
    <constraint firstItem="@name@" firstAttribute="leading" secondItem="@root@" secondAttribute="leading" id="c2"/>
    </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="@c2@"/></mask></variation>
    </view>
    <connections><outlet property="view" destination="@root@" id="o1"/>
    <outlet property="top" destination="@c1@" id="o2"/><outlet property="thing" destination="@thing@" id="o3"/>
    <segue destination="@detail@" kind="popoverPresentation" popoverAnchorView="@save@" id="show"/></connections>
    </viewController>
    <exit id="exit" sceneMemberID="exit"/><tapGestureRecognizer id="tap"/><customObject id="thing"/>
    </objects></scene>
    <scene sceneID="s3"><objects>
    <tableViewController id="detail" sceneMemberID="viewController">
    <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="200" height="200"/>
    <prototypes><tableViewCell reuseIdentifier="cell" textLabel="@title@" style="IBUITableViewCellStyleDefault" id="cell">
    <rect key="frame" x="0" y="0" width="200" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="@cell@" id="content">
    <rect key="frame" x="0" y="0" width="200" height="44"/>
    <subviews><label text="Title" id="title"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
    </tableViewCellContentView></tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="@detail@" id="o4"/></connections></tableView>
    </tableViewController></objects></scene>
    </scenes></document>
    """.split(separator: "@", omittingEmptySubsequences: false).map(String.init)

  /// The number of references.
  private static let count = parts.count / 2

  private static func document(_ parts: [String]) throws -> NibDocument {
    try NibReader.read(Array(parts.joined().utf8), file: "Main.storyboard")
  }

  /// The original document with the reference of the given number to another object.
  private static func document(_ reference: Int, to id: String) throws -> NibDocument {
    var parts = parts
    parts[2 * reference + 1] = id
    return try document(parts)
  }

  /// Each reference names a third of the objects, because a document takes a third of a second.
  @Test("Every reference can name objects of other kinds", arguments: 0..<count)
  func anyObject(reference: Int) throws {
    let original = try Self.document(Self.parts)
    let other = try Self.document(reference, to: "r")
    for (index, id) in original.root.descendants.compactMap(\.id).enumerated()
    where index % 3 == reference % 3 {
      let document = try Self.document(reference, to: id)
      #expect(!NibOutline(document).text().isEmpty)
      for element in document.root.descendants {
        #expect(!ObjectTitle.of(element).isEmpty)
        #expect(!ObjectName(element).full.isEmpty)
      }
      _ = NibCheck(document).diagnostics.map { $0.named(in: document).rendered }
      for (old, new) in [(original, document), (document, original)] {
        #expect(DocumentComparison(old, new).difference.objects.allSatisfy { $0.name?.full.isEmpty != true })
      }
      // Merges that conflict describe the conflict.
      _ = try? DocumentMerge(base: original.source, ours: other.source, theirs: document.source)
      _ = StoryboardMap(document)
      for view in LoadedDocument(document).roots.flatMap(\.views) { _ = NibExplanation(of: view) }
    }
  }

  @Test("The title of a constraint or segue in another one's title is short") func nestedTitles() throws {
    func title(_ element: String, _ attributes: String) throws -> String {
      let text = "<document><objects><view id=\"v\"/><\(element) \(attributes)/></objects></document>"
      let document = try NibReader.read(Array(text.utf8), file: "a.xib")
      return ObjectTitle.of(try #require(document.object(id: "x")))
    }
    #expect(
      try title("constraint", "id=\"x\" firstItem=\"x\" firstAttribute=\"top\" constant=\"5\"")
        == "Constraint.top = 5")
    #expect(try title("segue", "id=\"x\" kind=\"show\" destination=\"x\"") == "Show segue to \"Show segue\"")
    #expect(try title("segue", "id=\"x\" kind=\"show\" destination=\"v\"") == "Show segue to \"View\"")
  }

  @Test(
    "A reference to an object of another kind is reported",
    arguments: [
      (0, "name", "initialViewController=\"name\" of <document> refers to a <label>"),
      (1, "root", "destination=\"root\" of <segue> refers to a <view>"),
      (2, "save", "destination=\"save\" of <outletCollection> refers to a <button>"),
      (3, "embed", "destination=\"embed\" of <segue> refers to a <segue>"),
      (10, "tap", "reference=\"tap\" of <exclude> refers to a <tapGestureRecognizer>"),
      (11, "c1", "destination=\"c1\" of <outlet> refers to a <constraint>"),
      (15, "tap", "popoverAnchorView=\"tap\" of <segue> refers to a <tapGestureRecognizer>"),
      (16, "save", "textLabel=\"save\" of <tableViewCell> refers to a <button>"),
    ])
  func wrongReference(reference: Int, id: String, start: String) throws {
    let document = try Self.document(reference, to: id)
    let found = NibCheck(document).diagnostics.filter { $0.id == "wrong-reference" }
    #expect(found.count == 1 && found[0].message.hasPrefix(start), "\(found.map(\.message))")
    #expect(NibCheck(try Self.document(Self.parts)).diagnostics.allSatisfy { $0.id != "wrong-reference" })
  }
}
