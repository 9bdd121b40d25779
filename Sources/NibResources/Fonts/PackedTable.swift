/// Numbers that a generated file stores as printable characters, because the compiler is slow with long lists of
/// numbers.
///
/// Each number has the same number of digits, the most significant one first. The 91 digits are the characters from `#`
/// to `~` without the backslash.
struct PackedTable: Sendable {
  private let digits: StaticString
  private let width: Int
  private let start: Int

  /// Creates a table of the numbers with `width` digits each, which begin at the offset `start`.
  init(_ digits: StaticString, width: Int, from start: Int = 0) {
    self.digits = digits
    self.width = width
    self.start = start
  }

  /// The number at an index, which must be in the table.
  subscript(index: Int) -> Int {
    let first = start + index * width
    return digits.withUTF8Buffer { bytes in
      bytes[first..<first + width].reduce(0) { $0 * Self.base + Self.value(of: $1) }
    }
  }

  /// The number of different digits.
  static let base = 91

  private static func value(of digit: UInt8) -> Int { Int(digit) - (digit > UInt8(ascii: "\\") ? 36 : 35) }
}
