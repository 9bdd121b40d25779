import NibCompare
import NibCore
import Testing

/// Changed frames and findings that follow from changes.
@Suite struct LayoutConsequencesTests {
  @Test("The outermost view whose frame changed is listed, with the number of views inside") func frames()
    throws
  {
    func document(_ width: Int) throws -> NibDocument {
      try ComparedNibs.document(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/>
          </subviews>
          <constraints>
            <constraint firstAttribute="width" constant="\(width)" id="w"/>
            <constraint firstAttribute="height" constant="50" id="h"/>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="l"/>
            <constraint firstItem="inner" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="t"/>
            <constraint firstItem="inner" firstAttribute="top" secondItem="box" secondAttribute="top" id="o"/>
            <constraint firstItem="inner" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
          </constraints>
        </view>
        """,
        constraints: """
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
          """)
    }
    let comparison = DocumentComparison(try document(100), try document(120))
    let layout = LayoutConsequences(
      comparison.matching, options: NibCanvas.Options(), scenesOf: comparison.changedScenes)
    #expect(layout.changes.map(\.newID) == ["box"])
    #expect(layout.changes.map(\.countInside) == [1])
    #expect(layout.changes.map(\.words) == ["20 wider"])
  }
}
