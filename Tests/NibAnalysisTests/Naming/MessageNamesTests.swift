import Testing

@testable import NibAnalysis
@testable import NibCore

/// The names of views in messages and equations.
@Suite struct MessageNamesTests {
  private static let document = CheckSample.document(
    "XIB",
    """
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="view" destination="root" id="o-1"/><outlet property="photo" destination="i" id="o-2"/>
    </connections></placeholder><view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <label text="Name" id="a"/><label text="Name" id="b"/><imageView id="i"/><view id="v"/>
    <view customClass="Meter" id="m"/></subviews><viewLayoutGuide key="safeArea" id="safe"/>
    <constraints><constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8"
    priority="750" id="c"/></constraints></view></objects>
    """, file: "S.xib")

  private let views: [String: UIView]

  init() {
    let all = LoadedDocument(Self.document).roots.flatMap(\.views)
    views = all.reduce(into: [:]) { $0[$1.nibOrigin?.id ?? ""] = $1 }
  }

  @Test(
    "A name is the text, the outlet, the class or the kind, and the id follows only if it is needed",
    arguments: [
      (["a", "root"], ["label \"Name\"", "the view"], ["label \"Name\"", "view"]),
      (["a", "b"], ["label \"Name\" #a", "label \"Name\" #b"], ["label \"Name\"#a", "label \"Name\"#b"]),
      (["i", "m"], ["image view photo", "Meter"], ["photo", "Meter"]),
      (["root", "v"], ["view #root", "view #v"], ["view#root", "view#v"]),
    ])
  func names(ids: [String], inSentences: [String], inEquations: [String]) {
    let shown = ids.compactMap { views[$0] }
    let names = MessageNames(shown)
    #expect(shown.map(names.inSentence) == inSentences)
    #expect(shown.map { names.inEquation($0) } == inEquations)
  }

  @Test("An equation has the names of its items and the priority") func equation() throws {
    let root = try #require(views["root"])
    let constraint = try #require(root.constraints.first)
    let names = MessageNames(LayoutBuilder.ConstraintSource.constraint(constraint).namedViews)
    #expect(names.equation(constraint) == "label \"Name\".top == view.safeArea.top + 8 @750")
    #expect(MessageNames.equation(only: constraint) == "label \"Name\".top == view.safeArea.top + 8")
    #expect(names.inSentenceWithSize(root) == "the view (200x100)")
  }
}
