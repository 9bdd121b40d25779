/// A path prepared for comparison with queries.
package struct FuzzyText {
  /// The path as UTF-8.
  let bytes: [UInt8]
  /// The path in lower case, with the same number of bytes.
  let folded: [UInt8]
  /// The bonus for a match at each byte.
  let bonuses: [UInt8]

  init(_ path: String) {
    bytes = Array(path.utf8)
    folded = Self.folded(path)
    let name = bytes.lastIndex(of: .slash).map { $0 + 1 } ?? 0
    var previous = UInt8.slash
    var bonuses: [UInt8] = []
    bonuses.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let inName = index >= name ? FuzzyScore.inFileName : 0
      bonuses.append(UInt8(FuzzyScore.bonus(of: byte, after: previous) + inName))
      previous = byte
    }
    self.bonuses = bonuses
  }

  /// Converts a text to lower case without changing the number of bytes. If the lowercase text would have another
  /// length, only the letters A to Z are converted.
  package static func folded(_ text: String) -> [UInt8] {
    let small = Array(text.lowercased().utf8)
    return small.count == text.utf8.count
      ? small : text.utf8.map { FuzzyScore.isCapital($0) ? $0 | 0x20 : $0 }
  }
}
