import Foundation
import Testing

@testable import NibCompare
@testable import NibCore

/// Conflicts that a merge left in a document, and decisions about them.
@Suite struct ResolvingTests {
  private static func document(_ labels: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
    \(labels)
                </subviews>
            </view>
        </objects>
    </document>

    """
  }

  private static let indent = String(repeating: " ", count: 16)
  private static func label(_ text: String, _ id: String) -> String {
    #"\#(indent)<label text="\#(text)" id="\#(id)"/>"#
  }

  private func merged(_ base: String, _ ours: String, _ theirs: String) throws -> [UInt8] {
    try DocumentMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)).bytes
  }

  /// Merges the base, ours and theirs, and expects one conflict in which each choice gives that version byte for byte.
  private func mergedWithOneConflict(_ versions: [String]) throws -> ConflictedDocument {
    let document = try ConflictedDocument(
      try merged(versions[0], versions[1], versions[2]), file: "Merged.xib")
    #expect(document.conflicts.count == 1)
    for (side, version) in zip(ConflictSide.allCases, versions) {
      let result = try document.resolved([ConflictChoice(side)])
      #expect(String(decoding: result.bytes, as: UTF8.self) == version)
    }
    return document
  }

  @Test("Each choice for an attribute gives that version byte for byte") func attribute() throws {
    let versions = ["A", "Ours", "--"].map {
      Self.document(Self.label($0, "aaa-aa-aaa") + "\n" + Self.label("B", "bbb-bb-bbb"))
    }
    let bytes = try merged(versions[0], versions[1], versions[2])
    let document = try ConflictedDocument(bytes, file: "Merged.xib")
    #expect(document.conflicts.map(\.location.line) == [7])
    #expect(try document.resolved([nil]).bytes == bytes)
    for (side, version) in zip(ConflictSide.allCases, versions) {
      let result = try document.resolved([ConflictChoice(side)])
      #expect(String(decoding: result.bytes, as: UTF8.self) == version)
      #expect(result.states == [.resolved(ConflictChoice(side))] && result.unresolvedCount == 0)
    }
  }

  @Test("Hyphens before a combining accent in a conflict are kept byte for byte") func accents() throws {
    let versions = ["A", "Ours--\u{301}-", "--\u{301}"].map {
      Self.document(Self.label($0, "aaa-aa-aaa") + "\n" + Self.label("B", "bbb-bb-bbb"))
    }
    let document = try ConflictedDocument(
      try merged(versions[0], versions[1], versions[2]), file: "Merged.xib")
    for (side, version) in zip(ConflictSide.allCases, versions) {
      #expect(try document.resolved([ConflictChoice(side)]).bytes == Array(version.utf8))
    }
  }

  @Test("Lines of a text that look like markers do not end a conflict") func markersInText() throws {
    let versions = ["A", "Ours\n=======\n>>>>>>>> B\n<<<<<<<", "||||||| base\n========"].map { text in
      Self.document(
        #"\#(Self.indent)<label id="aaa-aa-aaa"><string key="text">"#
          + text.replacingOccurrences(of: "<", with: "&lt;") + "</string></label>")
    }
    let document = try mergedWithOneConflict(versions)
    #expect(String(decoding: document.bytes, as: UTF8.self).contains("\n<<<<<<<<< ours\n"))
  }

  @Test("An object that ours deleted and theirs changed can be deleted or kept") func deleted() throws {
    let kept = Self.label("B", "bbb-bb-bbb")
    let base = Self.document(Self.label("A", "aaa-aa-aaa") + "\n" + kept)
    let ours = Self.document(kept)
    let theirs = Self.document(Self.label("New", "aaa-aa-aaa") + "\n" + kept)
    let document = try ConflictedDocument(try merged(base, ours, theirs), file: "Merged.xib")
    #expect(document.conflicts.count == 1)
    #expect(String(decoding: try document.resolved([.ours]).bytes, as: UTF8.self) == ours)
    #expect(String(decoding: try document.resolved([.theirs]).bytes, as: UTF8.self) == theirs)
  }

  private static func box(_ id: String, _ label: String) -> String {
    """
    \(indent)<view id="\(id)">
    \(indent)    <subviews>
    \(indent)        <label text="C" id="c\(id.dropFirst())"/>\(label)
    \(indent)    </subviews>
    \(indent)</view>
    """
  }

  @Test("An object that was moved to two places can be put into each of them") func moved() throws {
    let (free, inside) = (Self.label("A", "aaa-aa-aaa"), "\n        " + Self.label("A", "aaa-aa-aaa"))
    let (first, second) = ("hhh-hh-hhh", "fff-ff-fff")
    let versions = [
      [free, Self.box(first, ""), Self.box(second, "")], [Self.box(first, inside), Self.box(second, "")],
      [Self.box(first, ""), Self.box(second, inside)],
    ].map { Self.document($0.joined(separator: "\n")) }
    let document = try mergedWithOneConflict(versions)
    #expect(try document.resolved([.both]).unresolvedCount == 1)
  }

  @Test("A list can have the order of each version") func order() throws {
    let labels = ["A", "B", "C", "D", "E"].map { Self.label($0, "\($0)aa-aa-aaa") }
    let versions = [[0, 1, 2, 3, 4], [1, 2, 0, 3, 4], [1, 2, 3, 4, 0]].map { order in
      Self.document(order.map { labels[$0] }.joined(separator: "\n"))
    }
    _ = try mergedWithOneConflict(versions)
  }

  @Test("Both entries of a list without ids can be kept, ours first") func both() throws {
    let versions = ["B", "Ours", "Theirs"].map { title in
      Self.document(
        """
        \(Self.indent)<segmentedControl id="sss-ss-sss">
        \(Self.indent)    <segments>
        \(Self.indent)        <segment title="A"/>
        \(Self.indent)        <segment title="\(title)"/>
        \(Self.indent)        <segment title="C"/>
        \(Self.indent)    </segments>
        \(Self.indent)</segmentedControl>
        """)
    }
    let document = try mergedWithOneConflict(versions)
    let result = try document.resolved([.both])
    #expect(result.states == [.resolved(.both)])
    let ours = #"        <segment title="Ours"/>"#
    let kept = versions[1].replacingOccurrences(
      of: ours, with: ours + "\n\(Self.indent)" + #"        <segment title="Theirs"/>"#)
    #expect(String(decoding: result.bytes, as: UTF8.self) == kept)
  }

  @Test("Each of three destinations of an outlet can be chosen, but not two of them") func outlet() throws {
    let labels = ["aaa", "bbb", "ccc"].map { Self.label($0, "\($0)-aa-aaa") }.joined(separator: "\n")
    let versions = ["aaa", "bbb", "ccc"].map { destination in
      Self.document(
        """
        \(labels)
        \(Self.indent)<view id="www-ww-www">
        \(Self.indent)    <connections>
        \(Self.indent)        <outlet property="title" destination="\(destination)-aa-aaa" id="ooo-oo-ooo"/>
        \(Self.indent)    </connections>
        \(Self.indent)</view>
        """)
    }
    let document = try mergedWithOneConflict(versions)
    #expect(try document.resolved([.both]).unresolvedCount == 1)
  }

  @Test("Two new destinations of one outlet are a conflict, and the base has none of them") func secondValue()
    throws
  {
    let labels = ["aaa", "bbb"].map { Self.label($0, "\($0)-aa-aaa") }.joined(separator: "\n")
    let versions = [nil, "aaa", "bbb"].map { destination in
      let outlet = destination.map {
        "\n\(Self.indent)        <outlet property=\"title\" destination=\"\($0)-aa-aaa\" id=\"\($0)-oo-ooo\"/>"
      }
      return Self.document(
        """
        \(labels)
        \(Self.indent)<view id="www-ww-www">
        \(Self.indent)    <connections>
        \(Self.indent)        <outlet property="other" destination="aaa-aa-aaa" id="ooo-oo-ooo"/>\(outlet ?? "")
        \(Self.indent)    </connections>
        \(Self.indent)</view>
        """)
    }
    _ = try mergedWithOneConflict(versions)
  }

  @Test("An object that ours moved into a box that theirs deleted is not lost if theirs is chosen")
  func movedIntoDeleted() throws {
    let (free, inside) = (Self.label("A", "aaa-aa-aaa"), "\n        " + Self.label("A", "aaa-aa-aaa"))
    let base = Self.document([free, Self.box("hhh-hh-hhh", "")].joined(separator: "\n"))
    let ours = Self.document(Self.box("hhh-hh-hhh", inside))
    let theirs = Self.document(free)
    let versions = try ConflictVersions(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    let document = try ConflictedDocument(
      try merged(base, ours, theirs), file: "Merged.xib", versions: versions)
    // One about the box, and one about the place of the label.
    #expect(document.conflicts.count == 2)
    let alone = try ConflictedDocument(document.bytes, file: "Merged.xib")
    for document in [document, alone] {
      #expect(String(decoding: try document.resolved([.ours, .ours]).bytes, as: UTF8.self) == ours)
      #expect(String(decoding: try document.resolved([.theirs, .theirs]).bytes, as: UTF8.self) == theirs)
      #expect(String(decoding: try document.resolved([.theirs, nil]).bytes, as: UTF8.self) == theirs)
    }
  }

  private static func storyboard(_ segue: String?, hasTarget: Bool) -> String {
    let connections =
      segue.map {
        """

                            <connections>
                                <segue destination="bbb-bb-bbb" kind="show" identifier="\($0)" id="sss-ss-sss"/>
                            </connections>
        """
      } ?? ""
    let target = """

              <scene sceneID="two-tw-two">
                  <objects>
                      <viewController id="bbb-bb-bbb"/>
                  </objects>
              </scene>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes>
              <scene sceneID="one-on-one">
                  <objects>
                      <viewController id="aaa-aa-aaa">
                          <view key="view" id="vvv-vv-vvv"/>\(connections)
                      </viewController>
                  </objects>
              </scene>\(hasTarget ? target : "")
          </scenes>
      </document>

      """
  }

  @Test(
    "A changed segue gets back the scene that the other version deleted, from the markers alone",
    arguments: [true, false])
  func segue(isOurs: Bool) throws {
    let base = Self.storyboard("go", hasTarget: true)
    let changed = Self.storyboard("went", hasTarget: true)
    let gone = Self.storyboard(nil, hasTarget: false)
    let (ours, theirs) = isOurs ? (changed, gone) : (gone, changed)
    let document = try ConflictedDocument(try merged(base, ours, theirs), file: "Merged.xib")
    #expect(document.conflicts.count == 1)
    for (side, version) in zip(ConflictSide.allCases, [base, ours, theirs]) {
      let result = try document.resolved([ConflictChoice(side)])
      #expect(result.states == [.resolved(ConflictChoice(side))])
      let said = { (bytes: [UInt8]) in
        try NibReader.read(bytes, file: "A.storyboard").root.descendants.compactMap(\.id)
      }
      #expect(try said(result.bytes) == said(Array(version.utf8)))
    }
  }

  @Test("A conflict about an outlet does not touch another outlet that has its id") func otherOutlet()
    throws
  {
    func outlet(_ property: String, _ id: String) -> String {
      #"<outlet property="\#(property)" destination="aaa-aa-aaa" id="\#(id)-ou-tle"/>"#
    }
    let text = Self.document(
      """
      <label id="aaa-aa-aaa"><connections>
      <!-- nibterm conflict: the outlet a has different values
      <<<<<<< ours
      \(outlet("a", "one"))
      =======
      \(outlet("a", "two"))
      >>>>>>> theirs
      -->
      \(outlet("b", "one"))
      </connections></label>
      """)
    let document = try ConflictedDocument(Array(text.utf8), file: "Merged.xib")
    for choice in [ConflictChoice.ours, .theirs] {
      let result = try document.resolved([choice])
      let outlets = try NibReader.read(result.bytes, file: "Merged.xib").root.descendants.filter {
        $0.name == "outlet"
      }
      #expect(result.unresolvedCount == 0 && Set(outlets.compactMap { $0["property"] }) == ["a", "b"])
      #expect(Set(outlets.compactMap(\.id)).count == 2)
    }
  }

  @Test("A conflict without one of its markers is an error with its line and column") func damaged() throws {
    let versions = ["A", "B", "C"].map { Self.document(Self.label($0, "aaa-aa-aaa")) }
    let bytes = try merged(versions[0], versions[1], versions[2])
    let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "=======\n", with: "")
    do throws(ConflictProblem) {
      _ = try ConflictedDocument(Array(text.utf8), file: "Merged.xib")
      Issue.record("the damaged marker was accepted")
    } catch {
      #expect(error.diagnostic.location?.line == 7 && error.diagnostic.location?.column == 17)
      #expect(error.diagnostic.message.contains("has no marker '======='"))
    }
  }
}
