import NibFormats
import Testing

@testable import NibEditing

/// The order of tabs, bar items, segments, subviews and outlet collections.
@Suite struct ListOrderTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes>
    <scene sceneID="s1">
    <objects>
    <tabBarController id="tabs" sceneMemberID="viewController">
    <connections>
    <outlet property="other" destination="tabs" id="other"/>
    <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
    <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
    <segue destination="three" kind="relationship" relationship="viewControllers" id="r3"/>
    <segue destination="one" kind="show" id="show"/>
    </connections>
    </tabBarController>
    </objects>
    </scene>
    <scene sceneID="s2">
    <objects>
    <viewController id="one" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <view contentMode="scaleToFill" id="v1"/>
    <view contentMode="scaleToFill" id="v2"/>
    <segmentedControl contentMode="scaleToFill" selectedSegmentIndex="2" id="segments">
    <segments>
    <segment title="First" width="40"/>
    <segment image="star"/>
    <segment title="Third"/>
    </segments>
    </segmentedControl>
    <toolbar contentMode="scaleToFill" id="bar">
    <items>
    <barButtonItem title="A" id="i1"/>
    <barButtonItem title="B" id="i2"/>
    </items>
    </toolbar>
    </subviews>
    </view>
    <navigationItem key="navigationItem" id="nav">
    <rightBarButtonItems>
    <barButtonItem title="C" id="i3"/>
    <barButtonItem title="D" id="i4"/>
    </rightBarButtonItems>
    </navigationItem>
    <connections>
    <outletCollection property="fields" destination="v1" id="c1"/>
    <outletCollection property="fields" destination="v2" id="c2"/>
    <outletCollection property="views" destination="v1" id="c3"/>
    </connections>
    </viewController>
    </objects>
    </scene>
    <scene sceneID="s3"><objects><viewController id="two" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s4"><objects><viewController id="three" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s5"><objects><viewController id="four" sceneMemberID="viewController"/></objects></scene>
    </scenes>
    </document>

    """

  /// The ids of the children of a list after an edit.
  private func order(_ list: String, of owner: String, _ edit: DocumentEdit) throws -> [String] {
    _ = try EditedXib.changes(edit, in: Self.text)
    var editor = try EditedXib.editor(Self.text)
    try editor.apply(edit)
    return editor.document.object(id: owner)?.children(inside: list).compactMap(\.id) ?? []
  }

  @Test("A controller stands for its tab, and other connections stay in their places") func tabs() throws {
    let moved = ["other", "r3", "r1", "r2", "show"]
    for edit in [Move("three", .before("one")), Move("r3", at: 0), Move("three", .before("r1"))] {
      #expect(try order("connections", of: "tabs", .move(edit)) == moved)
    }
    #expect(
      try order("connections", of: "tabs", .move(Move("one", .after("three"))))
        == ["other", "r2", "r3", "r1", "show"])
    #expect(
      try EditedXib.message(.move(Move("four", .before("one"))), in: Self.text)
        == "viewController 'four' is not the child of a tab bar controller, and scenes have no order")
    #expect(
      try EditedXib.message(.move(Move("show", .before("r1"))), in: Self.text)
        == "segue 'show' cannot be moved; only subviews, cells, sections, tabs, items of bars and outlet collections "
        + "have an order")
  }

  @Test("An object is moved by one place in its list, but not beyond the ends of it") func steps() throws {
    #expect(
      try order("connections", of: "tabs", .move(Move("two", .earlier)))
        == ["other", "r2", "r1", "r3", "show"])
    #expect(try order("items", of: "bar", .move(Move("i1", .later))) == ["i2", "i1"])
    #expect(
      try EditedXib.message(.move(Move("i1", .earlier)), in: Self.text)
        == "barButtonItem 'i1' is the first one of its list")
    #expect(
      try EditedXib.message(.move(Move("three", .later)), in: Self.text)
        == "segue 'r3' is the last one of its list")
  }

  @Test("A table view with prototypes does not become one with static rows, and the reverse") func tables()
    throws
  {
    func text(_ content: String, _ mode: String) -> String {
      Self.text.replacing(
        "<view contentMode=\"scaleToFill\" id=\"v1\"/>",
        with:
          "<tableView contentMode=\"scaleToFill\" dataMode=\"\(mode)\" style=\"plain\" id=\"v1\">\(content)</tableView>"
      )
    }
    let prototypes = text("<prototypes><tableViewCell id=\"cell\"/></prototypes>", "prototypes")
    #expect(
      try EditedXib.message(.set(PropertyEdit("v1", "dataMode", "static")), in: prototypes)
        == "the table view has 1 prototype cell, which cannot become static rows; remove them first, and then add a "
        + "tableViewSection with rows")
    let sections = text(
      "<sections><tableViewSection id=\"s\"><cells><tableViewCell id=\"cell\"/></cells></tableViewSection></sections>",
      "static")
    #expect(
      try EditedXib.message(.set(PropertyEdit("v1", "dataMode", "prototypes")), in: sections)
        == "the table view has 1 section of static rows, which cannot become prototypes; remove them first, and then "
        + "add prototype cells")
  }

  @Test("Bar items are moved in their bar and to another one") func barItems() throws {
    #expect(try order("items", of: "bar", .move(Move("i2", .before("i1")))) == ["i2", "i1"])
    #expect(try order("items", of: "bar", .move(Move("i4", .before("i2")))) == ["i1", "i4", "i2"])
    #expect(try order("rightBarButtonItems", of: "nav", .move(Move("i3", .after("i4")))) == ["i4", "i3"])
    #expect(
      try order("rightBarButtonItems", of: "nav", .move(Move("i1", .after("i4")))) == ["i3", "i4", "i1"])
    #expect(try order("items", of: "bar", .move(Move("i3", to: "bar"))) == ["i1", "i2", "i3"])
    #expect(try order("items", of: "bar", .move(Move("i4", to: "bar", at: 0))) == ["i4", "i1", "i2"])
    #expect(
      try EditedXib.message(.move(Move("v1", to: "bar")), in: Self.text) != nil)
  }

  @Test("Views are moved before and behind others") func views() throws {
    #expect(
      try order("subviews", of: "root", .move(Move("v2", .before("v1")))) == ["v2", "v1", "segments", "bar"])
    #expect(
      try order("subviews", of: "root", .move(Move("v1", .after("segments"))))
        == ["v2", "segments", "v1", "bar"])
    #expect(try order("subviews", of: "v2", .move(Move("v1", to: "v2"))) == ["v1"])
    #expect(
      try EditedXib.message(.move(Move("v1", .before("i1"))), in: Self.text)
        == "view 'v1' cannot be moved into toolbar 'bar', which has no list for it")
    #expect(
      try EditedXib.message(.move(Move("v1", .before("v1"))), in: Self.text)
        == "an object cannot be moved beside itself")
  }

  @Test("The objects of an outlet collection have an order of their own") func collections() throws {
    #expect(try order("connections", of: "one", .move(Move("c2", .before("c1")))) == ["c2", "c1", "c3"])
    #expect(try order("connections", of: "one", .move(Move("c2", to: "one", at: 0))) == ["c2", "c1", "c3"])
    #expect(try order("connections", of: "one", .move(Move("c1", to: "one"))) == ["c2", "c1", "c3"])
    #expect(
      try EditedXib.message(.move(Move("c2", .after("c3"))), in: Self.text)
        == "outletCollection 'c2' cannot be moved: 'c2' and 'c3' are not in the same outlet collection")
  }

  @Test("The titles of segments put them into an order, and add and remove some") func segments() throws {
    func segments(_ value: String?) throws -> [String] {
      let changes = try EditedXib.changes(.set(PropertyEdit("segments", "segments", value)), in: Self.text)
      return changes.filter { $0.contains("egment") }
    }
    #expect(
      try segments("Third, First, star") == [#"-<segment title="Third"/>"#, #"+<segment title="Third"/>"#])
    #expect(try segments("First, star, Third, New") == [#"+<segment title="New"/>"#])
    let others = try segments("star\nFirst, again")
    #expect(
      others == [
        #"-<segment title="Third"/>"#, #"-<segment title="First" width="40"/>"#,
        #"-<segmentedControl contentMode="scaleToFill" selectedSegmentIndex="2" id="segments">"#,
        #"+<segmentedControl contentMode="scaleToFill" selectedSegmentIndex="1" id="segments">"#,
        #"+<segment title="First, again"/>"#,
      ])
    #expect(
      try EditedXib.message(.set(PropertyEdit("segments", "segments", nil)), in: Self.text)
        == "a segmented control needs a segment; use titles such as 'segments=All, Mine'")
    let control = try #require(EditedXib.editor(Self.text).document.object(id: "segments"))
    #expect(try EditedProperty("segments", of: control).value == "First, star, Third")
  }

  @Test(
    "The shown titles of segments change nothing, and others keep what the segments have",
    arguments: [
      ([" All", "Mine"], " All, Mine", "Mine, All", ["Mine", " All"]),
      (["All", "", "Mine"], "All\n\nMine", "Mine\n\nAll", ["Mine", "", "All"]),
      (["All", ""], "All\n\n", "\nAll", ["", "All"]),
      (["A, B"], "A, B\n", "A, B\nC", ["A, B", "C"]),
      (["A, B", "C"], "A, B\nC", "A, B\n", ["A, B"]),
      (["A", "B"], "A, B", "B, A", ["B", "A"]),
    ])
  func shownSegments(titles: [String], shown: String, entered: String, result: [String]) throws {
    let segments = titles.map { #"<segment title="\#($0)" enabled="NO" width="40"/>"# }
    let list = "<segments>\n\(segments.joined(separator: "\n"))\n</segments>"
    let text = Self.text.replacing(/<segments>[^!]*<\/segments>/, with: list)
    var editor = try EditedXib.editor(text)
    let control = try #require(editor.document.object(id: "segments"))
    #expect(try EditedProperty("segments", of: control).value == shown)
    try editor.apply(.set(PropertyEdit("segments", "segments", shown)))
    #expect(editor.document.source == Array(text.utf8))
    try editor.apply(.set(PropertyEdit("segments", "segments", entered)))
    let new = editor.document.object(id: "segments")?.children(inside: "segments") ?? []
    #expect(new.map { $0["title"] ?? "" } == result)
    #expect(new.allSatisfy { ($0["width"] == "40") == titles.contains($0["title"] ?? "") })
  }

  @Test(
    "Titles that commas cannot separate are refused",
    arguments: [
      ("A,, B", "a title of 'segments' is empty; for an empty title, separate the titles by line breaks"),
      ("A, B, ", "a title of 'segments' is empty; for an empty title, separate the titles by line breaks"),
      (
        "All, Yes, please",
        "the title 'Yes, please' has a comma; separate the titles of 'segments' by line breaks"
      ),
    ])
  func refusedSegments(entered: String, message: String) throws {
    let list = #"<segments><segment title="All"/><segment title="Yes, please"/></segments>"#
    let text = Self.text.replacing(/<segments>[^!]*<\/segments>/, with: list)
    #expect(try EditedXib.message(.set(PropertyEdit("segments", "segments", entered)), in: text) == message)
  }
}
