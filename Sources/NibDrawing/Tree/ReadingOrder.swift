import NibCore

/// Sorts places as they are read: by rows, and along a row.
struct ReadingOrder {
  let isRightToLeft: Bool

  /// A row holds what begins above the middle of its highest member.
  func sorted(_ places: [TreeRenderer.Place]) -> [TreeRenderer.Place] {
    var rows: [[TreeRenderer.Place]] = []
    for place in stable(places, by: { $0.frame.minY }) {
      if let first = rows.last?.first, place.frame.minY < first.frame.midY {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows.flatMap { row in stable(row) { isRightToLeft ? -$0.frame.maxX : $0.frame.minX } }
  }

  private func stable(
    _ places: [TreeRenderer.Place], by key: (TreeRenderer.Place) -> CGFloat
  ) -> [TreeRenderer.Place] {
    places.enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }.map(\.element)
  }
}
