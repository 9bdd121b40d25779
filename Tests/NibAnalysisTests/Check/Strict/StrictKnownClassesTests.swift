import Testing

@testable import NibAnalysis
@testable import NibCore

/// Classes that no source file declares: classes that the document describes, and classes of the running program.
@Suite struct StrictKnownClassesTests {
  private static let described = """
    <class className="Card" superclassName="UIView"><source key="sourceIdentifier" type="project"/>\
    <relationships>\
    <relationship kind="action" name="flip:"/>\
    <relationship kind="outlet" name="title" candidateClass="UILabel"/>\
    <relationship kind="outlet" name="anything" candidateClass="id"/>\
    <relationship kind="outlet" name="untyped"/>\
    <relationship kind="outletCollection" name="all" candidateClass="UILabel"/>\
    <relationship kind="outlet"/></relationships></class><class/><class className="Nobody"/>
    """

  private func described(_ connections: String, _ sources: [(String, String)] = []) -> [String] {
    StrictSample.xib(
      StrictSample.view("Card", connections: connections) + StrictSample.label, sources,
      classes: Self.described)
  }

  @Test(
    "A class that the document describes has the described outlets",
    arguments: ["title", "anything", "untyped"])
  func outlets(key: String) { #expect(described(StrictSample.outlet(key, to: "l")) == []) }

  @Test("A key that is missing from the description is an error at the class's description")
  func missingKey() {
    #expect(
      described(StrictSample.outlet("gone", to: "l")) == [
        StrictSample.undefined("gone", "Card") + " | Card is declared here App/Card.xib:2"
      ])
  }

  @Test("An object of another class than the described one is a warning, and id accepts all objects")
  func types() {
    #expect(described(StrictSample.outlet("anything", to: "v")) == [])
    #expect(described(StrictSample.outlet("all", to: "l", kind: "outletCollection")) == [])
    #expect(
      described(StrictSample.outlet("title", to: "v")) == [
        "warning mistyped-outlet: [<Card 0x0> setValue:forKey:]: the key title has type UILabel, but the "
          + "value has type Card. | Card is declared here App/Card.xib:2"
      ])
    #expect(
      described(StrictSample.outlet("title", to: "l", kind: "outletCollection")).first?.hasPrefix(
        "warning mistyped-outlet") == true)
  }

  @Test("The actions that the document describes are methods of the class") func actions() {
    func found(_ selector: String) -> [String] {
      let action = "<action selector=\"\(selector)\" destination=\"v\" eventType=\"touchUpInside\" id=\"x\"/>"
      let button = "<button id=\"b\"><connections>\(action)</connections></button>"
      return StrictSample.xib(StrictSample.view("Card") + button, classes: Self.described)
    }
    #expect(found("flip:") == [])
    #expect(
      found("flop:") == [
        "warning unrecognized-selector: -[Card flop:]: unrecognized selector sent to instance 0x0 "
          + "| Card is declared here App/Card.xib:2"
      ])
  }

  @Test("The program's source overrides the document's description") func sources() {
    let source = ("App/Card.swift", "class Card: UIView { @IBOutlet var new: UILabel! }")
    #expect(described(StrictSample.outlet("new", to: "l"), [source]) == [])
    #expect(
      described(StrictSample.outlet("title", to: "l"), [source]) == [
        StrictSample.undefined("title", "Card") + " | Card is declared here App/Card.swift:1"
      ])
  }

  // MARK: The running program's classes

  /// A class in the sources whose superclass only the running program has.
  private let panel = ("App/Card.swift", "class Card: NibLoadingView { @IBOutlet var holder: UIView! }")

  private func panel(_ connections: String) -> [String] {
    StrictSample.xib(
      StrictSample.view("Card", connections: connections) + StrictSample.label, file: "App/S.xib", [panel])
  }

  @Test(
    "Keys of a class whose superclass only the running program has are not reported",
    arguments: ["view", "backgroundColor", "gone"])
  func superclass(key: String) { #expect(panel(StrictSample.outlet(key, to: "l")) == []) }

  @Test("An object of a running class is also accepted as one of its superclasses") func kinds() {
    let source = (
      "App/Card.swift", "class Card: UIView { @IBOutlet var holder: UIView!; @IBOutlet var label: UILabel! }"
    )
    func found(_ key: String) -> [String] {
      StrictSample.xib(
        StrictSample.view("Card", connections: StrictSample.outlet(key, to: "n"))
          + StrictSample.view("NMView", id: "n"), file: "App/S.xib", [source]
      ).filter { $0.contains("mistyped") }
    }
    #expect(found("holder") == [])
    #expect(
      found("label") == [
        "warning mistyped-outlet: [<Card 0x0> setValue:forKey:]: the key label has type UILabel, but the "
          + "value has type NMView. | Card is declared here App/Card.swift:1"
      ])
  }

  @Test("A running class that loads the nib in which it is used is reported") func recursion() {
    NibClassRegistry.registerModule(of: StrictLoadingCard.self)
    func found(_ file: String) -> [String] {
      StrictSample.xib(StrictSample.view("StrictLoadingCard"), file: file)
        .filter { $0.contains("recursive-nib") }
    }
    #expect(found("App/Other.xib") == [])
    #expect(
      found("App/StrictLoadingCard.xib").first?.hasPrefix(
        "error recursive-nib: nib 'StrictLoadingCard' loads itself: the class StrictLoadingCard loads it")
        == true)
  }

  @Test(
    "Outlets of the application are known, also those of a subclass",
    arguments: [
      ("UIApplication", "delegate", true), ("Program", "delegate", true), ("UIApplication", "delegat", false),
      ("Program", "delegat", false),
    ])
  func application(owner: String, key: String, exists: Bool) {
    let nib =
      StrictSample.owner(owner, connections: StrictSample.outlet(key, to: "d"))
      + "<customObject id=\"d\" customClass=\"Delegate\"/>"
    let sources = [
      (
        "App/Program.swift",
        "class Program: UIApplication {}\nclass Delegate: NSObject, UIApplicationDelegate {}"
      )
    ]
    let found = StrictSample.xib(nib, sources).filter { $0.contains("undefined-key") }
    #expect(found.isEmpty == exists, "\(found)")
  }

  @Test("A running class has its own and its inherited attributes, outlets and actions")
  func members() throws {
    NibClassRegistry.registerModule(of: StrictLoadingCard.self)
    let running = try #require(RunningClass("StrictLoadingCard", module: nil))
    #expect(
      running.names == [
        "StrictLoadingCard", "StrictPanel", "NibLoadingView", "UIView", "UIResponder", "NSObject",
      ])
    for key in ["mark", "corner", "view", "alpha"] { #expect(running.hasKey(key), "\(key)") }
    for key in ["count", "gone", "_mark", ""] { #expect(!running.hasKey(key), "\(key)") }
    #expect(running.hasAction("flip:"))
    #expect(!running.hasAction("flop:"))
    #expect(RunningClass("StrictNobody", module: nil) == nil)
  }
}

/// A view class of the running program, with an outlet and an action.
class StrictPanel: NibLoadingView {
  @Outlet var corner: UIView!
  var count = 0

  override class var nibActions: [NibAction] { super.nibActions + [NibAction("flip:", StrictPanel.flip)] }

  private func flip(_ sender: AnyObject?) { count += 1 }
}

/// A subclass with another outlet.
final class StrictLoadingCard: StrictPanel { @Outlet var mark: UIView! }
