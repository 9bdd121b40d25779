import NibAnalysis
import NibCore

/// The size of the boxes of a map and of the gaps between them.
package struct MapScale: Equatable {
  /// The smallest size of a box in cells.
  let box: CellSize
  /// The free cells between boxes.
  let gap: CellSize

  /// The number of lines of text in a box.
  var lines: Int { max(1, box.rows - 2) }
  /// Whether boxes contain only the number of the scene.
  package var isNumbered: Bool { box.rows == 1 }
  /// Whether boxes have room for a drawing of the scene.
  var hasPictures: Bool { box.rows >= 16 }

  /// The free columns at both sides of the text, with the border.
  var textMargin: Int { box.columns <= 14 ? 1 : 2 }

  /// All scales, the smallest first.
  static let all = [
    MapScale(columns: 6, rows: 1, gapColumns: 3, gapRows: 1),
    MapScale(columns: 10, rows: 3, gapColumns: 3, gapRows: 1),
    MapScale(columns: 12, rows: 4, gapColumns: 5, gapRows: 1),
    MapScale(columns: 14, rows: 4, gapColumns: 8, gapRows: 2),
    MapScale(columns: 18, rows: 5, gapColumns: 9, gapRows: 2),
    MapScale(columns: 26, rows: 5, gapColumns: 14, gapRows: 3),
    MapScale(columns: 36, rows: 7, gapColumns: 22, gapRows: 5),
    MapScale(columns: 28, rows: 20, gapColumns: 16, gapRows: 4),
    MapScale(columns: 46, rows: 34, gapColumns: 22, gapRows: 5),
  ]

  /// The scales of maps without drawings of the scenes.
  package static let withoutPictures = all.filter { !$0.hasPictures }

  /// The smallest scale at which most names are readable.
  static let withNames = all[3]
  /// The smallest scale at which boxes show classes.
  static let withClasses = all[4]

  /// Whether a box has room for a name on one line.
  func fits(_ name: String) -> Bool {
    CellText.columns(of: VisibleText.line(name)) <= box.columns - 2 * textMargin
  }

  /// The scale with the columns of another one and its own rows.
  func widened(to other: MapScale) -> MapScale {
    MapScale(
      columns: other.box.columns, rows: box.rows, gapColumns: other.gap.columns, gapRows: gap.rows)
  }

  private init(columns: Int, rows: Int, gapColumns: Int, gapRows: Int) {
    box = CellSize(columns: columns, rows: rows)
    gap = CellSize(columns: gapColumns, rows: gapRows)
  }
}
