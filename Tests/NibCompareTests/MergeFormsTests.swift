import Foundation
import Testing

@testable import NibCompare
@testable import NibCore

/// The three-way merge of properties that the versions write in different forms.
@Suite struct MergeFormsTests {
  /// A document with a button whose state has attributes and children.
  private static func document(_ attributes: String, _ child: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>
            <button id="aaa-aa-aaa">
                <state key="normal"\(attributes)>
                    \(child)
                </state>
            </button>
        </objects>
    </document>

    """
  }

  private static let color = #"<color key="titleColor" white="1" alpha="1" colorSpace="custom"/>"#
  private static let plain = document("", color)

  /// A base, ours and theirs with one property in two forms, and the property.
  private static let cases: [(versions: [String], values: [String])] = [
    (
      [plain, document(#" title="B""#, color), document("", "<string key=\"title\">C\nD</string>\(color)")],
      [">B<", ">C\nD<"]
    ),
    (
      [
        document(#" title="A""#, color), document(#" title="B""#, color),
        document("", "<string key=\"title\">C\nD</string>\(color)"),
      ], [">B<", ">C\nD<"]
    ),
    (
      [
        plain, document(#" title="B""#, color),
        document(
          "", #"<attributedString key="attributedTitle"><fragment content="C"/></attributedString>"# + color),
      ], [">B<", #"content="C""#]
    ),
    (
      [
        document("", #"<string key="title">A</string>"# + color),
        document(
          "", #"<attributedString key="attributedTitle"><fragment content="B"/></attributedString>"# + color),
        document("", #"<string key="title">C</string>"# + color),
      ], [#"content="B""#, ">C<"]
    ),
    (
      [
        plain, document(#" image="star" catalog="system""#, color),
        document("", #"<imageReference key="image" image="heart" symbolScale="large"/>"# + color),
      ], [#"image="star" catalog="system""#, #"image="heart""#]
    ),
  ]

  private static func merge(_ base: String, _ ours: String, _ theirs: String) throws -> DocumentMerge {
    try DocumentMerge(elementsOf: Array(base.utf8), Array(ours.utf8), Array(theirs.utf8))
  }

  @Test("Two new values of a property in two forms are one conflict", arguments: cases.indices)
  func conflict(_ index: Int) throws {
    let (versions, values) = Self.cases[index]
    for isExchanged in [false, true] {
      let (ours, theirs) = isExchanged ? (versions[2], versions[1]) : (versions[1], versions[2])
      let merge = try Self.merge(versions[0], ours, theirs)
      #expect(merge.conflicts.count == 1)
      let document = try ConflictedDocument(merge.bytes, file: "Merged.xib")
      for choice in [ConflictChoice.ours, .theirs] {
        let result = try document.resolved(document.conflicts.map { _ in choice })
        let text = String(decoding: result.bytes, as: UTF8.self)
        let isFirst = (choice == .ours) != isExchanged
        #expect(text.contains(values[isFirst ? 0 : 1]))
        #expect(!text.contains(values[isFirst ? 1 : 0]))
        #expect(result.unresolvedCount == 0)
      }
    }
  }

  @Test("One new value in another form needs no decision") func oneChange() throws {
    for (versions, _) in Self.cases {
      for version in versions.dropFirst() {
        for (ours, theirs) in [(version, versions[0]), (versions[0], version)] {
          #expect(try Self.merge(versions[0], ours, theirs).bytes == Array(version.utf8))
        }
      }
    }
  }

  @Test("The same new value in two forms is no conflict") func sameValue() throws {
    let child = Self.document("", #"<string key="title">B</string>"# + Self.color)
    let merge = try Self.merge(Self.plain, Self.document(#" title="B""#, Self.color), child)
    #expect(merge.conflicts.isEmpty)
    #expect(String(decoding: merge.bytes, as: UTF8.self).components(separatedBy: ">B<").count == 2)
  }
}
