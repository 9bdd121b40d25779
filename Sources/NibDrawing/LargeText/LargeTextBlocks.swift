import NibCore

/// The characters that large text consists of. Each of them divides a cell into two columns of small parts.
package enum LargeTextBlocks: String, Hashable, Sendable, CaseIterable {
  /// Block elements with two rows of parts, which nearly every font and terminal has.
  case quadrants
  /// Block sextants of Unicode 13 with three rows of parts. They show more of a letter's shape, but a program cannot
  /// find out whether the terminal's font has them.
  case sextants

  /// The number of rows of parts in a cell.
  var rowsOfParts: Int { self == .quadrants ? 2 : 3 }

  /// The characters by the parts that are filled. The lowest bit stands for the upper left part, the next one for the
  /// part to its right.
  var shapes: [Character] { self == .quadrants ? Self.quadrantShapes : Self.sextantShapes }

  private static let quadrantShapes = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

  /// U+1FB00...1FB3B are in the order of their parts. They leave out the four characters that Unicode had before: the
  /// space, both half blocks and the full block.
  private static let sextantShapes = (UInt32(0)..<64).map { parts -> Character in
    switch parts {
    case 0: return " "
    case 21: return "▌"
    case 42: return "▐"
    case 63: return "█"
    default:
      let earlier: UInt32 =
        switch parts {
        case ..<21: 1
        case ..<42: 2
        default: 3
        }
      return Unicode.Scalar(0x1FB00 + parts - earlier).map(Character.init) ?? " "
    }
  }
}
