import Testing

@testable import NibAnalysis
@testable import NibCore

/// The rules about accessibility, beyond their examples.
@Suite struct AccessibilityRuleTests {
  private typealias S = RuleSample
  private static let title = "<state key=\"normal\" title=\"OK\"/>"

  // MARK: touch-target

  @Test(
    "A small control is reported unless UIKit determines its size or it does not accept touches",
    arguments: [
      ("button", "", 40.0, 44.0, true), ("button", "", 44, 43.8, false), ("button", "", 44, 30, true),
      ("button", "enabled=\"NO\"", 30, 30, false), ("button", "hidden=\"YES\"", 30, 30, false),
      ("button", "userInteractionEnabled=\"NO\"", 30, 30, false),
      ("button", "buttonType=\"infoLight\"", 22, 22, false), ("switch", "", 51, 31, false),
      ("segmentedControl", "", 100, 32, false), ("stepper", "", 94, 32, false),
      ("slider", "", 100, 31, false), ("textField", "borderStyle=\"roundedRect\"", 100, 30, false),
      ("textField", "borderStyle=\"none\"", 100, 18, true), ("control", "", 20, 20, true),
      ("button", "", 0, 30, false),
    ])
  func touchTarget(name: String, attributes: String, width: Double, height: Double, isReported: Bool) {
    let control = S.element(
      name, "c", (10, 10, width, height), attributes, name == "button" ? Self.title : "")
    #expect(S.ids("touch-target", control) == (isReported ? ["c"] : []))
  }

  @Test(
    "The smallest size of controls is an option, and runtime attributes can enlarge the area of a control")
  func touchTargetOptions() {
    let button = S.element("button", "b", (10, 10, 30, 30), "", Self.title)
    #expect(
      S.ids("touch-target", button, options: ["minimum-width": "24", "minimum-height": "24"]) == [])
    #expect(
      S.messages("touch-target", button) == [
        "button \"OK\" is 30 x 30 points: make it at least 44 x 44, so that it is easy to tap"
      ])
    let larger = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="hitAreaInset"><integer key="value" value="10"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>\(Self.title)
      """
    #expect(S.ids("touch-target", S.element("button", "b", (10, 10, 30, 30), "", larger)) == [])
  }

  @Test("Views in a view that ignores touches, and items of bars, are not reported as small")
  func touchTargetPlaces() {
    let button = S.element("button", "b", (10, 10, 30, 30), "", Self.title)
    let ignoring = S.element(
      "view", "v", (0, 0, 200, 200), "userInteractionEnabled=\"NO\"", "<subviews>\(button)</subviews>")
    #expect(S.ids("touch-target", ignoring) == [])
    let bar = """
      <toolbar id="t"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
      <barButtonItem id="i">\(button.replacing("<button", with: "<button key=\"customView\""))</barButtonItem>
      </items></toolbar>
      """
    #expect(S.ids("touch-target", bar) == [])
  }

  // MARK: missing-accessibility-label

  @Test(
    "A button without a text that VoiceOver can read is reported",
    arguments: [
      ("<state key=\"normal\" image=\"icon\"/>", true), ("<state key=\"normal\" title=\" \"/>", true),
      ("<state key=\"normal\" title=\"OK\" image=\"icon\"/>", false),
      ("<state key=\"normal\" image=\"plus\" catalog=\"system\"/>", false),
      ("<state key=\"normal\" backgroundImage=\"icon\"/>", true),
      ("<accessibility key=\"accessibilityConfiguration\" label=\"X\"/>", false),
      (
        "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>",
        false
      ),
      (
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
          + "keyPath=\"accessibilityKey\" value=\"close\"/></userDefinedRuntimeAttributes>", false
      ),
    ])
  func unlabeledButton(content: String, isReported: Bool) {
    let button = S.element("button", "b", (10, 10, 44, 44), "", content)
    #expect(S.ids("missing-accessibility-label", button) == (isReported ? ["b"] : []))
  }

  @Test(
    "An image is reported if VoiceOver visits it without a label, or cannot reach a button that it replaces")
  func unlabeledImages() {
    let plain = S.element("imageView", "i", (10, 10, 44, 44), "image=\"photo\"")
    #expect(S.ids("missing-accessibility-label", plain) == [])
    let element =
      "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"YES\"/></accessibility>"
    let visited = S.element("imageView", "i", (10, 10, 44, 44), "image=\"photo\"", element)
    #expect(S.ids("missing-accessibility-label", visited) == ["i"])
    let inside = S.element("view", "v", (0, 0, 100, 100), "", "\(element)<subviews>\(visited)</subviews>")
    #expect(S.ids("missing-accessibility-label", inside) == [])
  }

  @Test("A bar button item with an image and without a title is reported")
  func unlabeledItems() {
    func items(_ attributes: String) -> [String] {
      S.ids(
        "missing-accessibility-label",
        S.element(
          "toolbar", "t", (0, 0, 320, 44), "", "<items><barButtonItem \(attributes) id=\"i\"/></items>"))
    }
    #expect(items("image=\"gear_icon\"") == ["i"])
    #expect(items("image=\"gear_icon\" title=\"Settings\"") == [])
    #expect(items("image=\"gear\" catalog=\"system\"") == [])
    #expect(items("systemItem=\"add\"") == [])
  }

  // MARK: low-contrast

  @Test(
    "The contrast is that of WCAG, with a lower limit for large and bold text",
    arguments: [
      (0.0, 14, false, false), (0.46, 14, false, false), (0.47, 14, false, true), (0.47, 18, false, false),
      (0.47, 14, true, false), (0.6, 18, false, true), (0.58, 24, false, false),
    ])
  func contrast(white: Double, size: Int, isBold: Bool, isReported: Bool) {
    let font =
      "<fontDescription key=\"fontDescription\" type=\"\(isBold ? "boldSystem" : "system")\" pointSize=\"\(size)\"/>"
    let label = S.element(
      "label", "l", (10, 10, 200, 30), "text=\"Name\"", font + S.color("textColor", white: white))
    #expect(S.ids("low-contrast", label) == (isReported ? ["l"] : []))
  }

  /// The sums of such numbers have rounding errors: the union of the label's frame and of itself is another rectangle.
  @Test("The background of a label with a height of thirds of a point is behind its text") func thirds() {
    let colors = S.color("backgroundColor", white: 0.06) + S.color("textColor", white: 0.4)
    let label = S.element("label", "l", (20, 100, 45, 61.0 / 3), "text=\"Name\"", colors)
    #expect(S.ids("low-contrast", label) == ["l"])
    let frame = CGRect(x: 20, y: 100, width: 45, height: 61.0 / 3)
    #expect(frame.covers(frame))
    #expect(frame.insetBy(dx: -1, dy: -1).covers(frame))
    #expect(!frame.covers(frame.offsetBy(dx: 0, dy: 0.01)))
  }

  @Test("Contrast ratios agree with those of WCAG's examples") func ratios() {
    func ratio(_ a: UInt32, _ b: UInt32) -> String {
      ContrastRatio(ColorComponents(rgba: a), ColorComponents(rgba: b)).text
    }
    #expect(ratio(0x0000_00FF, 0xFFFF_FFFF) == "21:1")
    #expect(ratio(0x7777_77FF, 0xFFFF_FFFF) == "4.47:1")
    #expect(ratio(0x7676_76FF, 0xFFFF_FFFF) == "4.54:1")
    #expect(ratio(0xFF00_00FF, 0xFFFF_FFFF) == "3.99:1")
    #expect(ratio(0xFFFF_FFFF, 0xFFFF_FFFF) == "1:1")
  }

  private static let gray = S.color("textColor", white: 0.5)
  private static func label(_ id: String = "l", _ attributes: String = "", _ content: String = gray) -> String
  {
    S.element("label", id, (10, 10, 100, 30), "text=\"Name\" \(attributes)", content)
  }

  @Test("The color behind a text is that of all views behind it, with their opacities") func background() {
    let black = S.color("backgroundColor", white: 0)
    let inBlack = S.element("view", "v", (0, 0, 300, 100), "", "<subviews>\(Self.label())</subviews>\(black)")
    #expect(S.ids("low-contrast", Self.label()) == ["l"])
    #expect(S.ids("low-contrast", inBlack) == [])
    let behind = S.element("view", "v", (0, 0, 300, 100), "", black)
    #expect(S.ids("low-contrast", behind + Self.label()) == [])
    let pale = S.element("view", "v", (0, 0, 300, 100), "", S.color("backgroundColor", white: 0, alpha: 0.1))
    #expect(
      S.messages("low-contrast", pale + Self.label()) == [
        "label \"Name\" has a contrast of 3.17:1 (#808080 on #E6E6E6), which is less than 4.5:1: change one of the "
          + "colors"
      ])
  }

  @Test("A text is not examined if the color behind it is not known") func unknownBackground() {
    let image = S.element("imageView", "i", (0, 0, 300, 100))
    let custom = S.element("view", "v", (0, 0, 300, 100), "customClass=\"GradientView\"")
    let edge = S.element("view", "v", (50, 0, 300, 100), "", S.color("backgroundColor", white: 0.9))
    let front = S.element("view", "v", (0, 0, 300, 100), "", S.color("backgroundColor", white: 0, alpha: 0.5))
    for content in [image + Self.label(), custom + Self.label(), edge + Self.label(), Self.label() + front] {
      #expect(S.ids("low-contrast", content) == [])
    }
  }

  @Test(
    "Disabled texts, texts with a shadow and titles in the tint color are not examined",
    arguments: [
      Self.label("l", "enabled=\"NO\""), label("l", "hidden=\"YES\""),
      Self.label("l", "", S.color("textColor", white: 1)),
      Self.label("l", "", Self.gray + S.color("shadowColor", white: 0)),
      S.element("button", "b", (10, 10, 100, 44), "buttonType=\"system\"", Self.title),
    ])
  func exempt(content: String) { #expect(S.ids("low-contrast", content) == []) }

  @Test("The appearances to examine are an option") func appearances() {
    let content = Self.label("l", "", S.color("textColor", white: 0))
    let view = S.element(
      "view", "v", (0, 0, 300, 100), "",
      "<subviews>\(content)</subviews><color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")
    #expect(S.ids("low-contrast", view) == [])
    #expect(S.ids("low-contrast", view, options: ["appearances": ["light", "dark"]]) == ["l"])
  }

  @Test("System colors on system backgrounds are reported only if the option asks for it") func systemColors()
  {
    func view(_ background: String) -> String {
      let label = Self.label("l", "", "<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>")
      return S.element("view", "v", (0, 0, 300, 100), "", "<subviews>\(label)</subviews>\(background)")
    }
    let system = view("<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")
    #expect(S.ids("low-contrast", system) == [])
    #expect(S.ids("low-contrast", system, options: ["system-colors": "true"]) == ["l"])
    #expect(S.ids("low-contrast", view(S.color("backgroundColor", white: 1))) == ["l"])
  }

  // MARK: dynamic-type

  @Test(
    "A text follows the user's text size if it has a text style and adjusts automatically",
    arguments: [
      (Self.label("l", "", ""), ["l"]),
      (
        Self.label("l", "", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"),
        ["l"]
      ),
      (
        Self.label(
          "l", "adjustsFontForContentSizeCategory=\"YES\"",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"), []
      ),
      (
        S.element(
          "button", "b", (10, 10, 100, 44), "",
          Self.title + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"OK\"/>"), []
      ),
      (S.element("button", "b", (10, 10, 100, 44), "", Self.title), ["b"]),
    ])
  func dynamicType(content: String, ids: [String]) {
    #expect(S.ids("dynamic-type", content) == ids)
    #expect(
      S.ids("dynamic-type", content, options: ["fixed-sizes": "false", "without-adjustment": "false"]) == [])
  }
}
