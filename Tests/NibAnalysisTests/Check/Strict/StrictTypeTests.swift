import Testing

@testable import NibAnalysis
@testable import NibCore

/// Properties of types that Objective-C does not have, and owners without key-value coding.
@Suite struct StrictTypeTests {
  private static let types = """
    enum Mode: Int { case slow }
    @objc enum Kind: Int { case fast }
    struct Insets { var left = 0 }
    protocol Source {}
    @objc protocol Target {}
    class Model {}
    """

  private static func view(_ key: String) -> String {
    StrictSample.view(
      "Card",
      content: """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(key)">\
        <integer key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """)
  }

  private static func isSet(_ property: String, attribute: String = "", old: Bool = false) -> Bool {
    let declaration = attribute.isEmpty ? "@objcMembers class Card" : "class Card"
    let source = "\(types)\n\(declaration): UIView { \(attribute) var key: \(property) }"
    return StrictSample.xib(view("key"), [("App/Card.swift", source)], infersObjectiveC: old).isEmpty
  }

  @Test(
    "A property of a type that Objective-C has can be set",
    arguments: [
      "Int", "CGFloat = 3", "String?", "UIColor!", "[UIView]!", "[Int]", "[String: Any]?", "Kind", "Target?",
      "(UIView)", "(() -> Void)?", "Optional<UIColor>", "Array<String>", "NSNumber?", "any Target",
      "Set<String>?",
      "Date?", "Unknown?", "Card.Other?", "UIView & Target", "CGRect", "UIView.ContentMode",
    ])
  func represented(type: String) {
    #expect(Self.isSet(type))
    #expect(Self.isSet(type, attribute: "@IBInspectable"))
    #expect(Self.isSet(type, attribute: "public", old: true))
  }

  @Test(
    "A property of another type cannot be set, whatever its attributes are",
    arguments: [
      "Int?", "CGFloat?", "Bool!", "Double? = 1", "Optional<Int>", "Foundation.TimeInterval?", "CGRect?",
      "Mode",
      "Mode?", "Kind?", "Insets", "App.Insets?", "[Insets]", "[Int?]", "(Int, Int)", "(Int, Int)?",
      "Range<Int>",
      "Range<Int>?", "Character", "Source?", "any Source", "UIColor??",
    ])
  func unrepresented(type: String) {
    #expect(!Self.isSet(type))
    #expect(!Self.isSet(type, attribute: "@IBInspectable"))
    #expect(!Self.isSet(type, attribute: "public", old: true))
  }

  @Test("The finding names the type") func message() {
    let source = "class Card: UIView { @IBInspectable var rate: CGFloat? { didSet { } } }"
    #expect(
      StrictSample.xib(Self.view("rate"), [("App/Card.swift", source)]) == [
        "warning runtime-attribute: Failed to set (rate) user defined inspected property on (Card): [<Card 0x0> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key rate."
          + " | Card is declared here App/Card.swift:1 | declared here with the type CGFloat?, which Objective-C does "
          + "not have: it is not visible to Objective-C App/Card.swift:1"
      ])
  }

  @Test("A type that several declarations give a name, one of them a class, may be the class")
  func ambiguous() {
    let other = ("App/Other.swift", "class Insets: NSObject {}")
    let source = ("App/Card.swift", "\(Self.types)\n@objcMembers class Card: UIView { var key: Insets? }")
    #expect(StrictSample.xib(Self.view("key"), [source, other]) == [])
  }

  @Test(
    "The outlets of an owner raise unless its class inherits from NSObject",
    arguments: [
      ("class Owner", true), ("class Owner: Loading", true), ("class Owner: Base", true),
      ("class Owner: NSObject", false), ("class Owner: UIViewController", false),
      ("class Owner: Unknown", false),
    ])
  func owners(declaration: String, raises: Bool) {
    let source = """
      import UIKit
      protocol Loading {}
      class Base {}
      \(declaration) { @IBOutlet var name: UILabel!; @IBOutlet var other: UILabel! }
      """
    let connections = StrictSample.outlet("name", to: "l") + StrictSample.outlet("other", to: "l")
    let objects = StrictSample.owner("Owner", connections: connections) + StrictSample.label
    let found = StrictSample.xib(objects, [("App/Owner.swift", source)]).filter { $0.hasPrefix("error") }
    #expect(found.count == (raises ? 1 : 0))
    if let first = found.first {
      #expect(
        first.hasPrefix(
          "error undefined-key: -[Owner setValue:forKey:]: unrecognized selector sent to instance 0x0"))
    }
  }
}
