import Foundation
import Testing

@testable import NibCompare

/// References to objects that a merged document does not have.
@Suite struct MergeReferenceTests {
  /// - Parameter list: what is in the view after its subviews.
  private func document(
    text: String = "A", guide: String = "ggg-gg-ggg", label: String = "", list: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>
            <view id="rrr-rr-rrr">
                <subviews>
                    <label text="\(text)"\(label) id="aaa-aa-aaa"/>
                </subviews>
                <viewLayoutGuide key="safeArea" id="\(guide)"/>\(list)
            </view>
        </objects>
    </document>

    """
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> DocumentMerge {
    try DocumentMerge(elementsOf: Array(base.utf8), Array(ours.utf8), Array(theirs.utf8))
  }

  @Test(
    "A reference that all versions have stays if one version does not have its object",
    arguments: [
      """
      <constraints><constraint firstItem="aaa-aa-aaa" firstAttribute="top" secondItem="ggg-gg-ggg" \
      secondAttribute="top" constant="4" id="ccc-cc-ccc"/></constraints>
      """,
      #"<connections><outlet property="a" destination="ggg-gg-ggg" id="ooo-oo-ooo"/></connections>"#,
      #"<connections><action selector="a:" destination="ggg-gg-ggg" id="ooo-oo-ooo"/></connections>"#,
    ]
  )
  func dangling(_ list: String) throws {
    let base = document(list: list)
    let changed = list.replacing("\"4\"", with: "\"5\"")
    let ours = document(text: "B", list: changed)
    let theirs = document(guide: "ggg-gg-new", list: list)
    let merged = document(text: "B", guide: "ggg-gg-new", list: changed)
    for result in [try merge(base, ours, theirs), try merge(base, theirs, ours)] {
      #expect(String(decoding: result.bytes, as: UTF8.self) == merged)
      #expect(result.conflicts.isEmpty && result.notes.isEmpty)
    }
  }

  @Test("A new reference in an attribute to an object that the other version deleted is left out and named")
  func leftOut() throws {
    let base = document()
    let ours = document(label: " imageView=\"ggg-gg-ggg\"")
    let theirs = document(guide: "ggg-gg-new")
    for result in [try merge(base, ours, theirs), try merge(base, theirs, ours)] {
      #expect(String(decoding: result.bytes, as: UTF8.self) == theirs)
      #expect(result.conflicts.isEmpty)
      #expect(
        result.notes == [
          "imageView of label \"A\" #aaa-aa-aaa is left out, because #ggg-gg-ggg is not in the merged document"
        ])
    }
  }

  @Test(
    "A segue stays if the other version deleted only the anchor of its popover, as when a view is removed")
  func popoverAnchor() throws {
    func segue(_ anchor: String) -> String {
      """
      <connections><segue destination="rrr-rr-rrr" kind="popoverPresentation"\(anchor) id="sss-ss-sss"/></connections>
      """
    }
    let base = document(list: segue(#" popoverAnchorView="ggg-gg-ggg""#))
    let ours = base.replacing("text=\"A\"", with: "text=\"B\"")
    let theirs = document(guide: "ggg-gg-new", list: segue(""))
    let merged = document(text: "B", guide: "ggg-gg-new", list: segue(""))
    for result in [try merge(base, ours, theirs), try merge(base, theirs, ours)] {
      #expect(String(decoding: result.bytes, as: UTF8.self) == merged)
    }
    let kept = document(text: "B", list: segue(#" popoverAnchorView="ggg-gg-ggg" modal="YES""#))
    for result in [try merge(base, kept, theirs), try merge(base, theirs, kept)] {
      #expect(String(decoding: result.bytes, as: UTF8.self).contains(#"<segue destination="rrr-rr-rrr""#))
      #expect(result.conflicts.isEmpty)
    }
  }
}
