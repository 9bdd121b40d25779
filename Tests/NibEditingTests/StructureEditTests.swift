import NibFormats
import TestSupport
import Testing

@testable import NibEditing

@Suite struct StructureEditTests {
  /// A line with the id of a new object left out.
  private func withoutID(_ lines: [String]) -> [String] {
    lines.map { $0.replacing(/\ id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"/, with: "") }
  }

  @Test(
    "A constraint is added to the innermost view around both items, and the view then follows its constraints"
  )
  func addsConstraints() throws {
    var pin = NewConstraint(
      .init("roo-t0-001", "trailing", isSafeArea: true), .init("but-to-001", "trailing"))
    pin.constant = "16"
    pin.priority = "999"
    let changes = withoutID(try EditedXib.changes(.addConstraint(pin)))
    #expect(
      changes.suffix(1) == [
        #"+<constraint firstItem="saf-e0-001" firstAttribute="trailing" secondItem="but-to-001" secondAttribute="trailing" priority="999" constant="16"/>"#
      ])
    #expect(
      changes.contains(#"-<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#))
    #expect(changes.contains { $0.hasPrefix("+<button") && !$0.contains("fixedFrame") })
    var width = NewConstraint(.init("ima-ge-001", "width"))
    width.constant = "44"
    #expect(
      withoutID(try EditedXib.changes(.addConstraint(width))) == [
        "+<constraints>", #"+<constraint firstAttribute="width" constant="44"/>"#, "+</constraints>",
      ])
    #expect(
      try EditedXib.message(
        .addConstraint(NewConstraint(.init("but-to-001", "leading"), .init("lab-el-001", "top"))))
        == "'leading' and 'top' cannot be in one constraint")
  }

  @Test("References are removed together only if their object does not exist") func refusesReferences() throws
  {
    #expect(
      try EditedXib.message(.removeReferences(ReferenceRemoval("lab-el-001")))
        == "the object 'lab-el-001' exists; remove the object")
    #expect(
      try EditedXib.message(.removeReferences(ReferenceRemoval("gone")))
        == "nothing refers to an object 'gone'")
  }

  @Test(
    "Impossible constraints are refused",
    arguments: [
      (
        NewConstraint(.init("lab-el-001", "leading"), .init("lab-el-001", "leading")), "0",
        "'leading' of a view cannot be constrained to itself; name another view, or use ratio=16:9"
      ),
      (
        NewConstraint(.init("lab-el-001", "width")), "standard",
        "there is no standard distance for 'width'; use a number"
      ),
      (
        NewConstraint(.init("lab-el-001", "top"), .init("roo-t0-001", "top")), "1e300",
        "'1e300' is not a valid constant; use 'standard' or a number from -100000000 to 100000000"
      ),
    ])
  func refusesConstraints(constraint: NewConstraint, constant: String, message: String) throws {
    var constraint = constraint
    constraint.constant = constant
    #expect(try EditedXib.message(.addConstraint(constraint)) == message)
  }

  @Test("Places that do not exist are refused")
  func refusesPlaces() throws {
    var view = NewView("switch", in: "sta-ck-001")
    view.index = 2
    #expect(
      try EditedXib.message(.add(view))
        == "the index 2 is not possible; possible here: 0 to 1")
    #expect(
      try EditedXib.message(.move(Move("but-to-001", to: "sta-ck-001", at: -1)))
        == "the index -1 is not possible; possible here: 0 to 1")
  }

  @Test("The sizes that are saved for a custom class go with the view")
  func removesDesignables() throws {
    let text = EditedXib.text.replacing(
      "    <resources>",
      with: """
            <designables>
                <designable name="but-to-001">
                    <size key="intrinsicContentSize" width="46" height="30"/>
                </designable>
            </designables>
            <resources>
        """)
    let changes = try EditedXib.changes(.remove(Removal(["but-to-001"], removesReferences: false)), in: text)
    #expect(changes.contains("-</designables>") && changes.contains(#"-<designable name="but-to-001">"#))
  }

  @Test("A stack view keeps the constraints of lengths, and gets the distance of the views")
  func wrapsConstraints() throws {
    let width =
      #"<constraint firstItem="but-to-001" firstAttribute="width" secondItem="lab-el-001" secondAttribute="width" multiplier="2" id="con-st-000"/>"#
    let below =
      #"<constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="59.5" id="con-st-003"/>"#
    let last = #"constant="16" id="con-st-002"/>"#
    let indent = "\n                    "
    let text = EditedXib.text.replacing(
      "<constraints>\n", with: "<constraints>" + indent + width + "\n"
    ).replacing(last, with: last + indent + below)
    let wrapped = try EditedXib.changes(.wrap(Wrapping(["lab-el-001", "but-to-001"])), in: text)
    #expect(wrapped.contains("+" + width) && wrapped.contains("-" + width))
    #expect(!wrapped.contains("+" + below) && wrapped.contains("-" + below))
    #expect(wrapped.contains { $0.hasPrefix("+<stackView") && $0.contains(#"spacing="59.5""#) })
  }

  @Test("Removing a view removes what refers to it, and empty lists; or it is refused")
  func removes() throws {
    let changes = try EditedXib.changes(.remove(Removal(["lab-el-001"])))
    #expect(changes.contains("-<constraints>") && changes.contains("-</constraints>"))
    #expect(changes.contains(#"-<outlet property="titleLabel" destination="lab-el-001" id="out-le-001"/>"#))
    #expect(!changes.contains { $0.hasPrefix("+") })
    #expect(
      try EditedXib.changes(.remove(Removal(["ima-ge-001"]))).contains(
        #"-<image name="star" width="20" height="20"/>"#))
    #expect(
      try EditedXib.message(.remove(Removal(["lab-el-001"], removesReferences: false)))
        == "3 references to the object would be removed, such as <outlet> #out-le-001")
  }

  @Test("A view of the library has the attributes of Interface Builder")
  func addsViews() throws {
    var label = NewView("label", in: "roo-t0-001")
    (label.x, label.y) = (8, 300)
    let changes = withoutID(try EditedXib.changes(.add(label)))
    #expect(
      changes == [
        #"+<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO">"#,
        #"+<rect key="frame" x="8" y="300" width="42" height="21"/>"#,
        #"+<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#,
        #"+<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
        #"+<nil key="textColor"/>"#,
        #"+<nil key="highlightedColor"/>"#, "+</label>",
      ])
    let arranged = withoutID(try EditedXib.changes(.add(NewView("switch", in: "sta-ck-001"))))
    #expect(arranged.count == 3 && !arranged[0].contains("fixedFrame"))
    #expect(
      try EditedXib.message(.add(NewView("lable", in: "roo-t0-001")))
        == "the library has no view 'lable'. Did you mean 'label'?")
  }

  @Test("Views are duplicated, moved, wrapped and unwrapped")
  func moves() throws {
    let copies = withoutID(try EditedXib.changes(.duplicate("sta-ck-001")))
    #expect(copies.count == 9 && copies.allSatisfy { $0.hasPrefix("+") })
    let moved = try EditedXib.changes(.move(Move("but-to-001", to: "sta-ck-001", at: 0)))
    #expect(moved.contains { $0.hasPrefix("+<button") && !$0.contains("fixedFrame") })
    let lost = try EditedXib.changes(.move(Move("lab-el-001", to: "sta-ck-001")))
    #expect(lost.contains("-<constraints>"))
    let wrapped = withoutID(try EditedXib.changes(.wrap(Wrapping(["lab-el-001", "but-to-001"], spacing: 8))))
    #expect(wrapped.contains { $0.hasPrefix("+<stackView") && $0.contains(#"axis="vertical" spacing="8""#) })
    #expect(wrapped.contains(#"+<rect key="frame" x="16" y="20" width="159" height="115"/>"#))
    #expect(wrapped.contains(#"+<rect key="frame" x="84" y="80" width="75" height="35"/>"#))
    let unwrapped = try EditedXib.changes(.unwrap("sta-ck-001"))
    #expect(unwrapped.contains(#"+<rect key="frame" x="20" y="200" width="100" height="40"/>"#) == false)
    #expect(unwrapped.contains { $0.hasPrefix("+<imageView") && $0.contains("fixedFrame") })
  }

  @Test("A view that gets into another scene loses its connections with objects of the old one, but no segue")
  func movesToScene() throws {
    func scene(_ id: String, _ content: String, _ connections: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="vc\(id)"><view key="view" id="root\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(content)
      </subviews></view><connections>
      \(connections)
      </connections></viewController></objects></scene>
      """
    }
    let content = """
      <view id="box"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews><button id="but">
      <rect key="frame" x="0" y="0" width="50" height="50"/><connections>
      <action selector="tap:" destination="vc1" eventType="touchUpInside" id="act"/>
      <segue destination="vc2" kind="show" id="seg"/>
      </connections></button></subviews><connections>
      <outlet property="inner" destination="but" id="inn"/>
      </connections></view>
      """
    let label = #"<label text="A" id="lab"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#
    let text = SmallNibs.storyboard(
      scene("1", content, #"<outlet property="button" destination="but" id="out"/>"#)
        + scene("2", label, #"<outlet property="label" destination="lab" id="lbl"/>"#))
    var editor = try EditedXib.editor(text)
    try editor.apply(.move(Move("box", to: "root2")))
    let document = editor.document
    #expect(document.object(id: "box")?.ancestor(named: "scene")?["sceneID"] == "s2")
    #expect(["act", "out"].allSatisfy { document.object(id: $0) == nil })
    #expect(["seg", "inn", "lbl"].allSatisfy { document.object(id: $0) != nil })
    // Within the scene, the connections stay.
    var other = try EditedXib.editor(text)
    try other.apply(.move(Move("but", to: "root1")))
    #expect(["act", "out", "seg", "inn"].allSatisfy { other.document.object(id: $0) != nil })
  }

  @Test("Outlets and actions are connected in the order of Interface Builder, and disconnected")
  func connects() throws {
    #expect(
      withoutID(try EditedXib.changes(.connect(Connection("-1", .outlet("button"), "but-to-001"))))
        == [#"+<outlet property="button" destination="but-to-001"/>"#])
    #expect(
      try EditedXib.changes(.connect(Connection("-1", .outlet("titleLabel"), "but-to-001"))).last
        == #"+<outlet property="titleLabel" destination="but-to-001" id="out-le-001"/>"#)
    #expect(
      withoutID(try EditedXib.changes(.connect(Connection("but-to-001", .action("buy:", event: nil), "-1"))))
        == [
          "+<connections>", #"+<action selector="buy:" destination="-1" eventType="touchUpInside"/>"#,
          "+</connections>",
        ])
    #expect(
      try EditedXib.changes(.disconnect(Disconnection("-1", "titleLabel")))
        == [#"-<outlet property="titleLabel" destination="lab-el-001" id="out-le-001"/>"#])
    #expect(
      try EditedXib.message(.disconnect(Disconnection("-1", "subtitle")))
        == "placeholder '-1' has no connection 'subtitle'; it has 'titleLabel', 'view'")
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
            <scene sceneID="one">
                <objects>
                    <viewController id="fir-st-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
            <scene sceneID="two">
                <objects>
                    <viewController id="sec-nd-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  @Test("Segues lead to controllers")
  func connectsSegues() throws {
    let storyboard = StructureEditTests.storyboard
    let segue = Connection("fir-st-001", .segue(kind: "show", identifier: "next"), "sec-nd-001")
    #expect(
      withoutID(try EditedXib.changes(.connect(segue), in: storyboard)) == [
        #"-<viewController sceneMemberID="viewController"/>"#,
        #"+<viewController sceneMemberID="viewController">"#, "+<connections>",
        #"+<segue destination="sec-nd-001" kind="show" identifier="next"/>"#, "+</connections>",
        "+</viewController>",
      ])
    #expect(
      try EditedXib.message(.connect(Connection("but-to-001", .segue(kind: "show", identifier: nil), "-1")))
        == "only storyboards have segues")
    var editor = try EditedXib.editor(storyboard)
    let error = #expect(throws: EditError.self) {
      try editor.apply(
        .connect(Connection("fir-st-001", .segue(kind: "push", identifier: nil), "sec-nd-001")))
    }
    #expect(
      error?.message
        == "'push' is not a kind of segues; use show, showDetail, presentation, popoverPresentation, embed, "
        + "rootViewController, viewControllers, or a selector with a colon for an unwind segue")
  }

  @Test("Outlets and actions do not lead to other scenes")
  func refusesOtherScenes() throws {
    let storyboard = StructureEditTests.storyboard
    for kind in [Connection.Kind.outlet("next"), .action("go:", event: nil)] {
      var editor = try EditedXib.editor(storyboard)
      let error = #expect(throws: EditError.self) {
        try editor.apply(.connect(Connection("fir-st-001", kind, "sec-nd-001")))
      }
      #expect(
        error?.message
          == "viewController 'fir-st-001' and viewController 'sec-nd-001' are in different scenes; outlets and "
          + "actions connect objects of one scene, and only segues lead to another one")
    }
    #expect(
      try EditedXib.message(.connect(Connection("but-to-001", .action("a b", event: nil), "-1")))
        == "'a b' is not a selector")
  }

  @Test("Frames are updated, and several edits are one step")
  func updatesFrames() throws {
    #expect(
      try EditedXib.changes(
        .frame(FrameEdit("lab-el-001", .init(x: 16, y: 24, width: 33.5, height: 20.5))),
        .set(PropertyEdit("con-st-001", "constant", "24"))
      ).count == 4)
  }

  // MARK: Scenes and segues

  private static let scenes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav-ig-001">
        <scenes>
            <!--Navigation Controller-->
            <scene sceneID="sce-ne-001">
                <objects>
                    <navigationController id="nav-ig-001" sceneMemberID="viewController"/>
                </objects>
                <point key="canvasLocation" x="100" y="50"/>
            </scene>
            <!--View Controller-->
            <scene sceneID="sce-ne-002">
                <objects>
                    <viewController id="con-tr-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vie-w0-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <tableView contentMode="scaleToFill" id="tab-le-001">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="400"/>
                                </tableView>
                                <containerView contentMode="scaleToFill" id="box-00-001">
                                    <rect key="frame" x="0.0" y="400" width="375" height="100"/>
                                </containerView>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="900" y="60"/>
            </scene>
        </scenes>
    </document>

    """

  @Test("A scene is added after the others, to their right and in their size") func addsScenes() throws {
    let changes = withoutID(try EditedXib.changes(.addScene(NewScene(.viewController)), in: Self.scenes))
    #expect(changes.contains("+<!--View Controller-->"))
    #expect(changes.contains(#"+<viewController sceneMemberID="viewController">"#))
    #expect(changes.contains(#"+<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#))
    #expect(changes.contains(#"+<viewLayoutGuide key="safeArea"/>"#))
    #expect(changes.contains { $0.contains(#"userLabel="First Responder" customClass="UIResponder""#) })
    #expect(changes.contains(#"+<point key="canvasLocation" x="1700" y="60"/>"#))
    #expect(changes.contains(#"+<systemColor name="systemBackgroundColor">"#))
    for kind in NewScene.Kind.allCases {
      var editor = try EditedXib.editor(Self.scenes)
      let id = try NewScene(kind).id(in: editor.document)
      try editor.apply(.addScene(NewScene(kind)))
      #expect(editor.document.object(id: id)?.name == kind.rawValue)
    }
    #expect(try EditedXib.message(.addScene(NewScene(.viewController))) == "only storyboards have scenes")
  }

  @Test("A new scene has the size of the device, or of the last scene with a view") func sceneSizes() throws {
    func sizes(_ screen: NibSize?) throws -> [String] {
      var resources = EditedXib.resources
      resources.screenSize = { _ in screen }
      var editor = try EditedXib.editor(Self.scenes, resources)
      let kinds = [NewScene.Kind.navigationController, .viewController]
      try editor.apply(kinds.map { .addScene(NewScene($0)) })
      let new = editor.document.root.children(inside: "scenes").suffix(kinds.count)
      return new.flatMap(\.descendants).compactMap { element in
        guard element.key == "navigationBar" || element.key == "view" else { return nil }
        return element.ownFrame.map { "\(EditorNumber.text($0.width)) x \(EditorNumber.text($0.height))" }
      }
    }
    #expect(try sizes(nil) == ["375 x 44", "375 x 667"])
    #expect(try sizes(NibSize(width: 667, height: 375)) == ["667 x 44", "667 x 375"])
  }

  @Test("Inserted lines of moved views have their new indentation") func indentation() throws {
    var editor = try EditedXib.editor()
    try editor.apply(.unwrap("sta-ck-001"))
    let lines = String(decoding: editor.document.source, as: UTF8.self).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.contains("ima-ge-001") })
    let end = try #require(lines[start...].firstIndex { $0.contains("</imageView>") })
    let indent = String(lines[start].prefix { $0 == " " }) + "    "
    #expect(end - start == 3)
    #expect(lines[(start + 1)..<end].allSatisfy { $0.hasPrefix(indent + "<") })
  }

  @Test("A bar button item has a system item or a title") func barItems() throws {
    let text = Self.scenes.replacing(
      #"id="con-tr-001" sceneMemberID="viewController">"#,
      with: """
        id="con-tr-001" sceneMemberID="viewController">
                                <navigationItem key="navigationItem" id="nav-it-001">
                                    <barButtonItem key="rightBarButtonItem" systemItem="add" id="bar-it-001"/>
                                </navigationItem>
        """)
    let title = try EditedXib.changes(.set(PropertyEdit("bar-it-001", "title", "Add")), in: text)
    #expect(title.last == #"+<barButtonItem key="rightBarButtonItem" title="Add" id="bar-it-001"/>"#)
    let both = try EditedXib.changes(
      .set(PropertyEdit("bar-it-001", "title", "Add")),
      .set(PropertyEdit("bar-it-001", "systemItem", "trash")), in: text)
    #expect(both.last == #"+<barButtonItem key="rightBarButtonItem" systemItem="trash" id="bar-it-001"/>"#)
  }

  @Test("Items of bars and gesture recognizers are added where Interface Builder saves them") func addsItems()
    throws
  {
    let item = withoutID(
      try EditedXib.changes(.add(NewView("barButtonItem", in: "con-tr-001")), in: Self.scenes))
    #expect(item.contains(#"+<navigationItem key="navigationItem">"#))
    #expect(item.contains(#"+<barButtonItem key="rightBarButtonItem" title="Item"/>"#))
    var editor = try EditedXib.editor(Self.scenes)
    for _ in 0..<3 { try editor.apply(.add(NewView("barButtonItem", in: "con-tr-001"))) }
    let list = editor.document.root.descendants.first { $0.isNamed("rightBarButtonItems") }
    #expect(list?.children.count { _ in true } == 3)
    #expect(list?.children.allSatisfy { $0.key == nil } == true)
    let gesture = withoutID(try EditedXib.changes(.add(NewView("tapGestureRecognizer", in: "lab-el-001"))))
    #expect(gesture.contains("+<tapGestureRecognizer/>"))
    #expect(gesture.contains { $0.contains(#"property="gestureRecognizers""#) && $0.contains("appends") })
    let collection = withoutID(try EditedXib.changes(.add(NewView("collectionView", in: "roo-t0-001"))))
    #expect(collection.contains { $0.hasPrefix("+<collectionViewFlowLayout key=\"collectionViewLayout\"") })
    #expect(
      try EditedXib.message(.add(NewView("barButtonItem", in: "lab-el-001")))
        == "label 'lab-el-001' has no bar button items; name a controller, a navigation item or a toolbar")
  }

  @Test("A storyboard begins with one controller") func initialController() throws {
    let changes = try EditedXib.changes(.set(PropertyEdit("con-tr-001", "initial", "YES")), in: Self.scenes)
    #expect(changes.count == 2 && changes[1].contains(#"initialViewController="con-tr-001""#))
    let none = try EditedXib.changes(.set(PropertyEdit("nav-ig-001", "initial", "NO")), in: Self.scenes)
    #expect(none.count == 2 && !none[1].contains("initialViewController"))
    #expect(try EditedXib.changes(.set(PropertyEdit("con-tr-001", "initial", nil)), in: Self.scenes).isEmpty)
    #expect(
      try EditedXib.message(.set(PropertyEdit("lab-el-001", "initial", "YES")))
        == "label is not the controller of a scene, and cannot be initial")
    let document = try EditedXib.editor(Self.scenes).document
    let controller = try #require(document.object(id: "nav-ig-001"))
    #expect(try EditedProperty("initial", of: controller).value == "YES")
  }

  @Test("A table view has a header and a footer, and no other subviews") func addsLibraryParts() throws {
    var header = NewView("view", in: "tab-le-001")
    header.part = .tableHeaderView
    let changes = withoutID(try EditedXib.changes(.add(header), in: Self.scenes))
    #expect(changes.first == #"+<view key="tableHeaderView" contentMode="scaleToFill">"#)
    #expect(changes.contains { $0.contains(#"height="44""#) })
    let hint = "; add a view as tableHeaderView or tableFooterView, or a tableViewCell"
    let message = "tableView 'tab-le-001' cannot have subviews" + hint
    #expect(try EditedXib.message(.add(NewView("view", in: "tab-le-001")), in: Self.scenes) == message)
    #expect(try EditedXib.message(.add(header)) == "no object has the id 'tab-le-001'")
  }

  @Test("A prototype cell is added to a table view") func addsCells() throws {
    let changes = withoutID(
      try EditedXib.changes(.add(NewView("tableViewCell", in: "tab-le-001")), in: Self.scenes))
    #expect(changes.contains("+<prototypes>"))
    #expect(changes.contains(#"+<rect key="frame" x="0.0" y="50" width="375" height="44"/>"#))
    #expect(
      try EditedXib.message(.add(NewView("tableViewCell", in: "roo-t0-001")))
        == "view 'roo-t0-001' is not a table view, and a tableViewCell belongs to one")
  }

  @Test(
    "Segues embed, contain and unwind",
    arguments: [
      (
        "box-00-001", "embed", "nav-ig-001",
        ["+<connections>", #"+<segue destination="nav-ig-001" kind="embed"/>"#, "+</connections>"]
      ),
      (
        "nav-ig-001", "rootViewController", "con-tr-001",
        [
          #"+<segue destination="con-tr-001" kind="relationship" relationship="rootViewController"/>"#,
          #"+<navigationItem key="navigationItem"/>"#,
        ]
      ),
      (
        "con-tr-001", "close:", "box-00-001",
        [#" kind="unwind" unwindAction="close:"/>"#, #"+<exit userLabel="Exit" sceneMemberID="exit"/>"#]
      ),
    ])
  func addsSegues(source: String, kind: String, target: String, lines: [String]) throws {
    let edit = DocumentEdit.connect(Connection(source, .segue(kind: kind, identifier: nil), target))
    let changes = withoutID(try EditedXib.changes(edit, in: Self.scenes))
    for line in lines { #expect(changes.contains { $0.hasSuffix(line) }, "\(changes)") }
  }
}
