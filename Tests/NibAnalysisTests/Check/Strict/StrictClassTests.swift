import Testing

@testable import NibAnalysis
@testable import NibCore

/// Unknown classes, actions, segues and placeholders.
@Suite struct StrictClassTests {
  private let program = [("App/Other.swift", "class Other: UIView {}")]

  @Test("A25: An unknown class is reported in UIKit's words but not mangled, and its outlets only in a note")
  func unknownClass() {
    let view = StrictSample.view("Vendor", connections: StrictSample.outlet("title", to: "l"))
    #expect(
      StrictSample.xib(view + StrictSample.label, program) == [
        "warning unknown-class: Unknown class Vendor in Interface Builder file. | if the class does not "
          + "exist: [<UIView 0x0> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for "
          + "the key "
          + "title. App/Card.xib:2"
      ])
  }

  @Test(
    "A25: A class of the program's module that is missing from its sources is unknown, and its outlets raise")
  func missingClass() {
    let outlets = StrictSample.outlet("title", to: "l") + StrictSample.outlet("detail", to: "l")
    let view = StrictSample.view("Badge", module: "App", connections: outlets)
    // One error for the class, and not one for each outlet.
    #expect(
      StrictSample.xib(view + StrictSample.label, program) == [
        StrictSample.undefined("title", "UIView")
          + " | the class Badge is unknown; UIView is used instead App/Card.xib:2"
          + " | the key detail needs Badge too App/Card.xib:2"
      ])
    #expect(
      StrictSample.xib(StrictSample.view("Badge", module: "App"), program) == [
        "warning unknown-class: Unknown class App.Badge in Interface Builder file."
      ])
    #expect(StrictSample.xib(view + StrictSample.label, []).count == 1)
  }

  @Test("A class that the sources use but do not declare is in a library, and is reported once in a note")
  func libraryClass() {
    let chart = [("App/Other.swift", "import Charts\nclass Other: UIView { var chart: PieChart? }")]
    let views = StrictSample.view("PieChart") + StrictSample.view("PieChart", id: "w")
    #expect(
      StrictSample.xib(views, chart) == [
        "note unknown-class: Unknown class PieChart in Interface Builder file. | the sources use it, so it is in a "
          + "library, which is not checked in"
      ])
    let other = "<view id=\"v\" customClass=\"BarChart\" customModule=\"Charts\"/>"
    #expect(
      StrictSample.xib(other, chart) == [
        "note unknown-class: Unknown class Charts.BarChart in Interface Builder file. | the program uses the module "
          + "Charts, which is not checked in"
      ])
    #expect(
      StrictSample.xib(other, program).first == """
        warning unknown-class: Unknown class Charts.BarChart in Interface Builder file. | no source file declares \
        it in the module Charts; use --sources to search other folders
        """)
  }

  @Test(
    "A class of File's Owner or of an external object is reported in a note, because UIKit does not look for it",
    arguments: ["customModule=\"Charts\"", "customModule=\"App\" customModuleProvider=\"target\"", ""])
  func placeholders(module: String) {
    let name = module.isEmpty ? "Vendor" : module.contains("App") ? "App.Vendor" : "Charts.Vendor"
    let owner =
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Vendor\" \(module)/>"
    #expect(
      StrictSample.xib(owner + "<view id=\"v\"/>", program) == [
        "note unknown-class: no source file declares the class \(name)"
      ])
  }

  @Test(
    "A10, A11: An action that the target lacks raises when it is sent",
    arguments: [
      ("press:", true), ("pressWithSender:", false), ("pressBoth:event:", true), ("none", true),
      ("hidden:", false),
      ("gone:", false), ("resignFirstResponder", true), ("renamed:", true), ("showWithSender:", true),
    ])
  func actions(selector: String, exists: Bool) {
    let source = (
      "App/Card.swift",
      """
      class Card: UIView {
        @IBAction func press(_ sender: Any) { }
        @IBAction func pressBoth(_ sender: Any, event: UIEvent) { }
        @IBAction func none() { }
        func hidden(_ sender: Any) { }
        @objc(renamed:) func other(_ sender: Any) { }
        @IBAction private func show(sender: UIButton) { if #available(iOS 9, *) { "}" } }
      }
      """
    )
    let action = "<action selector=\"\(selector)\" destination=\"v\" eventType=\"touchUpInside\" id=\"a\"/>"
    let objects =
      StrictSample.view("Card") + "<button id=\"b\"><connections>\(action)</connections></button>"
    let found = StrictSample.xib(objects, [source])
    #expect(found.isEmpty == exists)
    if let first = found.first {
      #expect(
        first.hasPrefix(
          "warning unrecognized-selector: -[Card \(selector)]: unrecognized selector sent to instance 0x0"))
    }
  }

  @Test(
    "Actions to the first responder are not reported, because the responder chain decides who receives them")
  func firstResponder() {
    let action = "<action selector=\"gone:\" destination=\"-2\" eventType=\"touchUpInside\" id=\"a\"/>"
    let responder =
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>"
    let button = "<button id=\"b\"><connections>\(action)</connections></button>"
    #expect(StrictSample.xib(responder + button) == [])
  }

  @Test("A28: An external object that no source file passes is reported") func externalObjects() {
    let placeholder = "<placeholder placeholderIdentifier=\"Proxy\" id=\"p\"/>"
    let passing = ("A.swift", "class A { let o = [UINib.OptionsKey.externalObjects: [\"Proxy\": 1]] }")
    let words = "warning external-object: Could not find an external object named 'Proxy' for the nib 'Card'."
    #expect(StrictSample.xib(placeholder).filter { $0.hasPrefix(words) }.count == 1)
    #expect(StrictSample.xib(placeholder, [passing]) == [])
  }

  @Test("A7: Outlets of a File's Owner without a class are noted, because they raise if it is nil")
  func ownerWithoutClass() {
    let objects = StrictSample.owner(connections: StrictSample.outlet("title", to: "l")) + StrictSample.label
    #expect(
      StrictSample.xib(objects) == [
        "note file-owner: File's Owner has outlets, but no class. If the owner is nil or lacks the "
          + "key, UIKit raises "
          + "[<NSObject 0x0> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key "
          + "title."
      ])
  }

  @Test("Unknown segue classes and segue identifiers are reported") func segues() {
    let source = (
      "App/Home.swift",
      """
      class Home: UIViewController {
        func a() { performSegue(withIdentifier: "here", sender: nil) }
        func c() { self.performSegue(withIdentifier: "gone", sender: nil) }
        func b() { other.performSegue(withIdentifier: "elsewhere", sender: nil) }
      }
      """
    )
    let scene = """
      <viewController id="c" customClass="Home" sceneMemberID="viewController"><connections>
      <segue kind="custom" customClass="Fade" customModule="App" identifier="here" destination="d" id="g"/>
      </connections></viewController>
      """
    #expect(
      StrictSample.storyboard(scene, [source]).filter { !$0.contains("dangling") } == [
        "warning unknown-segue: Receiver (<Home: 0x0>) has no segue with identifier 'gone'"
          + " | performed here App/Home.swift:3",
        "warning unknown-segue-class: Could not find a segue class named 'App.Fade'",
      ])
  }
}
