import Testing

@testable import NibFormats

/// What the compiler reports in place of writing something else than the document says.
@Suite struct RefusedValueTests {
  private static func problems(_ objects: String) throws -> [String] {
    try NibCompiler.compile(try DocumentSamples.xib(objects)).diagnostics.map {
      "\($0.severity) \($0.id) \($0.message)"
    }
  }

  private static func constraint(_ attributes: String) -> String {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews><view id="a">
      <rect key="frame" x="0" y="0" width="10" height="10"/><subviews><view id="c">
      <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
      <constraints><constraint \(attributes) id="x"/></constraints></view><view id="b">
      <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews></view>
    """
  }

  @Test(
    "Constraints for which UIKit raises an exception are errors",
    arguments: [
      (
        #"firstItem="c" firstAttribute="top" constant="8""#,
        "sets a position to a constant: name a second item"
      ),
      (
        #"firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="top" multiplier="0""#,
        "sets a position to a constant: use another multiplier than 0"
      ),
      (
        #"firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="height""#,
        "a position with a length"
      ),
      (
        #"firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="leading""#,
        "a horizontal position"
      ),
      (
        #"firstItem="c" firstAttribute="left" secondItem="a" secondAttribute="leading""#,
        "left or right with leading"
      ),
      (
        #"firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top""#,
        "secondItem=\"b\" is outside"
      ),
    ])
  func illegalConstraints(attributes: String, problem: String) throws {
    let found = try Self.problems(Self.constraint(attributes))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("error cannot-compile") == true)
    #expect(found.first?.contains(problem) == true)
  }

  @Test(
    "Constraints that are legal or not installed are not reported",
    arguments: [
      #"firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin""#,
      #"firstItem="c" firstAttribute="left" secondItem="a" secondAttribute="centerX""#,
      #"firstAttribute="width" secondAttribute="height" secondItem="a""#,
      #"firstItem="c" firstAttribute="top" constant="8" installed="NO""#,
      #"firstItem="c" firstAttribute="top" constant="8" placeholder="YES""#,
    ])
  func legalConstraints(attributes: String) throws {
    #expect(try Self.problems(Self.constraint(attributes)).filter { $0.hasPrefix("error") } == [])
  }

  @Test(
    "A malformed text of a property is one warning",
    arguments: [
      #"<view horizontalHuggingPriority="high" id="a"/>"#,
      #"<view id="a"><autoresizingMask key="autoresizingMask" widthSizable="1"/></view>"#,
      #"<view opaque="true" id="a"/>"#, #"<view contentMode="middle" id="a"/>"#, #"<view tag="one" id="a"/>"#,
    ])
  func malformedTexts(xml: String) throws {
    let found = try Self.problems(xml)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("warning malformed-value") == true)
  }

  @Test("The automatic estimated size of the items of a collection is a warning") func automaticSize() throws
  {
    let layout =
      "<collectionViewFlowLayout key=\"collectionViewLayout\" automaticEstimatedItemSize=\"YES\" id=\"b\"/>"
    let found = try Self.problems("<collectionView id=\"a\">\(layout)</collectionView>")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("warning not-compiled 'automaticEstimatedItemSize'") == true)
  }

  @Test("A number of attributed text that is out of range is a warning") func numberOfAttributedText() throws
  {
    let found = try Self.problems(
      #"<label usesAttributedText="YES" id="a"><attributedString key="attributedText"><fragment content="a">"#
        + #"<attributes><integer key="NSKern" value="99999999999999999999"/></attributes></fragment>"#
        + "</attributedString></label>")
    #expect(found == ["warning malformed-value <integer> needs numbers for value; it is left out"])
  }

  @Test("An unknown option of a set is a warning") func unknownOption() throws {
    let xml = #"<view id="a"><autoresizingMask key="autoresizingMask" widthFlexible="YES"/></view>"#
    let found = try Self.problems(xml)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("warning not-compiled 'widthFlexible'") == true)
  }

  @Test(
    "What is not compiled of the parts of an object is a warning each",
    arguments: [
      (#"<textField id="a"><textInputTraits key="textInputTraits" x="1"/></textField>"#, "<textInputTraits>"),
      (
        #"<label id="a"><fontDescription key="fontDescription" type="system" x="1"/></label>"#,
        "<fontDescription>"
      ),
      (#"<view id="a"><color key="backgroundColor" white="1" alpha="1" x="1"/></view>"#, "<color>"),
      (
        #"<view id="a"><accessibility key="accessibilityConfiguration" label="L" x="1"/></view>"#,
        "<accessibility>"
      ),
      (#"<view id="a"><rect key="frame" x="0" y="0" width="1" height="1" z="1"/></view>"#, "<rect>"),
      (
        #"<scrollView id="a"><inset key="contentInset" minX="1" minY="1" maxX="1" maxY="1" x="1"/></scrollView>"#,
        "<inset>"
      ),
      (
        #"<view id="a"><connections><outlet property="b" destination="a" x="1" id="c"/></connections></view>"#,
        "<outlet>"
      ),
      (
        #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="k" "#
          + #"value="v" x="1"/></userDefinedRuntimeAttributes></view>"#, "<userDefinedRuntimeAttribute>"
      ),
      (
        #"<label usesAttributedText="YES" id="a"><attributedString key="attributedText"><fragment content="a&#9;b">"#
          + #"<attributes><paragraphStyle key="NSParagraphStyle" defaultTabInterval="36"><tabStops/></paragraphStyle>"#
          + #"</attributes></fragment></attributedString></label>"#, "<paragraphStyle>"
      ),
    ])
  func uncompiledParts(xml: String, element: String) throws {
    let found = try Self.problems(xml)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("warning not-compiled") == true)
    #expect(found.first?.contains(" of \(element) has no known form") == true)
  }
}
