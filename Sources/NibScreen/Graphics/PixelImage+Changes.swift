import NibCore

/// The differences between two images of the same size, in cells.
extension PixelImage {
  /// The rectangles of cells outside of which the image is equal to an earlier one of the same size, from top to bottom.
  /// Rows of cells between two rectangles are equal.
  ///
  /// - Parameter cell: the size of a cell in pixels.
  package func changes(since earlier: PixelImage, cell: PixelSize) -> [CellRect] {
    var changes: [CellRect] = []
    for row in 0..<(height + cell.height - 1) / cell.height {
      guard let pixels = changedPixels(since: earlier, rows: row * cell.height..<(row + 1) * cell.height)
      else {
        continue
      }
      let first = pixels.lowerBound / cell.width
      let rect = CellRect(
        column: first, row: row, columns: (pixels.upperBound - 1) / cell.width + 1 - first, rows: 1)
      if let last = changes.last, last.maxRow == row {
        changes[changes.count - 1] = last.union(rect)
      } else {
        changes.append(rect)
      }
    }
    return changes
  }

  /// Whether a part of the image hides the same part of another one: whether each of its pixels is opaque, or
  /// transparent in both images.
  func hides(_ other: PixelImage, in cells: CellRect, cell: PixelSize) -> Bool {
    bytes.withUnsafeBytes { new in
      other.bytes.withUnsafeBytes { old in
        (cells.minRow * cell.height..<cells.maxRow * cell.height).allSatisfy { row in
          (cells.minColumn * cell.width..<cells.maxColumn * cell.width).allSatisfy { column in
            let place = 4 * (row * width + column) + 3
            return new[place] == 255 || new[place] == 0 && old[place] == 0
          }
        }
      }
    }
  }

  /// Whether no pixel of a cell is transparent.
  func isOpaque(at point: CellPoint, cell: PixelSize) -> Bool {
    (point.row * cell.height..<(point.row + 1) * cell.height).allSatisfy { row in
      (point.column * cell.width..<(point.column + 1) * cell.width).allSatisfy { column in
        bytes[4 * (row * width + column) + 3] == 255
      }
    }
  }

  /// The part of the image in some of its cells, which must be inside of it.
  func part(_ cells: CellRect, cell: PixelSize) -> PixelImage {
    part(
      x: cells.minColumn * cell.width, y: cells.minRow * cell.height, width: cells.size.columns * cell.width,
      height: cells.size.rows * cell.height)
  }

  /// The columns of pixels in some rows that are not equal to those of an earlier image; `nil` if all are equal.
  private func changedPixels(since earlier: PixelImage, rows: Range<Int>) -> Range<Int>? {
    bytes.withUnsafeBytes { new in
      earlier.bytes.withUnsafeBytes { old in
        rows.clamped(to: 0..<height).reduce(nil) { changed, row in
          let line = 4 * row * width..<4 * (row + 1) * width
          guard let places = PixelImage.differences(of: new[line], old[line]) else { return changed }
          let pixels =
            (places.lowerBound - line.lowerBound) / 4..<(places.upperBound - line.lowerBound) / 4 + 1
          return changed.map { $0.union(pixels) } ?? pixels
        }
      }
    }
  }

  /// The range from the first to the last byte that differs; `nil` if there is none.
  private static func differences(
    of new: Slice<UnsafeRawBufferPointer>, _ old: Slice<UnsafeRawBufferPointer>
  ) -> ClosedRange<Int>? {
    // Whole rows are compared at once, because most of them are equal.
    let (start, otherStart) = (new.base.baseAddress, old.base.baseAddress)
    guard let start, let otherStart, old.indices == new.indices,
      memcmp(start + new.startIndex, otherStart + old.startIndex, new.count) != 0,
      let first = new.indices.first(where: { new[$0] != old[$0] }),
      let last = new.indices.last(where: { new[$0] != old[$0] })
    else { return nil }
    return first...last
  }
}

extension Range where Bound == Int {
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
