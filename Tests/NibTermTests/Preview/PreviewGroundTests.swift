import TestSupport
import Testing

/// The color behind the cells of `nibterm preview`.
@Suite struct PreviewGroundTests {
  /// A cell with a clear background and a white text.
  private static let cell = """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" reuseIdentifier="Cell" id="cell">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <subviews>
          <label fixedFrame="YES" text="Name" userLabel="title" id="title">
            <rect key="frame" x="16" y="8" width="200" height="24"/>
            <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          </label>
        </subviews>
      </tableViewCellContentView>
      <color key="backgroundColor" white="0" alpha="0" colorSpace="calibratedWhite"/>
    </tableViewCell>
    """

  private static func scene(_ color: String) -> String {
    SmallNibs.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="list">
        <tableView key="view" style="plain" rowHeight="44" id="table">
          <rect key="frame" x="0" y="0" width="320" height="568"/>\(color)<prototypes>\(cell)</prototypes>
        </tableView>
      </tableViewController></objects></scene>
      """)
  }

  private func notes(_ document: String, _ name: String, _ options: String...) throws -> [String] {
    let folder = try PreviewFolder([name: document])
    let run = try folder.run(
      [name, "--rows", "-", "--widths", "320"] + options, input: #"[{"title": "Anna"}]"#)
    #expect(run.status == 0)
    return run.messages.filter { $0.contains("[invisible-text]") }
  }

  @Test("A text in the color of the ground is noted with an appearance that shows it") func white() throws {
    let document = SmallNibs.document(Self.cell)
    let found = try notes(document, "Cell.xib")
    #expect(found.count == 1)
    #expect(found.first?.contains("cannot be seen, because it has the color of what is behind it (1") == true)
    #expect(found.first?.hasSuffix(": with --dark, the ground is black [invisible-text]") == true)
    #expect(try notes(document, "Cell.xib", "--dark").isEmpty)
  }

  @Test("The cells of a storyboard are on the color of their table") func storyboard() throws {
    let black = #"<color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#
    #expect(try notes(Self.scene(""), "Main.storyboard").count == 1)
    #expect(try notes(Self.scene(black), "Main.storyboard").isEmpty)
  }
}
