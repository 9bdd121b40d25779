import Testing

@testable import NibAnalysis
@testable import NibCore

/// Diagnostics of objects, ids and references in a document.
@Suite struct ReferenceCheckTests {
  private typealias S = CheckSample
  /// Constraints that determine the whole frame of `a`.
  private static let whole = [
    S.pin("a", "leading", 10), S.pin("a", "top", 10), S.length("a", "width", 40), S.length("a", "height", 20),
  ]

  @Test("A constraint that repeats an earlier one is reported") func duplicateConstraint() {
    #expect(
      S.xib(S.view(constraints: Self.whole + [Self.whole[2]])) == [
        "S.xib:9:1: warning: the constraint 'View.width = 40' repeats an earlier one: remove one of them [duplicate-constraint]",
        "  in NSLayoutConstraint#c5 < UIView#root", "  S.xib:7:1: note: the earlier constraint is here",
      ])
  }

  @Test("A constraint whose items are exchanged repeats the earlier one") func reversedConstraint() {
    let turned =
      "firstItem=\"root\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"leading\""
    let lines = S.xib(S.view(constraints: [S.pin("a", "leading"), turned] + Self.whole.dropFirst()))
    #expect(
      lines.suffix(3) == [
        "S.xib:6:1: warning: the constraint 'Superview.leading = View.leading' repeats an earlier one: remove one of them [duplicate-constraint]",
        "  in NSLayoutConstraint#c2 < UIView#root", "  S.xib:5:1: note: the earlier constraint is here",
      ])
  }

  @Test(
    "Exchanged items also exchange the sign of the constant and the relation",
    arguments: [
      ("constant=\"8\"", "constant=\"-8\"", true), ("constant=\"8\"", "constant=\"8\"", false),
      ("constant=\"8.0\"", "constant=\"-8\"", true),
      ("constant=\"8\" priority=\"9\"", "constant=\"-8\"", false),
      (
        "relation=\"lessThanOrEqual\" constant=\"8\"", "relation=\"greaterThanOrEqual\" constant=\"-8\"", true
      ),
      ("relation=\"lessThanOrEqual\" constant=\"8\"", "relation=\"lessThanOrEqual\" constant=\"-8\"", false),
      ("multiplier=\"1:2\" constant=\"8\"", "multiplier=\"1:2\" constant=\"-8\"", false),
    ])
  func exchangedConstraint(first: String, second: String, isDuplicate: Bool) {
    let pair = [
      "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" \(first)",
      "firstItem=\"root\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"leading\" \(second)",
    ]
    let lines = S.xib(S.view(constraints: pair + Self.whole))
    #expect(lines.contains { $0.hasSuffix("[duplicate-constraint]") } == isDuplicate)
  }

  @Test("A constraint to an item outside its view is an error") func outsideItem() {
    let other = "<view id=\"other\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    let outside = "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"other\" secondAttribute=\"top\""
    #expect(
      S.xib(S.view(constraints: Self.whole + [outside]) + other) == [
        "S.xib:9:56: error: secondItem=\"other\" is outside the <view> that the constraint belongs to, so UIKit "
          + "raises an exception: move the constraint to a common ancestor [constraint-outside-view]",
        "  in NSLayoutConstraint#c5 < UIView#root",
      ])
  }

  @Test("References to an id that no object has are reported") func missingIDs() {
    let dangling = "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\""
    let outlet = "<connections><outlet property=\"label\" destination=\"gone\" id=\"o1\"/></connections>"
    #expect(
      S.xib(S.view(content: outlet, constraints: Self.whole + [dangling])) == [
        "S.xib:4:70: note: [<UIView> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant "
          + "for the key label. The outlet is left unset. [outlet]",
        "  in outlet#o1 < UIView#a < UIView#root",
        "S.xib:4:95: warning: destination=\"gone\" of <outlet> refers to an object that is not in this "
          + "document "
          + "[dangling-reference]", "  in outlet#o1 < UIView#a < UIView#root",
        "S.xib:9:56: warning: secondItem=\"gone\" of <constraint> refers to an object that is not in "
          + "this document "
          + "[dangling-reference]", "  in NSLayoutConstraint#c5 < UIView#root",
      ])
  }

  @Test("A tie breaker for a segue that does not exist is an error, because Xcode cannot read the document")
  func tieBreaker() throws {
    func found(_ segue: String) throws -> [String] {
      let text = RuleExample(
        """
        <scene sceneID="s"><objects><viewController id="list" sceneMemberID="viewController">
        <view key="view" id="view"/><connections><segue destination="list" kind="show" id="segue"/></connections>
        </viewController></objects></scene>
        """
      ).document.replacing(
        "</scenes>",
        with:
          "</scenes><inferredMetricsTieBreakers><segue reference=\"\(segue)\"/></inferredMetricsTieBreakers>")
      return try NibReader.read(Array(text.utf8), file: "S.storyboard").diagnostics
        .filter { $0.id == "dangling-reference" }.map { "\($0.severity): \($0.message)" }
    }
    #expect(try found("segue") == [])
    #expect(
      try found("gone") == [
        "error: reference=\"gone\" of <segue> refers to an object that is not in this document: Xcode neither opens nor "
          + "compiles the document; remove <segue>"
      ])
  }

  @Test("An id that an earlier object has is reported") func duplicateID() {
    let inner = "<subviews><view id=\"root\"/></subviews>"
    #expect(
      S.xib(S.view(content: inner, constraints: Self.whole)) == [
        "S.xib:4:73: error: <view> has the same id \"root\" as an earlier <view>; references use "
          + "the earlier one [duplicate-id]", "  in UIView#root < UIView#a < UIView#root",
        "  S.xib:2:16: note: first used here",
      ])
  }

  @Test("Constraints of a view that a variation excludes are not reported as errors of references")
  func excludedView() {
    let variation = """
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      """
    let text = """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
      <constraints><constraint \(S.pin("b", "top")) id="c1"/></constraints>\(variation)</view>
      """
    let found = S.xib(text).filter { $0.hasPrefix("S.xib") }
    #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix("[uninstalled-item]") })
  }

  @Test("Runtime attributes of an unknown class are not checked, but the class is noted")
  func runtimeAttributes() {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius">\
      <integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    #expect(
      S.xib(S.view(attributes: "customClass=\"Badge\"", content: attribute, constraints: Self.whole)) == [
        "S.xib:3:54: note: Unknown class Badge in Interface Builder file. [unknown-class]",
        "  in Badge#a < UIView#root",
      ])
    #expect(
      S.xib(S.view(content: attribute, constraints: Self.whole)) == [
        "S.xib:4:87: note: Failed to set (radius) user defined inspected property on (UIView): [<UIView> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key radius. "
          + "[runtime-attribute]", "  in UIView#a < UIView#root",
      ])
  }

  @Test("A view that contains itself is an error") func recursiveView() {
    let inner = "<subviews><view reference=\"root\"/></subviews>"
    #expect(
      S.xib(S.view(content: inner, constraints: Self.whole)).first
        == "S.xib:4:67: error: the object contains itself; the inner reference is left out [recursive-object]"
    )
  }

  @Test(
    "A reference to a storyboard that is not among the known ones is noted",
    arguments: [nil, ["Main"], ["Other"]] as [Set<String>?])
  func missingStoryboard(storyboards: Set<String>?) {
    let lines = S.storyboard(
      "<viewControllerPlaceholder storyboardName=\"Main\" id=\"p\"/>", storyboards: storyboards)
    let note =
      "S.storyboard:2:64: note: no storyboard named 'Main' in this document's folder: correct the name, or "
      + "check the whole project [missing-storyboard]"
    #expect(lines == (storyboards == ["Other"] ? [note, "  in StoryboardReference#p"] : []))
  }

  @Test(
    "A reference without a storyboard name means a scene of its own storyboard",
    arguments: [
      ("referencedIdentifier=\"detail\"", nil), ("storyboardName=\"\" referencedIdentifier=\"detail\"", nil),
      ("referencedIdentifier=\"detial\"", "this storyboard has no scene with the identifier 'detial'"),
      ("", "this storyboard has no initial view controller"),
      ("storyboardName=\"Other\" referencedIdentifier=\"detial\"", nil),
    ])
  func sceneOfOwnStoryboard(attributes: String, problem: String?) {
    let lines = S.storyboard(
      """
      <viewController storyboardIdentifier="detail" id="first"/>
      <viewControllerPlaceholder \(attributes) id="away"/>
      """
    ).filter { $0.contains("[missing-scene]") }
    #expect(lines.map { $0.contains(problem ?? "-") } == (problem == nil ? [] : [true]))
  }
}
