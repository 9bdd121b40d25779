import Foundation
import Testing

@testable import NibCompare
@testable import NibCore

/// The three-way merge of documents.
@Suite struct MergeTests {
  private static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                    <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-aa-aaa">
                        <rect key="frame" x="0.0" y="0.0" width="50" height="20"/>
                    </label>
                    <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb">
                        <rect key="frame" x="0.0" y="30" width="50" height="20"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="aaa-aa-aaa" firstAttribute="top" secondItem="root" secondAttribute="top" id="ccc-cc-ccc"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  private func merge(_ ours: String, _ theirs: String) throws -> (text: String, merge: DocumentMerge) {
    let merge = try DocumentMerge(
      elementsOf: Array(Self.base.utf8), Array(ours.utf8), Array(theirs.utf8))
    return (String(decoding: merge.bytes, as: UTF8.self), merge)
  }

  private func edited(_ old: String, _ new: String) -> String {
    Self.base.replacingOccurrences(of: old, with: new)
  }

  @Test("Two attributes of one element that each version changed are both in the merged document")
  func attributes() throws {
    let (text, merge) = try merge(
      edited(#"text="A""#, #"text="Ours""#), edited(#"NO" id="aaa"#, #"NO" hidden="YES" id="aaa"#))
    #expect(merge.conflicts.isEmpty)
    #expect(
      text
        == edited(
          #"<label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="aaa"#,
          #"<label text="Ours" translatesAutoresizingMaskIntoConstraints="NO" hidden="YES" id="aaa"#))
  }

  @Test("Two numbers that differ only by rounding are not a conflict, although both differ from the base")
  func roundedSides() throws {
    let ours = edited(#"y="30""#, #"y="40""#)
    let theirs = edited(#"y="30""#, #"y="40.000002721""#)
    let (text, merge) = try merge(ours, theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(text == ours || text == theirs)
    #expect(try self.merge(theirs, ours).text == text)
  }

  @Test("Attributes in another order are not changes") func reorderedAttributes() throws {
    let ours = edited(#"text="A""#, #"text="Ours""#)
    let theirs = edited(
      #"text="A" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-aa-aaa""#,
      #"id="aaa-aa-aaa" translatesAutoresizingMaskIntoConstraints="NO" text="A""#
    ).replacingOccurrences(
      of: #"firstItem="aaa-aa-aaa" firstAttribute="top""#,
      with: #"firstAttribute="top" firstItem="aaa-aa-aaa""#)
    let (text, merge) = try merge(ours, theirs)
    #expect(text == ours)
    #expect(merge.conflicts.isEmpty && merge.notes.isEmpty)
  }

  @Test("A merge with the base gives the other version byte for byte, also without comparing the bytes")
  func identity() throws {
    let other = edited(#"text="A""#, #"text='Ours'"#)
    #expect(try merge(other, Self.base).text == other)
    #expect(try merge(Self.base, other).text == other)
  }

  @Test("Two new places of a view with a fixed frame are a conflict, and two copies of a layout are none")
  func frames() throws {
    func moved(_ x: Int, isFixed: Bool) -> String {
      edited(#"<rect key="frame" x="0.0" y="30""#, #"<rect key="frame" x="\#(x)" y="30""#)
        .replacingOccurrences(
          of: #"NO" id="bbb"#, with: isFixed ? #"NO" fixedFrame="YES" id="bbb"# : #"NO" id="bbb"#)
    }
    #expect(try merge(moved(7, isFixed: true), moved(9, isFixed: true)).merge.conflicts.count == 1)
    #expect(try merge(moved(7, isFixed: false), moved(9, isFixed: false)).merge.conflicts.isEmpty)
  }

  @Test("An attribute with two new values is a conflict in a comment, with the value of ours")
  func conflict() throws {
    let (text, merge) = try merge(edited(#"text="A""#, #"text="Ours""#), edited(#"text="A""#, #"text="--""#))
    #expect(
      merge.conflicts.map(\.sentence) == [
        #"label "Ours" #aaa-aa-aaa: text is "Ours" in ours, "--" in theirs"#
      ])
    #expect(merge.conflicts.map(\.line) == [7])
    #expect(
      text.contains("\n<<<<<<< ours\n<label text=\"Ours\"")
        && text.contains("\n=======\n<label text=\"-&#45;\""))
    let document = try NibReader.read(merge.bytes, file: "Merged.xib")
    #expect(document.object(id: "aaa-aa-aaa")?["text"] == "Ours")
  }

  @Test("A view that one version deleted goes with the constraint that the other did not change")
  func deletion() throws {
    let label = Self.base.components(separatedBy: "<label").dropFirst().first ?? ""
    let view =
      "                <label"
      + label.replacingOccurrences(of: "</label>\n                ", with: "</label>\n")
    let constraint = Self.base.components(separatedBy: "\n").first { $0.contains("<constraint ") } ?? ""
    let ours = edited(view, "").replacingOccurrences(of: constraint + "\n", with: "")
    let (text, merge) = try merge(ours, edited(#"text="B""#, #"text="Theirs""#))
    #expect(merge.conflicts.isEmpty)
    #expect(!text.contains("aaa-aa-aaa") && text.contains(#"text="Theirs""#))
  }

  @Test("A new constraint of a view that the other version deleted is a conflict, and nothing dangles")
  func reference() throws {
    let gone = edited(#" id="bbb-bb-bbb">"#, #" id="ddd-dd-ddd">"#)
    let new = edited(
      "<constraints>",
      #"<constraints><constraint firstItem="bbb-bb-bbb" firstAttribute="width" constant="9" id="new-ne-new"/>"#
    )
    let (_, merge) = try merge(gone, new)
    #expect(merge.conflicts.count == 1)
    #expect(try NibReader.read(merge.bytes, file: "Merged.xib").diagnostics.isEmpty)
  }

  @Test("Different new objects with the same id are told apart, alike in both directions") func clash() throws
  {
    let ours = edited("<subviews>", #"<subviews><switch id="new-ne-new"/>"#)
    let theirs = edited("<subviews>", #"<subviews><slider id="new-ne-new"/>"#)
    let (text, merge) = try merge(ours, theirs)
    #expect(merge.conflicts.isEmpty && merge.notes.count == 1)
    #expect(text.contains("<switch") && text.contains("<slider"))
    #expect(text.components(separatedBy: "new-ne-new").count == 2)
    #expect(try NibReader.read(merge.bytes, file: "Merged.xib").diagnostics.isEmpty)
    #expect(try self.merge(theirs, ours).merge.notes == merge.notes)
  }

  @Test(
    "A value that one version leaves out of an object that both added is a conflict, and ours is kept",
    arguments: [
      (#"<constraint firstAttribute="width" constant="9" id="new-ne-new"/>"#, #"placeholder="YES""#),
      (#"<constraint firstAttribute="width" constant="9" id="new-ne-new"/>"#, #"priority="750""#),
      (#"<label text="N" id="new-ne-new"/>"#, #"enabled="NO""#),
      (#"<label text="N" id="new-ne-new"/>"#, #"hidden="YES""#),
    ])
  func leftOut(element: String, attribute: String) throws {
    let list = element.hasPrefix("<label") ? "<subviews>" : "<constraints>"
    let plain = edited(list, list + element)
    let special = edited(list, list + element.replacingOccurrences(of: "/>", with: " \(attribute)/>"))
    for (ours, theirs) in [(plain, special), (special, plain)] {
      let (text, merge) = try merge(ours, theirs)
      #expect(merge.conflicts.count == 1)
      let comment = text.firstRange(of: /<!-- nibterm conflict[\s\S]*?-->/)
      var kept = text
      if let comment { kept.removeSubrange(comment) }
      #expect(kept.contains(attribute) == (ours == special))
    }
  }

  @Test(
    "A value that one version leaves out of a new object is no conflict if it means nothing",
    arguments: [#"misplaced="YES""#, #"focusRingType="none""#, #"sceneMemberID="view""#])
  func leftOutDefaults(attribute: String) throws {
    let plain = edited("<subviews>", #"<subviews><label text="N" id="new-ne-new"/>"#)
    let special = edited("<subviews>", #"<subviews><label text="N" \#(attribute) id="new-ne-new"/>"#)
    for (ours, theirs) in [(plain, special), (special, plain)] {
      #expect(try merge(ours, theirs).merge.conflicts.isEmpty)
    }
  }

  @Test("Values that each version adds to a new group of an old object are all in the merged document")
  func newGroup() throws {
    func version(_ attribute: String) -> String {
      edited(
        #"height="20"/>"#, #"height="20"/><variation key="widthClass=compact" \#(attribute)/>"#)
    }
    let (text, merge) = try merge(version(#"hidden="YES""#), version(#"alpha="0.5""#))
    #expect(merge.conflicts.isEmpty)
    #expect(text.contains(#"hidden="YES""#) && text.contains(#"alpha="0.5""#))
  }

  @Test("Comments are in the merged document, although the elements around them are not") func comments()
    throws
  {
    let constraint = try #require(Self.base.split(separator: "\n").first { $0.contains("<constraint ") })
    let note = "                <!-- note -->"
    let commented = edited("\(constraint)", "\(note)\n\(constraint)")
    let emptied = edited("\(constraint)", note)
    // The list stays with its comment.
    for (ours, theirs) in [(emptied, Self.base), (Self.base, emptied)] {
      #expect(try merge(ours, theirs).text == emptied)
    }
    let short = edited("\(constraint)", "").replacing(
      /<constraints>\s*</, with: "<constraints><!-- note --><")
    for (ours, theirs) in [(short, Self.base), (Self.base, short)] {
      #expect(try merge(ours, theirs).text.contains("<constraints><!-- note --></constraints>"))
    }
    // Each version deletes the element before which the other one has the comment.
    let second = constraint.replacingOccurrences(of: "ccc-cc-ccc", with: "ddd-dd-ddd")
      .replacingOccurrences(of: "top", with: "left")
    let both = commented.replacingOccurrences(of: constraint, with: "\(constraint)\n\(second)")
    let versions = [constraint[...], second[...]].map { gone in
      both.replacingOccurrences(of: "\(gone)\n", with: "")
    }
    let merged = try DocumentMerge(
      elementsOf: Array(both.utf8), Array(versions[0].utf8), Array(versions[1].utf8))
    #expect(merged.conflicts.isEmpty)
    let text = String(decoding: merged.bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "<!-- note -->").count == 2)
    #expect(!text.contains("<constraint "))
    // A version that deletes the comment with the list deletes it.
    let plain = edited("\(constraint)\n", "").replacing(/\s*<constraints>\s*<\/constraints>/, with: "")
    let deleted = try DocumentMerge(
      elementsOf: Array(commented.utf8), Array(plain.utf8),
      Array(commented.replacing("\"A\"", with: "\"N\"").utf8))
    #expect(!String(decoding: deleted.bytes, as: UTF8.self).contains("note"))
  }

  @Test("Constraints that both versions added alike with different ids are one constraint") func alike()
    throws
  {
    let constraint = { (id: String) in
      self.edited(
        "<constraints>", "<constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"\(id)\"/>")
    }
    let (text, merge) = try merge(constraint("one-on-one"), constraint("two-tw-two"))
    #expect(merge.conflicts.isEmpty && text == constraint("one-on-one"))
  }

  @Test(
    "Constraints that both versions added with a difference are two constraints",
    arguments: [
      (#" placeholder="YES""#, ""), (#" customClass="Keyboard""#, ""), (#" identifier="wide""#, ""),
      (#" userLabel="Width""#, ""),
      (
        "",
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" value=\"7\"/>"
          + "</userDefinedRuntimeAttributes>"
      ),
      ("", #"<connections><outlet property="p" destination="aaa-aa-aaa" id="out-ou-out"/></connections>"#),
    ])
  func different(attributes: String, content: String) throws {
    let plain = #"<constraint firstAttribute="width" constant="9" id="one-on-one"/>"#
    let special =
      #"<constraint firstAttribute="width" constant="9"\#(attributes) id="two-tw-two">\#(content)</constraint>"#
    let added = { (constraint: String) in self.edited("<constraints>", "<constraints>" + constraint) }
    for versions in [(plain, special), (special, plain)] {
      let (text, merge) = try merge(added(versions.0), added(versions.1))
      #expect(merge.conflicts.isEmpty && text.contains(plain) && text.contains(special))
    }
  }

  @Test("The newer tools version and the computed frame need no decision") func computed() throws {
    let ours = edited("21507", "22000").replacingOccurrences(of: #"y="30""#, with: #"y="31""#)
    let theirs = edited("21507", "21701").replacingOccurrences(of: #"y="30""#, with: #"y="32""#)
    let (text, merge) = try merge(ours, theirs)
    #expect(merge.conflicts.isEmpty && text == ours)
  }

  @Test("A number that differs from the base only by rounding gives way to the other version") func rounding()
    throws
  {
    let ours = edited(#"width="200""#, #"width="200.00001""#)
    let theirs = edited(#"width="200""#, #"width="240""#)
    #expect(try merge(ours, theirs).text == theirs)
    #expect(try merge(theirs, ours).text == theirs)
  }

  @Test("The version of the system that one version removed and the other changed is kept") func system()
    throws
  {
    let base = Self.base.replacingOccurrences(of: "21507\"", with: "21507\" systemVersion=\"19A1\"")
    let ours = base.replacingOccurrences(of: "19A1", with: "20A1")
    for (mine, yours) in [(ours, Self.base), (Self.base, ours)] {
      let merge = try DocumentMerge(base: Array(base.utf8), ours: Array(mine.utf8), theirs: Array(yours.utf8))
      #expect(merge.conflicts.isEmpty && merge.bytes == Array(ours.utf8))
    }
  }

  @Test("A text that is not a document is an error with its place") func unreadable() {
    #expect(throws: DocumentMerge.Failure.self) { _ = try merge("<document", Self.base + " ") }
  }

  @Test("An outlet with a new id whose old id another outlet has is the same outlet")
  func exchangedIDs() throws {
    func document(_ outlets: String, x: Int = 0) -> String {
      edited(
        #"y="0.0" width="50" height="20"/>"#,
        "y=\"\(x)\" width=\"50\" height=\"20\"/><connections>\(outlets)</connections>")
    }
    func outlet(_ property: String, _ destination: String, _ id: String) -> String {
      #"<outlet property="\#(property)" destination="\#(destination)" id="\#(id)-ou-tle"/>"#
    }
    let base = document(outlet("a", "root", "one"))
    let theirs = document(outlet("a", "root", "two") + outlet("b", "bbb-bb-bbb", "one"))
    func merged(_ ours: String, _ theirs: String) throws -> DocumentMerge {
      try DocumentMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    }
    // Ours did not change the outlets, or only what theirs did not.
    let moved = try merged(document(outlet("a", "root", "one"), x: 1), theirs)
    #expect(moved.conflicts.isEmpty)
    let both = theirs.replacing(#"y="0" width="50""#, with: #"y="1" width="50""#)
    #expect(moved.bytes == Array(both.utf8))
    let expected = document(outlet("a", "aaa-aa-aaa", "two") + outlet("b", "bbb-bb-bbb", "one"))
    let ours = document(outlet("a", "aaa-aa-aaa", "one"))
    for merge in [try merged(ours, theirs), try merged(theirs, ours)] {
      #expect(merge.conflicts.isEmpty && merge.bytes == Array(expected.utf8))
    }
  }

  @Test("Elements that both versions added in one place keep their order, ours first") func order() {
    let merged = MergeOrder.merged(base: [1, 2, 3], ours: [1, 10, 2, 3], theirs: [3, 1, 20, 2])
    #expect(merged.order == [3, 1, 10, 20, 2] && !merged.isDisputed)
    #expect(MergeOrder.merged(base: [1, 2], ours: [2, 1], theirs: [2, 1]).order == [2, 1])
  }
}
