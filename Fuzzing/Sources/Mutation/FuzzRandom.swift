/// The random number generator SplitMix64 by Sebastiano Vigna. The same seed gives the same numbers on every machine.
struct FuzzRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to `limit` - 1; 0 if `limit` is not positive.
  mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

  /// Returns true with a probability of 1 / `count`.
  mutating func chance(of count: Int) -> Bool { below(count) == 0 }

  /// A random element of a list.
  ///
  /// - Precondition: the list is not empty.
  mutating func element<Items: RandomAccessCollection>(_ items: Items) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: below(items.count))]
  }
}
