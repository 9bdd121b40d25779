import CNCurses
import NibCore

/// The numbers under which ncurses knows pairs of colors. There are few of them, and a number that was never
/// defined brings ncurses down; a pair that gets none is shown as one that looks like it, or in part.
struct ColorPairs {
  /// The numbers from 1 below this may be defined; 0 is the terminal's own pair.
  private let limit: Int
  private let define: (_ number: Int32, _ foreground: Int32, _ background: Int32) -> Bool
  private var numbers: [ColorPair: Int32] = [:]
  /// The pairs of `numbers` by what they look like, from when there was no number left.
  private var similar: SimilarPairs?

  /// - Parameters:
  ///   - limit: how many numbers there are, 0 included.
  ///   - define: gives a number its colors; whether it could.
  init(
    limit: Int, define: @escaping (Int32, Int32, Int32) -> Bool = { nibcurses_define_pair($0, $1, $2) }
  ) {
    // ncurses stores no greater one, whatever the terminal's entry says.
    self.limit = min(limit, 1 << 16)
    self.define = define
  }

  /// Whether a pair was asked for that got no number, since this was last set to false.
  var hasRunOut = false

  /// Whether none has a number yet.
  var isEmpty: Bool { numbers.isEmpty }

  /// Whether a new pair would get no number.
  var isFull: Bool { numbers.count + 1 >= limit }

  /// Forgets all pairs: what is on the screen must be drawn again.
  mutating func removeAll() {
    numbers = [:]
    similar = nil
    hasRunOut = false
  }

  /// The number of a pair. When there is none left: that of a pair that looks like it, else of the same foreground on
  /// the terminal's own background, if one of them is known, else the terminal's own pair.
  mutating func number(foreground: TerminalColor, background: TerminalColor) -> Int32 {
    if foreground == .default && background == .default { return 0 }
    let pair = ColorPair(foreground, background)
    if let number = numbers[pair] { return number }
    let number = Int32(numbers.count + 1)
    guard !isFull, define(number, foreground.cursesNumber, background.cursesNumber) else {
      return substitute(for: pair) ?? numbers[ColorPair(foreground, .default)] ?? 0
    }
    numbers[pair] = number
    return number
  }

  private mutating func substitute(for pair: ColorPair) -> Int32? {
    guard isFull else { return nil }
    hasRunOut = true
    let table = similar ?? SimilarPairs(numbers)
    similar = table
    return table.number(of: pair)
  }
}

extension TerminalColor {
  /// The color as ncurses counts it.
  var cursesNumber: Int32 {
    switch self {
    case .default: -1
    case .indexed(let index): Int32(index)
    // Even where colors are 24-bit values, those below 8 are entries of the palette.
    case .rgb(let color): max(8, Int32(color.rgb))
    }
  }
}

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
