import NibSupport
import Testing

/// Lists in sentences.
@Suite struct CollectionListedTests {
  @Test(
    "Texts are listed with commas and a conjunction",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
      (["a", "b", "c", "d"], "a, b, c and d"),
    ])
  func lists(texts: [String], sentence: String) {
    #expect(texts.listed() == sentence)
  }

  @Test("More texts than the maximum are counted")
  func counts() {
    #expect(["a", "b", "c", "d"].listed(maximum: 2) == "a, b and 2 more")
    #expect(["a", "b"].listed("or", maximum: 2) == "a or b")
  }
}
