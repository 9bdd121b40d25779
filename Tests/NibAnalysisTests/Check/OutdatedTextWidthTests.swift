import Testing

@testable import NibAnalysis
@testable import NibCore

/// Labels whose saved width is neither that of their text nor one that constraints give.
@Suite struct OutdatedTextWidthTests {
  private typealias S = ExplainSample

  private static let place = [S.pin("a", "leading", 10), S.pin("a", "top", 10)]

  /// The findings about the saved frame of a label of 40 x 20 points.
  private func findings(
    _ text: String, attributes: String = "", _ constraints: [String] = place
  ) -> [Diagnostic] {
    let label = S.view("a", element: "label", attributes: "text=\"\(text)\" \(attributes)")
    let document = ExplainSample([label], constraints).loaded.document
    return NibCheck(document).diagnostics.filter { $0.id == "misplaced-view" }
  }

  @Test("A label from which the constraint for its width was removed is a note") func removedConstraint()
    throws
  {
    let text = "A title that is much wider"
    #expect(findings(text, Self.place + [S.pin("a", "trailing", -325)]) == [])
    let found = try #require(findings(text).first)
    #expect(found.severity == .note)
    #expect(
      found.message.hasPrefix("the saved width of label \"\(text)\" is 40, but its text is "),
      "\(found.message)")
    #expect(
      found.message.hasSuffix(
        " wide, and no constraint gives it another width: update its frame, or add the constraint that is missing"
      ))
    #expect(findings("i").map(\.severity) == [.note])
    #expect(findings(text, attributes: "misplaced=\"YES\"").map(\.severity) == [.warning])
  }

  @Test("Small differences, wrapped texts and classes of the program prove nothing") func uncertain() {
    #expect(findings("Name") == [])
    let text = "A title that is much wider"
    #expect(findings(text, attributes: "numberOfLines=\"2\"") == [])
    #expect(findings(text, attributes: "customClass=\"TitleLabel\"") == [])
    #expect(findings("") == [])
  }

  @Test("A text in another language has no saved width") func translations() throws {
    let sample = ExplainSample([S.view("a", element: "label", attributes: "text=\"Name\"")], Self.place)
    let document = sample.loaded.document
    let doubled = try document.localized(for: .pseudo(.double))
    #expect(doubled.object(id: "a")?["text"] == "Name Name")
    #expect(NibCheck(doubled).diagnostics.filter { $0.id == "misplaced-view" } == [])
  }
}
