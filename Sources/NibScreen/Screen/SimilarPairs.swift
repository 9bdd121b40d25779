import NibCore

/// Two colors in one number: pairs are looked up for every cell of a picture.
struct ColorPair: Hashable {
  /// Each color in half of the bits: an entry of the palette, or the 24 bits of a color with one more set.
  private let codes: UInt64

  init(_ foreground: TerminalColor, _ background: TerminalColor) {
    codes = UInt64(ColorPair.code(foreground)) << 32 | UInt64(ColorPair.code(background))
  }

  private init(codes: UInt64) { self.codes = codes }

  private static let rgbFlag: UInt32 = 1 << 24

  private static func code(_ color: TerminalColor) -> UInt32 {
    switch color {
    case .default: .max
    case .indexed(let index): UInt32(index)
    case .rgb(let color): rgbFlag | color.rgb
    }
  }

  /// The pair with so many bits of each red, green and blue; entries of the palette stay what they are.
  func rounded(toBits bits: Int) -> ColorPair {
    ColorPair(
      codes: UInt64(ColorPair.rounded(UInt32(codes >> 32), bits)) << 32
        | UInt64(ColorPair.rounded(UInt32(truncatingIfNeeded: codes), bits)))
  }

  private static func rounded(_ code: UInt32, _ bits: Int) -> UInt32 {
    guard code & ~(rgbFlag - 1) == rgbFlag else { return code }
    let channel = UInt32(0xFF) << (8 - bits) & 0xFF
    return code & (rgbFlag | channel << 16 | channel << 8 | channel)
  }
}

/// Pairs of colors that have numbers, ever more coarsely: for a pair that gets none, one that looks like it is found
/// without a look at all of them.
struct SimilarPairs {
  /// How many bits of red, green and blue count. With fewer, a text and its background might become one color.
  private static let precisions = [5, 4, 3, 2]
  private let tables: [(bits: Int, numbers: [ColorPair: Int32])]

  /// Cost: O(pairs).
  init(_ numbers: [ColorPair: Int32]) {
    tables = SimilarPairs.precisions.map { bits in
      // The lowest of several numbers, so that nothing depends on the order of the table.
      (bits, Dictionary(numbers.map { ($0.rounded(toBits: bits), $1) }, uniquingKeysWith: min))
    }
  }

  /// The number of the pair that is most like another one; nil if none is.
  func number(of pair: ColorPair) -> Int32? {
    tables.lazy.compactMap { $0.numbers[pair.rounded(toBits: $0.bits)] }.first
  }
}
