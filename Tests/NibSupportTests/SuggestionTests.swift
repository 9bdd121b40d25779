import NibSupport
import Testing

/// Suggestions for unknown names.
@Suite struct SuggestionTests {
  @Test(
    "Names are suggested that differ in at most a third of the shorter name",
    arguments: [
      ("Aple", "Apple", true), ("HighlightText", "HIghlightText", true), ("chekc", "check", true),
      ("background", "ListBackground", false), ("Title", "Subtitle", false), ("red", "green", false),
    ])
  func nearNames(name: String, known: String, isNear: Bool) {
    #expect(Suggestion(for: name, from: [known]).question == (isNear ? "Did you mean '\(known)'?" : nil))
  }
}
