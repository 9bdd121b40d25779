import NibCoreTestSupport
import Testing

@testable import NibCore

/// The widths of rows on Interface Builder's canvas and on a device.
@Suite struct RowWidthTests {
  /// A table of 375 points with a row of the given saved frame, whose label fills the row.
  private func loaded(
    _ style: String, x: Int = 0, width: Int, device: String = "retina4_7",
    options: LayoutOptions = LayoutOptions()
  ) -> LoadedDocument {
    let sample = CanvasSample(toolsVersion: 21_507, device: device, options: options)
    return sample.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="list">
      <tableView key="view" style="\(style)" dataMode="prototypes" rowHeight="60" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="r" rowHeight="60" id="row">
      <rect key="frame" x="\(x)" y="50" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
      <rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      <subviews><label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0" y="0" width="\(width)" height="60"/></label></subviews>
      <constraints>\(CanvasSample.pins("label", "content"))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
      """)
  }

  @Test(
    "A row has the width of its table, whatever width was saved", arguments: ["plain", "grouped"],
    [320, 375, 600])
  func widths(style: String, width: Int) throws {
    let loaded = loaded(style, width: width)
    #expect(loaded.frame("row") == CGRect(x: 0, y: 50, width: 375, height: 60))
    #expect(loaded.frame("content")?.width == 375)
    #expect(loaded.frame("label")?.width == 375)
    var options = LayoutOptions()
    options.device = Device.named("iPhone 8")
    #expect(self.loaded(style, width: width, options: options).frame("label")?.width == 375)
  }

  @Test("A row of tvOS has its saved width on the canvas") func televisionRow() {
    #expect(loaded("plain", x: 20, width: 335, device: "appleTV").frame("row")?.width == 335)
  }

  @Test("A row in the inset style has its saved width on the canvas") func insetRow() {
    let loaded = loaded("insetGrouped", x: 20, width: 335)
    #expect(loaded.frame("row") == CGRect(x: 20, y: 50, width: 335, height: 60))
    #expect(loaded.frame("label")?.width == 335)
  }
}
