/// The pairs of Helvetica Neue that move closer, as far as saved widths show them.
enum NeueKerning {
  /// What is added between two glyphs of `AdvanceTables`, in em.
  static func em(between left: Int, and right: Int) -> Double {
    guard let left = letter(left), let right = letter(right) else { return 0 }
    switch left {
    case "T": return afterT.contains(right) ? -0.11 : right == "A" ? -0.05 : 0
    case "Y": return afterT.contains(right) ? -0.1 : right == "A" ? -0.05 : 0
    case "A": return afterA.contains(right) ? -0.05 : 0
    default: return 0
    }
  }

  private static let afterT: [Character] = ["a", "c", "e", "o", "r", "s", "u", "w", "y"]
  private static let afterA: [Character] = ["T", "V", "W", "Y"]

  /// The glyph as a letter: the first 95 are those of ASCII.
  private static func letter(_ glyph: Int) -> Character? {
    UInt8(exactly: glyph + 32).flatMap { $0 < 127 ? Character(Unicode.Scalar($0)) : nil }
  }
}
