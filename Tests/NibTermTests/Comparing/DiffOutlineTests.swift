import Testing

/// The outlines in the pictures of `nibterm diff`, for a table below a navigation bar: the origin of its bounds is not
/// zero.
@Suite struct DiffOutlineTests {
  /// The picture of a table in which the texts of some rows changed, as SVG.
  private static func picture(changed rows: Set<Int>) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(storyboard { "Old \($0)" }, to: "A.storyboard")
    try folder.write(storyboard { rows.contains($0) ? "New \($0)" : "Old \($0)" }, to: "B.storyboard")
    let run = try CommandRun(
      arguments: ["diff", "A.storyboard", "B.storyboard", "--format", "svg"], directory: folder.path)
    #expect(run.error == "")
    return run.output
  }

  /// A table with 30 rows in a navigation controller.
  private static func storyboard(_ text: (Int) -> String) -> String {
    let cells = (0..<30).map { row in
      """
      <tableViewCell rowHeight="44" id="cell-\(row)">
      <rect key="frame" x="0" y="\(row * 44)" width="390" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell-\(row)" id="content-\(row)">
      <rect key="frame" x="0" y="0" width="390" height="44"/><subviews>
      <label fixedFrame="YES" text="\(text(row))" id="label-\(row)">
      <rect key="frame" x="16" y="11" width="200" height="22"/></label></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    }
    return SmallNibs.storyboard(
      """
      <scene sceneID="n"><objects><navigationController id="navigation">
      <navigationBar key="navigationBar" id="bar"/>
      <connections>
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="segue"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s"><objects><tableViewController id="vc">
      <navigationItem key="navigationItem" title="T" id="item"/>
      <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="table">
      <rect key="frame" x="0" y="0" width="390" height="844"/>
      <sections><tableViewSection id="section"><cells>\(cells.joined())</cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene>
      """)
  }

  @Test("The outline is around the text that changed") func outline() throws {
    let picture = try Self.picture(changed: [2])
    let outlines = picture.matches(of: /<rect x="15" y="([\d.]+)" width="202" height="24".*?stroke="#ff9500"/)
    let texts = picture.matches(of: /<text x="16" y="([\d.]+)"[^>]*>(Old|New) 2</)
    #expect(outlines.map(\.output.1) == ["162", "162"])
    #expect(texts.map(\.output.1) == ["179.75", "179.75"])
    #expect(!picture.contains("out of view"))
  }

  @Test("Changes below the end of the screen have a picture that is scrolled to them")
  func scrolled() throws {
    let picture = try Self.picture(changed: [2, 28, 29])
    #expect(picture.matches(of: />(before|after), scrolled<\/text>/).count == 2)
    #expect(!picture.contains("out of view"))
    let texts = picture.matches(of: /<text x="16" [^>]*>((?:Old|New) (?:2|28|29))</).map(\.output.1)
    #expect(texts == ["Old 2", "New 2", "Old 28", "Old 29", "New 28", "New 29"])
    #expect(picture.matches(of: /stroke="#ff9500"/).count == 6)
    #expect(!(try Self.picture(changed: [2]).contains("scrolled")))
  }

  @Test("A row that only one version has is shown beside the same place of the other") func added() throws {
    let folder = try TemporaryFolder()
    let all = Self.storyboard { "Old \($0)" }
    let last = try #require(
      all.firstMatch(of: /<tableViewCell rowHeight="44" id="cell-29">(?:.|\n)*?<\/tableViewCell>/))
    try folder.write(all.replacing(last.output, with: ""), to: "A.storyboard")
    try folder.write(all, to: "B.storyboard")
    let run = try CommandRun(
      arguments: ["diff", "A.storyboard", "B.storyboard", "--format", "svg"], directory: folder.path)
    #expect(run.output.matches(of: />Old 28</).count == 2)
    #expect(run.output.matches(of: />Old 29</).count == 1)
  }

  @Test("The outline of a changed item is around its bar") func items() throws {
    let folder = try TemporaryFolder()
    for text in ["Old", "New"] {
      try folder.write(
        SmallNibs.document(
          """
          <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
          <toolbar fixedFrame="YES" id="bar"><rect key="frame" x="0" y="150" width="320" height="44"/>
          <items><barButtonItem title="\(text)" id="item"/></items></toolbar></subviews></view>
          """), to: "\(text).xib")
    }
    let run = try CommandRun(
      arguments: ["diff", "Old.xib", "New.xib", "--format", "svg"], directory: folder.path)
    #expect(run.error == "")
    #expect(run.output.matches(of: /width="322" height="46".*?stroke="#ff9500"/).count == 2)
  }

  @Test("A change in the bar of a container has a picture") func bar() throws {
    let folder = try TemporaryFolder()
    let old = Self.storyboard { "Row \($0)" }
    try folder.write(old, to: "A.storyboard")
    try folder.write(old.replacing("title=\"T\"", with: "title=\"Other\""), to: "B.storyboard")
    let run = try CommandRun(
      arguments: ["diff", "A.storyboard", "B.storyboard", "--format", "svg"], directory: folder.path)
    #expect(run.error == "")
    #expect(run.output.contains(">Other<"))
  }

  @Test("A screen is drawn with the bars around it, whatever changed in it") func bars() throws {
    #expect(try Self.picture(changed: [2]).matches(of: />T</).count == 2)
  }

  @Test("A screen in a new container is beside the same screen without it") func newContainer() throws {
    let folder = try TemporaryFolder()
    let all = Self.storyboard { "Row \($0)" }
    let container = try #require(all.firstMatch(of: /<scene sceneID="n">(?:.|\n)*?<\/scene>/))
    try folder.write(all.replacing(container.output, with: ""), to: "A.storyboard")
    try folder.write(all, to: "B.storyboard")
    let run = try CommandRun(
      arguments: ["diff", "A.storyboard", "B.storyboard", "--format", "svg"], directory: folder.path)
    #expect(!run.output.contains(">before: none<"))
    #expect(!run.output.contains(">after: none<"))
    #expect(run.output.matches(of: />Row 2</).count == 2)
    #expect(run.output.matches(of: />T</).count == 1)
  }

  @Test("Changed views that no scrolling shows are counted") func outOfView() throws {
    let folder = try TemporaryFolder()
    for text in ["Old", "New"] {
      try folder.write(
        SmallNibs.document(
          """
          <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
          <label fixedFrame="YES" text="\(text)" id="label"><rect key="frame" x="16" y="300" width="96" height="16"/>
          </label></subviews></view>
          """), to: "\(text).xib")
    }
    let run = try CommandRun(
      arguments: ["diff", "Old.xib", "New.xib", "--format", "svg"], directory: folder.path)
    #expect(run.output.contains(">before (1 changed view is out of view)</text>"))
    #expect(run.output.contains(">after (1 changed view is out of view)</text>"))
  }
}
