import Testing

@testable import NibAnalysis
@testable import NibCore

/// Constraints between a visual effect view and the views in its content view, beyond the examples of the rule.
@Suite struct EffectViewConstraintTests {
  private static func findings(_ constraints: [String]) -> [Diagnostic] {
    let list = constraints.enumerated().map { "<constraint \($0.element) id=\"c\($0.offset + 1)\"/>" }
    return RuleSample.findings(
      "effect-view-constraint",
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="blur">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="20" height="21"/></label></subviews></view>
      <constraints>\(list.joined())</constraints></visualEffectView></subviews></view>
      """)
  }

  @Test("All constraints of an effect view are one finding, with a note for each further one") func once() {
    let found = Self.findings([
      #"firstItem="a" firstAttribute="leading" secondItem="blur" secondAttribute="leading""#,
      #"firstAttribute="bottom" secondItem="a" secondAttribute="bottom""#,
    ])
    #expect(found.map { $0.path.steps.first?.id } == ["c1"])
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message
        == "UIKit adds this constraint before the content view is in the visual effect view (\"The view "
        + "hierarchy is not prepared for the constraint\"): connect the view with the content view instead")
    #expect(found.first?.notes.map(\.message) == ["this constraint is added too early, too"])
  }

  @Test(
    "Constraints of the effect view's own size, to the content view, and placeholders are not reported",
    arguments: [
      #"firstAttribute="height" constant="100""#,
      #"firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading""#,
      #"placeholder="YES" firstItem="a" firstAttribute="leading" secondItem="blur" secondAttribute="leading""#,
    ])
  func others(constraint: String) { #expect(Self.findings([constraint]).isEmpty) }
}
