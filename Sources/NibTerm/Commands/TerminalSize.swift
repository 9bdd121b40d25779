import NibCore
import NibScreen

/// How large the terminal at standard output is.
enum TerminalSize {
  /// What counts without a terminal: the classic size.
  static let fallback = CellSize(columns: 80, rows: 24)

  /// The size in cells.
  static var cells: CellSize {
    guard let size = Terminal.size, size.columns > 0, size.rows > 0 else { return fallback }
    return CellSize(columns: size.columns, rows: size.rows)
  }

  /// The size in points, at the standard scale.
  static var points: CGSize {
    let size = CellGrid.standard.points(of: cells)
    return CGSize(width: size.width, height: size.height)
  }
}
