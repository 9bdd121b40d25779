import Testing

@testable import NibAnalysis
@testable import NibCore

/// `check` with the sources of the program: unknown classes, outlets and runtime attributes.
@Suite struct DeclarationCheckTests {
  private static let sources = [
    (
      "App/Card.swift",
      """
      class Card: UIView {
        @IBOutlet var title: UILabel!
        @IBInspectable var radius: CGFloat = 0
        func use() { title.text = nil }
      }
      @objc(XYBadge) class Badge: UIView {}
      extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }
      """
    )
  ]

  @Test(
    "Only classes that no source declares are reported",
    arguments: [
      ("Card", "", []), ("Card", own, []), ("XYBadge", "", []), ("_TtC3App4Card", "", []),
      ("UIControl", "", []),
      ("GADBanner", "", ["note unknown-class: no source file declares the class GADBanner"]),
      ("Pin", " customModule=\"Maps\"", ["note unknown-class: no source file declares the class Maps.Pin"]),
      ("_TtC4Maps3Pin", "", ["note unknown-class: no source file declares the class Maps.Pin"]),
      (
        "Crad", own,
        ["warning unknown-class: no source file declares the class App.Crad: UIKit creates a UIView instead"]
      ),
    ] as [(String, String, [String])])
  func classes(name: String, attributes: String, expected: [String]) {
    #expect(Self.lines("<view customClass=\"\(name)\"\(attributes) id=\"v\"/>") == expected)
  }

  private static let own = " customModule=\"App\" customModuleProvider=\"target\""

  @Test("A class is reported once, with the number of its objects") func repeatedClasses() {
    let views = (1...3).map { "<view customClass=\"Pin\" id=\"v\($0)\"/>" }.joined()
    #expect(
      Self.lines(views) == ["note unknown-class: no source file declares the class Pin, which 3 objects use"])
  }

  @Test("Without sources, unknown classes are notes with demangled names") func noSources() {
    #expect(
      Self.lines("<view customClass=\"Card\"\(Self.own) id=\"v\"/>", sources: []) == [
        "note unknown-class: Unknown class App.Card in Interface Builder file."
      ])
  }

  @Test(
    "Runtime attributes are judged by the declarations of the class and of extensions of Apple's classes",
    arguments: [
      ("Card", "radius", true), ("Card", "corner", true), ("Card", "raduis", false),
      ("UIView", "corner", true),
      ("UIView", "radius", false), ("Pin", "anything", true),
    ])
  func attributes(name: String, key: String, exists: Bool) {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(key)">\
      <real key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let custom = name == "UIView" ? "" : " customClass=\"\(name)\""
    let found = Self.lines("<view\(custom) id=\"v\">\(attribute)</view>").filter {
      !$0.contains("unknown-class")
    }
    // A library can declare an attribute of one of Apple's classes.
    let severity = name == "UIView" ? "note" : "warning"
    #expect(
      found.count == (exists ? 0 : 1) && found.allSatisfy { $0.hasPrefix("\(severity) runtime-attribute:") })
  }

  @Test(
    "Outlets are judged by the declarations",
    arguments: [("Card", "title", true), ("Card", "titel", false), ("Pin", "anything", true)])
  func outlets(name: String, key: String, exists: Bool) {
    let outlet = "<connections><outlet property=\"\(key)\" destination=\"l\" id=\"o\"/></connections>"
    let found = Self.lines("<view customClass=\"\(name)\" id=\"v\">\(outlet)</view><label id=\"l\"/>")
      .filter { !$0.contains("unknown-class") }
    #expect(found.map { $0.prefix(22) } == (exists ? [] : ["warning undefined-key:"]))
  }

  @Test("Mangled names of classes are split into name and module when a document is read") func mangledNames()
    throws
  {
    let document = CheckSample.document(
      "XIB",
      "<objects><view customClass=\"_TtC3App4Card\" id=\"a\"/><view customClass=\"_TtC3App5Badge\" id=\"b\" "
        + "customModule=\"Old\"/><view customClass=\"_Tt\" id=\"c\"/></objects>", file: "S.xib")
    let found = document.root.descendants.filter { $0.isNamed("view") }.map { view in
      ["customClass", "customModule", "id"].map { view[$0] ?? "-" }.joined(separator: " ")
    }
    #expect(found == ["Card App a", "Badge Old b", "_Tt - c"])
  }

  /// `severity id: message` of the findings that depend on classes.
  private static func lines(_ objects: String, sources: [(String, String)] = sources) -> [String] {
    let document = CheckSample.document("XIB", "<objects>\(objects)</objects>", file: "App/S.xib")
    let program = NibProgram(files: sources.map { ($0.0, Array($0.1.utf8)) })
    let ids: Set<String> = ["unknown-class", "outlet", "undefined-key", "runtime-attribute"]
    return NibCheck(document, project: CheckProject(program: program)).diagnostics.filter {
      ids.contains($0.id)
    }
    .map { "\($0.severity) \($0.id): \($0.message)" }
  }
}
