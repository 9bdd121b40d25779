import Testing

@testable import NibAnalysis
@testable import NibCore

/// Labels that are narrower than their required compression resistance allows.
@Suite struct RequiredContentTests {
  private typealias S = ExplainSample

  /// The findings about two labels side by side in a row of 375 points.
  private func findings(_ first: String, _ second: String, attributes: String = "") -> [String] {
    func label(_ id: String, _ text: String, _ priority: String) -> String {
      S.view(id, element: "label", attributes: "text=\"\(text)\" \(priority) \(attributes)")
    }
    let long = [String](repeating: "A rather long name", count: 4).joined(separator: " ")
    let document = ExplainSample(
      [label("a", long, first), label("b", "Another long text", second)],
      [
        S.pin("a", "leading", 8), S.pin("b", "leading", 8, to: "a", "trailing"), S.pin("b", "trailing", -8),
        S.pin("a", "top", 8), S.pin("b", "top", 8),
      ]
    ).loaded.document
    return NibCheck(document).diagnostics.filter {
      $0.id == "constraint-conflict" || $0.id == "ambiguous-layout"
    }.map { "\($0.severity) \($0.id): \($0.message)" }
  }

  private static let required = "horizontalCompressionResistancePriority=\"1000\""
  private static let weak = "horizontalCompressionResistancePriority=\"749\""

  @Test("A text that is narrower than its required compression resistance allows is a conflict") func one()
    throws
  {
    let found = findings(Self.required, "")
    #expect(found.count == 1)
    let message = try #require(found.first)
    #expect(
      message.hasPrefix(
        "warning constraint-conflict: the horizontal compression resistance of label \"A rather"))
    #expect(message.contains(" has the priority 1000, but constraints make it 351 points wide instead of "))
    #expect(message.hasSuffix(": lower the priority"))
  }

  @Test("Two required contents that compete are a conflict, and not ambiguous") func two() {
    let found = findings(Self.required, Self.required)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("warning constraint-conflict: the horizontal compression") })
  }

  @Test(
    "Optional contents, labels with a class of the program and texts that can wrap are not reported as conflicts"
  ) func others() {
    #expect(findings(Self.weak, "") == [])
    #expect(findings(Self.required, "", attributes: "customClass=\"TitleLabel\"") == [])
    #expect(
      findings(Self.required, Self.required, attributes: "numberOfLines=\"0\"").allSatisfy {
        !$0.contains("conflict")
      })
  }
}
