import NibCore

/// A face at a size: how many quarters of a cell a pixel of it takes.
struct LargeScale: Hashable {
  /// Its number among all faces.
  let face: Int
  /// The half columns that a pixel is wide.
  var across: Int
  /// The half rows that a pixel is high.
  let down: Int

  /// The rows of cells that a line takes.
  var rows: Int { LargeFace.all[face].rows * down }

  /// The half columns between two characters, at least.
  var gap: Int { max(1, across / 2) }

  /// The half columns by which bold strokes are wider.
  var boldStroke: Int { LargeFace.all[face].isBoldened ? max(1, across / 2) : 0 }

  /// At this height, pixels as wide as they are high, in cells twice as high as wide.
  var widest: LargeScale { LargeScale(face: face, across: 2 * down, down: down) }

  /// At this height, pixels half as wide as they are high.
  var narrowest: LargeScale { LargeScale(face: face, across: down, down: down) }

  /// The sizes of lines of at most so many rows, highest first, of one height the finest first. The smallest
  /// face is never enlarged: its letters are too coarse.
  static func heights(rows: Int) -> [LargeScale] {
    let all = LargeFace.all.indices.flatMap { face in
      let most = rows / LargeFace.all[face].rows
      let kept = face == LargeFace.all.count - 1 ? min(most, 1) : most
      return (0..<kept).map { LargeScale(face: face, across: $0 + 1, down: $0 + 1) }
    }
    return all.sorted { ($1.rows, $0.face) < ($0.rows, $1.face) }
  }
}
