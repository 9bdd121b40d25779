import NibCompare
import NibCore
import Testing

/// Differences that are not changes.
@Suite struct ComparisonNoiseTests {
  /// Expects that two documents differ only in noise.
  private func expect(_ noise: String, _ old: NibDocument, _ new: NibDocument) {
    #expect(ComparedNibs.changes(old, new) == [])
    #expect(ComparedNibs.noise(old, new) == noise)
  }

  @Test(
    "A multiplier that is written in another form is not a change", arguments: ["50%", "1:2", "1/2", "0.5"])
  func multiplier(form: String) throws {
    func document(_ multiplier: String) throws -> NibDocument {
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" \
        targetRuntime="iOS.CocoaTouch"><objects><view id="root"><subviews><view id="inner"/></subviews>\
        <constraints><constraint firstItem="inner" firstAttribute="width" secondItem="root" \
        secondAttribute="width" multiplier="\(multiplier)" id="c"/></constraints></view></objects></document>
        """)
    }
    #expect(ComparedNibs.changes(try document("0.5"), try document(form)) == [])
    #expect(ComparedNibs.changes(try document("51%"), try document(form)) != [])
  }

  @Test("Versions of tools and the device of the canvas are noise") func tools() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" \
      targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><dependencies><plugIn identifier="p" version="1"/>\
      </dependencies><objects><view id="root"/></objects></document>
      """
    let new = text.replacing("=\"1\"", with: "=\"2\"").replacing("retina4_7", with: "retina6_1")
    expect(
      "2 versions of tools, 1 setting of the canvas", try ComparedNibs.read(text), try ComparedNibs.read(new))
  }

  @Test(
    "What a person chooses for a whole document or locks in an object is a change",
    arguments: [
      (
        "propertyAccessControl=\"localizable\"", "propertyAccessControl=\"all\"",
        "document: changed attribute propertyAccessControl: localizable > all"
      ),
      ("", "variant=\"6xAndEarlier\"", "document: added attribute variant: - > 6xAndEarlier"),
    ])
  func chosen(before: String, after: String, change: String) throws {
    func document(_ attributes: String) throws -> NibDocument {
      try ComparedNibs.document("<view id=\"v\"/>", root: " " + attributes)
    }
    #expect(ComparedNibs.changes(try document(before), try document(after)) == [change])
    func object(_ attributes: String) throws -> NibDocument {
      try ComparedNibs.document("<view id=\"v\" \(attributes)/>")
    }
    let locked = change.replacing("document:", with: "v:")
    #expect(ComparedNibs.changes(try object(before), try object(after)) == [locked])
  }

  @Test("A document without a lock is the same as one that says so") func unlocked() throws {
    expect(
      "1 default value", try ComparedNibs.document("<view id=\"v\"/>"),
      try ComparedNibs.document("<view id=\"v\"/>", root: " propertyAccessControl=\"none\""))
  }

  @Test("The version of Xcode that can open a document is a change") func opensIn() throws {
    func document(_ version: String) throws -> NibDocument {
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" \
        targetRuntime="iOS.CocoaTouch"><dependencies><development \(version) identifier="xcode"/></dependencies>\
        <objects><view id="root"/></objects></document>
        """)
    }
    #expect(
      ComparedNibs.changes(try document("version=\"7000\""), try document("version=\"8000\""))
        == ["document: changed attribute opens in: xcode 7000 > xcode 8000"])
    expect(
      "1 version of a tool", try document("defaultVersion=\"4200\""), try document("defaultVersion=\"5100\""))
  }

  @Test("The order of objects at the top of a xib is a change, but not that of scenes")
  func topOrder() throws {
    func xib(_ objects: String) throws -> NibDocument {
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" \
        targetRuntime="iOS.CocoaTouch"><objects>\(objects)</objects></document>
        """)
    }
    let (a, b) = ("<view id=\"a\"/>", "<label text=\"B\" id=\"b\"/>")
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"
    let moves = ComparedNibs.changes(try xib(owner + a + b), try xib(owner + b + a))
    #expect(moves.count == 1 && moves.allSatisfy { $0.contains("moved object order") }, "\(moves)")
    expect("1 order of objects", try xib(owner + a), try xib(a + owner))
    func storyboard(_ names: String...) throws -> NibDocument {
      let scenes = names.map {
        "<scene sceneID=\"s\($0)\"><objects><viewController id=\"\($0)\"/></objects></scene>"
      }
      return try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1" \
        targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
        """)
    }
    expect("1 order of objects", try storyboard("a", "b"), try storyboard("b", "a"))
  }

  @Test("The simulated bars of a document without a device are noise") func simulatedMetrics() throws {
    let metrics = """
      <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics key="statusBar"/>\
      </simulatedMetricsContainer>
      """
    func document(_ more: String) throws -> NibDocument {
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" \
        targetRuntime="iOS.CocoaTouch"><objects><view id="root"/></objects>\(more)</document>
        """)
    }
    expect("1 setting of the canvas", try document(metrics), try document(""))
  }

  @Test(
    "What Interface Builder writes for itself beside the objects is noise",
    arguments: [
      (
        """
        <classes><class className="Home" superclassName="UIViewController">\
        <source key="sourceIdentifier" type="project" relativePath="./Classes/Home.h"/><relationships>\
        <relationship kind="action" name="go:"/></relationships></class></classes>
        """, "1 mark of Interface Builder"
      ),
      ("<accessibilityOverrides dynamicTypePreference=\"3\"/>", "1 setting of the canvas"),
      (
        "<inferredMetricsTieBreakers><segue reference=\"root\"/></inferredMetricsTieBreakers>",
        "1 mark of Interface Builder"
      ),
    ])
  func declarations(element: String, noise: String) throws {
    func document(_ more: String) throws -> NibDocument {
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" \
        targetRuntime="iOS.CocoaTouch"><objects><view id="root"/></objects>\(more)</document>
        """)
    }
    expect(noise, try document(element), try document(""))
    expect(noise, try document(""), try document(element))
    #expect(try document(element).diagnostics.map(\.id) == [])
  }

  @Test("What archives store for the editor is noise") func archives() throws {
    func archive(_ plugIn: String, _ version: String) throws -> NibDocument {
      try ComparedNibs.read(
        """
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>\
        <string key="IBDocument.AppKitVersion">\(version)</string>\
        <array key="IBDocument.RootObjects" id="1000"><object class="IBUIView" id="7"/></array>\
        <object class="IBObjectContainer" key="IBDocument.Objects">\
        <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">\
        <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/>\
        <reference key="children" ref="1000"/></object>\
        <object class="IBObjectRecord"><int key="objectID">3</int><reference key="object" ref="7"/>\
        <reference key="parent" ref="0"/></object></array></object>\
        <dictionary key="flattenedProperties"><string key="3.IBPluginDependency">\(plugIn)</string></dictionary>\
        </object></data></archive>
        """)
    }
    expect(
      "1 version of a tool, 1 mark of Interface Builder", try archive("a", "1138"), try archive("b", "1187"))
  }

  @Test(
    "Colors with components outside all integers are compared",
    arguments: ["1e17", "1e300", "-1e17", "nan", "inf", "0.5"])
  func extremeColors(component: String) throws {
    func document(_ red: String) throws -> NibDocument {
      let color =
        "<color key=\"textColor\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
      return try ComparedNibs.document(ComparedNibs.label("A", x: 1, inside: color))
    }
    let changes = ComparedNibs.changes(try document("0.5"), try document(component))
    #expect(changes.isEmpty == (component == "0.5"))
  }

  @Test("Frames of views that constraints place are noise") func frames() throws {
    let placed = " translatesAutoresizingMaskIntoConstraints=\"NO\""
    expect(
      "1 saved frame", try ComparedNibs.document(ComparedNibs.label("A", x: 1, placed)),
      try ComparedNibs.document(ComparedNibs.label("A", x: 90, placed)))
  }

  @Test("Frames of texts and tables in scroll views of macOS are noise") func scrolledFrames() throws {
    func document(_ width: Int) throws -> NibDocument {
      try ComparedNibs.document(
        """
        <scrollView id="s"><clipView key="contentView" id="c"><subviews><textView id="t">\
        <rect key="frame" x="0" y="0" width="\(width)" height="9"/></textView></subviews></clipView></scrollView>
        """)
    }
    expect("1 saved frame", try document(498), try document(513))
  }

  @Test("What newer versions of Interface Builder write in another way is noise") func otherWords() throws {
    let placed = " translatesAutoresizingMaskIntoConstraints=\"NO\""
    func document(_ inside: String, _ type: String, _ more: String = "") throws -> NibDocument {
      try ComparedNibs.document(
        ComparedNibs.label("A", x: 1, placed, inside: inside)
          + "<button id=\"b\" buttonType=\"\(type)\"\(more)><rect key=\"frame\"/></button>")
    }
    let old = try document(
      """
      <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>\
      <inset key="frameInset" width="1" height="2"/><simulatedOrientationMetrics key="simulatedOrientationMetrics"/>
      """, "roundedRect")
    let new = try document(
      """
      <color key="textColor" red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      """, "system", " focusRingType=\"none\"")
    expect(
      "1 setting of the canvas, 1 saved frame, 1 rounding, 4 default values", old, new)
  }

  @Test("A list without entries is the same as no list, and a comment in it is a change of its own")
  func emptyLists() throws {
    func document(_ list: String, text: String = "A") throws -> NibDocument {
      try ComparedNibs.document("<label text=\"\(text)\" id=\"l\"/><view id=\"v\">\(list)</view>")
    }
    let none = try document("")
    for list in ["<subviews/>", "<subviews>\n  </subviews>", "<subviews> </subviews>"] {
      expect("1 change of spacing", none, try document(list))
      expect("1 change of spacing", try document(list), none)
      #expect(
        ComparedNibs.changes(none, try document(list, text: "B")) == ["l: changed attribute text: A > B"])
    }
    let comment = "<subviews><!-- made by\n  hand --></subviews>"
    let added = "v: added attribute comment: - > made by hand"
    #expect(ComparedNibs.changes(none, try document(comment)) == [added])
    #expect(
      ComparedNibs.changes(try document(comment), none) == ["v: removed attribute comment: made by hand > -"])
    #expect(
      ComparedNibs.changes(none, try document(comment, text: "B")) == [
        "l: changed attribute text: A > B", added,
      ])
    #expect(ComparedNibs.changes(try document(comment), try document("\(comment)\n")) == [])
  }

  @Test("The order of attributes is noise") func attributeOrder() throws {
    expect(
      "1 order of attributes", try ComparedNibs.document("<view tag=\"1\" hidden=\"YES\" id=\"v\"/>"),
      try ComparedNibs.document("<view hidden=\"YES\" tag=\"1\" id=\"v\"/>"))
  }

  @Test("Rounding is noise") func rounding() throws {
    expect(
      "1 rounding", try ComparedNibs.document("<view alpha=\"0.3333333333\" id=\"v\"/>"),
      try ComparedNibs.document("<view alpha=\"0.33333334\" id=\"v\"/>"))
    func color(_ red: String) -> String {
      "<view id=\"v\"><color key=\"backgroundColor\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/></view>"
    }
    expect(
      "1 rounding", try ComparedNibs.document(color("0.40000000000000002")),
      try ComparedNibs.document(color("0.4000001")))
  }

  @Test("Values that differ from what a missing attribute means are changes") func missingValues() throws {
    func count(_ old: String, _ new: String) throws -> Int {
      DocumentComparison(try ComparedNibs.document(old), try ComparedNibs.document(new)).difference.objects
        .count
    }
    func cell(_ inset: String) -> String { "<tableViewCell id=\"cell\">\(inset)</tableViewCell>" }
    let zero = "<inset key=\"separatorInset\" minX=\"0\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"
    #expect(try count(cell(""), cell(zero)) == 1)
    #expect(try count("<tableView id=\"t\"/>", "<tableView estimatedRowHeight=\"-1\" id=\"t\"/>") == 1)
    func item(_ style: String) -> String {
      "<navigationBar id=\"bar\"><items><navigationItem id=\"item\">"
        + "<barButtonItem key=\"leftBarButtonItem\" \(style) title=\"A\" id=\"left\"/>"
        + "</navigationItem></items></navigationBar>"
    }
    #expect(try count(item("style=\"plain\""), item("")) == 1)
    #expect(try count(item("style=\"bordered\""), item("")) == 0)
  }

  @Test(
    "An attribute whose absence is a setting of its own is a change, whether it is added or removed",
    arguments: [
      ("<tableView id=\"t\"/>", "<tableView rowHeight=\"44\" id=\"t\"/>"),
      ("<tableView id=\"t\"/>", "<tableView estimatedRowHeight=\"-1\" id=\"t\"/>"),
      ("<tableView id=\"t\"/>", "<tableView estimatedSectionHeaderHeight=\"-1\" id=\"t\"/>"),
      ("<tableView id=\"t\"/>", "<tableView estimatedSectionFooterHeight=\"-1\" id=\"t\"/>"),
      (
        "<tableView id=\"t\"/>",
        "<tableView id=\"t\"><inset key=\"separatorInset\" minX=\"15\" minY=\"0\" maxX=\"0\" maxY=\"0\"/></tableView>"
      ),
      (
        "<toolbar id=\"t\"><items><barButtonItem systemItem=\"done\" id=\"i\"/></items></toolbar>",
        "<toolbar id=\"t\"><items><barButtonItem style=\"plain\" systemItem=\"done\" id=\"i\"/></items></toolbar>"
      ),
      (
        "<toolbar id=\"t\"><items><barButtonItem systemItem=\"done\" id=\"i\"/></items></toolbar>",
        "<toolbar id=\"t\"><items><barButtonItem style=\"bordered\" systemItem=\"done\" id=\"i\"/></items></toolbar>"
      ),
    ])
  func settingsOfTheirOwn(missing: String, present: String) throws {
    let (old, new) = (try ComparedNibs.document(missing), try ComparedNibs.document(present))
    #expect(ComparedNibs.changes(old, new).count == 1)
    #expect(ComparedNibs.changes(new, old).count == 1)
    #expect(ComparedNibs.noise(old, new).isEmpty)
  }

  @Test("Saved components of a color with a name are marks") func savedComponents() throws {
    func color(_ name: String, _ rest: String) throws -> NibDocument {
      try ComparedNibs.document(
        "<view id=\"v\"><color key=\"backgroundColor\" \(name) \(rest) alpha=\"1\"/></view>")
    }
    let system =
      "systemColor=\"systemGroupedBackgroundColor\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    expect(
      "1 mark of Interface Builder", try color(system, "red=\"0.9\" green=\"0.9\" blue=\"0.9\""),
      try color(system, "red=\"0.9\" green=\"0.2\" blue=\"0.9\""))
    let white = "systemColor=\"systemBackgroundColor\""
    expect(
      "1 mark of Interface Builder", try color(white, "cocoaTouchSystemColor=\"whiteColor\""),
      try color(white, "cocoaTouchSystemColor=\"blackColor\""))
  }

  @Test("Reordered constraints and exchanged sides are noise") func constraints() throws {
    let label = ComparedNibs.label("A")
    func constraint(_ attribute: String, _ id: String) -> String {
      "<constraint firstItem=\"label\" firstAttribute=\"\(attribute)\" secondItem=\"root\" "
        + "secondAttribute=\"\(attribute)\" constant=\"8\" id=\"\(id)\"/>"
    }
    let (a, b) = (constraint("leading", "a"), constraint("top", "b"))
    let old = try ComparedNibs.document(label, constraints: a + b)
    expect("1 order of objects", old, try ComparedNibs.document(label, constraints: b + a))
    let exchanged =
      "<constraint firstItem=\"root\" firstAttribute=\"top\" secondItem=\"label\" secondAttribute=\"top\" "
      + "constant=\"-8\" id=\"b\"/>"
    expect("1 order of objects", old, try ComparedNibs.document(label, constraints: a + exchanged))
  }

  @Test("New ids of objects, constraints and outlets that are otherwise equal are noise") func ids() throws {
    func document(_ suffix: String) throws -> NibDocument {
      try ComparedNibs.document(
        ComparedNibs.label("A", id: "a\(suffix)") + ComparedNibs.label("B", id: "b\(suffix)"),
        constraints: """
          <constraint firstItem="a\(suffix)" firstAttribute="top" secondItem="b\(suffix)" secondAttribute="top" \
          id="c\(suffix)"/>
          """,
        connections: "<outlet property=\"title\" destination=\"a\(suffix)\" id=\"o\(suffix)\"/>")
    }
    expect("4 new ids", try document("1"), try document("2"))
  }

  @Test("White space in a list without entries is no change of the object") func spaceInLists() throws {
    let lists = ["", "<subviews/>", "<subviews>\n    </subviews>"]
    for old in lists {
      for new in lists {
        let (old, new) = ("<view id=\"v\">\(old)</view>", "<view tag=\"7\" id=\"v\">\(new)</view>")
        let changes = ComparedNibs.changes(
          try ComparedNibs.document(old), try ComparedNibs.document(new))
        #expect(changes.count == 1 && changes.allSatisfy { "\($0)".contains("tag") }, "\(changes)")
      }
    }
    func value(_ text: String) -> String {
      "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\">"
        + "<string key=\"value\">\(text)</string></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"
    }
    #expect(
      ComparedNibs.changes(try ComparedNibs.document(value("")), try ComparedNibs.document(value("  "))).count
        == 1)
  }

  @Test("A default value that is written out is noise") func defaults() throws {
    expect(
      "1 default value", try ComparedNibs.document("<view id=\"v\"/>"),
      try ComparedNibs.document("<view alpha=\"1\" id=\"v\"/>"))
  }

  @Test("Marks of Interface Builder are noise") func marks() throws {
    expect(
      "1 mark of Interface Builder", try ComparedNibs.document("<view id=\"v\"/>"),
      try ComparedNibs.document("<view misplaced=\"YES\" id=\"v\"/>"))
  }
}
