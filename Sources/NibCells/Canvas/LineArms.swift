/// The four arms of a line glyph: the strokes from the center of a cell to its edges, each with a weight. Where lines
/// meet, their arms are merged, so that the glyph is a junction.
package struct LineArms: Hashable, Sendable {
  /// The weight of an arm. Where two lines overlap, the greater weight is kept.
  package enum Weight: UInt8, Hashable, Sendable, Comparable, CaseIterable {
    case none, light, heavy, double

    /// Orders weights by precedence where lines meet: none, light, heavy, double.
    package static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// Two bits per arm: up, right, down, left, from the lowest.
  let bits: UInt8

  init(bits: UInt8) { self.bits = bits }

  /// Arms of the given weights; an omitted arm has no weight.
  package init(
    up: Weight = .none, right: Weight = .none, down: Weight = .none, left: Weight = .none
  ) {
    bits = up.rawValue | right.rawValue << 2 | down.rawValue << 4 | left.rawValue << 6
  }

  /// No arms: the cell is not part of a line.
  package static let none = LineArms(bits: 0)

  /// The arm to the cell above.
  package var up: Weight { weight(at: 0) }
  package var right: Weight { weight(at: 2) }
  /// The arm to the cell below.
  package var down: Weight { weight(at: 4) }
  package var left: Weight { weight(at: 6) }

  /// The arms of both; the greater weight where both have an arm.
  package func merged(with other: LineArms) -> LineArms {
    LineArms(
      up: max(up, other.up), right: max(right, other.right),
      down: max(down, other.down), left: max(left, other.left))
  }

  private func weight(at shift: UInt8) -> Weight { Weight(rawValue: bits >> shift & 3) ?? .none }
}
