import Testing

@testable import NibCore

/// Loading all nibs of a module for its tests.
@Suite(.serialized) struct NibAuditTests {
  private let audit = NibAudit(AuditedNibs.self)

  private func subject(_ name: String) throws -> NibAudit.Subject {
    try #require(audit.subjects.first { $0.description.hasPrefix(name) })
  }

  @Test("The subjects are the nibs and the scenes of the storyboards, sorted") func subjects() {
    #expect(
      audit.subjects.map(\.description) == [
        "Broken", "Card", "Outdated", "Part", "Scenes, AuditedController #C",
        "Scenes, AuditedDetail #D", "Scenes, UINavigationController #N",
      ])
  }

  @Test("Setters that a nib calls and actions that it names are listed") func card() throws {
    let nib = try audit.load(try subject("Card"))
    #expect(nib.problems == [])
    #expect(nib.calledSetters == ["AuditedOwner.label", "AuditedOwner.size"])
    #expect(nib.settersNotCalled == [])
    #expect(
      nib.actions == [
        "AuditedOwner.press:", "AuditedOwner.field:", "AuditedOwner.gone:", "First Responder.any:",
      ])
  }

  @Test("An action without a method, and one that does not accept its sender, are reported with their places")
  func actions() throws {
    let nib = try audit.load(try subject("Card"))
    let problems = nib.sendActions()
    #expect(problems.count == 2)
    #expect(problems.first?.hasSuffix("AuditedOwner.field: does not accept a UIButton as its sender") == true)
    #expect(problems.last?.hasSuffix("AuditedOwner has no method for the action gone:") == true)
    #expect(problems.allSatisfy { $0.hasPrefix("Card:") })
  }

  @Test("A scene is loaded with its view, and its actions run") func scene() throws {
    let nib = try audit.load(try subject("Scenes, AuditedController"))
    #expect(nib.problems == [])
    AuditedController.pressCount = 0
    #expect(nib.sendActions() == [])
    #expect(AuditedController.pressCount == 1)
  }

  @Test(
    "A scene that needs data is connected without viewDidLoad, and its actions are found without calling them"
  )
  func connecting() throws {
    let nib = try audit.connect(try subject("Scenes, AuditedDetail"))
    #expect(nib.problems == [] && nib.conflicts == [])
    #expect(nib.calledSetters == ["AuditedDetail.label"])
    #expect(nib.actions == ["AuditedDetail.save:", "AuditedDetail.missing:"])
    #expect(nib.unansweredActions.count == 1)
    #expect(
      nib.unansweredActions.first?.hasSuffix("AuditedDetail has no method for the action missing:") == true)
  }

  @Test("A nib that a controller loads for a part of its screen is not taken for the controller's own nib")
  func part() throws {
    for load in [audit.load, audit.connect] {
      let nib = try load(try subject("Part"))
      #expect(nib.problems == [])
      #expect(nib.calledSetters == ["AuditedDetail.label"])
    }
  }

  @Test("Constraints that conflict are not among the problems") func conflicts() throws {
    let nib = try audit.load(try subject("Scenes, AuditedController"))
    #expect(nib.conflicts.count == 1 && nib.problems == [])
  }

  @Test("What UIKit writes to the console is a problem") func problems() throws {
    let nib = try audit.load(try subject("Outdated"))
    #expect(nib.problems.count == 1)
    #expect(nib.problems.first?.hasPrefix("Unknown class Missing in Interface Builder file.") == true)
  }

  @Test("What would end the app is thrown") func exceptions() throws {
    #expect(throws: NibException.self) { try audit.load(try subject("Broken")) }
  }

  @Test("Scenes that only segue actions make are left out, with the containers that need them")
  func segueActions() {
    let audit = NibAudit(SegueActionNibs.self)
    #expect(
      audit.subjects.map(\.description) == ["Main, UIViewController #list", "Other, UIViewController #first"])
    #expect(
      audit.subjectsOfSegueActions.map(\.description) == [
        "Main, UIViewController #detail", "Main, UINavigationController #stack",
        "Main, UIViewController #root",
        "Other, UIViewController #named",
      ])
  }
}

/// Two storyboards with scenes that segue actions make.
private final class SegueActionNibs: NibBindings {
  private static func scene(_ controller: String) -> String {
    "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
  }

  private static func segue(_ destination: String, _ kind: String = "show") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" destinationCreationSelector=\"make:\" id=\"\(destination)s\"/>"
  }

  private static let scenes = [
    "Main": [
      "<viewController id=\"list\"><connections>\(segue("detail"))\(segue("reference"))</connections></viewController>",
      "<viewController id=\"detail\"/>",
      "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"named\" id=\"reference\"/>",
      "<navigationController id=\"stack\"><connections>\(segue("root", "relationship"))</connections></navigationController>",
      "<viewController id=\"root\"/>",
    ],
    "Other": [
      "<viewController id=\"first\"/>", "<viewController storyboardIdentifier=\"named\" id=\"named\"/>",
    ],
  ]

  override class var documentNames: [String] { Array(scenes.keys) }
  override class func document(named name: String) -> String? {
    scenes[name].map { scenes in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.map(scene).joined())</scenes></document>
      """
    }
  }
}

/// The nibs of a module. The properties and actions of AuditedOwner are listed with those of this module's other tests.
private final class AuditedNibs: NibBindings {
  private static let nibs = [
    "Card": TestNib.xib(
      """
      <view id="A" customClass="AuditedOwner"><subviews><label id="L"/><button id="B"><connections>
      <action selector="press:" destination="-1" eventType="touchUpInside" id="c1"/>
      <action selector="field:" destination="-1" eventType="touchUpInside" id="c2"/>
      <action selector="gone:" destination="-1" eventType="touchUpInside" id="c3"/>
      <action selector="any:" destination="-2" eventType="touchUpInside" id="c4"/>
      </connections></button></subviews><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="size"><integer key="value" value="7"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """, owner: "<connections><outlet property=\"label\" destination=\"L\" id=\"o1\"/></connections>"
    ).replacing("id=\"-1\"", with: "id=\"-1\" customClass=\"AuditedOwner\""),
    "Outdated": TestNib.xib("<view id=\"A\" customClass=\"Missing\"/>"),
    "Part": TestNib.xib(
      "<view id=\"A\"><subviews><label id=\"L\"/></subviews></view>",
      owner: "<connections><outlet property=\"label\" destination=\"L\" id=\"o1\"/></connections>"
    ).replacing("id=\"-1\"", with: "id=\"-1\" customClass=\"AuditedDetail\""),
    "Broken": TestNib.xib(
      "<view id=\"A\"><connections><outlet property=\"gone\" destination=\"A\" id=\"o\"/></connections></view>"
    ),
    "Scenes": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
      targetRuntime="iOS.CocoaTouch"><scenes>
    <scene sceneID="s1"><objects><viewController id="C" customClass="AuditedController"><view key="view" id="V">
    <subviews><button id="B"><connections><action selector="press" destination="C" eventType="touchUpInside" id="a"/>
    </connections></button></subviews><constraints>
    <constraint firstItem="B" firstAttribute="width" constant="10" id="w1"/>
    <constraint firstItem="B" firstAttribute="width" constant="20" id="w2"/></constraints></view></viewController>
    </objects></scene>
    <scene sceneID="s3"><objects><viewController id="D" customClass="AuditedDetail"><view key="view" id="V2">
    <subviews><label id="L2"/><button id="B2"><connections>
    <action selector="save:" destination="D" eventType="touchUpInside" id="a2"/>
    <action selector="missing:" destination="D" eventType="touchUpInside" id="a3"/>
    </connections></button></subviews></view><connections>
    <outlet property="label" destination="L2" id="o2"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><navigationController id="N"/></objects></scene></scenes></document>
    """,
  ]

  override class var documentNames: [String] { Array(nibs.keys) }
  override class func document(named name: String) -> String? { nibs[name] }
}

final class AuditedOwner: UIView {
  var label: UILabel!
  var size = 0
  func press(_ sender: UIButton) {}
  func field(_ sender: UITextField) {}
}

final class AuditedController: UIViewController {
  nonisolated(unsafe) static var pressCount = 0
  func press() { AuditedController.pressCount += 1 }
  override class var nibActions: [NibAction] { [NibAction("press", press)] }
}

/// A controller that needs data before its view is loaded.
final class AuditedDetail: UIViewController {
  var label: UILabel!
  var text: String!

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let text else { preconditionFailure("viewDidLoad must not run without data") }
    label.text = text
  }

  func save(_ sender: UIButton) { preconditionFailure("the action must not run without data") }
}
