import Testing

@testable import NibAnalysis
@testable import NibCore

/// Marks of ambiguous views that are out of date, or not.
@Suite struct StaleFlagTests {
  private typealias S = ExplainSample

  /// The findings about a column of 200 points with a content and a view without content, which is marked as ambiguous.
  private func findings(_ constraints: [String], options: LayoutOptions = LayoutOptions()) -> [String] {
    let views = S.content("a", 60) + S.view("b", attributes: "ambiguous=\"YES\"")
    let stack = S.view(
      "s", element: "stackView", attributes: "axis=\"vertical\"", content: "<subviews>\(views)</subviews>")
    let edges = ["leading", "top", "trailing", "bottom"].map { S.pin("s", $0) }
    let document = ExplainSample([stack], edges + constraints).loaded.document
    return NibCheck(document, options: options).diagnostics.filter { $0.id == "stale-flag" }.map(\.message)
  }

  @Test("A view that is ambiguous only on the canvas, where it has its saved size, is marked rightly")
  func ambiguousOnCanvas() {
    #expect(findings([]) == [])
    #expect(
      findings([S.length("a", "height", 20)]) == [
        "the view is marked as ambiguous, but it is not: remove the mark"
      ])
  }

  @Test("The mark is that of the canvas, whatever device the document is laid out for") func device() throws {
    var options = LayoutOptions()
    let device = try #require(Device.named("iPhone 15"))
    options.device = device
    #expect(findings([], options: options) == [])
    options.device = nil
    options.size = CGSize(width: 300, height: 400)
    #expect(findings([], options: options) == [])
  }
}
