import Foundation
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Saved frames of views with symbols, whose alignment insets are known only approximately.
@Suite struct SymbolFrameTests {
  /// A view with a symbol that constraints place at (16, 20), with 24 points for each axis.
  private func document(_ view: String, x: Int = 16, y: String, height: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <objects>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          \(view.replacingOccurrences(of: "FRAME", with: """
            <rect key="frame" x="\(x)" y="\(y)" width="24" height="\(height)"/>
            """))
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
          <constraint firstItem="a" firstAttribute="width" constant="24" id="c3"/>
          <constraint firstItem="a" firstAttribute="height" constant="24" id="c4"/>
        </constraints>
      </view>
    </objects>
    <resources><image name="arrow.up.right" catalog="system" width="128" height="112"/></resources>
    </document>

    """
  }

  private static let symbol = """
    <imageView image="arrow.up.right" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" \
    id="a">FRAME</imageView>
    """
  private static let picture = symbol.replacingOccurrences(
    of: "arrow.up.right\" catalog=\"system", with: "cat")
  private static let button = """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="a">FRAME\
    <state key="normal" backgroundImage="arrow.up.right" catalog="system"/></button>
    """

  private func fix(_ text: String) throws -> DocumentFix {
    try DocumentFix(
      NibReader.read(Array(text.utf8), file: "Example.xib"),
      configuration: CheckConfiguration(only: ["misplaced-view"]))
  }

  @Test(
    "A frame that differs only by what the alignment insets of a symbol can be is neither reported nor changed",
    arguments: [symbol, button], [("22.5", "18.5"), ("20", "24"), ("17.5", "28.5")])
  func insets(view: String, saved: (y: String, height: String)) throws {
    let text = document(view, y: saved.y, height: saved.height)
    let fix = try fix(text)
    #expect(fix.diagnostics.isEmpty && fix.bytes == Array(text.utf8))
  }

  @Test("The same difference is reported for an image that is not a symbol") func picture() throws {
    let fix = try fix(document(Self.picture, y: "22.5", height: "18.5"))
    #expect(fix.fixedCount == 1)
    #expect(String(decoding: fix.bytes, as: UTF8.self) == document(Self.picture, y: "20", height: "24"))
  }

  @Test("A larger difference is reported, and a symbol's view keeps its height when its frame is corrected")
  func larger() throws {
    let moved = try fix(document(Self.button, y: "60.5", height: "23"))
    #expect(String(decoding: moved.bytes, as: UTF8.self) == document(Self.button, y: "20.5", height: "23"))
    let aside = try fix(document(Self.symbol, x: 40, y: "22.5", height: "18.5"))
    #expect(
      String(decoding: aside.bytes, as: UTF8.self) == document(Self.symbol, y: "22.5", height: "18.5"))
    #expect(moved.fixedCount == 1 && aside.fixedCount == 1)
  }
}
