import Testing

@testable import NibAnalysis
@testable import NibCore

/// Views that are ambiguous only because another view is, which are reported together with it.
@Suite struct AmbiguityChainTests {
  private typealias S = ExplainSample

  /// The findings about ambiguous views, each with its notes.
  private func findings(_ sample: ExplainSample) -> [[String]] {
    NibCheck(sample.loaded.document).diagnostics.filter { $0.id == "ambiguous-layout" }.map {
      [$0.message] + $0.notes.map(\.message)
    }
  }

  /// A column of three views of 40 by 20 points.
  ///
  /// - Parameter constraints: constraints besides those between the views and at their leading edges.
  private func column(heights: [Int] = [0, 1, 2], _ constraints: [String]) -> ExplainSample {
    let ids = ["a", "b", "c"]
    return ExplainSample(
      ids.map { S.view($0, attributes: "userLabel=\"\($0)\"") },
      ids.flatMap { [S.pin($0, "leading", 10), S.length($0, "width", 40)] }
        + heights.map { S.length(ids[$0], "height", 20) }
        + [S.pin("b", "top", 8, to: "a", "bottom"), S.pin("c", "top", 8, to: "b", "bottom")] + constraints)
  }

  @Test("A column without a constraint at its top is one finding, at the first view") func withoutTop() {
    #expect(
      findings(column([])) == [
        [
          "the constraints do not determine the vertical position of view \"a\": add constraints",
          "this also determines the vertical position of view \"b\"",
          "this also determines the vertical position of view \"c\"",
        ]
      ])
    #expect(findings(column([S.pin("a", "top", 10)])) == [])
    #expect(findings(column([S.pin("c", "bottom", -10)])) == [])
  }

  @Test("The views below one without a height follow from it") func withoutHeight() {
    #expect(
      findings(column(heights: [1, 2], [S.pin("a", "top", 10)])) == [
        [
          "the constraints do not determine the height of view \"a\": add constraints",
          "this also determines the vertical position of view \"b\"",
          "this also determines the vertical position of view \"c\"",
        ]
      ])
  }

  @Test("A view that lacks more than what follows is reported for the rest") func ownRest() {
    #expect(
      findings(column(heights: [0, 2], [])) == [
        [
          "the constraints do not determine the vertical position of view \"a\": add constraints"
        ],
        [
          "the constraints do not determine the height of view \"b\": add constraints",
          "this also determines the vertical position of view \"c\"",
        ],
      ])
  }

  @Test("Views with inequalities between them are open independently") func inequality() {
    let sample = ExplainSample(
      [S.view("a"), S.view("b")],
      ["a", "b"].flatMap {
        [S.pin($0, "leading", 10), S.length($0, "width", 40), S.length($0, "height", 20)]
      } + [
        S.pin("a", "top", 10, more: "relation=\"greaterThanOrEqual\""),
        S.pin("b", "top", 8, to: "a", "bottom", more: "relation=\"greaterThanOrEqual\""),
        S.pin("b", "bottom", -10, more: "relation=\"lessThanOrEqual\""),
      ])
    #expect(findings(sample).map(\.count) == [1, 1])
  }

  @Test("Views that follow from one with an unreadable constraint are not reported") func dangling() {
    let sample = column([S.pin("a", "top", 10, to: "missing")])
    #expect(NibCheck(sample.loaded.document).diagnostics.map(\.id) == ["dangling-reference"])
  }
}
