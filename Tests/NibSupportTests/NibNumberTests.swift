import NibSupport
import Testing

/// Numbers as text, and searching in sorted lists.
@Suite struct NibNumberTests {
  @Test(
    "A number has up to three decimals as text",
    arguments: [
      (20, "20"), (-0.5, "-0.5"), (1.0 / 3, "0.333"), (2.9996, "3"), (-0.0001, "0"),
      (1e15, "1000000000000000"),
      (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
    ])
  func threeDecimals(number: Double, text: String) {
    #expect(NibNumber.text(number) == text)
  }

  @Test("The maximum number of decimals can be chosen") func chosenDecimals() {
    #expect(
      (0...4).map { NibNumber.text(414.66667, decimals: $0) } == [
        "415", "414.7", "414.67", "414.667", "414.6667",
      ])
  }

  /// Converted to a double, a number of single precision would have more digits than were written.
  @Test("Exact text has the shortest digits that give the number again") func exactText() {
    #expect(NibNumber.exact(Float(0.4)) == "0.4")
    #expect(NibNumber.exact(0.4) == "0.4")
    #expect(NibNumber.exact(Float(17)) == "17")
    #expect(NibNumber.exact(0.071597105699999997) == "0.0715971057")
    #expect(Double(NibNumber.exact(0.1 + 0.2)) == 0.1 + 0.2)
  }

  @Test("Binary search finds the same index as linear search") func binarySearch() {
    for count in 0..<20 {
      let numbers = (0..<count).map { 2 * $0 }
      for wanted in -1...(2 * count) {
        let index = numbers.partitioningIndex { $0 >= wanted }
        #expect(index == numbers.firstIndex { $0 >= wanted } ?? count)
        #expect(numbers.sortedIndex(of: wanted, by: { $0 }) == numbers.firstIndex(of: wanted))
      }
    }
    #expect([1, 2, 3, 4][1...].partitioningIndex { $0 > 2 } == 2)
  }
}
