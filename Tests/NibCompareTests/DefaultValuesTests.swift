import NibCompare
import NibCore
import Testing

@testable import NibFormats

/// A value that only one version writes is noise exactly if the class has it when a document does not say anything.
@Suite struct DefaultValuesTests {
  /// Texts among which are the defaults of all attributes.
  private static let texts = """
    YES NO 0 0.0 -1 1 1.0 2 10 22 44 50 100 250 750 1000 0.5 default none automatic plain bordered \
    custom system natural left center fill scaleToFill unspecified horizontal vertical tailTruncation \
    middleTruncation alignBaselines never fromCellEdges contentInset whiteLarge medium large white time \
    dateAndTime coverVertical right standard fullScreen IBUITableViewCellStyleDefault pageCurl min
    """.split(separator: " ").map { String($0) }

  private func document(_ element: String, _ attribute: String = "") throws -> NibDocument {
    try ComparedNibs.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><\(element)\(attribute) id="a"/></objects>\
      </document>
      """)
  }

  /// The values that UIKit reads from the compiled nib of a document.
  private func compiled(_ document: NibDocument) throws -> String {
    try NibReader.read(NibCompiler.compile(document).bytes, file: "A.nib").dump()
  }

  @Test("Attributes that diff ignores do not change the compiled nib") func allAttributes() throws {
    var (attributes, known) = (0, 0)
    var elements: Set<String> = []
    for coded in ClassSchemas.uiKit.all
    where elements.insert(coded.element).inserted && coded.element != "constraint" {
      let plain = try document(coded.element)
      let element = try #require(plain.object(id: "a"))
      // All defaults of the class in their first spelling, then in the others.
      var spellings: [String] = []
      for case .attribute(let name) in coded.parts.sorted(by: { "\($0)" < "\($1)" }) {
        attributes += 1
        let texts = Self.texts.filter { element.isDefault(attribute: name, value: $0) }
        #expect(
          texts.isEmpty == (coded.defaults[.attribute(name)] == nil),
          "\(coded.element) \(name): no text of this test is the default")
        if !texts.isEmpty { known += 1 }
        for (number, text) in texts.enumerated() {
          if number == spellings.count { spellings.append("") }
          spellings[number] += " \(name)=\"\(text)\""
        }
      }
      let expected = try compiled(plain)
      for spelling in spellings {
        let other = try document(coded.element, spelling)
        #expect(try compiled(other) == expected, "\(coded.element)\(spelling)")
        #expect(ComparedNibs.changes(plain, other) == [], "\(coded.element)\(spelling)")
      }
    }
    #expect(attributes > 1_500 && known > 1_000, "\(known) of \(attributes)")
  }

  @Test(
    "A value that is not the default of its class is a change, whether it is added or removed",
    arguments: [
      ("label", "adjustsFontSizeToFit=\"NO\""), ("label", "textAlignment=\"natural\""),
      ("textField", "adjustsFontSizeToFit=\"NO\""), ("textField", "textAlignment=\"natural\""),
      ("textView", "textAlignment=\"natural\""), ("slider", "minValue=\"1\""),
      ("activityIndicatorView", "style=\"medium\""), ("label", "lineBreakMode=\"wordWrap\""),
      ("tableView", "separatorStyle=\"none\""), ("view", "opaque=\"NO\""), ("view", "fixedFrame=\"YES\""),
      ("view", "inventedLater=\"YES\""), ("stepper", "maximumValue=\"100\""), ("label", "text=\"\""),
      ("button", "focusRingType=\"exterior\""), ("inventedView", "tag=\"0\""),
    ])
  func settings(element: String, attribute: String) throws {
    let (old, new) = (try document(element), try document(element, " " + attribute))
    #expect(ComparedNibs.changes(old, new).count == 1)
    #expect(ComparedNibs.changes(new, old).count == 1)
    #expect(ComparedNibs.noise(old, new).isEmpty)
  }

  @Test(
    "A value that is the default of its class is noise, however it is written",
    arguments: [
      ("label", "adjustsFontSizeToFit=\"YES\""), ("label", "textAlignment=\"left\""),
      ("slider", "minValue=\"0.0\""), ("activityIndicatorView", "style=\"whiteLarge\""),
      ("view", "horizontalHuggingPriority=\"250\""), ("stackView", "spacing=\"0.0\""),
      ("tapGestureRecognizer", "numberOfTapsRequired=\"1\""), ("view", "opaque=\"YES\""),
    ])
  func defaults(element: String, attribute: String) throws {
    let (old, new) = (try document(element), try document(element, " " + attribute))
    #expect(ComparedNibs.changes(old, new) == [])
    #expect(ComparedNibs.noise(old, new) == "1 default value")
    #expect(ComparedNibs.changes(new, old) == [])
  }

  @Test("Elements that are the default of their class are noise, and others are changes") func children()
    throws
  {
    func count(_ inside: String, in element: String) throws -> Int {
      let (old, new) = (
        try ComparedNibs.document("<\(element) id=\"v\"/>"),
        try ComparedNibs.document("<\(element) id=\"v\">\(inside)</\(element)>")
      )
      let count = ComparedNibs.changes(old, new).count
      #expect(ComparedNibs.changes(new, old).count == count)
      return count
    }
    func inset(_ key: String, _ top: Int) -> String {
      "<inset key=\"\(key)\" minX=\"0\" minY=\"\(top)\" maxX=\"0\" maxY=\"0.0\"/>"
    }
    #expect(try count(inset("contentEdgeInsets", 0), in: "button") == 0)
    #expect(try count(inset("contentEdgeInsets", 1), in: "button") == 1)
    #expect(try count(inset("separatorInset", 0), in: "tableView") == 1)
    #expect(try count("<nil key=\"highlightedColor\"/>", in: "label") == 0)
    #expect(try count("<nil key=\"inventedColor\"/>", in: "label") == 1)
    #expect(try count("<size key=\"shadowOffset\" width=\"0.0\" height=\"-1\"/>", in: "label") == 0)
    #expect(try count("<size key=\"shadowOffset\" width=\"0.0\" height=\"0\"/>", in: "label") == 1)
    let black = "<color key=\"textColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    #expect(try count(black, in: "label") == 1)
  }

  @Test(
    "Numbers are the same only if they differ by less than their rounding",
    arguments: [
      ("tag=\"10000\"", "tag=\"10001\"", 1), ("tag=\"4000000\"", "tag=\"4000001\"", 1),
      ("alpha=\"0.0001\"", "alpha=\"0.0002\"", 1), ("alpha=\"0.33333\"", "alpha=\"0.3333333\"", 0),
      ("alpha=\"0.0\"", "alpha=\"-1.1102230246251565e-16\"", 0),
      ("x=\"3.4028234663852886e+38\"", "x=\"3.40282e+38\"", 0),
    ])
  func numbers(old: String, new: String, count: Int) throws {
    #expect(
      ComparedNibs.changes(try document("view", " " + old), try document("view", " " + new)).count == count)
  }

  @Test("A constraint that loses its second item is a change") func secondItems() throws {
    func document(_ second: String) throws -> NibDocument {
      try ComparedNibs.document(
        "",
        constraints: "<constraint firstAttribute=\"width\" \(second) secondAttribute=\"height\" id=\"c\"/>")
    }
    #expect(ComparedNibs.changes(try document("secondItem=\"root\""), try document("")).count == 1)
  }

  @Test("A date that is one minute later is a change") func dates() throws {
    func picker(_ seconds: String) throws -> NibDocument {
      try ComparedNibs.document(
        "<datePicker id=\"d\"><date key=\"date\" timeIntervalSinceReferenceDate=\"\(seconds)\"/>"
          + "</datePicker>")
    }
    #expect(ComparedNibs.changes(try picker("-978307200"), try picker("-978307140")).count == 1)
  }

  @Test("Frames that determine a size or a position are changes") func frames() throws {
    func fixed(_ x: Int) throws -> NibDocument {
      try ComparedNibs.document(
        ComparedNibs.label("A", x: x, " translatesAutoresizingMaskIntoConstraints=\"NO\" fixedFrame=\"YES\""))
    }
    #expect(ComparedNibs.changes(try fixed(1), try fixed(2)).count == 1)
    func header(_ width: Int, _ height: Int) throws -> NibDocument {
      try ComparedNibs.document(
        "<tableView id=\"t\"><view key=\"tableHeaderView\" id=\"h\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/></view></tableView>"
      )
    }
    #expect(ComparedNibs.changes(try header(320, 44), try header(320, 60)).count == 1)
    #expect(ComparedNibs.changes(try header(320, 44), try header(375, 44)) == [])
    func inset(_ y: Int) throws -> NibDocument {
      try ComparedNibs.document(
        "<view id=\"v\"><frameInset key=\"frameInset\" minX=\"0\" minY=\"\(y)\" "
          + "width=\"20\" height=\"20\"/></view>")
    }
    #expect(ComparedNibs.changes(try inset(5), try inset(9)).isEmpty == false)
  }

  @Test("A color of a color list is noise only if it is nothing else") func catalogColors() throws {
    func color(_ rest: String) throws -> NibDocument {
      try ComparedNibs.document(
        "<view id=\"v\"><color key=\"backgroundColor\" catalog=\"System\" name=\"controlColor\" "
          + "\(rest)/></view>")
    }
    func changes(_ old: String, _ new: String) throws -> Int {
      ComparedNibs.changes(try color(old), try color(new)).count
    }
    #expect(try changes("white=\"0\" alpha=\"1\"", "white=\"1\" alpha=\"1\"") == 1)
    #expect(try changes("colorSpace=\"catalog\"", "alpha=\"1\" colorSpace=\"catalog\"") == 0)
  }

  @Test(
    "A change of an inner element is not hidden by another change",
    arguments: [
      (
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="k">\
        <integer key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """, "type=\"number\"", "type=\"boolean\""
      ),
      (
        """
        <connections><binding destination="-1" name="value" keyPath="self.name" id="b"><dictionary key="options">\
        <bool key="NSRaises" value="YES"/></dictionary></binding></connections>
        """, "value=\"YES\"", "value=\"NO\""
      ),
      ("<inventedLater key=\"later\" size=\"1\">one</inventedLater>", ">one<", ">two<"),
    ])
  func innerElements(inside: String, old: String, new: String) throws {
    let before = try ComparedNibs.document("<view id=\"v\">\(inside)</view><view id=\"w\"/>")
    let after = try ComparedNibs.document(
      "<view id=\"v\">\(inside.replacing(old, with: new))</view><view tag=\"7\" id=\"w\"/>")
    let changes = ComparedNibs.changes(before, after)
    #expect(changes.contains { $0.hasPrefix("v: ") }, "\(changes)")
  }
}
