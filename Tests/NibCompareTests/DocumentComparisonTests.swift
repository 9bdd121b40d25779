import NibCore
import Testing

@testable import NibCompare

/// Changes of objects between two versions of a document.
@Suite struct DocumentComparisonTests {
  private static let label = ComparedNibs.label("Old")

  @Test("Equal documents have no changes and no noise") func equal() throws {
    let document = try ComparedNibs.document(Self.label)
    #expect(ComparedNibs.changes(document, document) == [])
    #expect(ComparedNibs.noise(document, document) == "")
  }

  @Test("A changed attribute has both values") func attribute() throws {
    let old = try ComparedNibs.document(Self.label)
    let new = try ComparedNibs.document(ComparedNibs.label("New", " hidden=\"YES\""))
    #expect(
      ComparedNibs.changes(old, new) == [
        "label: changed attribute text: Old > New", "label: added attribute hidden: - > YES",
      ])
  }

  @Test(
    "Of long texts, the parts around the first difference are shown, and spaces that are the only difference")
  func excerpts() throws {
    func texts(_ old: String, _ new: String) throws -> [String] {
      ComparedNibs.changes(
        try ComparedNibs.document(ComparedNibs.label(old)), try ComparedNibs.document(ComparedNibs.label(new))
      )
    }
    let start = "label: changed attribute text: "
    #expect(try texts("Save", "Save ") == [start + "Save > Save␣"])
    #expect(try texts(" Save", "Save") == [start + "␣Save > Save"])
    let long = String(repeating: "word ", count: 20)
    #expect(
      try texts(long + "one", long + "two") == [
        start + "… word word word word word word word word word word word one > "
          + "… word word word word word word word word word word word two"
      ])
    #expect(
      try texts(long + "one " + long, long + "two " + long) == [
        start + "…word word word word one word word word word word word word… > "
          + "…word word word word two word word word word word word word…"
      ])
    #expect(
      try texts("one " + long, "two " + long) == [
        start + "one word word word word word word word word word word word … > "
          + "two word word word word word word word word word word word …"
      ])
  }

  @Test("Colors and fonts are compared as values") func values() throws {
    let old = try ComparedNibs.document(
      ComparedNibs.label(
        "A",
        inside:
          "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
      ))
    let new = try ComparedNibs.document(
      ComparedNibs.label(
        "A",
        inside:
          "<color key=\"textColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
      ))
    #expect(ComparedNibs.changes(old, new) == ["label: changed attribute textColor: #FF0000 > #0000FF"])
  }

  @Test("An entry that is inserted into a list or removed from it does not change the others") func lists()
    throws
  {
    func control(_ titles: [String]) throws -> NibDocument {
      let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
      return try ComparedNibs.document(
        "<segmentedControl id=\"control\"><segments>\(segments)</segments></segmentedControl>")
    }
    let (old, new) = (try control(["A", "B", "C"]), try control(["New", "A", "B", "D"]))
    #expect(
      ComparedNibs.changes(old, new) == [
        "control: added attribute segment 1 title: - > New",
        "control: changed attribute segment 4 title: C > D",
      ])
    #expect(
      ComparedNibs.changes(new, old) == [
        "control: changed attribute segment 3 title: D > C",
        "control: removed attribute segment 1 title: New > -",
      ])
  }

  @Test("A value that is written as another element is the value of the same property") func sameProperty()
    throws
  {
    let color =
      "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    let old = try ComparedNibs.document(ComparedNibs.label("A", inside: color))
    let new = try ComparedNibs.document(
      ComparedNibs.label("", inside: "<nil key=\"textColor\"/><string key=\"text\">B\nC</string>")
        .replacing("text=\"\" ", with: ""))
    #expect(
      ComparedNibs.changes(old, new) == [
        "label: changed attribute textColor: #FF0000 > none", "label: changed attribute text: A > B⏎C",
      ])
  }

  @Test("Added and removed objects are named once, with what is inside them") func addedAndRemoved() throws {
    let empty = try ComparedNibs.document("")
    let full = try ComparedNibs.document("<view id=\"box\"><subviews>\(Self.label)</subviews></view>")
    #expect(ComparedNibs.changes(empty, full) == ["box: added object: - > -"])
    #expect(ComparedNibs.changes(full, empty) == ["box: removed object: - > -"])
    #expect(DocumentComparison(empty, full).difference.objects.first?.countInside == 1)
  }

  @Test("An object that was moved is not among those inside an added or removed one") func movedOut() throws {
    let other = "<view id=\"other\"><subviews><view id=\"inner\"/></subviews></view>"
    let old = try ComparedNibs.document("<view id=\"box\"><subviews>\(Self.label)\(other)</subviews></view>")
    let new = try ComparedNibs.document(Self.label)
    #expect(
      ComparedNibs.changes(old, new) == [
        "box: removed object: - > -", "label: moved object: view #box > view #root",
      ])
    #expect(DocumentComparison(old, new).difference.objects.first?.countInside == 2)
    #expect(DocumentComparison(new, old).difference.objects.first?.countInside == 2)
  }

  @Test("An object in another parent has moved") func moved() throws {
    let old = try ComparedNibs.document("<view id=\"box\"/>" + Self.label)
    let new = try ComparedNibs.document("<view id=\"box\"><subviews>\(Self.label)</subviews></view>")
    #expect(ComparedNibs.changes(old, new) == ["label: moved object: view #root > view #box"])
  }

  @Test("Of several siblings, only the one that moved is named") func order() throws {
    let views = ["a", "b", "c", "d"].map { "<view id=\"\($0)\"/>" }
    let old = try ComparedNibs.document(views.joined())
    let new = try ComparedNibs.document([views[1], views[2], views[3], views[0]].joined())
    #expect(ComparedNibs.changes(old, new) == ["a: moved object order: place 1 > place 4 in view #root"])
    func labels(_ ids: String) throws -> NibDocument {
      try ComparedNibs.document(ids.map { ComparedNibs.label("A", id: "\($0)") }.joined())
    }
    #expect(
      ComparedNibs.changes(try labels("abc"), try labels("cba")) == [
        "c: moved object order: place 3 > place 1 in view #root"
      ])
  }

  @Test("A longest rising series is found") func rise() {
    #expect(ListAlignment.longestRise([]) == [])
    #expect(ListAlignment.longestRise([3, 1, 2, 5, 4]).count == 3)
    #expect(ListAlignment.longestRise([5, 4, 3]).count == 1)
  }

  @Test("Constraints are compared as sentences") func constraints() throws {
    func document(_ constraint: String) throws -> NibDocument {
      try ComparedNibs.document(Self.label, constraints: constraint)
    }
    let near =
      "<constraint firstItem=\"label\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\""
    let old = try document("\(near) constant=\"16\" id=\"c\"/>")
    #expect(
      ComparedNibs.changes(old, try document("\(near) constant=\"20\" id=\"c\"/>")) == [
        "label: changed constraint: Old.leading = Superview.leading + 16 > Old.leading = Superview.leading + 20"
      ])
    #expect(
      ComparedNibs.changes(old, try document("")) == [
        "label: removed constraint Old.leading = Superview.leading + 16: - > -"
      ])
    #expect(
      ComparedNibs.changes(try document(""), old) == [
        "label: added constraint Old.leading = Superview.leading + 16: - > -"
      ])
  }

  @Test("Outlets and actions are connected, disconnected, or lead elsewhere") func connections() throws {
    func document(_ connections: String) throws -> NibDocument {
      try ComparedNibs.document(
        Self.label + ComparedNibs.label("Other", id: "other"), connections: connections)
    }
    let none = try document("")
    let one = try document("<outlet property=\"title\" destination=\"label\" id=\"o\"/>")
    let other = try document("<outlet property=\"title\" destination=\"other\" id=\"o\"/>")
    #expect(ComparedNibs.changes(none, one) == ["-1: added outlet title: - > label \"Old\" #label"])
    #expect(ComparedNibs.changes(one, none) == ["-1: removed outlet title: label \"Old\" #label > -"])
    #expect(
      ComparedNibs.changes(one, other) == [
        "-1: changed outlet title: label \"Old\" #label > label \"Other\" #other"
      ])
  }

  @Test("Entries of a list that only change their order are changes of the place") func movedEntries() throws
  {
    func document(_ values: [Int]) throws -> NibDocument {
      let entries = values.map {
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"x\"><integer key=\"value\" value=\"\($0)\"/>"
          + "</userDefinedRuntimeAttribute>"
      }
      let list = "<userDefinedRuntimeAttributes>\(entries.joined())</userDefinedRuntimeAttributes>"
      return try ComparedNibs.document(ComparedNibs.label("A", inside: list))
    }
    let swapped = ComparedNibs.changes(try document([1, 2]), try document([2, 1]))
    #expect(swapped == ["label: changed attribute runtime attribute x 1: place 1 > place 2"])
    let changed = ComparedNibs.changes(try document([1, 2]), try document([1, 3]))
    #expect(changed.allSatisfy { !$0.contains("place") } && !changed.isEmpty)
  }

  @Test("Runtime attributes are named by their key paths") func runtimeAttributes() throws {
    func document(_ value: String) throws -> NibDocument {
      try ComparedNibs.document(
        ComparedNibs.label(
          "A",
          inside: """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mood" \
            value="\(value)"/></userDefinedRuntimeAttributes>
            """))
    }
    #expect(
      ComparedNibs.changes(try document("good"), try document("bad")) == [
        "label: changed attribute runtime attribute mood: good > bad"
      ])
  }

  @Test("An added runtime attribute is one change, and texts that differ only in style say so")
  func addedRuntimeAttribute() throws {
    let old = try ComparedNibs.document(ComparedNibs.label("A"))
    let new = try ComparedNibs.document(
      ComparedNibs.label(
        "A",
        inside: """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius">\
          <integer key="value" value="4"/></userDefinedRuntimeAttribute>\
          <userDefinedRuntimeAttribute type="string" keyPath="mood" value="good"/></userDefinedRuntimeAttributes>
          """))
    #expect(
      ComparedNibs.changes(old, new) == [
        "label: added attribute runtime attribute radius: - > 4",
        "label: added attribute runtime attribute mood: - > good",
      ])
    func styled(_ size: Int) throws -> NibDocument {
      try ComparedNibs.document(
        ComparedNibs.label(
          "A",
          inside: """
            <attributedString key="attributedText"><fragment content="Hello"><attributes>\
            <font key="NSFont" size="\(size)" name="Georgia"/></attributes></fragment></attributedString>
            """))
    }
    #expect(
      ComparedNibs.changes(try styled(12), try styled(14)) == [
        "label: changed attribute attributedText: Hello > Hello (other details)"
      ])
  }

  @Test("The frame of a view without constraints is a change") func frame() throws {
    let old = try ComparedNibs.document(ComparedNibs.label("A", x: 10))
    let new = try ComparedNibs.document(ComparedNibs.label("A", x: 30))
    #expect(ComparedNibs.changes(old, new) == ["label: changed attribute frame: 10 20 100 20 > 30 20 100 20"])
  }

  @Test("The order of outlet collections and of tabs is a change, that of other connections is not")
  func orderOfConnections() throws {
    func document(_ connections: String...) throws -> NibDocument {
      try ComparedNibs.document(
        ComparedNibs.label("A", id: "a") + ComparedNibs.label("B", id: "b"),
        connections: connections.map { "<\($0) id=\"\($0.filter(\.isLetter))\"/>" }.joined())
    }
    let (first, second) = (
      "outletCollection property=\"labels\" destination=\"a\"",
      "outletCollection property=\"labels\" destination=\"b\""
    )
    let changes = ComparedNibs.changes(try document(first, second), try document(second, first))
    #expect(
      changes.count == 1 && changes[0].contains("place 2") && changes[0].contains("outlet labels"),
      "\(changes)")
    let tabs = ["a", "b"].map {
      "segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"\($0)\""
    }
    #expect(ComparedNibs.changes(try document(tabs[0], tabs[1]), try document(tabs[1], tabs[0])).count == 1)
    let outlets = ["a", "b"].map { "outlet property=\"\($0)\" destination=\"\($0)\"" }
    let (old, new) = (try document(outlets[0], outlets[1]), try document(outlets[1], outlets[0]))
    #expect(ComparedNibs.changes(old, new) == [] && ComparedNibs.noise(old, new) == "1 order of objects")
  }

  @Test("Comments and spacing are counted, and content that is not compared is shown") func remaining() throws
  {
    func document(_ objects: String) throws -> NibDocument {
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <dependencies><deployment version="2304" identifier="iOS"/></dependencies>
        <objects>\(objects)</objects></document>
        """)
    }
    let old = try document("<view id=\"v\"/>")
    let spaced = try document("<view  id='v'/>")
    #expect(ComparedNibs.changes(old, spaced) == [])
    #expect(ComparedNibs.noise(old, spaced) == "1 change of spacing")
    #expect(
      ComparedNibs.changes(old, try document("<!-- a comment --><view id=\"v\"/>")) == [
        "document: added attribute comment: - > a comment"
      ])
    let twice = try ComparedNibs.changes(old, document("<view id=\"v\"/><view id=\"v\"/>"))
    #expect(!twice.isEmpty)
  }

  @Test("The deployment target, the module of a class and symbolic constants are compared") func settings()
    throws
  {
    func document(_ deployment: String, _ view: String, _ constraint: String) throws -> NibDocument {
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <dependencies><deployment\(deployment) identifier="iOS"/><plugIn identifier="p" version="1"/></dependencies>
        <objects><view id="v"\(view)><constraints>
        <constraint firstAttribute="width" constant="8"\(constraint) id="c"/>
        </constraints></view></objects></document>
        """)
    }
    let old = try document(" version=\"2304\"", "", "")
    #expect(
      ComparedNibs.changes(old, try document("", "", "")) == [
        "document: changed attribute deployment target: iOS 9.0 > iOS of the project"
      ])
    #expect(
      ComparedNibs.changes(old, try document(" version=\"2304\"", " customModuleProvider=\"target\"", ""))
        == ["v: added attribute customModuleProvider: - > target"])
    #expect(ComparedNibs.changes(old, try document(" version=\"2304\"", "", " symbolic=\"YES\"")).count == 1)
  }

  /// Changes of a constraint, by what the new version has in place of an attribute, or inside.
  private static let constraintChanges: [(old: String, new: String)] = [
    ("constant=\"16\"", "constant=\"24\""), ("relation=\"equal\"", "relation=\"greaterThanOrEqual\""),
    ("multiplier=\"2\"", "multiplier=\"3\""), ("priority=\"900\"", "priority=\"800\""),
    (" id=", " placeholder=\"YES\" id="), (" id=", " symbolic=\"YES\" id="),
    (" id=", " exportLabel=\"YES\" id="), (" id=", " unknown=\"1\" id="), (" id=", " identifier=\"gap\" id="),
    ("</constraint>", "<variation key=\"widthClass=compact\" constant=\"8\"/></constraint>"),
    ("secondAttribute=\"leading\"", "secondAttribute=\"trailing\""),
  ]

  private static let segueChanges: [(old: String, new: String)] = [
    ("identifier=\"A\"", "identifier=\"B\""), ("kind=\"presentation\"", "kind=\"show\""),
    ("destination=\"a\"", "destination=\"b\""), (" id=", " customClass=\"MySegue\" id="),
    (" id=", " modalPresentationStyle=\"formSheet\" id="), (" id=", " animates=\"NO\" id="),
    (" id=", " popoverAnchorView=\"a\" id="),
    ("</segue>", "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/></segue>"),
  ]

  @Test("A change of a constraint or segue hides no other change of it")
  func severalChanges() throws {
    let constraint = """
      <constraint firstItem="a" firstAttribute="leading" relation="equal" secondItem="root" \
      secondAttribute="leading" multiplier="2" constant="16" priority="900" id="c"></constraint>
      """
    let segue = """
      <segue destination="a" kind="presentation" identifier="A" id="s"></segue>
      """
    let labels = ComparedNibs.label("one", id: "a") + ComparedNibs.label("two", id: "b")
    func expectAllVisible(
      _ text: String, _ changes: [(old: String, new: String)], _ document: (String) throws -> NibDocument
    ) throws {
      let old = try document(text)
      func lines(_ changes: [(old: String, new: String)]) throws -> [String] {
        let changed = changes.reduce(text) { $0.replacingOccurrences(of: $1.old, with: $1.new) }
        #expect(changed != text)
        return ComparedNibs.changes(old, try document(changed))
      }
      for (index, first) in changes.enumerated() {
        for second in changes[(index + 1)...] {
          let both = try lines([first, second])
          #expect(try both != lines([first]) && both != lines([second]), "\(first.new), \(second.new)")
        }
      }
    }
    try expectAllVisible(constraint, Self.constraintChanges) {
      try ComparedNibs.document(labels, constraints: $0)
    }
    try expectAllVisible(segue, Self.segueChanges) { try ComparedNibs.document(labels, connections: $0) }
  }

  @Test("Added constraints and segues are followed by what their sentences do not say")
  func addedDetails() throws {
    let label = ComparedNibs.label("one", id: "a")
    let old = try ComparedNibs.document(label)
    let new = try ComparedNibs.document(
      label,
      constraints: """
        <constraint firstItem="a" firstAttribute="width" constant="150" symbolic="YES" placeholder="YES" id="c">
          <variation key="heightClass=regular" constant="80"/>
        </constraint>
        """,
      connections: "<segue destination=\"a\" kind=\"show\" customClass=\"MySegue\" animates=\"NO\" id=\"s\"/>"
    )
    #expect(
      ComparedNibs.changes(old, new) == [
        "-1: added segue: - > Show segue to \"one\" [animates NO, customClass MySegue]",
        "a: added constraint one.width = 150 [placeholder YES, variation heightClass=regular constant 80]: - > -",
      ])
  }

  @Test("An added scene with a storyboard reference has the name and id of the reference") func reference()
    throws
  {
    func storyboard(_ scene: String) throws -> NibDocument {
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
        <scenes>\(scene)</scenes></document>
        """)
    }
    let scene = """
      <scene sceneID="s"><objects>
      <viewControllerPlaceholder storyboardName="Settings" id="r" sceneMemberID="viewController"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
      </objects></scene>
      """
    let objects = DocumentComparison(try storyboard(""), try storyboard(scene)).difference.objects
    #expect(objects.map { $0.name?.withPlaceAndClass } == ["storyboard reference \"Settings\""])
    #expect(objects.map(\.newID) == ["r"])
  }
}
