import NibSupport
import Testing

/// Sequences without repeated elements.
@Suite struct SequenceUniquedTests {
  @Test(
    "The first of equal elements is kept",
    arguments: [
      ([], []), (["b", "a", "b", "c", "a"], ["b", "a", "c"]), (["a", "A"], ["a", "A"]),
    ])
  func elements(_ elements: [String], expected: [String]) {
    #expect(elements.uniqued() == expected)
  }

  @Test("The first element with a key is kept")
  func keys() {
    #expect([12, 31, 22, 11, 40].uniqued { $0 % 10 } == [12, 31, 40])
  }
}
