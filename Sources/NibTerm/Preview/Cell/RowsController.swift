import NibCore

/// A controller whose view shows rows of data in cells of a nib, with UIKit's registration and reuse of
/// cells.
protocol RowsController: UIViewController {
  /// Fills the cells.
  var feeder: RowFeeder { get }
  /// The table or collection.
  var scrollView: UIScrollView { get }
  /// The row that keys act on; nil if no row is chosen.
  var cursor: Int? { get set }
  /// The first row in view; nil if there are none.
  var firstRow: Int? { get }
  /// The remarks of the table or collection itself.
  var ownRemarks: [Diagnostic] { get }

  /// Makes a first cell to detect errors in the nib.
  ///
  /// - Throws: `NibException` with UIKit's message.
  func checkCell() throws
  /// Scrolls so that a row is the first one in view.
  func scroll(to row: Int)
}
