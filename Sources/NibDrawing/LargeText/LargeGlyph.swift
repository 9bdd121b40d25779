import NibCore

/// The bitmap of a character in a large face.
struct LargeGlyph: Hashable {
  /// The width in pixels of the face; at most 32.
  let width: Int
  /// The rows of pixels, from the top; the lowest bit is the leftmost pixel.
  let rows: [UInt32]

  /// Whether the pixel is set; false outside the glyph.
  func isInk(_ x: Int, _ y: Int) -> Bool {
    rows.indices.contains(y) && (0..<width).contains(x) && rows[y] >> UInt32(x) & 1 == 1
  }

  /// The combination of both glyphs, with `other` centered and moved down by `down` rows.
  func overlaid(with other: LargeGlyph, down: Int) -> LargeGlyph {
    let wide = max(width, other.width)
    let left = UInt32((wide - width) / 2)
    let otherLeft = UInt32((wide - other.width + 1) / 2)
    let count = max(rows.count, other.rows.count + down)
    let combined = (0..<count).map { y in
      let row = rows.indices.contains(y) ? rows[y] << left : 0
      let otherRow = other.rows.indices.contains(y - down) ? other.rows[y - down] << otherLeft : 0
      return row | otherRow
    }
    return LargeGlyph(width: wide, rows: combined)
  }
}

extension LargeGlyph {
  /// The glyph at twice the size, with smoothed slopes and corners (the Scale2x algorithm). Each pixel becomes four. If
  /// the two neighbors of the old pixel at a corner are equal, and both differ from the neighbors on the opposite
  /// sides, the new pixel in that corner gets their value. Otherwise it gets the value of the old pixel.
  var doubled: LargeGlyph {
    let double = (0..<2 * rows.count).map { y in
      (0..<2 * width).reduce(UInt32(0)) { isInkDoubled($1, y) ? $0 | 1 << UInt32($1) : $0 }
    }
    return LargeGlyph(width: 2 * width, rows: double)
  }

  /// Whether a pixel of the glyph in double size has ink. Corners between diagonal pixels are filled, so that slanted
  /// lines have fewer steps.
  private func isInkDoubled(_ column: Int, _ row: Int) -> Bool {
    let (x, y) = (column / 2, row / 2)
    let (beside, beyond) = column % 2 == 0 ? (x - 1, x + 1) : (x + 1, x - 1)
    let (above, below) = row % 2 == 0 ? (y - 1, y + 1) : (y + 1, y - 1)
    let side = isInk(beside, y)
    let isCorner = side == isInk(x, above) && side != isInk(x, below) && side != isInk(beyond, y)
    return isCorner ? side : isInk(x, y)
  }
}

extension LargeGlyph {
  /// Creates a glyph from rows in which `#` is a set pixel and any other ASCII character is an empty one. All rows must
  /// be as wide as the first.
  init(_ rows: [Substring.UTF8View]) {
    width = rows.first?.count ?? 0
    self.rows = rows.map { row in
      row.enumerated().reduce(UInt32(0)) {
        $1.element == UInt8(ascii: "#") ? $0 | 1 << UInt32($1.offset) : $0
      }
    }
  }
}
