import Testing

@testable import NibAnalysis
@testable import NibCore

/// Conflicts that exist only because lengths cannot be negative, as `check` reports them.
@Suite struct ChainConflictCheckTests {
  private typealias S = CheckSample

  /// A box of 50 points with labels one below the other, each 20 points high, with 8 points between them and 16 at the
  /// ends.
  private func box(labels count: Int, label: String = "", room: Int = 50) -> String {
    let labels = (1...count).map { index in
      """
      <label text="Label \(index)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
      <rect key="frame" x="0" y="\(index * 5)" width="60" height="20"/>\(label)</label>
      """
    }
    var constraints = [S.pin("box", "leading"), S.pin("box", "top"), S.length("box", "width", 80)]
    constraints += [S.length("box", "height", room)]
    for index in 1...count {
      constraints.append(S.pin("l\(index)", "leading", to: "box"))
      let above = index == 1 ? "box" : "l\(index - 1)"
      constraints.append(
        #"firstItem="l\#(index)" firstAttribute="top" secondItem="\#(above)" secondAttribute="#
          + #""\#(index == 1 ? "top" : "bottom")" constant="\#(index == 1 ? 16 : 8)""#)
    }
    constraints.append(
      #"firstItem="box" firstAttribute="bottom" secondItem="l\#(count)" secondAttribute="bottom" constant="16""#
    )
    let list = constraints.enumerated().map { "<constraint id=\"c\($0.offset + 1)\" \($0.element)/>" }
    return """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="80" height="\(room)"/><subviews>\(labels.joined())</subviews></view>
      </subviews><constraints>\(list.joined(separator: "\n"))</constraints></view>
      """
  }

  private static let ids = [
    "constraint-conflict", "canvas-conflict", "ambiguous-layout", "misplaced-view", "hidden-view-conflict",
  ]

  private func findings(_ objects: String) -> [Diagnostic] {
    NibCheck(S.document("XIB", "<objects>\(objects)</objects>", file: "S.xib")).diagnostics
      .filter { Self.ids.contains($0.id) }
  }

  @Test("A chain that is too long is one error, without its consequences", arguments: [4, 5, 6])
  func chain(labels count: Int) {
    let found = findings(box(labels: count))
    #expect(found.map(\.id) == ["constraint-conflict"])
    let bounds = found.first?.notes.map(\.message).filter { $0.contains("cannot be less than 0 high") }
    #expect(bounds == (1...count).map { "label \"Label \($0)\" cannot be less than 0 high" })
  }

  @Test("A chain that is compressed to nothing does not conflict") func exactRoom() {
    #expect(!findings(box(labels: 3, room: 48)).map(\.id).contains("constraint-conflict"))
    #expect(findings(box(labels: 3, room: 47)).map(\.id) == ["constraint-conflict"])
  }

  @Test("explain and the layout agree with the conflict") func explanation() throws {
    let document = S.document("XIB", "<objects>\(box(labels: 4))</objects>", file: "S.xib")
    let loaded = LoadedDocument(document)
    let views = loaded.roots.flatMap(\.view.nibTree).filter { $0 is UILabel }
    for view in views {
      #expect(ViewAmbiguity(of: view) == nil)
      let verdicts = ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts.map(\.id)
      #expect(verdicts.contains("constraint-conflict"))
      #expect(!verdicts.contains("ambiguous-layout"))
    }
    #expect(FoundConflict.all(in: loaded.roots[0].view).count == 1)
  }

  @Test(
    "The height of a hidden view in a stack view conflicts, unless its priority is lower",
    arguments: [1000, 999])
  func hiddenView(priority: Int) {
    let stack = """
      <stackView opaque="NO" axis="vertical" id="stack"><rect key="frame" x="0" y="0" width="100" height="40"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="100" height="40"/>
      </view><view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="40" width="100" height="30"/><subviews>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="8" y="8" width="84" height="14"/></label></subviews><constraints>
      <constraint \(S.pin("c", "leading", 8, to: "b")) id="k1"/><constraint \(S.pin("c", "top", 8, to: "b")) id="k2"/>
      <constraint \(S.pin("c", "bottom", -8, to: "b")) priority="\(priority)" id="k3"/></constraints></view></subviews>
      </stackView>
      """
    let found = findings(stack).filter { $0.id == "hidden-view-conflict" }
    #expect(found.count == (priority == 1000 ? 1 : 0))
    guard let first = found.first else { return }
    #expect(
      first.message
        == "the view is hidden, but the constraints below prevent the height of 0 that its stack view requires: give one "
        + "of them the priority 999")
    #expect(
      first.notes.map(\.message) == [
        "'label \"Text\".bottom == view.bottom - 8' is broken by 37 points", "UISV-hiding of stack view",
        "label \"Text\".top == view.top + 8", "label \"Text\" cannot be less than 0 high",
      ])
  }
}
