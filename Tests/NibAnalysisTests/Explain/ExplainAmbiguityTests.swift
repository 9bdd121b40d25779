import Testing

@testable import NibAnalysis
@testable import NibCore

/// Ambiguous edges, and the two layouts that show their ambiguity.
@Suite struct ExplainAmbiguityTests {
  private typealias S = ExplainSample

  @Test("A position that nothing determines is ambiguous, and two layouts show it at opposite edges")
  func unlimitedPosition() throws {
    let sample = ExplainSample([S.content("a", 60)], [S.pin("a", "top")])
    #expect(
      sample.lines("a", .left, .reason) == [
        "nothing determines it: it keeps its value from the "
          + "document"
      ])
    #expect(
      sample.lines("a", .left, .ambiguity) == [
        "the left of view #a is not determined: nothing "
          + "limits it"
      ])
    #expect(sample.lines("a", .top, .ambiguity) == [])
    let ambiguity = try #require(ViewAmbiguity(of: sample.view("a")))
    let view = ObjectIdentifier(sample.view("a"))
    #expect(ambiguity.frames(.first)[view] == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(ambiguity.frames(.second)[view] == CGRect(x: 315, y: 0, width: 60, height: 20))
  }

  @Test("Inequalities limit the values of an ambiguous edge") func bounds() {
    let sample = ExplainSample(
      [S.content("a", 60)],
      [
        S.pin("a", "top"), S.pin("a", "leading", 16, more: "relation=\"greaterThanOrEqual\""),
        S.pin("a", "trailing", -20, more: "relation=\"lessThanOrEqual\""),
      ])
    #expect(
      sample.lines("a", .left, .ambiguity) == [
        "the left of view #a is not determined: any value "
          + "from 16 to 295"
      ])
  }

  @Test("The widths of two views that compete for the same space are ambiguous")
  func competingViews() throws {
    let sample = ExplainSample(
      [S.content("a", 60), S.content("b", 80)],
      [
        S.pin("a", "leading"), S.pin("a", "top"), S.pin("b", "leading", to: "a", "trailing"),
        S.pin("b", "trailing"), S.pin("b", "top"),
      ])
    #expect(
      sample.lines("a", .width, .ambiguity) == [
        "the width of view #a is not determined: any value from 60 to 295",
        "view #a and view #b have the same horizontal hugging priority (250); change the priority of one of them",
      ])
    let ambiguity = try #require(ViewAmbiguity(of: sample.view("b")))
    #expect(ambiguity.values.map(\.edge) == [.left, .width])
    let view = ObjectIdentifier(sample.view("a"))
    let widths = [ViewAmbiguity.Choice.first, .second].map { ambiguity.frames($0)[view]?.width }
    #expect(widths == [295, 60])
  }

  @Test("A layout that shows the ambiguity can be applied and undone") func appliedLayout() throws {
    let sample = ExplainSample([S.content("a", 60)], [S.pin("a", "top")])
    let view = sample.view("a")
    let before = view.frame
    let ambiguity = try #require(ViewAmbiguity(of: view))
    ambiguity.apply(.second)
    #expect(view.frame.minX == 315)
    ambiguity.apply(.first)
    #expect(view.frame.minX == 0)
    ambiguity.restore()
    #expect(view.frame == before)
  }

  @Test("A view that its constraints determine is not ambiguous") func determinedView() {
    let sample = ExplainSample([S.content("a", 60)], [S.pin("a", "top"), S.pin("a", "leading")])
    #expect(ViewAmbiguity(of: sample.view("a")) == nil)
    #expect(ViewAmbiguity(of: sample.view("root")) == nil)
  }

  @Test("A view that depends only on its ambiguous superview is not ambiguous itself") func subview() {
    let inner =
      "<subviews>\(S.content("b", 10))</subviews><constraints>"
      + "<constraint firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" "
      + "secondAttribute=\"leading\" id=\"i1\"/>"
      + "<constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"top\" "
      + "id=\"i2\"/>"
      + "</constraints>"
    let sample = ExplainSample([S.view("a", content: inner)], [S.pin("a", "top")])
    #expect(sample.lines("b", .left, .ambiguity) == [])
    #expect(sample.lines("b", .left, .equation) == ["left 0 = superview left"])
    #expect(
      sample.lines("a", .left, .ambiguity) == [
        "the left of view #a is not determined: nothing limits it",
        "the width of view #a is not determined: 0 or more",
      ])
  }

  @Test("The content size of a scroll view can be ambiguous") func scrollViewContent() {
    let inner =
      "<subviews>\(S.content("b", 10))</subviews><constraints>"
      + "<constraint firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"s\" "
      + "secondAttribute=\"leading\" id=\"i1\"/>"
      + "<constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"s\" secondAttribute=\"top\" "
      + "id=\"i2\"/>"
      + "</constraints>"
    let sizes = [S.length("s", "width", 100), S.length("s", "height", 50)]
    let sample = ExplainSample(
      [S.view("s", element: "scrollView", content: inner)],
      [S.pin("s", "leading"), S.pin("s", "top")] + sizes)
    #expect(
      sample.lines("s", .width, .ambiguity) == [
        "the width of the content of the scroll view is not determined: 0 or more"
      ])
  }

  @Test("A width that is limited because it would be negative is not ambiguous") func negativeLength() {
    let sample = ExplainSample(
      [S.view("a"), S.view("b")],
      [
        S.pin("a", "leading", 300), S.pin("a", "trailing", -100), S.pin("a", "top"),
        S.pin("b", "leading"), S.pin("b", "top"), S.pin("b", "width", to: "a"),
      ])
    #expect(sample.lines("b", .width, .ambiguity) == [])
  }
}
