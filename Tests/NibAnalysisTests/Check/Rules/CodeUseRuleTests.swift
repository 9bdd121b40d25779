import Testing

@testable import NibAnalysis
@testable import NibCore

/// Rules that consider the properties that code sets, and the actions that it adds.
@Suite struct CodeUseRuleTests {
  private typealias S = RuleSample

  /// The ids of the objects that a rule reports in the storyboard scene of a `CardController` with the given source.
  private static func ids(_ rule: String, _ content: String, in body: String?, bar: String = "") -> [String] {
    let scene = """
      <scenes><scene sceneID="s"><objects><viewController customClass="CardController" id="vc" \
      sceneMemberID="viewController">\(S.view(content).replacing("<view id", with: "<view key=\"view\" id"))\(bar)
      <connections><outlet property="card" destination="c" id="o1"/><outlet property="name" destination="n" id="o2"/>
      </connections></viewController></objects></scene></scenes>
      """
    let source = body.map { "class CardController: UIViewController {\n  func f() {\n    \($0)\n  }\n}\n" }
    let program = source.map { NibProgram(files: [("App/CardController.swift", Array($0.utf8))]) }
    return NibCheck(
      CheckSample.document("Storyboard.XIB", scene, file: "App/Main.storyboard"),
      project: CheckProject(program: program), configuration: CheckConfiguration(only: [rule])
    ).diagnostics.compactMap { $0.path.steps.first?.id }
  }

  @Test(
    "A button to which code gives a label or a title needs none",
    arguments: [
      (nil, ["c"]), ("card.isEnabled = true", ["c"]), ("self.card.accessibilityLabel = text", []),
      ("card.isAccessibilityElement = false", []), ("card.setTitle(text, for: .normal)", []),
      ("card = make()", ["c"]), ("other.accessibilityLabel = text", ["c"]),
    ] as [(String?, [String])])
  func labels(body: String?, ids: [String]) {
    let button = S.element("button", "c", (10, 10, 44, 44), "", "<state key=\"normal\" image=\"icon\"/>")
    #expect(Self.ids("missing-accessibility-label", button, in: body) == ids)
  }

  @Test(
    "Code of an unrelated class with an outlet of the same name gives no label, whatever its function returns",
    arguments: [
      ("func g() -> UIViewController { let c = make() as! Other; c.card.accessibilityLabel = t }", ["c"]),
      ("func g() -> UIViewController { let c: Other = make(); c.card.accessibilityLabel = t }", ["c"]),
      ("func g() -> Other { let c = make() as! CardController; c.card.accessibilityLabel = t }", []),
      ("func g(c: Sub) { c.card.accessibilityLabel = t }", []),
    ])
  func labelsInOtherClass(code: String, ids: [String]) {
    let button = S.element("button", "c", (10, 10, 44, 44), "", "<state key=\"normal\" image=\"icon\"/>")
    let body = """
      }
      }
      class Sub: CardController {}
      class Other: UIViewController {
      \(code)
      func h() {
      """
    #expect(Self.ids("missing-accessibility-label", button, in: body) == ids)
  }

  @Test(
    "An item of a bar to which code gives a label needs none",
    arguments: [
      ("let a = 1", ["i"]), ("navigationItem.rightBarButtonItem?.accessibilityLabel = text", []),
      ("navigationItem.leftBarButtonItem?.accessibilityLabel = text", ["i"]),
    ])
  func items(body: String, ids: [String]) {
    let bar = """
      <navigationItem key="navigationItem" id="b"><barButtonItem key="rightBarButtonItem" image="icon" id="i"/>
      </navigationItem>
      """
    #expect(Self.ids("missing-accessibility-label", "", in: body, bar: bar) == ids)
  }

  @Test(
    "A text whose color or background code sets has no known contrast",
    arguments: [
      (nil, ["n"]), ("name.text = text", ["n"]), ("name.textColor = .black", []),
      ("name.attributedText = text", []), ("name.backgroundColor = .black", []),
      ("card.backgroundColor = .black", []), ("view.backgroundColor = .black", ["n"]),
    ] as [(String?, [String])])
  func contrast(body: String?, ids: [String]) {
    let label = S.element(
      "label", "n", (10, 10, 100, 21), "text=\"Name\"", S.color("textColor", white: 0.7))
    let card = S.element(
      "view", "c", (10, 10, 200, 100), "",
      "<subviews>\(label)</subviews>\(S.color("backgroundColor", white: 1))")
    #expect(Self.ids("low-contrast", card, in: body) == ids)
  }

  @Test("The background of a controller's view is that of its texts") func contrastOnRoot() {
    let label = S.element(
      "label", "n", (10, 10, 100, 21), "text=\"Name\"", S.color("textColor", white: 0.7))
    #expect(Self.ids("low-contrast", label, in: "name.text = text") == ["n"])
    #expect(Self.ids("low-contrast", label, in: "view.backgroundColor = .black") == [])
    #expect(Self.ids("low-contrast", label, in: "self.view.backgroundColor = .black") == [])
  }

  // MARK: dead-button

  private static func button(_ attributes: String = "", _ content: String = "") -> String {
    S.element("button", "b", (10, 10, 80, 44), attributes, "<state key=\"normal\" title=\"OK\"/>\(content)")
  }

  @Test(
    "A button without an action is reported unless code can find it",
    arguments: [
      (button(), ["b"]), (button("tag=\"3\""), []), (button("customClass=\"Key\""), []),
      (button("enabled=\"NO\""), []), (button("hidden=\"YES\""), []),
      (button("userInteractionEnabled=\"NO\""), []),
      (button().replacing("\"b\"", with: "\"c\""), []),
      (
        button(
          "",
          "<connections><action selector=\"f\" destination=\"vc\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
        ), []
      ),
      (S.element("view", "v", (0, 0, 200, 200), "", "<subviews>\(button())</subviews>"), ["b"]),
      (S.element("view", "c", (0, 0, 200, 200), "", "<subviews>\(button())</subviews>"), []),
      (
        S.element("view", "v", (0, 0, 200, 200), "customClass=\"Pad\"", "<subviews>\(button())</subviews>"),
        []
      ),
    ])
  func deadButtons(content: String, ids: [String]) {
    #expect(Self.ids("dead-button", content, in: nil) == ids)
    #expect(S.ids("dead-button", content) == [], "nothing loads the document")
  }

  @Test(
    "An item of a navigation bar without an action is reported unless code mentions its place",
    arguments: [
      (nil, "title=\"Done\"", []), ("let a = 1", "systemItem=\"add\"", ["i"]),
      ("let a = 1", "systemItem=\"flexibleSpace\"", []), ("let a = 1", "title=\"Done\" enabled=\"NO\"", []),
      ("let a = 1", "title=\"Done\"", ["i"]),
      ("navigationItem.rightBarButtonItem = item", "title=\"Done\"", []),
      ("navigationItem.rightBarButtonItems = items", "title=\"Done\"", []),
      ("navigationItem.leftBarButtonItem = item", "title=\"Done\"", ["i"]),
    ] as [(String?, String, [String])])
  func deadItems(body: String?, attributes: String, ids: [String]) {
    let bar = """
      <navigationItem key="navigationItem" id="nav"><barButtonItem key="rightBarButtonItem" \(attributes) id="i"/>
      <barButtonItem key="backBarButtonItem" title="Back" id="k"/></navigationItem>
      """
    #expect(Self.ids("dead-button", "", in: body, bar: bar) == ids)
  }

  // MARK: overlapped-text

  private static func label(_ id: String, _ y: Double, _ text: String, _ attributes: String = "") -> String {
    S.element(
      "label", id, (10, y, 200, 21), "text=\"\(text)\" \(attributes)",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
  }

  @Test(
    "A text that is drawn over another one is reported at the one in front",
    arguments: [
      (label("l", 18, "Sign out everywhere"), ["l"]), (label("l", 30, "Sign out everywhere"), []),
      (label("l", 18, "Label"), []), (label("l", 18, "Sign out everywhere", "hidden=\"YES\""), []),
      (label("l", 18, "Sign out everywhere", "alpha=\"0.0\""), []),
      (label("l", 11, "Account settings"), []), (label("l", 18, "Account settings"), ["l"]),
      (
        S.element("view", "v", (0, 0, 300, 100), "", S.color("backgroundColor", white: 1))
          + label("l", 18, "Sign out everywhere"), []
      ),
      (
        S.element(
          "button", "l", (10, 14, 140, 30), "buttonType=\"system\"",
          "<state key=\"normal\" title=\"Sign out everywhere\"/>"), ["l"]
      ),
    ])
  func overlaps(other: String, ids: [String]) {
    #expect(S.ids("overlapped-text", Self.label("a", 10, "Account settings") + other) == ids)
  }

  @Test(
    "Overlapping texts that code can change are a note, and none if it does",
    arguments: [
      (nil, 1), ("card.font = a", 1), ("card.isHidden = true", 0), ("card.text = a", 0),
      ("card.removeFromSuperview()", 0), ("name.isHidden = true", 1),
    ] as [(String?, Int)])
  func overlapsInProgram(body: String?, count: Int) {
    let labels = Self.label("a", 10, "Account settings") + Self.label("c", 18, "Sign out everywhere")
    #expect(Self.ids("overlapped-text", labels, in: body).count == count)
  }

  @Test("The message names both texts and their common area") func overlapMessage() {
    let labels = Self.label("a", 10, "Account settings") + Self.label("b", 18, "Sign out everywhere")
    let found = S.findings("overlapped-text", S.view(labels))
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message.hasPrefix("the text of label \"Sign out everywhere\" covers ") == true
        && found.first?.message.hasSuffix(
          " points of the text of label \"Account settings\": move them apart")
          == true
    )
  }

  @Test("Thousands of equal texts at one place are compared in linear time") func manyTexts() {
    let texts = (0..<3_000).map { Self.label("l\($0)", 10, "x") }.joined()
    #expect(S.ids("overlapped-text", texts) == [])
  }
}
