import Testing

@testable import NibAnalysis
@testable import NibCore

/// Outlets, collections and runtime attributes compared with the classes of a program.
@Suite struct StrictOutletTests {
  private let swift = (
    "App/Card.swift",
    """
    // The classes of a program.
    class Base: UIView { @IBOutlet private weak var inherited: UILabel? }
    @IBDesignable final class Card: Base, Themed {
      @IBOutlet weak var title: UILabel!
      @IBOutlet var button: UIButton!
      @IBOutlet var all: [UILabel]!
      var plain: UILabel!
      @IBInspectable var corner: CGFloat = 0 { didSet { layer.cornerRadius = corner } }
    }
    extension UIView { @IBInspectable var shadow: CGFloat { get { 0 } set {} } }
    """
  )

  private func card(_ connections: String, _ source: (String, String)? = nil) -> [String] {
    StrictSample.xib(
      StrictSample.view("Card", connections: connections) + StrictSample.label, [source ?? swift])
  }

  @Test(
    "Keys of the class and its superclasses are not reported",
    arguments: [
      "title", "inherited", "tintColor", "backgroundColor", "gestureRecognizers", "preferredFocusedView",
    ])
  func existingKeys(key: String) {
    #expect(card(StrictSample.outlet(key, to: "l")).filter { $0.contains("undefined") } == [])
  }

  @Test("A6: A key that the class and its superclasses lack is an error, with the location of the class")
  func missingKey() {
    #expect(
      card(StrictSample.outlet("gone", to: "l")) == [
        StrictSample.undefined("gone", "Card") + " | Card is declared here App/Card.swift:3"
      ])
  }

  @Test("A6: Members without @objc are not found, except in old Swift versions") func hiddenKey() {
    let objects =
      StrictSample.view("Card", connections: StrictSample.outlet("plain", to: "l")) + StrictSample.label
    #expect(
      StrictSample.xib(objects, [swift]) == [
        StrictSample.undefined("plain", "Card") + " | Card is declared here App/Card.swift:3"
          + " | declared here without @IBOutlet: it is not visible to Objective-C App/Card.swift:7"
      ])
    #expect(StrictSample.xib(objects, [swift], infersObjectiveC: true) == [])
  }

  @Test("A6: In old Swift versions, a setter without @objc accepts its key") func inferredSetter() {
    let card = ("App/Card.swift", "class Card: UIView { func setIcon(_ icon: UIView) {} }")
    let objects =
      StrictSample.view("Card", connections: StrictSample.outlet("icon", to: "l")) + StrictSample.label
    #expect(StrictSample.xib(objects, [card]).count == 1)
    #expect(StrictSample.xib(objects, [card], infersObjectiveC: true) == [])
  }

  @Test("A6: Objects of UIKit's own classes have UIKit's keys") func plainObject() {
    let view = "<view id=\"v\"><connections>\(StrictSample.outlet("title", to: "l"))</connections></view>"
    #expect(StrictSample.xib(view + StrictSample.label) == [StrictSample.undefined("title", "UIView")])
  }

  @Test("A6: The class of File's Owner is checked like any other") func owner() {
    let objects =
      StrictSample.owner("Card", connections: StrictSample.outlet("gone", to: "l")) + StrictSample.label
    #expect(
      StrictSample.xib(objects, [swift]) == [
        StrictSample.undefined("gone", "Card") + " | Card is declared here App/Card.swift:3"
      ])
  }

  @Test("A6: A key that differs from a property only in its first letter has the same setter")
  func firstLetter() {
    for key in ["Title", "Button"] {
      let other = key.lowercased()
      let found = card(StrictSample.outlet(other, to: "l")).map {
        $0.replacingOccurrences(of: "the key \(other) ", with: "the key \(key) ")
      }
      #expect(card(StrictSample.outlet(key, to: "l")) == found)
    }
    #expect(
      card(StrictSample.outlet("Plain", to: "l")) == [
        StrictSample.undefined("Plain", "Card") + " | Card is declared here App/Card.swift:3"
          + " | declared here without @IBOutlet: it is not visible to Objective-C App/Card.swift:7"
      ])
    #expect(
      card(StrictSample.outlet("TITLE", to: "l")) == [
        StrictSample.undefined("TITLE", "Card") + " | Card is declared here App/Card.swift:3"
      ])
  }

  @Test("A9: An object of another type than the declared one is a warning, because setters do not check it")
  func mistyped() {
    #expect(
      card(StrictSample.outlet("button", to: "l")) == [
        "warning mistyped-outlet: [<Card 0x0> setValue:forKey:]: the key button has type UIButton, but the "
          + "value has type UILabel. | Card is declared here App/Card.swift:3"
      ])
  }

  @Test("A21: An outlet collection is reported once, and accepts only objects of its element type")
  func collections() {
    let two = ["all", "gone"].map { key in
      StrictSample.outlet(key, to: "l", kind: "outletCollection")
        + StrictSample.outlet(key, to: "v", kind: "outletCollection")
    }
    #expect(
      card(two[0]) == [
        "warning mistyped-outlet: [<Card 0x0> setValue:forKey:]: the key all has type [UILabel], but the "
          + "value has type [Card]. | Card is declared here App/Card.swift:3"
      ])
    #expect(
      card(two[1]) == [StrictSample.undefined("gone", "Card") + " | Card is declared here App/Card.swift:3"])
    #expect(
      card(StrictSample.outlet("title", to: "l", kind: "outletCollection")).first?.contains(
        "has type UILabel") == true)
  }

  @Test("A6, A9: Objective-C has keys from properties, variables and setters, and wrong types are warnings")
  func objectiveC() {
    let source = (
      "App/Card.m",
      """
      @interface Card : UIView <Themed> { IBOutlet UILabel *_variable; }
      @property (nonatomic, weak) IBOutlet UILabel *title, *subtitle;
      @property (strong) IBOutletCollection(UILabel) NSArray *all;
      @end
      @implementation Card
      - (void)setByHand:(UILabel *)label { }
      @end
      """
    )
    for key in ["variable", "title", "subtitle", "byHand"] {
      #expect(card(StrictSample.outlet(key, to: "l"), source) == [])
    }
    #expect(card(StrictSample.outlet("all", to: "l", kind: "outletCollection"), source) == [])
    #expect(
      card(StrictSample.outlet("title", to: "v"), source).first?.hasPrefix("warning mistyped-outlet") == true)
    #expect(
      card(StrictSample.outlet("gone", to: "l"), source).first?.hasPrefix("error undefined-key") == true)
  }

  @Test("A class that accepts every key causes no errors") func openClass() {
    let source = (
      "Card.swift",
      "class Card: UIView { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }"
    )
    #expect(card(StrictSample.outlet("gone", to: "l"), source) == [])
  }

  @Test("A class whose superclass has no source causes a note instead of an error") func unknownSuperclass() {
    let source = ("Card.swift", "class Card: VendorView {}")
    #expect(
      card(StrictSample.outlet("gone", to: "l"), source) == [
        "note unknown-superclass: Card inherits from VendorView, for which no source was found, so its "
          + "inherited keys are unknown | Card is declared here Card.swift:1"
      ])
  }

  @Test("The nearest of several classes with the same name is used") func nearest() {
    let others = [
      ("Other/Card.swift", "class Card: UIView { @IBOutlet var gone: UILabel! }"),
      ("App/Views/Card.swift", "class Card: UIView {}"),
      ("App/Views/Card+More.swift", "extension Card { @IBOutlet var more: UILabel? { get { nil } set {} } }"),
    ]
    let objects = StrictSample.view(
      "Card", connections: StrictSample.outlet("gone", to: "l") + StrictSample.outlet("more", to: "l"))
    #expect(
      StrictSample.xib(objects + StrictSample.label, others) == [
        StrictSample.undefined("gone", "Card") + " | Card is declared here App/Views/Card.swift:1"
      ])
  }

  @Test("The saved module decides only between classes that are in equally near folders")
  func savedModule() {
    let other = ("Other/Sources/Card.swift", "class Card: UIView { @IBOutlet var gone: UILabel! }")
    let objects =
      StrictSample.view("Card", module: "Other", connections: StrictSample.outlet("gone", to: "l"))
      + StrictSample.label
    #expect(StrictSample.xib(objects, [other, ("Next/Card.swift", "class Card: UIView {}")]) == [])
    #expect(StrictSample.xib(objects, [other, ("App/Card.swift", "class Card: UIView {}")]).count == 1)
  }

  // MARK: A superclass with the same name

  /// The diagnostics of a card whose class is declared in the app as a subclass of the class with the same name in the
  /// module Core.
  private func subclass(_ connections: String, _ others: [(String, String)]) -> [String] {
    let own = ("App/Card.swift", "class Card: Core.Card { @IBOutlet var own: UILabel! }")
    return StrictSample.xib(
      StrictSample.view("Card", connections: connections) + StrictSample.label, [own] + others)
  }

  @Test("A superclass with the same name in another module is a superclass, and its members are found")
  func namesake() {
    let others = [
      ("Core/Views/Card.swift", "open class Card: UILabel { @IBOutlet var inherited: UILabel! }"),
      ("Core/Views/Card+More.swift", "extension Card { @objc func setMore(_ more: UILabel) {} }"),
      ("Else/Card.swift", "class Card: Core.Card { @IBOutlet var gone: UILabel! }"),
      (
        "App/Holder.swift",
        "class Holder: UIView { @IBOutlet var label: UILabel!; @IBOutlet var button: UIButton! }"
      ),
    ]
    for key in ["own", "inherited", "more", "textColor"] {
      #expect(subclass(StrictSample.outlet(key, to: "l"), others) == [])
    }
    #expect(
      subclass(StrictSample.outlet("gone", to: "l"), others) == [
        StrictSample.undefined("gone", "Card") + " | Card is declared here App/Card.swift:1"
      ])
    func held(_ key: String) -> [String] {
      StrictSample.xib(
        StrictSample.view("Holder", id: "h", connections: StrictSample.outlet(key, to: "v"))
          + StrictSample.view("Card"), [("App/Card.swift", "class Card: Core.Card {}")] + others)
    }
    #expect(held("label") == [])
    #expect(held("button").count == 1)
  }

  @Test("All classes of the name count if no folder has the name of the superclass's module")
  func namesakeElsewhere() {
    let others = [
      ("Kit/Card.swift", "open class Card: UILabel { @IBOutlet var inherited: UILabel! }"),
      ("Else/Card.swift", "class Card: Core.Card { @IBOutlet var other: UILabel! }"),
    ]
    for key in ["own", "inherited", "other", "textColor"] {
      #expect(subclass(StrictSample.outlet(key, to: "l"), others) == [])
    }
    #expect(subclass(StrictSample.outlet("gone", to: "l"), others).count == 1)
  }

  @Test("A superclass with the same name whose module has no sources is unknown") func namesakeWithoutSource()
  {
    for others in [[], [("Else/Card.swift", "class Card: Core.Card {}")]] {
      #expect(
        subclass(StrictSample.outlet("gone", to: "l"), others) == [
          "note unknown-superclass: Card inherits from Core.Card, for which no source was found, so its "
            + "inherited keys are unknown | Card is declared here App/Card.swift:1"
        ])
    }
  }

  @Test("A subclass with the name of its superclass in UIKit adds its members to UIKit's class")
  func appleNamesake() {
    let source = ("App/UIView.swift", "class UIView: UIKit.UIView { @IBOutlet var own: UILabel! }")
    func found(_ key: String) -> [String] {
      StrictSample.xib(
        StrictSample.view("UIView", connections: StrictSample.outlet(key, to: "l")) + StrictSample.label,
        [source])
    }
    #expect(found("own") == [])
    #expect(found("gone").count == 1)
  }

  @Test(
    "A runtime attribute with an empty key path, or an empty key in its path, cannot be set",
    arguments: ["", ".title", "title."])
  func emptyKeys(_ path: String) {
    let found = StrictSample.xib(
      StrictSample.view(
        "Card",
        content: """
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="1"/>
          </userDefinedRuntimeAttributes>
          """), [swift])
    #expect(found.count == 1)
    #expect(found.first?.contains("Failed to set (\(path)) user defined inspected property") == true)
    #expect(found.first?.contains("is not key value coding-compliant for the key .") == true)
  }

  @Test("A22, A24: Runtime attributes that cannot be set are reported, except those of layers")
  func runtimeAttributes() {
    let paths = [
      "corner", "shadow", "layer.anything", "self.layer.anything", "self.corner", "plain", "alpha",
      "title.text",
      "title.self.text", "nothing.text",
    ]
    let list = paths.map { "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0)\" value=\"1\"/>" }
    let content = "<userDefinedRuntimeAttributes>\(list.joined())</userDefinedRuntimeAttributes>"
    let found = StrictSample.xib(StrictSample.view("Card", content: content), [swift])
    #expect(
      found == [
        "warning runtime-attribute: Failed to set (plain) user defined inspected property on (Card): "
          + "[<Card 0x0> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
          + "the key plain."
          + " | Card is declared here App/Card.swift:3"
          + " | declared here without @IBInspectable: it is not visible to Objective-C App/Card.swift:7",
        "warning runtime-attribute: Failed to set (nothing.text) user defined inspected property on (Card): "
          + "[<Card 0x0> valueForUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key nothing."
          + " | Card is declared here App/Card.swift:3",
      ])
  }
}
