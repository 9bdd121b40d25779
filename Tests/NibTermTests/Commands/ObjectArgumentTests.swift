import Testing

/// `nibterm tree FILE OBJECT` and `nibterm layout FILE OBJECT`.
@Suite struct ObjectArgumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let content = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
      <connections><outlet property="box" destination="v" id="o-1"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="160" height="64"/>
      <subviews><view restorationIdentifier="card" fixedFrame="YES" id="v">
      <rect key="frame" x="16" y="8" width="100" height="40"/><subviews>
      <label text="Temp blabla" userLabel="Title" fixedFrame="YES" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/>
      </label></subviews></view>
      <label text="Other" fixedFrame="YES" id="m"><rect key="frame" x="0" y="50" width="40" height="10"/></label></subviews>
      </view>
      """
    _ = try folder.write(SmallNibs.document(content), to: "A.xib")
  }

  @Test(
    "tree prints the outline of an object that is named by its outlet, restoration identifier or id",
    arguments: ["box", "BOX", "card", "v"])
  func tree(name: String) throws {
    let run = try CommandRun(arguments: ["tree", "A.xib", name], directory: folder.path)
    #expect(
      run.lines == [
        "UIView #v {16, 8, 100, 40}", "  UILabel #l [Title] {0, 0, 90, 20} \"Temp blabla\"",
      ])
    #expect(run.status == 0)
  }

  @Test(
    "layout prints the frames of an object that is named by its text, label or class, and of the views inside it",
    arguments: [("temp blabla", ["l"]), ("Title", ["l"]), ("box", ["v", "l"])])
  func layout(name: String, ids: [String]) throws {
    let run = try CommandRun(arguments: ["layout", "A.xib", name], directory: folder.path)
    #expect(run.lines.count == ids.count)
    for (line, id) in zip(run.lines, ids) { #expect(line.contains("\"id\": \"\(id)\"")) }
    #expect(run.status == 0)
  }

  @Test("An image that the resources do not list has the size of its file") func imageSize() throws {
    let content = """
      <view id="root"><rect key="frame" x="0" y="0" width="160" height="64"/><subviews>
      <imageView image="vector" translatesAutoresizingMaskIntoConstraints="NO" id="i"/></subviews><constraints>
      <constraint firstItem="i" firstAttribute="top" secondItem="root" secondAttribute="top" constant="4" id="c1"/>
      <constraint firstItem="i" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      </constraints></view>
      """
    try folder.write(SmallNibs.document(content), to: "B.xib")
    try folder.write(SmallPDF.file(box: "0 0 24 30", ""), to: "Assets.xcassets/vector.imageset/logo.pdf")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "logo.pdf"}]}"#,
      to: "Assets.xcassets/vector.imageset/Contents.json")
    let run = try CommandRun(arguments: ["layout", "B.xib", "i"], directory: folder.path)
    #expect(run.output.contains("\"frame\": [0, 4, 24, 30]"))
  }

  @Test(
    "A scene has precedence over other objects with its name",
    arguments: [
      ["show", "--format", "svg"], ["layout"], ["explain"], ["tree"],
    ])
  func scene(command: [String]) throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
      <viewController title="Bid" id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><label text="Bid" fixedFrame="YES" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/>
      </label></subviews></view></viewController>
      </objects></scene></scenes></document>
      """
    _ = try folder.write(storyboard, to: "S.storyboard")
    let run = try CommandRun(arguments: command + ["S.storyboard", "Bid"], directory: folder.path)
    #expect(run.status == 0, "\(run.error)")
    let other = try CommandRun(arguments: command + ["S.storyboard", "vc"], directory: folder.path)
    #expect(run.output.replacing("\"object\": \"Bid\"", with: "") == other.output)
  }

  /// Labels in views, with the id of the object that the name `Cursor` means; `nil` if it is ambiguous.
  static let nested: [(objects: String, id: String?)] = [
    // The cell has the text of its label as its name.
    (
      """
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="c">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews><label text="Cursor" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
      </tableViewCellContentView></tableViewCell>
      """, "l"
    ),
    // The cell has the name itself, and its label is its only text.
    (
      """
      <tableViewCell reuseIdentifier="Cursor" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews><label text="Cursor" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
      </tableViewCellContentView></tableViewCell>
      """, "c"
    ),
    (
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="64"/><subviews>
      <view userLabel="Cursor" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <label text="Cursor" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
      <label text="Other" id="m"><rect key="frame" x="0" y="20" width="90" height="20"/></label></subviews></view>
      </subviews></view>
      """, nil
    ),
  ]

  @Test("A name that a label and a view around it have means one of them if that is clear", arguments: nested)
  func nestedNames(objects: String, id: String?) throws {
    _ = try folder.write(SmallNibs.document(objects), to: "N.xib")
    let run = try CommandRun(arguments: ["layout", "N.xib", "Cursor"], directory: folder.path)
    #expect(run.status == (id == nil ? 1 : 0))
    if let id {
      #expect(run.lines.first?.contains("\"id\": \"\(id)\"") == true)
    } else {
      #expect(run.error.contains("2 objects are named 'Cursor'"))
    }
  }

  @Test("Several objects with a name are listed with their lines", arguments: ["tree", "layout"])
  func several(command: String) throws {
    let run = try CommandRun(arguments: [command, "A.xib", "UILabel"], directory: folder.path)
    #expect(run.error.contains("A.xib: error: 2 objects are named 'UILabel'; use the id of one of them"))
    #expect(run.error.contains("note: label \"Temp blabla\" [Title] #l"))
    #expect(run.output.isEmpty)
    #expect(run.status == 1)
  }

  @Test("Similar names are suggested for an unknown object", arguments: ["tree", "layout"])
  func missing(command: String) throws {
    let run = try CommandRun(arguments: [command, "A.xib", "Temp blabal"], directory: folder.path)
    #expect(run.error.contains("named 'Temp blabal'. Did you mean 'Temp blabla'? [no-object]"))
    #expect(run.status == 1)
  }

  /// A navigation controller around a scene.
  private static let storyboard = """
    <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/><connections>
    <segue destination="vc" kind="relationship" relationship="rootViewController" id="seg"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
    <navigationItem key="navigationItem" title="Settings" id="ni">
    <barButtonItem key="rightBarButtonItem" title="Done" id="done"/></navigationItem>
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene>
    """

  @Test("The id of a container is accepted, and that of another object is explained") func containers() throws
  {
    _ = try folder.write(SmallNibs.storyboard(Self.storyboard), to: "S.storyboard")
    let layout = try CommandRun(arguments: ["layout", "S.storyboard", "nav"], directory: folder.path)
    #expect(layout.status == 0)
    #expect(layout.lines.contains { $0.contains("\"root\": \"nav\", \"id\": \"v\"") })
    let item = try CommandRun(arguments: ["layout", "S.storyboard", "done"], directory: folder.path)
    #expect(
      item.error.contains("error: bar button item \"Done\" #done is not a view or scene; name 'vc' around it")
    )
    #expect(item.status == 1)
  }

  @Test(
    "The names of scenes in maps, headings and outlines are accepted",
    arguments: [
      "Settings", "settings scene", "Settings Scene", "Settings (navigation)", "Navigation Controller",
    ])
  func names(name: String) throws {
    _ = try folder.write(SmallNibs.storyboard(Self.storyboard), to: "S.storyboard")
    let run = try CommandRun(
      arguments: ["show", "S.storyboard", name, "--columns", "40"], directory: folder.path)
    #expect(!run.error.contains("error"))
    #expect(run.status == 0)
  }

  @Test("A second argument that looks like a document is not an object", arguments: ["tree", "layout"])
  func documents(command: String) throws {
    let run = try CommandRun(arguments: [command, "A.xib", "B.xib"], directory: folder.path)
    #expect(run.error == "B.xib: error: the file does not exist [no-file]\n")
    let alone = try CommandRun(arguments: [command, "A.xib"], directory: folder.path).lines
    #expect(!alone.isEmpty && run.lines.suffix(alone.count) == alone[...])
    #expect(run.status == 1)
  }
}
