import Testing

@testable import NibFormats

@Suite struct NibLazyValuesTests {
  @Test("The value for a key is computed once, also if it is nil or needs the values for other keys")
  func values() {
    let halves = NibLazyValues<Int, Int?>()
    var computed: [Int] = []
    /// The number of times that a number can be halved; `nil` for 0.
    func count(_ number: Int) -> Int? {
      halves.get(number) { number in
        computed.append(number)
        if number == 0 { return nil }
        return number.isMultiple(of: 2) ? count(number / 2).map { $0 + 1 } : 0
      }
    }
    #expect([8, 0, 2, 0, 8].map(count) == [3, nil, 1, nil, 3])
    #expect(computed == [8, 4, 2, 1, 0])
  }
}
