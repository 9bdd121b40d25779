import NibFormats
import Testing

@testable import NibSources

/// The Swift file that the build plugin writes for a module.
@Suite struct ModuleBindingsTests {
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
      targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
    <outlet property="title" destination="B" id="o"/></connections></placeholder>
    <button id="B"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="corner.size"/></userDefinedRuntimeAttributes><connections>
    <action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/>
    <action selector="ownWithIt:" destination="-1" eventType="touchUpInside" id="a2"/>
    </connections></button></objects></document>
    """

  @Test("The key of a key path that begins with self is the one after it") func selfKey() throws {
    var names = NibNames()
    let nib = Self.nib.replacing("corner.size", with: "self.corner.size")
    names.add(try NibReader.read(Array(nib.utf8), file: "Card.xib"))
    #expect(names.keys.contains("corner") && !names.keys.contains("self"))
  }

  private func bindings(_ source: String, nib: String = Self.nib) throws -> ModuleBindings {
    var words = SourceWords()
    let file = SourceFile(Array(source.utf8), file: "Card.swift", .swift, words: &words)
    var names = NibNames()
    names.add(try NibReader.read(Array(nib.utf8), file: "Card.xib"))
    return ModuleBindings([file], words: words, names: names)
  }

  /// The rows of the generated file.
  private func rows(_ source: String) throws -> [String] {
    try bindings(source).source(embedding: [:]).split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }.filter { $0.hasPrefix("Nib") || $0.hasSuffix(".self") || $0.hasSuffix(".self,") }
      .filter { $0 != "NibClassBindings(" }
  }

  @Test(
    "A row is written for each member that a nib names",
    arguments: [
      (
        "class Card: UIView { func tap(_ sender: Any) {} }",
        ["Card.self,", #"NibAction("tap:", Card.tap(_:)),"#]
      ),
      (
        "class Card: UIView { func own(it: UIButton) {} }",
        ["Card.self,", #"NibAction("ownWithIt:", Card.own(it:)),"#]
      ),
      ("class Card: UIView { var title: UILabel! }", ["Card.self,", #"NibProperty("title", \Card.title),"#]),
      (
        "class Base: UIView { var title: UILabel! }; class Card: Base {}",
        ["Base.self,", #"NibProperty("title", \Base.title),"#]
      ),
      (
        "extension UIView { var corner: CGFloat { get { 0 } set {} } }",
        ["UIView.self,", #"NibProperty("corner", \UIView.corner),"#]
      ),
      (
        "enum App { class Card: UIView { var title: UILabel! } }",
        ["App.Card.self,", #"NibProperty("title", \App.Card.title),"#]
      ),
      (
        #"class Other: NSObject { func f() {}; let s = Selector("f") }"#,
        ["Other.self,", #"NibAction("f", Other.f as (Other) -> () -> _),"#]
      ),
      // Members that cannot or need not be listed.
      ("class Card: UIView { var title: String { \"\" } }", []), ("class Card: UIView { let title = 1 }", []),
      ("class Model { var title = 1 }", []), ("struct Text { var title = 1 }", []),
      ("extension String { var title: Int { get { 1 } set {} } }", []),
      ("class Card<T>: UIView { var title: UILabel! }", []),
      ("class Card: UIView { static func tap(_ s: Any) {} }", []),
      ("class Card: UIView { private func tap(_ s: Any) {} }", []),
      ("class Card: UIView {}; private extension Card { func tap(_ s: Any) {} }", []),
    ])
  func memberRows(source: String, expected: [String]) throws {
    #expect(try rows(source) == expected)
  }

  @Test(
    "The reference to a method has its type if the name and the labels mean several methods",
    arguments: [
      ("func tap(_ s: UIButton) {}; func tap(_ d: Date) {}", ["Card.tap(_:) as (Card) -> (UIButton) -> _"]),
      (
        "func tap(_ s: UIButton) {}; func tap(_ s: UISlider?) {}",
        ["Card.tap(_:) as (Card) -> (UIButton) -> _", "Card.tap(_:) as (Card) -> (UISlider?) -> _"]
      ),
      (
        "class Key: UIButton {}; func tap(_ s: Key!) {}; func tap(_ s: Int) {}",
        ["Card.tap(_:) as (Card) -> (Card.Key?) -> _"]
      ),
      (
        "func tap(_ s: UIButton) {}; func tap(_ s: UIButton) async {}",
        ["Card.tap(_:) as (Card) -> (UIButton) -> _"]
      ),
      // Other names, and methods of the class itself.
      ("func tap(_ s: Any) {}; func tap() {}; static func tap(_ s: Int) {}", ["Card.tap(_:)"]),
      // Branches of a condition.
      ("#if A\nfunc tap(_ s: Any) {}\n#else\nfunc tap(_ s: Any) {}\n#endif", ["Card.tap(_:)"]),
      // Selectors of Swift 2 do not take the place of current ones.
      ("func tap(_ s: Any) {}; func tap(sender: Any) {}", ["Card.tap(_:)"]),
      ("func tap(sender: Any) {}", ["Card.tap(sender:)"]),
      ("@objc(tap:) func press(_ s: Any? = nil) -> Bool { true }", ["Card.press(_:)"]),
      // Arguments that no selector passes.
      ("func tap(_ s: Any...) {}", []), ("func tap(_ s: inout Int) {}", []),
      ("func tap(_ s: @autoclosure () -> Int) {}", []),
      // An entry of the class's own table is no method.
      (#"override class var nibActions: [NibAction] { [NibAction("tap:", { c in { c.f($0) } })] }"#, []),
    ])
  func references(members: String, expected: [String]) throws {
    let found = try rows("class Card: UIView { \(members) }").filter { $0.hasPrefix("NibAction") }
    #expect(found == expected.map { #"NibAction("tap:", \#($0)),"# })
  }

  @Test(
    "The superclasses of a class decide, too, whether a reference has one meaning",
    arguments: [
      (
        "class Base: UIView { func tap(_ s: UIButton) {} }; class Card: Base { func tap(_ s: UISlider) {} }",
        ["Base.tap(_:)", "Card.tap(_:) as (Card) -> (UISlider) -> _"]
      ),
      (
        "extension UIView { func tap(_ s: UILabel) {} }; class Card: UIView { func tap(_ s: UISlider) {} }",
        ["Card.tap(_:) as (Card) -> (UISlider) -> _", "UIView.tap(_:)"]
      ),
      (
        "class Base: UIView { func tap(_ s: Any) {} }; class Card: Base { override func tap(_ s: Any) {} }",
        ["Base.tap(_:)", "Card.tap(_:)"]
      ),
      // Two classes with one name.
      (
        "enum A { class Card: UIView { func tap(_ s: Any) {} } }; enum B { class Card: UIView {} }",
        ["A.Card.tap(_:)"]
      ),
      // The methods of a generic class belong to those that say what its parameters are.
      (
        "class List<T>: UIView { func tap(_ s: Any) {} }; class Card: List<Int> {}; class Sub: Card {}",
        ["Card.tap(_:)"]
      ),
      ("extension UIView { class Card: UIView { func tap(_ s: Any) {} } }", ["UIView.Card.tap(_:)"]),
    ])
  func inheritedReferences(source: String, expected: [String]) throws {
    let found = try rows(source).filter { $0.hasPrefix("NibAction") }
    #expect(found == expected.map { #"NibAction("tap:", \#($0)),"# })
  }

  @Test("A method of NibCore with the same name and labels makes a reference ambiguous")
  func referencesOfNibCore() throws {
    let source = #"class Card: UIView { func addSubview(_ s: UIButton) {}; let s = Selector("addSubview:") }"#
    #expect(
      try rows(source).last == #"NibAction("addSubview:", Card.addSubview(_:) as (Card) -> (UIButton) -> _),"#
    )
  }

  @Test(
    "What a nib names and cannot reach is a warning with its place",
    arguments: [
      (
        "private func tap(_ s: Any) {}; func own(it: Int) {}",
        "Card.swift:1:30: warning: Card: tap is private, so nibs cannot call it as tap: [unlisted-action]"
      ),
      (
        "func tap(_ s: Any) throws {}; func own(it: Int) {}",
        "Card.swift:1:22: warning: Card: tap is generic, asynchronous or throws, so nibs cannot call it as tap: "
          + "[unlisted-action]"
      ),
      (
        "func tap(_ s: Any) {}",
        "Card.xib:9:1: warning: Card has no method for the action ownWithIt: [unanswered-action]"
      ),
      (
        "@Outlet private var title: UILabel! { didSet {} }; func tap(_ s: Any) {}; func own(it: Int) {}",
        "Card.swift:1:42: warning: Card: title is private, so nibs do not call its setter [unlisted-property]"
      ),
    ])
  func warnings(members: String, expected: String) throws {
    let found = try bindings("class Card: UIView { \(members) }").diagnostics.map(\.rendered)
    #expect(found == [expected])
  }

  @Test("A private outlet without observers is no warning, because its wrapper is set") func privateOutlet()
    throws
  {
    let source =
      "class Card: UIView { @Outlet private var title: UILabel!; func tap(_ s: Any) {}; func own(it: Int) {} }"
    #expect(try bindings(source).diagnostics.isEmpty)
  }

  @Test("The values of Info.plist that say how the program starts are listed") func mainInfo() throws {
    let text = try bindings("").source(embedding: [:], mainInfo: ["NSMainNibFile": "A\"B"])
    #expect(text.contains(#"["NSMainNibFile": "A\"B"]"#))
  }

  @Test("A nib is embedded as a literal that its text cannot end") func embedding() throws {
    let text = try bindings("").source(embedding: ["A": "a\"\"\"#b", "B": ##"\#(1)"##])
    #expect(text.contains("    case \"A\": ##\"\"\"\na\"\"\"#b\n\"\"\"##\n"))
    #expect(text.contains("    case \"B\": ##\"\"\"\n\\#(1)\n\"\"\"##\n"))
  }

  @Test(
    "A class of a custom object without init() is listed and reported",
    arguments: [
      ("class Model: NSObject { init(name: String) {} }", true), ("class Model: NSObject {}", false),
      ("class Model: NSObject { override init() {}; init(name: String) {} }", false),
      ("class Model: NSObject { convenience init(name: String) { self.init() } }", false),
      ("class Base: NSObject { init(name: String) {} }; class Model: Base {}", true),
      ("class Base: NSObject { init(name: String) {} }; class Model: Base { init() {} }", false),
      ("class Model: UIView { required init?(coder: NSCoder) {}; init(name: String) {} }", false),
    ])
  func missingInit(source: String, isMissing: Bool) throws {
    let nib = "<document><objects><customObject id=\"m\" customClass=\"Model\"/></objects></document>"
    let found = try bindings(source, nib: nib)
    #expect(found.source(embedding: [:]).contains("Model.self,\n        hasInit: false") == isMissing)
    #expect(found.diagnostics.map(\.id) == (isMissing ? ["missing-init"] : []))
  }

  @Test(
    "The classes that delete rows of tables are listed, unless an extension of a protocol may do it for others",
    arguments: [
      ("class A: UIView {}", nil), ("class A { \(cells) }", "[]"),
      ("class A { \(cells); \(commit) }", "[\"A\"]"),
      ("enum E { private class B<T> { \(cells) } }; extension B { \(commit) }", "[\"B\"]"),
      ("class A { \(cells) }; extension UIViewController { \(commit) }", "[\"UIViewController\"]"),
      ("protocol P {}; class A: P { \(cells) }; extension P { \(commit) }", nil),
    ] as [(String, String?)])
  func rowEditors(source: String, list: String?) throws {
    let text = try bindings(source).source(embedding: [:])
    let expected = list.map { "\n\n  override class var rowEditors: [String]? {\n    \($0)\n  }\n" }
    #expect(expected.map(text.contains) ?? !text.contains("rowEditors"), "\(text)")
  }

  private static let cells =
    "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { x }"
  private static let commit =
    "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
}
