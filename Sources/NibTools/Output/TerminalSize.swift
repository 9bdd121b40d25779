import NibCore
import NibScreen

/// The size of the terminal at standard output.
package enum TerminalSize {
  package static let fallback = CellSize(columns: 80, rows: 24)

  /// The size in cells.
  package static var cells: CellSize {
    guard let size = Terminal.size, size.columns > 0, size.rows > 0 else { return fallback }
    return CellSize(columns: size.columns, rows: size.rows)
  }

  /// The size in points, with cells of the standard size.
  package static var points: CGSize {
    let size = CellGrid.standard.points(of: cells)
    return CGSize(width: size.width, height: size.height)
  }
}
