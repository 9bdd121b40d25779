/// How a line or the border of a box is drawn.
public enum LineStyle: Hashable, Sendable, CaseIterable {
  case light, heavy, double
  /// Light lines, round corners.
  case rounded
  /// Light dashes, square corners.
  case dashed

  package var weight: LineArms.Weight {
    switch self {
    case .light, .rounded, .dashed: .light
    case .heavy: .heavy
    case .double: .double
    }
  }

  var trait: LineTrait {
    switch self {
    case .light, .heavy, .double: .plain
    case .rounded: .rounded
    case .dashed: .dashed
    }
  }
}

/// What a line glyph is beside its arms; it shows only where the arms allow.
enum LineTrait: UInt8 { case plain, rounded, dashed }

/// The four arms that a line glyph reaches to its neighbours, each with a weight. It is what lets lines that
/// meet be joined by the right junction.
public struct LineArms: Hashable, Sendable {
  /// How strongly an arm is drawn. Where two lines run along each other, the greater weight is kept.
  public enum Weight: UInt8, Hashable, Sendable, Comparable, CaseIterable {
    case none, light, heavy, double

    /// Orders by how much is kept where lines meet: none, light, heavy, double.
    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// Two bits an arm: up, right, down, left, from the lowest.
  let bits: UInt8

  init(bits: UInt8) { self.bits = bits }

  /// Arms of the given weights; an arm not named is not there.
  public init(
    up: Weight = .none, right: Weight = .none, down: Weight = .none, left: Weight = .none
  ) {
    bits = up.rawValue | right.rawValue << 2 | down.rawValue << 4 | left.rawValue << 6
  }

  /// No arm at all: the cell is not part of a line.
  public static let none = LineArms(bits: 0)

  /// The arm to the cell above.
  public var up: Weight { weight(at: 0) }
  /// The arm to the cell on the right.
  public var right: Weight { weight(at: 2) }
  /// The arm to the cell below.
  public var down: Weight { weight(at: 4) }
  /// The arm to the cell on the left.
  public var left: Weight { weight(at: 6) }

  /// The arms of both; where both have one, the heavier.
  public func merged(with other: LineArms) -> LineArms {
    LineArms(
      up: max(up, other.up), right: max(right, other.right),
      down: max(down, other.down), left: max(left, other.left))
  }

  private func weight(at shift: UInt8) -> Weight { Weight(rawValue: bits >> shift & 3) ?? .none }
}
