import CNCurses
import NibCore

/// The numbers under which color pairs are defined in ncurses. There are few numbers, and using an undefined number
/// crashes ncurses. If a pair gets no number, a similar pair or only the foreground is shown.
struct ColorPairs {
  /// The upper limit of the numbers. Numbers from 1 to `limit - 1` can be defined; 0 is the terminal's own pair.
  private let limit: Int
  private let define: (_ number: Int32, _ foreground: Int32, _ background: Int32) -> Bool
  private var numbers: [ColorPair: Int32] = [:]
  /// The pairs of `numbers`, for finding similar ones; `nil` while there are numbers left.
  private var similar: SimilarPairs?
  /// Whether a requested pair got no number, because all are in use, since this was last set to false.
  var hasRunOut = false

  /// - Parameters:
  ///   - limit: the number of pairs, including 0.
  ///   - define: a function that defines the colors of a number and returns whether this succeeded.
  init(
    limit: Int, define: @escaping (Int32, Int32, Int32) -> Bool = { nibcurses_define_pair($0, $1, $2) }
  ) {
    // ncurses cannot store larger numbers, even if the terminal's entry has more pairs.
    self.limit = min(limit, 1 << 16)
    self.define = define
  }

  /// Whether no pair has a number yet.
  var isEmpty: Bool { numbers.isEmpty }

  /// Whether there is no number for a new pair.
  var isFull: Bool { numbers.count + 1 >= limit }

  /// Removes all pairs. The screen must be redrawn afterwards.
  mutating func removeAll() {
    numbers = [:]
    similar = nil
    hasRunOut = false
  }

  /// Returns the number of a pair, and defines the pair if it is new. If no number is left, returns that of a similar
  /// pair, or else that of the same foreground on the terminal's own background, or else 0, the terminal's own pair.
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

  /// The number of a similar pair, if all numbers are used; `nil` if there is no similar pair.
  private mutating func substitute(for pair: ColorPair) -> Int32? {
    guard isFull else { return nil }
    hasRunOut = true
    let table = similar ?? SimilarPairs(numbers)
    similar = table
    return table.number(of: pair)
  }
}

extension TerminalColor {
  var cursesNumber: Int32 {
    switch self {
    case .default: -1
    case .indexed(let index): Int32(index)
    // Numbers below 8 refer to the palette even where colors are 24-bit values.
    case .rgb(let color): max(8, Int32(color.rgb))
    }
  }
}

/// Two colors in one number, for fast lookup: an image needs a lookup for every cell.
struct ColorPair: Hashable {
  /// One color per half of the bits: an entry of the palette, or a 24-bit color with one additional bit set.
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

  /// The pair with its red, green and blue rounded to the given number of bits. Entries of the palette do not
  /// change.
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

/// Finds a pair with a number that is similar to a given pair. It stores the pairs rounded to several precisions, so
/// that it need not compare the given pair with all of them.
struct SimilarPairs {
  /// The numbers of bits of red, green and blue that are compared. With fewer than two bits, a text and its
  /// background might become the same color.
  private static let precisions = [5, 4, 3, 2]
  private let tables: [(bits: Int, numbers: [ColorPair: Int32])]

  /// Cost: O(number of pairs).
  init(_ numbers: [ColorPair: Int32]) {
    tables = SimilarPairs.precisions.map { bits in
      // The lowest of several numbers is used, so that the result does not depend on the order of the table.
      (bits, Dictionary(numbers.map { ($0.rounded(toBits: bits), $1) }, uniquingKeysWith: min))
    }
  }

  /// The number of the most similar pair; `nil` if there is no similar pair.
  func number(of pair: ColorPair) -> Int32? {
    tables.lazy.compactMap { $0.numbers[pair.rounded(toBits: $0.bits)] }.first
  }
}
