import Foundation
import TestSupport
import Testing

@testable import NibCore

/// The properties of UIKit's classes that key-value coding sets.
@Suite struct KeyRowsTests {
  /// A property that NibCore's sources declare.
  private struct Declaration: Hashable {
    let type: String
    let name: String
  }

  /// The public properties of classes that can be set.
  private func declarations() throws -> [Declaration] {
    var found: [Declaration] = []
    for file in SourcePackage.sourcesOfCore {
      let text = try String(contentsOf: file, encoding: .utf8)
      var type = ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        // Most lines begin with more spaces. Matching them would take minutes.
        let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        if line.isEmpty || indent != 0 && indent != 2 { continue }
        if indent == 0 {
          let match = line.prefixMatch(of: /(?:open |public |package |final )*(?:class|extension) (\w+)/)
          type = match.map { String($0.1) } ?? (line == "}" ? "" : type)
          continue
        }
        guard line.hasPrefix("  open ") || line.hasPrefix("  public ") else { continue }
        let property = /\s\s(?:open |public )(?:weak |lazy |override )*var (\w+)(.*)/
        guard let match = line.prefixMatch(of: property),
          !type.isEmpty, isSettable(match.2, lines[(number + 1)...]), !match.2.contains("->")
        else { continue }
        found.append(Declaration(type: type, name: String(match.1)))
      }
    }
    return found
  }

  private func isSettable(_ rest: Substring, _ following: ArraySlice<Substring>) -> Bool {
    if rest.hasSuffix("}") {
      return rest.contains(" set ") || rest.contains("didSet") || rest.contains("= {")
    }
    guard rest.hasSuffix("{") else { return true }
    let body = following.prefix { !$0.hasPrefix("  }") }
    return body.contains { $0.contains(/^\s+(?:set|didSet|willSet)\b/) }
  }

  /// Whether a table has a row for a key that sets the property itself. Other rows have a type of documents.
  private func sets(_ key: String, _ table: NibAttributeTable) -> Bool {
    guard let type = table.property(key)?.declaredType else { return false }
    return !"\(type)".hasPrefix("Nib")
  }

  /// Properties whose values are closures.
  private static let closures: Set<String> = ["configurationUpdateHandler", "completionWithItemsHandler"]

  @Test("Key-value coding knows every public property of every class that nibs contain")
  func everyProperty() throws {
    let declarations = try declarations()
    #expect(declarations.count > 400)
    var missing: [String] = []
    for one in try ImplementedClass.all() {
      let table = NibAttributeTable.table(of: one.type)
      let own = declarations.filter { $0.type == one.name && !$0.name.hasPrefix("nib") }
      missing += own.filter { !KeyRowsTests.closures.contains($0.name) && !sets($0.name, table) }
        .map { "\(one.name).\($0.name)" }
    }
    #expect(missing == [], "add these properties to the attribute tables of their classes")
  }

  /// Loads an element with a runtime attribute and returns its object, and the diagnostics.
  private func load(_ element: String, _ attribute: String) throws -> (object: AnyObject?, problems: [String])
  {
    let text = """
      <\(element) id="x"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></\(element)>
      """
    let nib = makeNib(text)
    let object = try nib.nibInstantiate(withOwner: nil).first as AnyObject?
    return (object, nib.nibDiagnostics.map(\.message))
  }

  @Test(
    "Views clip their bounds by a runtime attribute",
    arguments: ["view", "label", "button", "imageView", "slider"])
  func clipsToBounds(element: String) throws {
    let loaded = try load(element, "type=\"boolean\" keyPath=\"clipsToBounds\" value=\"YES\">")
    #expect((loaded.object as? UIView)?.clipsToBounds == true && loaded.problems == [])
  }

  @Test(
    "The key cornerRadius of a view sets that of its layer",
    arguments: ["view", "label", "button", "imageView"])
  func cornerRadius(element: String) throws {
    let loaded = try load(
      element, "type=\"number\" keyPath=\"cornerRadius\"><integer key=\"value\" value=\"8\"/>")
    #expect((loaded.object as? UIView)?.layer.cornerRadius == 8 && loaded.problems == [])
  }

  @Test("A color of a layer is not set, because it is not a CGColor", arguments: ["border", "shadow"])
  func layerColor(part: String) throws {
    let loaded = try load(
      "view",
      "type=\"color\" keyPath=\"layer.\(part)Color\"><color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    )
    let layer = try #require((loaded.object as? UIView)?.layer)
    #expect(layer.borderColor == nil && layer.shadowColor != .red && loaded.problems == [])
  }

  @Test("A key of an array is set in each of its items, once, however long the path is") func arrays() throws
  {
    let path = "subviews" + String(repeating: ".superview.subviews", count: 40) + ".alpha"
    let nib = makeNib(
      """
      <view id="x"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" value="0.5"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <subviews><view id="a"/><view id="b"/></subviews>
      </view>
      """)
    let view = try #require(nib.nibInstantiate(withOwner: nil).first as? UIView)
    #expect(view.subviews.map(\.alpha) == [0.5, 0.5] && nib.nibDiagnostics.isEmpty)
  }

  @Test("A key path leads through computed properties") func computedProperties() throws {
    let shrinking = try load(
      "button", "type=\"boolean\" keyPath=\"titleLabel.adjustsFontSizeToFitWidth\" value=\"YES\">")
    #expect((shrinking.object as? UIButton)?.titleLabel?.adjustsFontSizeToFitWidth == true)
    let aligned = try load(
      "button", "type=\"number\" keyPath=\"titleLabel.textAlignment\"><integer key=\"value\" value=\"2\"/>")
    #expect((aligned.object as? UIButton)?.titleLabel?.textAlignment == .right)
    #expect(shrinking.problems == [] && aligned.problems == [])
  }

  @Test("A number sets an enumeration, and a rectangle sets insets") func conversions() throws {
    let mode = try load(
      "imageView", "type=\"number\" keyPath=\"contentMode\"><integer key=\"value\" value=\"2\"/>")
    #expect((mode.object as? UIView)?.contentMode == .scaleAspectFill && mode.problems == [])
    let margins = try load(
      "view",
      "type=\"rect\" keyPath=\"layoutMargins\"><rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
    )
    let expected = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((margins.object as? UIView)?.layoutMargins == expected && margins.problems == [])
  }

  @Test("Properties of UIKit that NibTerm does not have are accepted, and other keys are reported")
  func otherKeys() throws {
    let known = try load("button", "type=\"string\" keyPath=\"toolTip\" value=\"t\">")
    let layer = try load("button", "type=\"number\" keyPath=\"layer.glow\"><real key=\"value\" value=\"1\"/>")
    #expect(known.problems == [] && layer.problems == [])
    let unknown = try load("button", "type=\"string\" keyPath=\"toolTipp\" value=\"t\">")
    #expect(unknown.problems.count == 1)
    #expect(unknown.problems.first?.contains("key value coding-compliant for the key toolTipp.") == true)
  }
}
