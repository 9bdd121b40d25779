import NibFormats
import Testing

@testable import NibEditing

/// Edits of connections, cells, buttons and scenes that depend on what Interface Builder allows, and on how it writes them.
@Suite struct PlacedObjectTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <scenes>
            <!--Details-->
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController title="Details" id="con-tr-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vie-w0-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <label contentMode="left" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                                    <rect key="frame" x="16" y="20" width="100" height="21"/>
                                </label>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cus-to-001" customClass="Dial">
                                    <rect key="frame" x="16" y="50" width="100" height="21"/>
                                </view>
                                <button contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                                    <rect key="frame" x="16" y="80" width="100" height="21"/>
                                    <state key="normal" title="Button"/>
                                    <buttonConfiguration key="configuration" style="plain" title="Buy"/>
                                    <connections>
                                        <segue destination="con-tr-002" kind="show" identifier="buy" id="seg-ue-001"/>
                                    </connections>
                                </button>
                                <tableView contentMode="scaleToFill" dataMode="prototypes" rowHeight="60" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-001">
                                    <rect key="frame" x="0.0" y="100" width="375" height="200"/>
                                    <prototypes>
                                        <tableViewCell contentMode="scaleToFill" reuseIdentifier="row" textLabel="tex-tl-001" style="IBUITableViewCellStyleDefault" id="cel-l0-001">
                                            <rect key="frame" x="0.0" y="28" width="375" height="60"/>
                                            <tableViewCellContentView key="contentView" tableViewCell="cel-l0-001" id="cel-lc-001">
                                                <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                                                <subviews>
                                                    <label contentMode="left" text="Row" id="tex-tl-001">
                                                        <rect key="frame" x="16" y="0.0" width="343" height="60"/>
                                                    </label>
                                                </subviews>
                                            </tableViewCellContentView>
                                        </tableViewCell>
                                    </prototypes>
                                </tableView>
                                <collectionView contentMode="scaleToFill" dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="col-le-001">
                                    <rect key="frame" x="0.0" y="300" width="375" height="200"/>
                                    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="lay-ou-001">
                                        <size key="itemSize" width="200" height="80"/>
                                    </collectionViewFlowLayout>
                                </collectionView>
                            </subviews>
                            <constraints>
                                <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="vie-w0-001" secondAttribute="top" constant="20" id="top-00-001"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="nameLabel" destination="lab-el-001" id="out-le-001"/>
                        </connections>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <!--View Controller-->
            <scene sceneID="sce-ne-002">
                <objects>
                    <viewController id="con-tr-002" sceneMemberID="viewController"/>
                </objects>
                <point key="canvasLocation" x="800" y="0.0"/>
            </scene>
        </scenes>
    </document>

    """

  private func message(_ edit: DocumentEdit) throws -> String? {
    var editor = try EditedXib.editor(Self.text)
    do throws(EditError) {
      try editor.apply(edit)
      return nil
    } catch {
      return error.message
    }
  }

  private func changes(_ edits: DocumentEdit...) throws -> [String] {
    var editor = try EditedXib.editor(Self.text)
    try editor.apply(edits)
    let lines = { (bytes: [UInt8]) in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
    let difference = lines(editor.document.source).difference(from: lines(Array(Self.text.utf8)))
    return difference.insertions.map { change in
      if case .insert(_, let line, _) = change {
        line.replacing(/\ id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"/, with: "")
      } else {
        ""
      }
    }
  }

  @Test("An image is removed with the word that it is a symbol, and from all entries of the resources")
  func removesImages() throws {
    let star = #"<image name="star" catalog="system" width="128" height="116"/>"#
    let text = Self.text.replacing(
      #"<state key="normal" title="Button"/>"#,
      with: #"<state key="normal" title="Button" image="star" catalog="system"/>"#
    ).replacing(#"<buttonConfiguration key="configuration" style="plain" title="Buy"/>"#, with: "")
      .replacing("</scenes>", with: "</scenes>\n<resources>\n\(star)\n\(star)\n</resources>")
    let changes = try EditedXib.changes(.set(PropertyEdit("but-to-001", "image", nil)), in: text)
    #expect(changes.contains(#"+<state key="normal" title="Button"/>"#))
    #expect(changes.count { $0 == "-" + star } == 2)
  }

  @Test("A list of segues that break ties of metrics is removed with the last one") func tieBreakers() throws
  {
    let list = [
      "<inferredMetricsTieBreakers>", #"<segue reference="seg-ue-001"/>"#, "</inferredMetricsTieBreakers>",
    ]
    let text = Self.text.replacing("</scenes>", with: "</scenes>\n" + list.joined(separator: "\n"))
    let changes = try EditedXib.changes(.remove(Removal(["seg-ue-001"])), in: text)
    for line in list { #expect(changes.contains("-" + line)) }
  }

  @Test("Only objects that send actions and trigger segues can be their sources")
  func sources() throws {
    #expect(
      try message(.connect(Connection("lab-el-001", .action("save:", event: nil), "con-tr-001")))
        == "label 'lab-el-001' sends no actions; only controls, bar button items and gesture recognizers do")
    #expect(
      try message(.connect(Connection("vie-w0-001", .action("save:", event: nil), "con-tr-001"))) != nil)
    #expect(
      try message(
        .connect(Connection("lab-el-001", .segue(kind: "show", identifier: nil), "con-tr-002")))
        == "label 'lab-el-001' triggers no segues; only controls, bar button items, gesture recognizers, cells and controllers do"
    )
    #expect(
      try changes(.connect(Connection("cus-to-001", .action("turn:", event: nil), "con-tr-001")))
        .contains(#"<action selector="turn:" destination="con-tr-001" eventType="touchUpInside"/>"#))
    for source in ["cel-l0-001", "con-tr-001", "cus-to-001"] {
      #expect(
        try message(.connect(Connection(source, .segue(kind: "show", identifier: nil), "con-tr-002"))) == nil)
    }
  }

  @Test(
    "Segues are disconnected by identifier, kind, id and destination",
    arguments: ["buy", "show", "seg-ue-001", nil])
  func disconnectsSegues(name: String?) throws {
    #expect(try message(.disconnect(Disconnection("but-to-001", name, to: "con-tr-002"))) == nil)
    #expect(
      try message(.disconnect(Disconnection("but-to-001", "buy:")))
        == "button 'but-to-001' has no connection 'buy:'; it has 'buy'")
  }

  @Test(
    "The labels of a cell with a style stay in their place",
    arguments: [
      DocumentEdit.remove(Removal(["tex-tl-001"])), .duplicate("tex-tl-001"),
      .wrap(Wrapping(["tex-tl-001"])), .move(Move("tex-tl-001", to: "vie-w0-001")),
      .addConstraint(NewConstraint(.init("tex-tl-001", "width"))),
    ])
  func styledCells(edit: DocumentEdit) throws {
    #expect(
      try message(edit)
        == "label 'tex-tl-001' is the textLabel of a cell with a style, which places it; set its properties, or add views to a cell without a style"
    )
  }

  @Test("A prototype cell has the height of the rows, and one of a collection view the size of the items")
  func prototypes() throws {
    let row = try changes(.add(NewView("tableViewCell", in: "tab-le-001")))
    #expect(row.contains(#"<rect key="frame" x="0.0" y="88" width="375" height="60"/>"#))
    let items = try changes(
      .add(NewView("collectionViewCell", in: "col-le-001")),
      .add(NewView("collectionViewCell", in: "col-le-001")))
    #expect(items.contains("<cells>"))
    #expect(items.contains(#"<rect key="frame" x="0.0" y="0.0" width="200" height="80"/>"#))
    #expect(items.contains(#"<rect key="frame" x="0.0" y="90" width="200" height="80"/>"#))
  }

  @Test("The image of a button with a configuration is written there")
  func configurations() throws {
    #expect(
      try changes(.set(PropertyEdit("but-to-001", "image", "system:star"))).first {
        $0.contains("buttonConfiguration")
      }
        == #"<buttonConfiguration key="configuration" style="plain" image="star" catalog="system" title="Buy"/>"#
    )
  }

  @Test("The comment of a scene has the title of its controller, and stays if it has another form")
  func comments() throws {
    #expect(
      try changes(.set(PropertyEdit("con-tr-001", "title", "Order"))).contains("<!--Order-->"))
    #expect(
      try changes(.set(PropertyEdit("con-tr-002", "customClass", "FormViewController")))
        .contains("<!--Form View Controller-->"))
    #expect(try !changes(.set(PropertyEdit("con-tr-001", "title", "a--b"))).contains { $0.hasPrefix("<!--") })
  }

  @Test("The constant of a constraint varies by size class")
  func variations() throws {
    #expect(
      try changes(.set(PropertyEdit("top-00-001", "constant@compactHeight", "8")))
        .contains(#"<variation key="heightClass=compact" constant="8"/>"#))
    #expect(
      try changes(.set(PropertyEdit("top-00-001", "constant@compactWidthRegularHeight", "8")))
        .contains(#"<variation key="heightClass=regular-widthClass=compact" constant="8"/>"#))
    #expect(
      try message(.set(PropertyEdit("top-00-001", "constant@tiny", "8")))
        == "'tiny' is not a size class; use compactHeight, regularHeight, compactWidth, regularWidth, or both such as compactWidthRegularHeight"
    )
    #expect(try message(.set(PropertyEdit("lab-el-001", "text@compactWidth", "8"))) != nil)
  }

  @Test("Words of segues and actions are checked", arguments: ["kind", "modalTransitionStyle"])
  func words(property: String) throws {
    #expect(
      try message(.set(PropertyEdit("seg-ue-001", property, "fancy")))?.hasPrefix(
        "'fancy' is not a valid value") == true)
  }

  @Test("What an edit adds and removes is known, with what was lost by others")
  func consequences() throws {
    var editor = try EditedXib.editor(Self.text)
    try editor.apply([.remove(Removal(["lab-el-001"])), .add(NewView("label", in: "vie-w0-001"))])
    let objects = EditedObjects(from: editor.original, to: editor.document)
    #expect(objects.lost.compactMap(\.id) == ["top-00-001", "out-le-001"])
    #expect(objects.added.map(\.name) == ["label"])
    #expect(objects.removed.first?.id == "lab-el-001")
  }

  @Test("New lines end as those of the document") func lineBreaks() throws {
    var editor = try EditedXib.editor(Self.text.replacing("\n", with: "\r\n"))
    try editor.apply([
      .set(PropertyEdit("lab-el-001", "text", "One\nTwo")), .add(NewView("button", in: "vie-w0-001")),
    ])
    let bytes = editor.document.source
    #expect(!bytes.indices.contains { bytes[$0] == 10 && bytes[$0 - 1] != 13 })
  }
}
