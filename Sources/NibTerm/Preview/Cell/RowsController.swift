import NibCore

/// A controller whose view shows rows of data in cells of a nib, by UIKit's own registering and reuse.
protocol RowsController: UIViewController {
  /// Fills the cells.
  var feeder: RowFeeder { get }
  /// The table or collection.
  var scrollView: UIScrollView { get }
  /// The row that keys act on; nil while none is chosen.
  var cursor: Int? { get set }
  /// The first row in view; nil if there are none.
  var firstRow: Int? { get }
  /// What the table or collection itself has to tell.
  var ownRemarks: [Diagnostic] { get }

  /// Makes a first cell, to find out what is wrong with the nib.
  ///
  /// - Throws: `NibException`, with UIKit's words.
  func checkCell() throws
  /// Scrolls so that a row is the first one in view.
  func scroll(to row: Int)
}
