import Testing

@testable import NibAnalysis
@testable import NibCore

/// The rule about connections to objects of other scenes.
@Suite struct ConnectionToOtherSceneTests {
  /// The ids of the connections that the rule reports. The second scene has the view controller `two`, the label `label` and
  /// the gesture recognizer `tap`.
  private func ids(_ connections: String) -> [String] {
    findings(connections).compactMap { $0.path.steps.first?.id }
  }

  private func findings(
    _ connections: String, constraints: String = "", rule: String = "connection-to-other-scene"
  ) -> [Diagnostic] {
    let content = """
      <scenes><scene sceneID="s"><objects><viewController id="one">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <constraints>\(constraints)</constraints></view>
      <connections>\(connections)</connections></viewController></objects></scene>
      <scene sceneID="t"><objects><viewController id="two">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews><label text="A" id="label"/></subviews></view></viewController>
      <tapGestureRecognizer id="tap"/></objects></scene></scenes>
      """
    return NibCheck(
      CheckSample.document("Storyboard.XIB", content, file: "S.storyboard"),
      configuration: CheckConfiguration(only: [rule])
    ).diagnostics
  }

  @Test(
    "Outlets, actions and anchors must stay in their scene, segues need not",
    arguments: [
      (#"<outlet property="title" destination="label" id="c"/>"#, true),
      (#"<outlet property="title" destination="v1" id="c"/>"#, false),
      (#"<outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/>"#, true),
      (#"<action selector="save:" destination="two" eventType="valueChanged" id="c"/>"#, true),
      (#"<action selector="save:" destination="one" eventType="valueChanged" id="c"/>"#, false),
      (#"<segue destination="two" kind="show" id="c"/>"#, false),
      (#"<segue destination="two" kind="popoverPresentation" popoverAnchorView="label" id="c"/>"#, true),
      (#"<segue destination="two" kind="popoverPresentation" popoverAnchorView="v1" id="c"/>"#, false),
      (#"<outlet property="title" destination="nothing" id="c"/>"#, false),
    ])
  func connections(text: String, isReported: Bool) {
    #expect(ids(text) == (isReported ? ["c"] : []))
  }

  @Test("The message names the connection and what follows") func message() {
    let found = findings(#"<outlet property="nameLabel" destination="label" id="c"/>"#)
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == [
        "the outlet 'nameLabel' leads to an object of another scene, which UIKit loads separately, so that it stays nil: "
          + "connect it in its own scene, or remove it"
      ])
    #expect(found.first?.notes.count == 1)
  }

  @Test("An item of a constraint in another scene is not called one without a frame") func constraint() {
    let constraint = """
      <constraint firstItem="label" firstAttribute="top" secondItem="v1" secondAttribute="top" id="k"/>
      """
    #expect(
      findings("", constraints: constraint, rule: "malformed-constraint").map(\.message) == [
        "<label> is in another scene; the constraint is left out"
      ])
  }
}
