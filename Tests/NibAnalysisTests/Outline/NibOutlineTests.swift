import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCells
@testable import NibCore
@testable import NibDrawing

@Suite struct NibOutlineTests {
  private func outline(_ xml: String) throws -> String {
    try NibOutline(NibReader.read(Array(xml.utf8), file: "test.xib")).text()
  }

  @Test("M1 K6: An outline contains every named part of a xib") func xib() throws {
    let text = try outline(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <device id="retina6_12"/>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"
            customClass="Owner">
            <connections><outlet property="view" destination="v" id="o"/></connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <tableViewCell id="c" customClass="MyCell" customModule="App">
            <rect key="frame" x="0.0" y="0.0" width="320" height="111"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
              <rect key="frame" x="0.0" y="0.0" width="320" height="110.66666666666667"/>
              <subviews>
                <label text="A &quot;label&quot;" id="l" userLabel="Symbol">
                  <rect key="frame" x="78.5" y="14" width="163.5" height="82.5"/>
                  <fontDescription key="fontDescription" type="system" pointSize="69"/>
                </label>
                <button id="b"><state key="normal" title="Press"/></button>
                <textField placeholder="Name" id="t"/>
                <label id="m"><string key="text">Two
      lines</string></label>
              </subviews>
              <constraints><constraint firstItem="l" firstAttribute="top" id="k"/></constraints>
            </tableViewCellContentView>
          </tableViewCell>
        </objects>
        <resources><image name="star" width="10" height="10"/></resources>
      </document>
      """)
    #expect(
      text == """
        Owner #-1 [File's Owner]
        UIResponder #-2
        MyCell #c {0, 0, 320, 111}
          UITableViewCellContentView #v {0, 0, 320, 110.67}
            UILabel #l [Symbol] {78.5, 14, 163.5, 82.5} "A \\"label\\""
            UIButton #b "Press"
            UITextField #t "Name"
            UILabel #m "Two\\nlines"

        """)
  }

  @Test("The outline of a storyboard contains its scenes with their objects") func storyboard() throws {
    let text = try outline(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s1"><objects>
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="p" sceneMemberID="firstResponder"/>
        </objects><point key="canvasLocation" x="1" y="2"/></scene></scenes>
      </document>
      """)
    #expect(
      text == """
        scene #s1
          UIViewController #vc
            UIView #v
          NSObject #p

        """)
  }

  @Test("The outline of a macOS document has AppKit's class names") func macOSDocument() throws {
    let text = try outline(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        <window title="Main" id="w"><rect key="contentRect" x="1" y="2" width="30" height="40"/>
          <view key="contentView" id="v"><subviews><customView id="x"/>
            <button id="b"><buttonCell key="cell" title="OK" id="c"/></button></subviews></view>
        </window>
      </objects></document>
      """)
    #expect(
      text == """
        NSWindow #w {1, 2, 30, 40} "Main"
          NSView #v
            NSView #x
            NSButton #b
              NSButtonCell #c "OK"

        """)
  }

  @Test("A detailed outline also contains guides, constraints and segues") func detailedOutline() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects><viewController id="vc" title="Start">
          <view key="view" id="v"><subviews><label text="Hello" id="l"/></subviews>
            <viewLayoutGuide key="safeArea" id="g"/>
            <constraints><constraint firstItem="l" firstAttribute="top" secondItem="g" id="k"/></constraints>
          </view>
          <connections><segue destination="vc" kind="show" id="e"/></connections>
        </viewController></objects></scene></scenes>
      </document>
      """
    let document = try NibReader.read(Array(xml.utf8), file: "test.storyboard")
    #expect(NibOutline(document).nodes.map(\.id) == ["s", "vc", "v", "l"])
    let nodes = NibOutline(document, isDetailed: true).nodes
    #expect(nodes.map(\.id) == ["s", "vc", "v", "g", "l", "constraints:v", "k", "e"])
    #expect(nodes.map(\.depth) == [0, 1, 2, 3, 3, 3, 4, 1])
    #expect(nodes.map(\.end) == [8, 7, 7, 4, 5, 7, 7, 8])
    #expect(nodes[0].objectID == "vc" && nodes[5].objectID == "v" && nodes[5].isConstraintGroup)
    #expect(
      nodes.map(\.title) == [
        "Start Scene", "Start", "View", "Safe Area", "Hello", "Constraints", "Hello.top = Safe Area.top",
        "Show segue to \"Start\"",
      ])
  }

  @Test("An archive for the Mac has an outline with classes, names, frames and titles") func desktop() throws
  {
    let document = try NibReader.read(SourcePackage.fixture("Archives/Desktop.xib"), file: "Desktop.xib")
    #expect(
      NibOutline(document).text() == """
        NSApplication #-2 [File's Owner]
        NSWindow #3 {196, 240, 480, 270} "Kettle"
          NSView #4 {0, 0, 480, 270}
            BoilButton #5 {20, 20, 96, 32} "Boil"
              NSButtonCell #6 "Boil"

        """)
  }
}
