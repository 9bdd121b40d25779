import Testing

@testable import NibAnalysis
@testable import NibCore

/// Reasons that are not constraints of the document.
@Suite struct ExplainRulesTests {
  private typealias S = ExplainSample

  @Test("I13: Autoresizing masks are reasons") func masks() {
    let sample = ExplainSample(
      [
        "<view id=\"a\"><rect key=\"frame\" x=\"10\" y=\"10\" width=\"40\" height=\"20\"/>"
          + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/></view>"
      ], [])
    #expect(
      sample.lines("a", .left, .equation, .reason) == [
        "left 10 = superview left + 10",
        "autoresizing mask of view#a: view#a.left == view#root.left + 10",
      ])
  }

  @Test("The constraints of a stack view are explained with their purpose") func stackView() {
    let views = [S.content("a", 60), S.content("b", 80)].joined()
    let sample = ExplainSample(
      [
        S.view(
          "s", element: "stackView", attributes: "spacing=\"8\"", content: "<subviews>\(views)</subviews>")
      ],
      [S.pin("s", "leading"), S.pin("s", "top")])
    #expect(
      sample.lines("b", .left, .equation, .reason) == [
        "left 68 = view#a right 60 + 8",
        "left 68 = 8 ('UISV-spacing' of stack view) + 60 (content width of view#a)",
        "'UISV-spacing' of stack view (its spacing): view#b.left == view#a.right + 8",
        "'UISV-canvas-connection' of stack view (the first and last views touch the stack view's edges): "
          + "view#a.left == stack view.left",
        "the placeholder in Interface Builder gives view#a the width 60 (hugging 250, resistance 750)",
      ])
  }

  @Test("I17: Margins are shown with their size") func margins() {
    let margin = ExplainSample([S.content("a", 60)], [S.pin("a", "leading", 4, to: "root", "leadingMargin")])
    #expect(
      margin.lines("a", .left, .equation, .reason) == [
        "left 20 = superview left + 20",
        "constraint k1 (required): view#a.leading == view#root.leadingMargin + 4; leadingMargin of "
          + "view#root is inset by 16",
      ])
  }

  @Test("In a right-to-left layout, a larger leading constant moves the view to the left")
  func rightToLeft() {
    var options = LayoutOptions()
    options.isRightToLeft = true
    let sample = ExplainSample(
      [S.content("a", 60)], [S.pin("a", "leading", 16), S.pin("a", "top")], options: options)
    #expect(sample.lines("a", .leading, .equation).first == "leading 359 = superview leading 375 - 16")
    #expect(
      sample.lines("a", .left, .change).first
        == "raise the constant of constraint k1 from 16 to 17: the left would be 298, not 299")
  }

  @Test("A view in a scroll view is explained by its distance from the content's edge")
  func scrollViewContent() {
    let inner =
      "<subviews>\(S.content("b", 500))</subviews><constraints>"
      + "<constraint firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"s\" secondAttribute=\"leading\" "
      + "constant=\"4\" id=\"i1\"/></constraints>"
    let sample = ExplainSample(
      [S.view("s", element: "scrollView", content: inner)], [S.pin("s", "leading"), S.pin("s", "top")])
    #expect(sample.lines("b", .left, .equation).last == "left 4 = 4 (constraint i1)")
  }

  @Test("A baseline is explained by its distance from the top") func baseline() throws {
    let label = S.view("a", element: "label", attributes: "text=\"Name\"")
    let sample = ExplainSample([label], [S.pin("a", "leading"), S.pin("a", "top", 20)])
    let explanation = try #require(NibExplanation(of: sample.view("a"), edge: .firstBaseline))
    let value = try #require(explanation.value)
    #expect(value > 30 && value < 42)
    #expect(explanation.sentences.contains { $0.kind == .equation && $0.text.hasSuffix("(baseline)") })
  }

  @Test("A view that its superview places without constraints is explained by the superview")
  func cellContent() {
    let text =
      "<objects><tableViewCell id=\"cell\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"
      + "<tableViewCellContentView key=\"contentView\" id=\"content\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/></tableViewCellContentView>"
      + "</tableViewCell></objects>"
    let loaded = LoadedDocument(CheckSample.document("XIB", text, file: "S.xib"))
    let view = loaded.roots.flatMap(\.views).first { $0.nibOrigin?.id == "content" }
    let sentences = view.flatMap { NibExplanation(of: $0, edge: .left)?.sentences } ?? []
    #expect(
      sentences.last?.text
        == "the cell places the content view itself, without constraints")
  }
}
