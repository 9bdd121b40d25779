import Foundation
import Testing

@testable import NibCompare
@testable import NibCore

/// Merges in which one version moved a view to which the constraints of the other one belong.
@Suite struct MergeMovesTests {
  /// The content of a box, with the constraints of the box.
  private typealias Box = (subviews: String, constraints: String)

  private static let label = #"<label text="A" id="lab-el-aaa"/>"#
  private static let other = #"<label text="W" id="oth-er-aaa"/>"#

  private static func pin(_ view: String, _ id: String) -> String {
    #"<constraint firstItem="\#(view)" firstAttribute="top" secondItem="oth-er-aaa" secondAttribute="top" id="\#(id)"/>"#
  }

  private static func top(_ id: String) -> String {
    #"<constraint firstItem="lab-el-aaa" firstAttribute="top" constant="8" id="\#(id)"/>"#
  }

  /// A document with three boxes in its root view.
  private static func document(_ boxes: [Box], root: String = "") -> String {
    func lines(_ list: String, _ inner: String, _ indent: String) -> String {
      inner.isEmpty ? "" : "\n\(indent)<\(list)>\n\(indent)    \(inner)\n\(indent)</\(list)>"
    }
    let indent = String(repeating: " ", count: 16)
    let views = boxes.enumerated().map { index, box in
      let inner =
        lines("subviews", box.subviews, indent + "    ")
        + lines("constraints", box.constraints, indent + "    ")
      return #"\#(indent)<view id="box-0\#(index)-aaa">\#(inner)\#n\#(indent)</view>"#
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
          <objects>
              <view id="roo-t0-vie">
                  <subviews>
      \(views.joined(separator: "\n"))
                  </subviews>
                  <constraints>
                      <constraint firstItem="box-00-aaa" firstAttribute="top" id="roo-co-nst"/>\(root)
                  </constraints>
              </view>
          </objects>
      </document>

      """
  }

  private func merge(_ versions: [String]) throws -> (merge: DocumentMerge, text: String) {
    let merge = try DocumentMerge(
      base: Array(versions[0].utf8), ours: Array(versions[1].utf8), theirs: Array(versions[2].utf8))
    return (merge, String(decoding: merge.bytes, as: UTF8.self))
  }

  @Test(
    "Of a view that both versions moved, each place has the constraints of its version",
    arguments: [true, false])
  func twoPlaces(knowsVersions: Bool) throws {
    let versions = [
      Self.document([(Self.label, Self.top("con-00-aaa")), ("", ""), ("", "")]),
      Self.document([("", ""), (Self.label, Self.top("con-01-aaa")), ("", "")]),
      Self.document([("", ""), ("", ""), (Self.label, Self.top("con-02-aaa"))]),
    ]
    let (merge, _) = try merge(versions)
    #expect(merge.conflicts.count == 1)
    let texts = versions.map { Array($0.utf8) }
    let known = knowsVersions ? try ConflictVersions(base: texts[0], ours: texts[1], theirs: texts[2]) : nil
    let document = try ConflictedDocument(merge.bytes, file: "Merged.xib", versions: known)
    for (side, version) in zip(ConflictSide.allCases, versions) {
      let result = try document.resolved([ConflictChoice(side)])
      #expect(try content(result.bytes) == content(Array(version.utf8)))
    }
  }

  @Test(
    "A constraint that is new in the old place of a view is a conflict, and is put into the view around both places"
  )
  func oldPlace() throws {
    let versions = [
      Self.document([(Self.label + Self.other, ""), ("", ""), ("", "")]),
      Self.document([(Self.other, ""), (Self.label, ""), ("", "")]),
      Self.document([(Self.label + Self.other, Self.pin("lab-el-aaa", "con-00-aaa")), ("", ""), ("", "")]),
    ]
    for isExchanged in [false, true] {
      let (merge, _) = try merge(isExchanged ? [versions[0], versions[2], versions[1]] : versions)
      #expect(merge.conflicts.count == 1)
      #expect(
        merge.conflicts.first?.sentence.contains("moved label \"A\" #lab-el-aaa out of its view") == true)
      let document = try ConflictedDocument(merge.bytes, file: "Merged.xib")
      let without = try document.resolved([isExchanged ? .theirs : .ours])
      #expect(try content(without.bytes) == content(Array(versions[1].utf8)))
      let with = try document.resolved([isExchanged ? .ours : .theirs])
      #expect(with.unresolvedCount == 0)
      let moved = Self.document(
        [(Self.other, ""), (Self.label, ""), ("", "")], root: Self.pin("lab-el-aaa", "con-00-aaa"))
      #expect(try content(with.bytes) == content(Array(moved.utf8)))
    }
  }

  /// The content of a document, without white space.
  private func content(_ bytes: [UInt8]) throws -> String {
    try NibReader.read(bytes, file: "A.xib").root.dump()
  }

  /// A document with a label.
  private static func label(_ attributes: String, _ children: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>
            <view id="roo-t0-vie">
            </view>
            <label id="lab-el-aaa"\(attributes)>
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>\(children)
            </label>
        </objects>
    </document>

    """
  }

  private static let empty = label("", "").replacing(/\n *<label (?:.|\n)*?<\/label>/, with: "")

  @Test(
    "A value of an object that both versions added, but only one version has, is a conflict unless it is the default"
  )
  func leftOut() throws {
    let color =
      #"\#n                <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
    let versions = [Self.empty, Self.label("", color), Self.label("", "")]
    for isExchanged in [false, true] {
      let (merge, text) = try merge(isExchanged ? [versions[0], versions[2], versions[1]] : versions)
      #expect(
        merge.conflicts.map(\.sentence) == [
          "textColor of label #lab-el-aaa is only in \(isExchanged ? "theirs" : "ours"); both added the object"
        ])
      let document = try ConflictedDocument(Array(text.utf8), file: "Merged.xib")
      for (choice, version) in [(ConflictChoice.ours, versions[1]), (.theirs, versions[2])] {
        let result = try document.resolved([isExchanged ? (choice == .ours ? .theirs : .ours) : choice])
        #expect(String(decoding: result.bytes, as: UTF8.self) == version)
      }
    }
    let same = [Self.empty, Self.label("", "\n                <nil key=\"highlightedColor\"/>"), versions[2]]
    #expect(try merge(same).merge.conflicts.isEmpty)
  }

  @Test("The form of a text follows the text that is chosen") func formOfText() throws {
    let attributed =
      "\n                <attributedString key=\"attributedText\"><fragment content=\"T\"/></attributedString>"
    let versions = [
      Self.label(#" text="A""#, ""), Self.label(#" text="B""#, ""),
      Self.label(#" usesAttributedText="YES""#, attributed),
    ]
    let (merge, _) = try merge(versions)
    let document = try ConflictedDocument(merge.bytes, file: "Merged.xib")
    #expect(document.conflicts.count == 2)
    for choice in [ConflictChoice.ours, .theirs] {
      let result = try document.resolved(document.conflicts.map { _ in choice })
      let text = String(decoding: result.bytes, as: UTF8.self)
      #expect(text.contains("usesAttributedText") == (choice == .theirs))
      #expect(text.contains("<fragment content=\"T\"/>") == (choice == .theirs))
    }
  }

  @Test("A comment that differs only in the code points of a character is another comment") func comments()
    throws
  {
    let versions = ["", "<!-- e\u{301} -->", "<!-- \u{E9} -->"].map { Self.label("", $0) }
    let (_, text) = try merge(versions)
    for version in ["<!-- e\u{301} -->", "<!-- \u{E9} -->"] {
      #expect(Array(text.utf8).firstRange(of: Array(version.utf8)) != nil)
    }
  }
}
