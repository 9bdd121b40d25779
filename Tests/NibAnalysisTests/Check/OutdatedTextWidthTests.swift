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

  @Test("A label of several lines has the width of its text, unless a stack view is around it") func lines() {
    let text = "A title that is much wider"
    let wrapped = "numberOfLines=\"2\""
    #expect(findings(text, attributes: wrapped).map(\.severity) == [.note])
    let label = S.view("a", element: "label", attributes: "text=\"\(text)\" \(wrapped)")
    let stack = S.view("s", element: "stackView", content: "<subviews>\(label)</subviews>")
    let document = ExplainSample([stack], [S.pin("s", "leading", 10), S.pin("s", "top", 10)]).loaded.document
    let found = NibCheck(document).diagnostics.filter { $0.id == "misplaced-view" }
    #expect(!found.contains { $0.message.contains("the saved width") })
  }

  @Test("Notes name the views that move with the width of the text") func moved() throws {
    let views = [
      S.view("a", element: "label", attributes: "text=\"A title that is much wider\""),
      S.view("icon", element: "imageView"),
    ]
    let constraints = [
      S.pin("a", "trailing", -325), S.pin("a", "top", 10), S.pin("icon", "leading", to: "a"),
      S.pin("icon", "top", 10), S.length("icon", "width", 40), S.length("icon", "height", 20),
    ]
    let found = NibCheck(ExplainSample(views, constraints).loaded.document).diagnostics.filter {
      $0.id == "misplaced-view"
    }
    #expect(found.count == 1)
    let note = try #require(found.first?.notes.first)
    #expect(note.message.hasPrefix("the saved x of the image view"), "\(note.message)")
    #expect(note.message.contains(" is 10, but its constraints give -"), "\(note.message)")
  }

  @Test("Small differences and classes of the program prove nothing") func uncertain() {
    #expect(findings("Name") == [])
    let text = "A title that is much wider"
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
