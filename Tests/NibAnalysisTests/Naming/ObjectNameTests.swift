import Testing

@testable import NibAnalysis
@testable import NibCore

/// The names of objects in messages, and look-ups of objects by their names.
@Suite struct ObjectNameTests {
  private static let document = CheckSample.document(
    "Storyboard.XIB",
    """
    <scenes><scene sceneID="s-1"><objects>
    <tableViewController storyboardIdentifier="Settings" title="Options" customClass="SettingsController" id="c-1">
    <tableView key="view" id="t-1"><prototypes><tableViewCell reuseIdentifier="settingsCell" id="cell">
    <tableViewCellContentView key="contentView" id="content"><subviews>
    <label text="Temp blabla" customClass="TempLabel" id="l-1"/>
    <label text="Label" userLabel="Symbol" id="l-2"/>
    <label text="Label" id="l-4"/><label text="Full" userLabel="Half" id="l-5"/>
    <label text="A text that has more than thirty characters" id="l-3"/>
    <imageView id="i-1"/>
    <button id="b-1"><accessibility key="accessibilityConfiguration" label="Close"/></button>
    <view restorationIdentifier="ruler" userLabel="Rule" id="v-1"/>
    </subviews></tableViewCellContentView>
    <connections><outlet property="photo" destination="i-1" id="o-1"/>
    <outlet property="count" destination="l-4" id="o-2"/></connections>
    </tableViewCell></prototypes></tableView>
    <navigationItem key="navigationItem" title="Symbol" id="n-1"/>
    </tableViewController></objects></scene></scenes>
    """, file: "S.storyboard")

  @Test(
    "A name consists of kind, text, label, place, class and id",
    arguments: [
      ("l-1", "label \"Temp blabla\" (in settingsCell), TempLabel #l-1"),
      ("l-2", "label \"Symbol\" (in settingsCell) #l-2"),
      ("l-4", "label count (in settingsCell) #l-4"), ("l-5", "label \"Full\" [Half] (in settingsCell) #l-5"),
      ("l-3", "label \"A text that has more than thi…\" (in settingsCell) #l-3"),
      ("i-1", "image view photo (in settingsCell) #i-1"),
      ("b-1", "button \"Close\" (in settingsCell) #b-1"), ("v-1", "view \"Rule\" (in settingsCell) #v-1"),
      ("cell", "cell \"settingsCell\" (in Settings) #cell"),
      ("content", "content view (in settingsCell) #content"),
      ("t-1", "table view (in Settings) #t-1"),
      ("c-1", "table view controller \"Options\", SettingsController #c-1"),
    ])
  func names(id: String, name: String) throws {
    #expect(ObjectName(try #require(Self.document.object(id: id))).full == name)
  }

  @Test(
    "A text with attributes is shown in place of a plain one, and a button shows the title of its configuration",
    arguments: [
      (
        "<label text=\"Hi\" id=\"x\"><attributedString key=\"attributedText\"><fragment content=\"Hello\"/>"
          + "</attributedString></label>", "label \"Hello\" #x"
      ),
      (
        "<button id=\"x\"><state key=\"normal\" title=\"Add\"/>"
          + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"New\"/></button>",
        "button \"New\" #x"
      ),
      (
        "<button id=\"x\"><state key=\"normal\" title=\"Button\"/>"
          + "<buttonConfiguration key=\"configuration\" style=\"plain\"><attributedString key=\"attributedTitle\">"
          + "<fragment content=\"Terms\"/></attributedString></buttonConfiguration></button>",
        "button \"Terms\" #x"
      ),
    ])
  func shownTexts(element: String, name: String) throws {
    let document = CheckSample.document("XIB", "<objects>\(element)</objects>", file: "S.xib")
    #expect(ObjectName(try #require(document.object(id: "x"))).full == name)
  }

  @Test(
    "A cell without a name of its own has that of the first text in it",
    arguments: [
      ("", "cell \"Activity Log\""), ("userLabel=\"Log\"", "cell \"Log\""),
      ("reuseIdentifier=\"log\"", "cell \"log\""),
    ])
  func cells(attributes: String, name: String) throws {
    for kind in ["tableViewCell", "collectionViewCell"] {
      let document = CheckSample.document(
        "XIB",
        """
        <objects><\(kind) \(attributes) id="cell"><view key="contentView" id="content"><subviews>
        <label text="Label" id="a"/><label text="Activity Log" id="b"/><label text="Other" id="c"/>
        </subviews></view></\(kind)></objects>
        """, file: "S.xib")
      #expect(ObjectName(try #require(document.object(id: "cell"))).inList == name)
    }
  }

  private static let lookup = ObjectLookup(document) {
    !$0.isNamed("navigationItem") && !$0.isNamed("outlet")
  }

  @Test(
    "An object is found by its id, text, outlet, identifier, label, spoken label and class",
    arguments: [
      ("l-1", "l-1"), ("s-1", "c-1"), ("Temp blabla", "l-1"), ("temp  BLABLA", "l-1"), ("TempLabel", "l-1"),
      ("photo", "i-1"), ("ruler", "v-1"), ("Symbol", "l-2"), ("close", "b-1"), ("settingsCell", "cell"),
      ("Settings", "c-1"), ("Options", "c-1"), ("UIImageView", "i-1"), ("uibutton", "b-1"),
    ])
  func lookUp(name: String, id: String) {
    #expect(Self.lookup.elements(named: name).map(\.id) == [id])
  }

  @Test("An exact name has precedence over one in another case, and several matches are listed")
  func several() throws {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><view id="root"><subviews><label text="Name" id="a"/><label text="name" id="b"/>
      <label text="Name" id="c"/></subviews></view></objects>
      """, file: "S.xib")
    let lookup = ObjectLookup(document) { _ in true }
    #expect(lookup.elements(named: "name").map(\.id) == ["b"])
    #expect(lookup.elements(named: "NAME").map(\.id) == ["a", "b", "c"])
    let error = #expect(throws: ObjectLookupError.self) { try lookup.element(named: "Name", kind: "view") }
    #expect(
      error?.diagnostic.rendered == """
        S.xib: error: 2 objects are named 'Name'; use the id of one of them [ambiguous-object]
          S.xib:2:36: note: label "Name" #a
          S.xib:3:1: note: label "Name" #c
        """)
  }

  @Test("Similar names are suggested for an unknown one, one for each object") func similar() {
    #expect(Self.lookup.nearestNames(to: "Temp") == ["Temp blabla"])
    #expect(Self.lookup.nearestNames(to: "simbol") == ["Symbol"])
    #expect(Self.lookup.nearestNames(to: "completely different") == [])
    #expect(
      Self.lookup.noObject(named: "phoot", kind: "view").rendered
        == "S.storyboard: error: no view named 'phoot'. Did you mean 'photo'? [no-object]")
  }

  @Test("An outlet that says only what an object does for another one is not its name") func roles() throws {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><tableView id="t"><connections><outlet property="dataSource" destination="a" id="o"/>
      <outlet property="delegate" destination="a" id="p"/><outlet property="dragDelegate" destination="b" id="q"/>
      <outlet property="header" destination="b" id="r"/></connections></tableView>
      <view id="a"/><view id="b"/></objects>
      """, file: "A.xib")
    #expect(ObjectName(try #require(document.object(id: "a"))).brief == "view")
    #expect(ObjectName(try #require(document.object(id: "b"))).brief == "view header")
    let lookup = ObjectLookup(document) { _ in true }
    #expect(lookup.elements(named: "dataSource") == [])
    #expect(lookup.elements(named: "header").map(\.id) == ["b"])
  }

  @Test("A scene has the name of its controller or storyboard reference, and its id means that object")
  func scenes() throws {
    let document = CheckSample.document(
      "Storyboard.XIB",
      """
      <scenes><scene sceneID="s-1"><objects>
      <viewController customClass="Home" id="c-1" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s-2"><objects><viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="list"
      id="r-1" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s-3"><objects>
      <viewController id="c-2" sceneMemberID="viewController"/></objects></scene></scenes>
      """, file: "S.storyboard")
    let scenes = document.root.descendants.filter { $0.isNamed("scene") }
    #expect(
      scenes.map { ObjectName($0).full } == [
        "scene \"Home\" #s-1", "scene \"Settings: list\" #s-2", "scene #s-3",
      ])
    let lookup = ObjectLookup(document) { !$0.isNamed("scene") }
    #expect(
      ["s-1", "s-2", "s-3"].map { lookup.elements(named: $0).map(\.id) } == [["c-1"], ["r-1"], ["c-2"]])
  }

  @Test("A constraint names views without a label or text of their own by their outlets") func constraints()
    throws
  {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><view id="root"><subviews><view id="a"/><view userLabel="Box" id="b"/><label text="Label" id="c"/>
      <label text="Name" id="d"/><view id="e"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="k1"/>
      <constraint firstItem="c" firstAttribute="top" secondItem="d" secondAttribute="top" id="k2"/>
      <constraint firstItem="e" firstAttribute="top" secondItem="root" secondAttribute="top" id="k3"/>
      </constraints><connections>
      <outlet property="first" destination="a" id="o1"/><outlet property="second" destination="b" id="o2"/>
      <outlet property="third" destination="c" id="o3"/><outlet property="fourth" destination="d" id="o4"/>
      </connections></view></objects>
      """, file: "A.xib")
    let texts = try ["k1", "k2", "k3"].map { ConstraintSentence(try #require(document.object(id: $0))).text }
    #expect(texts == ["first.top = Box.top", "third.top = Name.top", "View.top = Superview.top"])
  }

  @Test("A constraint between views of the same name has their ids") func sameNames() throws {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><view id="root"><subviews><view id="a"/><view id="b"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" constant="4" id="k1"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" id="k2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k3"/></constraints>
      </view></objects>
      """, file: "A.xib")
    func text(_ id: String, subject: String? = nil) throws -> String {
      ConstraintSentence(try #require(document.object(id: id)), subject: subject).text
    }
    #expect(try text("k1") == "View #a.top = View #b.top + 4")
    #expect(try text("k2") == "View.width = View.height")
    #expect(try text("k3") == "View.top = Superview.top")
    #expect(try text("k3", subject: "root") == "View #a.top = View #root.top")
  }

  @Test("A constant that is not a finite number keeps its text") func hugeConstant() throws {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><view id="a"><constraints><constraint firstAttribute="height" constant="1e30820" id="k1"/>
      <constraint firstAttribute="height" constant="1e3" id="k2"/></constraints></view></objects>
      """, file: "A.xib")
    let texts = try ["k1", "k2"].map { ConstraintSentence(try #require(document.object(id: $0))).text }
    #expect(texts == ["height = 1e30820", "height = 1000"])
  }
}
