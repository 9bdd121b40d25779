/// The box-drawing character for each set of arms.
enum LineGlyphs {
  /// The glyph that shows `arms`. Unicode has no glyphs for double arms beside heavy ones, or for an axis whose arms
  /// are double on one side only. The nearest glyph, with more double arms, is used instead.
  static func scalar(for arms: LineArms, trait: LineTrait) -> Unicode.Scalar {
    if let special = special(for: arms, trait: trait) { return special }
    if arms.usesDouble { return withDoubles(arms) }
    let index =
      ((Int(arms.up.rawValue) * 3 + Int(arms.right.rawValue)) * 3 + Int(arms.down.rawValue)) * 3
      + Int(arms.left.rawValue)
    return singles[index]
  }

  /// The glyphs with light and heavy arms. Each string is for one pair (up, right) and contains nine glyphs
  /// for the pairs (down, left). None, light and heavy count as 0, 1 and 2, and the second of each
  /// pair changes fastest.
  private static let singles = Array(
    (" ╴╸╷┐┑╻┒┓" + "╶─╾┌┬┭┎┰┱" + "╺╼━┍┮┯┏┲┳"
      + "╵┘┙│┤┥╽┧┪" + "└┴┵├┼┽┟╁╅" + "┕┶┷┝┾┿┢╆╈"
      + "╹┚┛╿┦┩┃┨┫" + "┖┸┹┞╀╃┠╂╉" + "┗┺┻┡╄╇┣╊╋").unicodeScalars)

  // The glyphs with double arms on both axes, on the vertical axis and on the horizontal axis, indexed by `presence`.
  private static let doubles = Array(" ║═╚║║╔╠═╝═╩╗╣╦╬".unicodeScalars)
  private static let doubleVerticals = Array(" ║╶╙║║╓╟╴╜─╨╖╢╥╫".unicodeScalars)
  private static let doubleHorizontals = Array(" ╵═╘╷│╒╞═╛═╧╕╡╤╪".unicodeScalars)

  private static func withDoubles(_ arms: LineArms) -> Unicode.Scalar {
    let vertical = max(arms.up, arms.down)
    let horizontal = max(arms.left, arms.right)
    if vertical == .light { return doubleHorizontals[arms.presence] }
    if horizontal == .light { return doubleVerticals[arms.presence] }
    return doubles[arms.presence]
  }

  /// The rounded or dashed glyph; `nil` if there is none for these arms, as for junctions.
  private static func special(for arms: LineArms, trait: LineTrait) -> Unicode.Scalar? {
    switch trait {
    case .plain: return nil
    case .rounded:
      switch arms {
      case LineArms(right: .light, down: .light): return "╭"
      case LineArms(down: .light, left: .light): return "╮"
      case LineArms(up: .light, left: .light): return "╯"
      case LineArms(up: .light, right: .light): return "╰"
      default: return nil
      }
    case .dashed:
      switch arms {
      case LineArms(right: .light, left: .light): return "┄"
      case LineArms(up: .light, down: .light): return "┆"
      default: return nil
      }
    }
  }
}

extension LineArms {
  /// The sum of the numbers of the existing arms: up 1, right 2, down 4, left 8.
  fileprivate var presence: Int {
    (up == .none ? 0 : 1) + (right == .none ? 0 : 2) + (down == .none ? 0 : 4) + (left == .none ? 0 : 8)
  }

  fileprivate var usesDouble: Bool {
    up == .double || right == .double || down == .double || left == .double
  }
}
