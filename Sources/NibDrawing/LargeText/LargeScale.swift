import NibCore

/// A face, and the size of its pixels in the parts of cells that block characters have.
struct LargeScale: Hashable {
  /// The index of the face in `LargeFace.all`.
  let face: Int
  /// The characters that the letters consist of.
  var blocks = LargeTextBlocks.quadrants
  /// The width of a pixel in half columns.
  var pixelWidth: Int
  /// The height of a pixel in rows of parts.
  let pixelHeight: Int

  /// The number of rows of cells in a line.
  var rows: Int {
    (LargeFace.all[face].height * pixelHeight + blocks.rowsOfParts - 1) / blocks.rowsOfParts
  }

  /// The width of the smallest gap between two characters, in half columns.
  var gap: Int { max(1, pixelWidth / 2) }

  /// The additional width of bold strokes, in half columns.
  var boldStroke: Int { max(1, pixelWidth / 2) }

  /// The widest scale of this height. Enlarged pixels may be about as wide as they are high, in cells that are twice as
  /// high as wide. Others keep their width, because otherwise short texts would look bolder than longer ones.
  var widest: LargeScale {
    scale(pixelWidth: pixelHeight > 1 ? max(pixelHeight, (4 * pixelHeight + 1) / blocks.rowsOfParts) : 1)
  }

  /// The narrowest scale of this height: its pixels are about half as wide as they are high.
  var narrowest: LargeScale { scale(pixelWidth: pixelHeight) }

  private func scale(pixelWidth: Int) -> LargeScale {
    var scale = self
    scale.pixelWidth = pixelWidth
    return scale
  }

  /// The scales whose lines have at most `rows` rows, highest first. Of scales with the same height, those with smaller
  /// pixels come first. The medium face is never enlarged, because its letters are too coarse.
  static func heights(rows: Int, blocks: LargeTextBlocks = .quadrants) -> [LargeScale] {
    let all = LargeFace.all.indices.flatMap { face in
      let maximum = rows * blocks.rowsOfParts / LargeFace.all[face].height
      let kept = LargeFace.all[face].height < LargeFace.tall.height ? min(maximum, 1) : maximum
      return (0..<kept).map {
        LargeScale(face: face, blocks: blocks, pixelWidth: $0 + 1, pixelHeight: $0 + 1)
      }
    }
    return all.sorted { ($1.rows, $0.face) < ($0.rows, $1.face) }
  }
}
