import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The edge cases of the rules about what Xcode's compiler refuses or warns about.
@Suite struct BuildingRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let document: String
    /// The ids of the reported objects, in the order of the document.
    let expected: [String]

    init(_ rule: String, _ document: String, _ expected: String...) {
      (self.rule, self.document, self.expected) = (rule, document, expected)
    }

    var testDescription: String { "\(rule): \(document)" }
  }

  // MARK: Parts of documents

  private static func document(_ attributes: String, isStoryboard: Bool, _ content: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard." : "")XIB\" version=\"3.0\" "
      + "toolsVersion=\"21701\" \(attributes)>\(content)</document>"
  }

  /// A xib with the given objects.
  private static func xib(_ objects: String, _ attributes: String = "", resources: String = "") -> String {
    document(
      attributes, isStoryboard: false,
      "<objects>\(objects)</objects>" + (resources.isEmpty ? "" : "<resources>\(resources)</resources>"))
  }

  /// A storyboard with one scene for each list of objects.
  private static func storyboard(_ scenes: String..., attributes: String = "initialViewController=\"a\"")
    -> String
  {
    let list = scenes.enumerated().map {
      "<scene sceneID=\"s\($0.offset)\"><objects>\($0.element)</objects></scene>"
    }
    return document(attributes, isStoryboard: true, "<scenes>\(list.joined())</scenes>")
  }

  private static func controller(
    _ id: String, _ attributes: String = "", element: String = "viewController", _ content: String = ""
  ) -> String {
    "<\(element) id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(content)</\(element)>"
  }

  /// A controller with a segue, whose id consists of both ids. A relationship is that of a navigation controller.
  private static func pushing(
    _ id: String, _ kind: String = "push", _ attributes: String = "", element: String = "viewController",
    to destination: String
  ) -> String {
    let relationship = kind == "relationship" ? "relationship=\"rootViewController\"" : ""
    return controller(
      id, attributes, element: element,
      connections(
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(relationship) id=\"\(id)-\(destination)\"/>"
      ))
  }

  /// A tab bar controller `a` with tabs `t1`, `t2` and so on.
  private static func tabs(_ count: Int) -> String {
    let segues = (1...count).map {
      "<segue destination=\"t\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s\($0)\"/>"
    }
    return controller("a", element: "tabBarController", "<connections>\(segues.joined())</connections>")
  }

  private static func connections(_ list: String...) -> String {
    "<connections>\(list.joined())</connections>"
  }

  private static func outlet(_ destination: String, id: String = "o", element: String = "outlet") -> String {
    "<\(element) property=\"p\" destination=\"\(destination)\" id=\"\(id)\"/>"
  }

  /// A table controller `a` with a prototype `cell`, which contains the label `name`.
  private static func list(_ outer: String, cell: String = "", content: String = "<label id=\"name\"/>")
    -> String
  {
    storyboard(
      controller(
        "a", element: "tableViewController",
        """
        <tableView key="view" id="table"><prototypes><tableViewCell reuseIdentifier="c" id="cell">
        <tableViewCellContentView key="contentView" id="content"><subviews>\(content)</subviews>
        </tableViewCellContentView>\(cell)</tableViewCell></prototypes></tableView>\(outer)
        """))
  }

  // MARK: Cases

  private static let tables = [
    Case("static-table", xib("<tableView dataMode=\"static\" id=\"t\"/>"), "t"),
    Case("static-table", xib("<tableView dataMode=\"prototypes\" id=\"t\"/><tableView id=\"u\"/>")),
    Case(
      "static-table",
      storyboard(
        controller(
          "a", "customClass=\"UITableViewController\"",
          "<tableView key=\"view\" dataMode=\"static\" id=\"t\"/>")), "t"),
    Case(
      "static-table",
      storyboard(
        controller(
          "a", element: "tableViewController", "<tableView key=\"view\" dataMode=\"static\" id=\"t\"/>"))),
    Case(
      "container-in-prototype",
      list("", content: "<view id=\"v\"><subviews><containerView id=\"k\"/></subviews></view>"), "k"),
    Case(
      "container-in-prototype",
      storyboard(
        controller(
          "a", element: "tableViewController",
          """
          <tableView key="view" dataMode="static" id="t"><sections><tableViewSection id="s"><cells>
          <tableViewCell id="c"><containerView id="k"/></tableViewCell></cells></tableViewSection></sections></tableView>
          """))),
    Case(
      "prototype-identifier",
      xib("<collectionView id=\"v\"><cells><collectionViewCell id=\"c\"/></cells></collectionView>"), "c"),
    Case("prototype-identifier", list("")),
    Case("prototype-identifier", xib("<tableViewCell id=\"c\"/><collectionViewCell id=\"d\"/>")),
    Case(
      "prototype-identifier",
      xib(
        "<tableView id=\"t\"><prototypes><tableViewCell id=\"c\" reuseIdentifier=\"\"/>"
          + "<tableViewCell id=\"d\" reuseIdentifier=\"x\"/></prototypes></tableView>"), "c"),
  ]

  private static let outlets = [
    // From the controller to the content and to the cell itself, as an outlet and as a collection.
    Case("outlet-to-prototype", list(connections(outlet("name"))), "o"),
    Case("outlet-to-prototype", list(connections(outlet("cell", element: "outletCollection"))), "o"),
    // Inside the cell, from the cell to the controller, and to the table.
    Case("outlet-to-prototype", list("", cell: connections(outlet("name"), outlet("content", id: "p")))),
    Case("outlet-to-prototype", list("", cell: connections(outlet("a")))),
    Case("outlet-to-prototype", list(connections(outlet("table")))),
    // A recognizer beside the controller, and a constraint in the cell.
    Case(
      "outlet-to-prototype",
      storyboard(
        controller(
          "a", "",
          """
          <collectionView key="view" id="v"><cells><collectionViewCell id="cell"><constraints><constraint id="k"/>
          </constraints></collectionViewCell></cells><collectionReusableView key="sectionHeaderView" id="header">
          <label id="title"/></collectionReusableView></collectionView>
          """) + "<tapGestureRecognizer id=\"tap\">\(connections(outlet("k"), outlet("title", id: "p")))"
          + "</tapGestureRecognizer>"), "o", "p"),
    // From one prototype to another one, and from a cell to a cell of a collection in it and back.
    Case(
      "outlet-to-prototype",
      xib(
        """
        <tableView id="t"><prototypes><tableViewCell id="one">\(connections(outlet("two")))</tableViewCell>
        <tableViewCell id="two"/></prototypes></tableView>
        """), "o"),
    Case(
      "outlet-to-prototype",
      list(
        "", cell: connections(outlet("inner")),
        content: """
          <collectionView id="v"><cells><collectionViewCell id="inner">\(connections(outlet("cell", id: "back")))
          </collectionViewCell></cells></collectionView>
          """), "o"),
    // Static cells exist once.
    Case(
      "outlet-to-prototype",
      storyboard(
        controller(
          "a", element: "tableViewController",
          """
          <tableView key="view" dataMode="static" id="t"><sections><tableViewSection id="s"><cells>
          <tableViewCell id="c"/></cells></tableViewSection></sections></tableView>\(connections(outlet("c")))
          """))),
  ]

  private static let runtimeAttribute =
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"x\">"
    + "<integer key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"

  private static let launch = "launchScreen=\"YES\" initialViewController=\"a\""

  private static let launchScreens = [
    Case(
      "launch-screen-class",
      storyboard(
        controller("a", "", "<view key=\"view\" customClass=\"Logo\" id=\"v\"/>")
          + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"r\" customClass=\"UIResponder\"/>",
        attributes: launch), "v"),
    Case("launch-screen-class", storyboard(controller("a", "customClass=\"Home\""))),
    Case(
      "launch-screen-class",
      storyboard(controller("a", "customClass=\"Home\""), attributes: "launchScreen=\"NO\"")),
    Case("launch-screen-attribute", storyboard(controller("a", "", runtimeAttribute))),
    Case(
      "launch-screen-attribute", storyboard(controller("a", "", runtimeAttribute), attributes: launch), "a"),
    // A list without attributes sets nothing.
    Case(
      "launch-screen-attribute",
      storyboard(
        controller(
          "a", "",
          "<userDefinedRuntimeAttributes/><view key=\"view\" id=\"v\"><userDefinedRuntimeAttributes>\n"
            + "</userDefinedRuntimeAttributes></view>"), attributes: launch)),
    Case(
      "launch-screen-action",
      xib("<button id=\"b\">\(connections("<action selector=\"go:\" id=\"x\"/>"))</button>")),
    Case(
      "launch-screen-action",
      xib(
        "<button id=\"b\">\(connections("<action selector=\"go:\" id=\"x\"/>", "<action id=\"y\"/>"))</button>",
        launch),
      "x"),
    Case("launch-screen-objects", storyboard(controller("b"), controller("a"), attributes: launch), "b"),
    Case("launch-screen-objects", storyboard(controller("a"), controller("b"))),
    // Controllers that another controller contains are not independent.
    Case(
      "launch-screen-objects",
      storyboard(
        controller(
          "a", element: "navigationController",
          connections(
            "<segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" id=\"g\"/>")),
        controller("b"), attributes: launch)),
    Case(
      "launch-screen-objects",
      xib("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/><view id=\"v\"/>", launch)),
    Case("launch-screen-objects", xib("<view id=\"v\"/><label id=\"w\"/>", launch), "w"),
    Case("launch-screen-objects", xib("<customObject id=\"v\"/>", launch), "v"),
  ]

  private static let segues = [
    Case(
      "segue-identifier",
      storyboard(controller("a", "", connections("<segue destination=\"a\" kind=\"custom\" id=\"g\"/>"))), "g"
    ),
    Case(
      "segue-identifier",
      storyboard(
        controller(
          "a", "",
          "<view key=\"view\" id=\"v\"><subviews><button id=\"b\">"
            + connections("<segue destination=\"a\" kind=\"show\" id=\"g\"/>") + "</button></subviews></view>"
            + connections(
              "<segue destination=\"a\" kind=\"relationship\" id=\"h\"/>",
              "<segue destination=\"a\" kind=\"embed\" id=\"i\"/>",
              "<segue destination=\"a\" kind=\"show\" identifier=\"x\" id=\"j\"/>")))),
    Case("unreachable-scene", storyboard(controller("a"), controller("b")), "b"),
    Case("unreachable-scene", storyboard(controller("a"), controller("b", "storyboardIdentifier=\"b\""))),
    Case(
      "unreachable-scene",
      storyboard(
        controller("a", "", connections("<segue destination=\"b\" kind=\"show\" id=\"g\"/>")), controller("b")
      )),
    // Only the controller that is the scene counts, and references are not controllers.
    Case(
      "unreachable-scene",
      storyboard(
        "<searchDisplayController id=\"x\"/>" + controller("a"),
        "<viewControllerPlaceholder storyboardName=\"B\" id=\"c\" sceneMemberID=\"viewController\"/>")),
    Case("unreachable-scene", storyboard(controller("a"), attributes: ""), "a"),
    Case("unreachable-scene", xib("<viewController id=\"a\"/>")),
    Case(
      "push-segue",
      storyboard(
        controller(
          "a", "",
          connections(
            "<segue destination=\"a\" kind=\"push\" id=\"g\"/>",
            "<segue destination=\"a\" kind=\"show\" id=\"h\"/>"))),
      "g"),
    // The initial controller and what it presents are in no navigation controller.
    Case("impossible-push", storyboard(pushing("a", to: "b"), controller("b")), "a-b"),
    Case(
      "impossible-push",
      storyboard(pushing("a", "presentation", to: "b"), pushing("b", to: "c"), pushing("c", to: "a")), "b-c",
      "c-a"),
    // Code can find a scene by its identifier, and a custom segue can create a navigation controller. Nothing leads to d.
    Case(
      "impossible-push",
      storyboard(
        pushing("a", "custom", to: "b"), pushing("b", to: "c"), pushing("d", to: "b"),
        pushing("e", "push", "storyboardIdentifier=\"e\"", to: "b"))),
    // The root of a navigation controller, and a controller embedded in the root.
    Case(
      "impossible-push",
      storyboard(
        pushing("a", "relationship", element: "navigationController", to: "b"),
        pushing("b", "embed", to: "c"), pushing("c", to: "d"), pushing("d", "presentation", to: "e"),
        pushing("e", to: "c")), "e-c"),
    // A navigation controller cannot be pushed.
    Case(
      "impossible-push",
      storyboard(
        pushing("a", "relationship", element: "navigationController", to: "b"),
        pushing("b", to: "a")), "b-a"),
    // Tab bar controllers show further tabs in a navigation controller.
    Case("impossible-push", storyboard(tabs(5), pushing("t1", to: "t2")), "t1-t2"),
    Case("impossible-push", storyboard(tabs(6), pushing("t1", to: "t2"))),
    Case(
      "duplicate-storyboard-identifier",
      storyboard(
        controller("a", "storyboardIdentifier=\"x\""), controller("b", "storyboardIdentifier=\"X\""),
        "<viewControllerPlaceholder storyboardIdentifier=\"x\" id=\"c\"/>"), "c"),
    Case(
      "duplicate-storyboard-identifier",
      storyboard(controller("a", "storyboardIdentifier=\"\""), controller("b", "storyboardIdentifier=\"\""))),
  ]

  private static func item(_ style: String, key: String) -> String {
    "<barButtonItem \(style) key=\"\(key)\" id=\"i\"/>"
  }

  private static let attributes = [
    Case(
      "plain-bar-button",
      xib(
        "<navigationItem id=\"n\"><leftBarButtonItems>\(item("style=\"plain\"", key: "x"))</leftBarButtonItems></navigationItem>"
      ),
      "i"),
    Case(
      "plain-bar-button", xib("<navigationItem id=\"n\">\(item("style=\"done\"", key: "x"))</navigationItem>")
    ),
    Case(
      "plain-bar-button",
      xib("<toolbar id=\"n\"><items>\(item("style=\"plain\"", key: "x"))</items></toolbar>")),
    // A toolbar in a navigation bar, as its title and in a view of one of its items.
    Case(
      "plain-bar-button",
      xib(
        "<navigationItem id=\"n\"><toolbar key=\"titleView\" id=\"t\"><items>"
          + item("style=\"plain\"", key: "x") + "</items></toolbar></navigationItem>")),
    Case(
      "plain-bar-button",
      xib(
        "<navigationItem id=\"n\"><barButtonItem key=\"rightBarButtonItem\" id=\"b\" style=\"plain\">"
          + "<view key=\"customView\" id=\"v\"><subviews><toolbar id=\"t\"><items>"
          + item("style=\"plain\"", key: "x")
          + "</items></toolbar></subviews></view></barButtonItem></navigationItem>"), "b"),
    Case(
      "adjusts-font",
      xib(
        "<textField adjustsFontForContentSizeCategory=\"YES\" id=\"f\">"
          + "<fontDescription key=\"fontDescription\" name=\"Avenir-Medium\" pointSize=\"17\"/></textField>"),
      "f"),
    Case(
      "adjusts-font",
      xib(
        "<label adjustsFontForContentSizeCategory=\"YES\" id=\"f\">"
          + "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle2\"/></label>"
          + "<label adjustsFontForContentSizeCategory=\"NO\" id=\"g\">"
          + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
          + "<label adjustsFontForContentSizeCategory=\"YES\" id=\"h\"/>")),
    Case("target-runtime", xib("", "targetRuntime=\"iOS.CocoaTouch.iPad\"")),
    Case("target-runtime", xib("")),
    Case("runtime-attribute-value", attribute("string", "<integer key=\"value\" value=\"7\"/>"), "v"),
    Case("runtime-attribute-value", attribute("number", "<integer key=\"value\" value=\"7\"/>")),
    Case("runtime-attribute-value", attribute("number", "<string key=\"value\">7</string>"), "v"),
    Case("runtime-attribute-value", attribute("string", "<mutableString key=\"value\">7</mutableString>")),
    Case("runtime-attribute-value", attribute("string", "<nil key=\"value\"/>")),
    Case("runtime-attribute-value", attribute("color", "<color key=\"value\" name=\"x\"/>")),
    Case("runtime-attribute-value", attribute("later", "<future key=\"value\"/>")),
  ]

  private static func attribute(_ type: String, _ value: String) -> String {
    xib(
      "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"x\">\(value)"
        + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>")
  }

  private static let resources = [
    Case("unlisted-color", xib("<view id=\"v\"><color key=\"tintColor\" name=\"Brand\"/></view>"), "v"),
    Case(
      "unlisted-color",
      xib(
        "<view id=\"v\"><color key=\"tintColor\" name=\"Brand\"/></view>",
        resources:
          "<namedColor name=\"Brand\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>")),
    // Colors of the system have no entry, and the tint color of the document needs none.
    Case(
      "unlisted-color",
      xib(
        "<view id=\"v\"><color key=\"tintColor\" name=\"gridColor\" catalog=\"System\" colorSpace=\"catalog\"/>"
          + "<color key=\"backgroundColor\" systemColor=\"systemOrangeColor\"/></view>")),
    Case(
      "unlisted-color",
      document(
        "", isStoryboard: false,
        "<objects><view id=\"v\"/></objects><color key=\"tintColor\" name=\"Brand\"/>")),
    Case(
      "unlisted-image", xib("<imageView image=\"Logo\" id=\"v\"/><imageView image=\"Logo\" id=\"w\"/>"), "v"),
    Case("unlisted-image", xib("<imageView image=\"star\" catalog=\"system\" id=\"v\"/>")),
    Case(
      "unlisted-image",
      xib(
        "<imageView image=\"Logo\" id=\"v\"/>", resources: "<image name=\"Logo\" width=\"16\" height=\"16\"/>"
      )),
  ]

  /// A view `root` with the subviews `box` and `side`, of which `box` contains `inner`, the given constraints and the
  /// given variations.
  private static func masked(_ constraints: String, inner: String = "", _ variations: String) -> String {
    xib(
      """
      <view id="root"><subviews><view id="box"><subviews><view id="inner"/></subviews>
      <constraints>\(inner)</constraints><viewLayoutGuide key="safeArea" id="area"/></view><view id="side"/></subviews>
      <constraints>\(constraints)</constraints>\(variations)</view>
      """)
  }

  private static func pin(_ item: String, _ id: String) -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"\(id)\"/>"
  }

  private static let isOff = "<mask key=\"subviews\"><exclude reference=\"box\"/></mask>"

  private static let masks = [
    Case(
      "uninstalled-item",
      masked(pin("box", "k") + pin("side", "l"), "<variation key=\"default\">\(isOff)</variation>"), "k"),
    // A view and a guide in it are not installed either; constraints in it are not installed themselves.
    Case(
      "uninstalled-item",
      masked(
        pin("inner", "k") + pin("area", "l"),
        inner: "<constraint firstItem=\"inner\" firstAttribute=\"width\" id=\"m\"/>",
        "<variation key=\"default\">\(isOff)</variation>"), "k", "l"),
    Case(
      "uninstalled-item",
      masked(
        pin("box", "k"),
        "<variation key=\"default\">\(isOff)<mask key=\"constraints\"><exclude reference=\"k\"/></mask></variation>"
      )),
    // Installed in some size classes only: the constraint must follow.
    Case(
      "uninstalled-item",
      masked(
        pin("box", "k"),
        "<variation key=\"default\">\(isOff)</variation><variation key=\"widthClass=compact\">"
          + "<mask key=\"subviews\"><include reference=\"box\"/></mask></variation>"), "k"),
    Case(
      "uninstalled-item",
      masked(
        pin("box", "k"),
        "<variation key=\"heightClass=regular-widthClass=regular\">\(isOff)<mask key=\"constraints\">"
          + "<exclude reference=\"k\"/></mask></variation>")),
    Case(
      "uninstalled-item",
      masked(pin("box", "k"), "<variation key=\"heightClass=compact\">\(isOff)</variation>"), "k"),
    Case("uninstalled-item", masked(pin("box", "k"), "<variation key=\"default\"/>")),
  ]

  private static let cases = tables + outlets + launchScreens + segues + attributes + resources + masks

  @Test("All constraints with a view that is not installed are one finding, with one remedy")
  func uninstalledView() throws {
    let text = Self.masked(
      Self.pin("box", "k") + Self.pin("side", "l") + Self.pin("box", "m"),
      "<variation key=\"default\">\(Self.isOff)</variation>")
    let document = try NibReader.read(Array(text.utf8), file: "S.xib")
    let found = NibCheck(document).diagnostics.filter { $0.id == "uninstalled-item" }
    #expect(found.map { $0.path.steps.first?.id } == ["k"])
    #expect(found.flatMap(\.single).map { $0.path.steps.first?.id } == ["k", "m"])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "this object is not installed", "this constraint is installed there, too",
      ])
    let remedies = found.flatMap {
      FindingRemedies.remedies(of: $0, in: ElementPlaces(document), [], LayoutOptions())
    }
    #expect(remedies.map(\.title) == ["Turn off Installed of 2 constraints", "Remove 2 constraints"])
    #expect(remedies.map(\.edits.count) == [2, 1])
  }

  @Test("A rule reports the objects that Xcode reports, and no others", arguments: cases)
  func findings(_ test: Case) throws {
    #expect(try Self.ids(test.rule, in: test.document) == test.expected)
  }

  /// The ids of the objects that a rule reports.
  private static func ids(_ rule: String, in text: String) throws -> [String] {
    let document = try NibReader.read(Array(text.utf8), file: "S.xib")
    return NibCheck(document, configuration: CheckConfiguration(only: [rule])).diagnostics.map {
      $0.path.steps.first?.id ?? ""
    }
  }

  @Test("Compiled documents are not examined, because Xcode does not compile them again") func compiled()
    throws
  {
    let document = try NibReader.read(
      Array(Self.xib("<view id=\"v\"><color name=\"x\"/></view>").utf8), file: "S.xib")
    let nib = try NibReader.read(NibCompiler.compile(document).bytes, file: "S.nib")
    #expect(NibCheck(nib, configuration: CheckConfiguration(only: ["unlisted-color"])).diagnostics.isEmpty)
  }

  @Test("Archives of Xcode 3 and 4 are not examined, because they list resources in another way")
  func archives() throws {
    let file = SourcePackage.sampleNib("NMView/TestLayoutsView.xib")
    let document = try NibReader.read(Array(Data(contentsOf: file)), file: "S.xib")
    #expect(
      NibCheck(document, configuration: CheckConfiguration(only: ["unlisted-image"])).diagnostics.isEmpty)
  }

  @Test("Messages quote the text of Xcode with the names of the document") func messages() throws {
    let document = try NibReader.read(
      Array(Self.list(Self.connections(Self.outlet("name"))).utf8), file: "S.storyboard")
    let found = NibCheck(document, configuration: CheckConfiguration(only: ["outlet-to-prototype"]))
      .diagnostics
    #expect(
      found.map(\.message) == [
        "the outlet 'p' leads into content that is created many times: connect it from the cell (Xcode: \"The p outlet "
          + "from the UITableViewController to the UILabel is invalid. Outlets cannot be connected to repeating content.\")"
      ])
  }
}
