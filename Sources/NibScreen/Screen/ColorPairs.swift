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
