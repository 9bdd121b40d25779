import NibCore

/// A rectangle of cells that shows a part of an image.
struct ImagePiece: Hashable {
  /// The index of the image among those of the canvas.
  var image: Int
  var cells: CellRect

  /// The rectangles into which the cells of a canvas are divided that show images and satisfy a condition. Each is as
  /// wide as possible, and then as high as possible.
  static func pieces(
    of canvas: CellCanvas, where isIncluded: (CellPoint) -> Bool = { _ in true }
  ) -> [ImagePiece] {
    if canvas.images.isEmpty { return [] }
    let area = canvas.images.reduce(CellRect.zero) { $0.union($1.visible) }.intersection(canvas.bounds)
    var finished: [ImagePiece] = []
    var open: [ImagePiece] = []
    for row in area.rowRange {
      let runs = runs(of: canvas, row, area.columnRange, isIncluded)
      var continued: [ImagePiece] = []
      for run in runs {
        let above = open.first { piece in
          piece.image == run.image && piece.cells.minColumn == run.cells.minColumn
            && piece.cells.size.columns == run.cells.size.columns
        }
        var piece = above ?? run
        if above != nil { piece.cells.size.rows += 1 }
        continued.append(piece)
      }
      finished += open.filter { piece in !continued.contains { $0.cells.origin == piece.cells.origin } }
      open = continued
    }
    return (finished + open).sorted {
      ($0.cells.minRow, $0.cells.minColumn) < ($1.cells.minRow, $1.cells.minColumn)
    }
  }

  /// The parts of the piece that have at most the given number of columns and rows.
  func parts(atMost size: CellSize) -> [ImagePiece] {
    stride(from: cells.minRow, to: cells.maxRow, by: max(1, size.rows)).flatMap { row in
      stride(from: cells.minColumn, to: cells.maxColumn, by: max(1, size.columns)).map { column in
        let part = CellRect(column: column, row: row, columns: size.columns, rows: size.rows)
        return ImagePiece(image: image, cells: part.intersection(cells))
      }
    }
  }

  /// The runs of cells of one row that show the same image.
  private static func runs(
    of canvas: CellCanvas, _ row: Int, _ columns: Range<Int>, _ isIncluded: (CellPoint) -> Bool
  ) -> [ImagePiece] {
    var runs: [ImagePiece] = []
    for column in columns {
      guard let image = canvas.imageIndex(row: row, column: column),
        isIncluded(CellPoint(column: column, row: row))
      else { continue }
      if let last = runs.indices.last, runs[last].image == image, runs[last].cells.maxColumn == column {
        runs[last].cells.size.columns += 1
      } else {
        runs.append(ImagePiece(image: image, cells: CellRect(column: column, row: row, columns: 1, rows: 1)))
      }
    }
    return runs
  }
}
