import Testing

@testable import NibAnalysis
@testable import NibCore

/// Frames that only follow from another problem, which is the only finding.
@Suite struct FrameConsequenceTests {
  private typealias S = CheckSample

  /// The ids of the findings in a xib.
  private func ids(_ objects: String) -> [String] {
    NibCheck(S.document("XIB", "<objects>\(objects)</objects>", file: "S.xib")).diagnostics.map(\.id)
  }

  /// A scroll view with a label at the top and at the trailing edge of its content, which is saved on its left.
  private func scrolled(_ attributes: String, label constraints: [String]) -> String {
    let content = """
      <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="-30" y="0" width="45" height="20"/></label></subviews>
      <constraints>\(constraints.enumerated().map { "<constraint id=\"d\($0.offset)\" \($0.element)/>" }.joined())
      </constraints>
      """
    return S.view(
      element: "scrollView", attributes: "clipsSubviews=\"YES\" \(attributes)", content: content,
      constraints: [
        S.pin("a", "leading", 10), S.pin("a", "top", 10), S.length("a", "width", 40),
        S.length("a", "height", 20),
      ])
  }

  @Test("A label on the left of an open content is no finding of its own", arguments: ["", "off"])
  func openContent(verifies: String) {
    let attributes = verifies.isEmpty ? "" : "verifyAmbiguity=\"\(verifies)\""
    let found = ids(
      scrolled(attributes, label: [S.pin("b", "top", to: "a"), S.pin("b", "trailing", to: "a")]))
    #expect(found == (verifies.isEmpty ? ["ambiguous-layout"] : []))
  }

  @Test("A label on the left of a determined content is outside") func determinedContent() {
    let edges = ["top", "trailing", "bottom"].map { S.pin("b", $0, to: "a") }
    let found = ids(scrolled("", label: edges + [S.pin("b", "leading", -30, to: "a")]))
    #expect(found == ["outside-superview"])
  }

  /// The ids of the findings about a label that is too narrow for its text, on a screen.
  private func label(_ others: [String]) -> Set<String> {
    let text = """
      text="Synchronize all folders" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" ambiguous="YES"
      """
    let view = S.view(
      element: "label", attributes: text,
      constraints: [S.pin("a", "leading", 10), S.pin("a", "top", 10), S.length("a", "width", 40)] + others)
    let screen = view.replacing("<view id=\"root\">", with: "<view key=\"view\" id=\"root\">")
    return Set(ids("<viewController id=\"c\">\(screen)</viewController>"))
  }

  @Test("A text that is truncated because of a conflict is no finding of its own") func truncation() {
    #expect(label([S.length("a", "width", 30)]) == ["constraint-conflict"])
    #expect(label([]) == ["truncated-text"])
  }

  /// The ids of the findings about a cell with the given height and a view of 80 points between its margins, which are 8
  /// points, and about the saved y of a view in its middle.
  private func cell(height: Int, contentHeight: Int, y: Int) -> Set<String> {
    func square(_ id: String, _ frame: String, _ size: Int) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" \(frame)/><constraints>
      <constraint firstAttribute="height" constant="\(size)" id="\(id)1"/>
      <constraint firstAttribute="width" constant="\(size)" id="\(id)2"/></constraints></view>
      """
    }
    let constraints = [
      S.pin("a", "top", 8, to: "content"), S.pin("content", "bottom", 8, to: "a"),
      S.pin("a", "leading", 16, to: "content"), S.pin("b", "leading", 104, to: "content"),
      S.pin("b", "centerY", to: "content"),
    ].enumerated().map { "<constraint id=\"c\($0.offset)\" \($0.element)/>" }.joined()
    let found = ids(
      """
      <tableViewController id="t"><tableView key="view" dataMode="prototypes" rowHeight="\(height)" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="c" rowHeight="\(height)" id="cell">
      <rect key="frame" x="0" y="28" width="375" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="\(contentHeight)"/><subviews>
      \(square("a", "x=\"16\" y=\"8\" width=\"80\" height=\"80\"", 80))
      \(square("b", "x=\"104\" y=\"\(y)\" width=\"20\" height=\"20\"", 20))
      </subviews><constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></tableViewController>
      """)
    return Set(found).intersection(["constraint-conflict", "misplaced-view"])
  }

  @Test("The middle of a cell whose given height conflicts with its content is not known") func givenHeight()
  {
    #expect(cell(height: 124, contentHeight: 124, y: 38) == ["constraint-conflict"])
    #expect(cell(height: 96, contentHeight: 96, y: 38) == [])
    #expect(cell(height: 96, contentHeight: 96, y: 58) == ["misplaced-view"])
  }

  @Test("An object with the id of another one lacks constraints only because of that") func duplicateID() {
    let twice = """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="10" width="40" height="20"/></label>
      <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="60" width="40" height="20"/></label></subviews><constraints>
      <constraint \(S.pin("a", "leading", 10)) id="c1"/><constraint \(S.pin("a", "top", 10)) id="c2"/>
      </constraints></view>
      """
    #expect(Set(ids(twice)) == ["duplicate-id"])
  }

  @Test("A view of which a constraint cannot be read is not ambiguous, too", arguments: ["widht", "missing"])
  func unreadConstraint(fault: String) {
    let width = fault == "missing" ? S.pin("a", "trailing", -50, to: "missing") : S.length("a", fault, 40)
    let constraints = [S.pin("a", "leading", 10), S.pin("a", "top", 10), S.length("a", "height", 20), width]
    #expect(
      ids(S.view(constraints: constraints)) == [
        fault == "missing" ? "dangling-reference" : "malformed-constraint"
      ])
  }

  @Test(
    "Only the length of a small control that does not follow from a conflict is judged",
    arguments: [
      (20, ["button \"OK\" is 20 points high: make it at least 44 high, so that it is easy to tap"]),
      (44, []),
    ])
  func smallControl(height: Int, messages: [String]) {
    let button = S.view(
      element: "button", attributes: #"opaque="NO" buttonType="system""#,
      content: #"<state key="normal" title="OK"/>"#,
      constraints: [
        S.pin("a", "leading", 10), S.pin("a", "top", 10), S.length("a", "width", 12),
        S.length("a", "width", 14), S.length("a", "height", height),
      ])
    let found = NibCheck(S.document("XIB", "<objects>\(button)</objects>", file: "S.xib")).diagnostics
      .filter { $0.id == "touch-target" }
    #expect(found.map(\.message) == messages)
  }

  @Test("A control does not cover another one where it does not receive touches") func outsideSuperview() {
    func button(_ title: String, _ frame: String) -> String {
      """
      <button opaque="NO" buttonType="system" fixedFrame="YES" id="\(title)"><rect key="frame" \(frame)/>
      <state key="normal" title="\(title)"/></button>
      """
    }
    func screen(box height: Int) -> String {
      """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      \(button("Below", #"x="20" y="90" width="120" height="44""#))
      <view fixedFrame="YES" id="box"><rect key="frame" x="0" y="0" width="300" height="\(height)"/><subviews>
      \(button("Over", #"x="20" y="60" width="120" height="44""#))</subviews></view>
      </subviews></view>
      """
    }
    #expect(ids(screen(box: 80)) == ["outside-superview"])
    #expect(ids(screen(box: 110)) == ["overlapping-controls"])
  }
}
