import NibSupport
import Testing

/// Collections without some elements at both ends.
@Suite struct CollectionTrimmingTests {
  @Test(
    "Only the elements at the ends are left out",
    arguments: [("", ""), ("  ", ""), ("a b", "a b"), ("  a b ", "a b"), (" a", "a"), ("a ", "a")])
  func ends(text: String, expected: String) {
    #expect(text.trimming(while: { $0 == " " }) == expected)
  }
}
