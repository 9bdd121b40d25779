import Testing

@testable import NibAnalysis
@testable import NibCore

/// Ambiguity in scroll views whose constraints leave the size of the content open.
@Suite struct OpenContentTests {
  private typealias S = CheckSample
  private static let place = [
    S.pin("a", "leading", 10), S.pin("a", "top", 10), S.length("a", "width", 40), S.length("a", "height", 20),
  ]
  private static let size = [S.length("b", "width", 20), S.length("b", "height", 10)]
  /// A view at the top and the trailing edge of the content, whose width is open.
  private static let trailing = size + [S.pin("b", "top", to: "a"), S.pin("b", "trailing", to: "a")]

  private func found(_ constraints: [String], _ attributes: String = "") -> [String] {
    S.xib(
      S.view(
        element: "scrollView", attributes: attributes, content: S.inner(constraints), constraints: Self.place)
    ).filter { $0.contains("[ambiguous-layout]") }
  }

  private static func open(_ place: String, _ property: String) -> String {
    "S.xib:\(place): warning: the constraints do not determine the \(property): add constraints "
      + "[ambiguous-layout]"
  }

  @Test("A view that only follows an open edge of the content is not reported") func consequence() {
    #expect(found(Self.trailing) == [Self.open("3:1", "size of the content of the scroll view")])
    #expect(
      found(Self.trailing + [S.pin("b", "bottom", to: "a")]) == [
        Self.open("3:1", "width of the content of the scroll view")
      ])
  }

  @Test("A view whose place is open for another reason is reported too") func otherReason() {
    #expect(
      found(Self.size + [S.pin("b", "top", to: "a")]) == [
        Self.open("3:1", "size of the content of the scroll view"),
        Self.open("4:67", "horizontal position of the view"),
      ])
  }

  @Test(
    "If the size of the scroll view's content is not verified, what follows from it is not reported",
    arguments: ["off", "ignoreSizes"])
  func unverified(value: String) { #expect(found(Self.trailing, "verifyAmbiguity=\"\(value)\"") == []) }

  @Test("A scroll view inside an open content is examined on its own") func nested() {
    let inner = """
      <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="40" height="20"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="0" y="0" width="20" height="10"/></view></subviews>
      <constraints>
      \((["leading", "trailing", "top"].map { S.pin("c", $0, to: "b") }
        + [S.length("c", "width", 20), S.length("c", "height", 10)]).enumerated()
        .map { "<constraint id=\"e\($0.offset)\" \($0.element)/>" }.joined())
      </constraints></scrollView></subviews>
      <constraints>\(Self.trailing.enumerated()
        .map { "<constraint id=\"d\($0.offset)\" \($0.element)/>" }.joined())</constraints>
      """
    let lines = S.xib(S.view(element: "scrollView", content: inner, constraints: Self.place))
    #expect(
      lines.filter { $0.contains("[ambiguous-layout]") } == [
        Self.open("3:1", "size of the content of the scroll view"),
        Self.open("4:67", "height of the content of the scroll view"),
      ])
  }

  @Test("Marks of scroll views with an open content, and of views in it, are not stale")
  func marks() {
    let lines = S.xib(
      S.view(
        element: "scrollView", attributes: "ambiguous=\"YES\"", content: S.inner(Self.trailing),
        constraints: Self.place))
    #expect(!lines.contains { $0.contains("[stale-flag]") })
  }

  @Test(
    "A row of a xib sizes itself, whether or not its cell has a saved row height",
    arguments: ["", "rowHeight=\"90\""])
  func row(attributes: String) {
    let views = ["a", "b"].map {
      """
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="\($0)">
      <rect key="frame" x="0" y="0" width="320" height="20"/></label>
      """
    }
    let constraints =
      ["a", "b"].flatMap { id in
        ["leading", "trailing"].map { S.pin(id, $0, to: "content") }
      } + [
        S.pin("a", "top", to: "content"), S.pin("b", "bottom", to: "content"),
        "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"bottom\"",
      ]
    let lines = S.xib(
      """
      <tableViewCell \(attributes) id="cell"><rect key="frame" x="0" y="0" width="320" height="90"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="90"/>
      <subviews>\(views.joined())</subviews><constraints>
      \(constraints.enumerated().map { "<constraint id=\"c\($0.offset)\" \($0.element)/>" }.joined())
      </constraints></tableViewCellContentView></tableViewCell>
      """)
    #expect(!lines.contains { $0.contains("[ambiguous-layout]") })
  }
}
