import NibCore

/// A face at a size, given as the number of quarter cells in each pixel.
struct LargeScale: Hashable {
  /// The index of the face in `LargeFace.all`.
  let face: Int
  /// The width of a pixel in half columns.
  var across: Int
  /// The height of a pixel in half rows.
  let down: Int

  /// The number of rows of cells in a line.
  var rows: Int { LargeFace.all[face].rows * down }

  /// The minimum distance between two characters, in half columns.
  var gap: Int { max(1, across / 2) }

  /// The additional width of bold strokes, in half columns.
  var boldStroke: Int { LargeFace.all[face].isBoldened ? max(1, across / 2) : 0 }

  /// The widest scale of this height: its pixels are as wide as they are high, in cells that are twice as
  /// high as wide.
  var widest: LargeScale { LargeScale(face: face, across: 2 * down, down: down) }

  /// The narrowest scale of this height: its pixels are half as wide as they are high.
  var narrowest: LargeScale { LargeScale(face: face, across: down, down: down) }

  /// The scales of lines of at most `rows` rows, highest first; of scales with the same height, the finest
  /// first. The smallest face is never enlarged: its letters are too coarse.
  static func heights(rows: Int) -> [LargeScale] {
    let all = LargeFace.all.indices.flatMap { face in
      let most = rows / LargeFace.all[face].rows
      let kept = face == LargeFace.all.count - 1 ? min(most, 1) : most
      return (0..<kept).map { LargeScale(face: face, across: $0 + 1, down: $0 + 1) }
    }
    return all.sorted { ($1.rows, $0.face) < ($0.rows, $1.face) }
  }
}
