import NibCore

/// A controller whose view shows rows of data in cells of a nib. Cells are registered and reused as in UIKit.
protocol RowsController: UIViewController {
  /// Fills the cells.
  var feeder: RowFeeder { get }
  /// The table or collection view.
  var scrollView: UIScrollView { get }
  /// The row that keys act on; `nil` if there is none.
  var cursor: Int? { get set }
  /// The first visible row; `nil` if there are no rows.
  var firstRow: Int? { get }
  /// The diagnostics of the table or collection view, in addition to those of the feeder.
  var ownDiagnostics: [Diagnostic] { get }

  /// Makes a cell that is not shown, to detect errors in the nib and to find its views.
  ///
  /// - Throws: `NibException` with UIKit's message.
  func firstCell() throws -> UIView
  /// The visible cell that shows a row; `nil` if the row is not visible.
  func visibleCell(ofRow row: Int) -> UIView?
  /// Scrolls so that a row is the first one in view.
  func scroll(to row: Int)
}
