import Testing

@testable import NibSupport

/// Conversions of numbers from documents to integers.
@Suite struct BoundedConversionTests {
  @Test(
    "A number becomes its whole part, within limits",
    arguments: [
      (0.0, 0), (2.9, 2), (-2.9, -2), (1e9, 1_000_000_000), (1e17, 1_000_000_000), (-1e300, -1_000_000_000),
      (.infinity, 1_000_000_000), (-.infinity, -1_000_000_000), (.nan, 0), (.leastNonzeroMagnitude, 0),
    ])
  func integers(number: Double, expected: Int) {
    #expect(Int(bounded: number) == expected)
    #expect(Int64(bounded: Float(number)) == Int64(expected))
  }

  @Test("A number outside the values of a small type becomes its largest or smallest value")
  func smallTypes() {
    #expect([-1, 254.6, 255, 1e300, .nan].map { UInt8(bounded: $0) } == [0, 254, 255, 255, 0])
    #expect([-1e9, 1e9].map { Int16(bounded: $0) } == [.min, .max])
  }

  @Test("Sums of counts do not overflow") func counts() {
    let counts = [Int.max, .min, 7].map { Int(boundedCount: $0) }
    #expect(counts == [1_000_000_000, -1_000_000_000, 7])
    #expect(Int(boundedCount: UInt64.max) == 1_000_000_000)
  }
}
