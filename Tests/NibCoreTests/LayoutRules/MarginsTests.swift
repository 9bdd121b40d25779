import Foundation
import NibCoreTestSupport
import Testing

@testable import NibCore

/// Margins on Interface Builder's canvas.
@Suite struct MarginsTests {
  private func root(_ width: Int, _ height: Int, key: String = "key=\"view\"", margins: String = "") -> String
  {
    """
    <view \(key) id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(margins)
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
    <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
    <constraints>\(CanvasSample.pins("inner", "root", suffix: "Margin"))</constraints></view>
    """
  }

  @Test(
    "The margins of a screen's root view depend on the device and Xcode's version",
    arguments: [
      (17_701, "retina6_1", 414, 896, [44, 20, 34, 20] as [CGFloat]),
      (14_490, "retina4_7", 375, 667, [20, 16, 0, 16]),
      (11_762, "retina4_7", 375, 667, [0, 16, 0, 16]),
      (7_531, "retina4_7", 600, 600, [0, 16, 0, 16]),
    ])
  func screenRoot(tools: Int, device: String, width: Int, height: Int, insets: [CGFloat]) {
    let sample = CanvasSample(toolsVersion: tools, device: device)
    #expect(sample.storyboard(sample.scene(root(width, height))).insets("inner") == insets)
  }

  @Test(
    "The margins of a freeform root view depend on its size and Xcode's version",
    arguments: [
      (17_701, 600, 154, [44, 20, 34, 20] as [CGFloat]), (17_701, 343, 100, [44, 16, 0, 16]),
      (17_701, 394, 100, [44, 20, 0, 20]), (17_701, 393, 100, [44, 16, 0, 16]),
      (12_121, 343, 100, [8, 8, 8, 8]),
    ])
  func xibRoot(tools: Int, width: Int, height: Int, insets: [CGFloat]) {
    let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let loaded = CanvasSample(toolsVersion: tools, hasSafeAreas: tools > 14_000)
      .xib(root(width, height, key: "", margins: metrics))
    #expect(loaded.insets("inner") == insets)
  }

  @Test("A root view adds its margins to the safe area, and its side margins are at least the system's")
  func ownMargins() {
    let margins = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"50\"/>"
    let sample = CanvasSample()
    let loaded = sample.storyboard(sample.scene(root(414, 896, margins: margins)))
    #expect(loaded.insets("inner") == [45, 20, 37, 50])
  }

  private func cell(_ width: Int, accessory: String = "") -> String {
    """
    <tableViewCell id="cell" \(accessory)><rect key="frame" x="0" y="0" width="\(width)" height="100"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0" y="0" width="\(width)" height="100"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
    <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
    <constraints>\(CanvasSample.pins("inner", "content", suffix: "Margin"))</constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  @Test(
    "The margins of a cell's content depend on its width, the device and Xcode's version",
    arguments: [
      (11_762, "retina4_7", 375, [8, 8, 8, 8] as [CGFloat]), (14_490, "retina4_7", 375, [11, 16, 11, 16]),
      (14_113, "retina4_7", 600, [11, 20, 11, 20]), (15_705, "retina4_7", 375, [11, 15, 11, 15]),
      (17_701, "retina6_1", 414, [11, 20, 11, 20]), (17_701, "retina6_1", 320, [11, 16, 11, 16]),
      (23_727, "retina6_1", 396, [11, 20, 11, 20]), (24_127, "retina6_12", 339, [15, 20, 15, 20]),
    ])
  func cellContent(tools: Int, device: String, width: Int, insets: [CGFloat]) {
    let loaded = CanvasSample(toolsVersion: tools, device: device).xib(cell(width))
    #expect(loaded.insets("inner") == insets)
  }

  @Test("A guide of a cell can place views in its content view") func cellGuide() {
    let pins = CanvasSample.pins("inner", "safe").replacingOccurrences(
      of: "<constraint ", with: "<constraint constant=\"3\" ")
    let text = cell(414).replacingOccurrences(
      of: CanvasSample.pins("inner", "content", suffix: "Margin"), with: ""
    ).replacingOccurrences(
      of: "</tableViewCell>",
      with:
        "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>\(pins)</constraints></tableViewCell>")
    #expect(CanvasSample().xib(text).insets("inner") == [3, 3, -3, -3])
  }

  @Test("An outlet that names a view in the content as the background leaves it there") func background() {
    let text = cell(414).replacingOccurrences(
      of: "</tableViewCell>",
      with:
        "<connections><outlet property=\"backgroundView\" destination=\"inner\" id=\"o\"/></connections></tableViewCell>"
    )
    #expect(CanvasSample().xib(text).insets("inner") == [11, 20, 11, 20])
  }

  @Test("The content of a cell has a margin of 8 points beside an accessory") func accessoryMargin() {
    let loaded = CanvasSample().xib(cell(414, accessory: "accessoryType=\"disclosureIndicator\""))
    #expect(loaded.insets("inner") == [11, 20, 11, 8])
    // A cell with its saved size has its content at the saved position.
    #expect(loaded.frame("content") == CGRect(x: 0, y: 0, width: 414, height: 100))
  }
}
