import NibCore

/// A table (or collection) of rows in a window, in the environment of a screen of that width.
///
/// The window may be less high than the screen: what is seen of the table in a part of a terminal.
final class RowsTable {
  let controller: any RowsController
  let window: UIWindow
  private let environment: NibEnvironment
  private let document: NibDocument
  private let options: NibCanvas.Options
  /// The height of the screen that the size classes come from.
  private let screenHeight: CGFloat

  /// Makes no cell before the window has a height.
  init(
    _ prototype: CellPrototype, rows: any RowsData, options: NibCanvas.Options, width: CGFloat,
    screenHeight: CGFloat
  ) {
    document = prototype.document
    self.options = options
    self.screenHeight = screenHeight
    environment = RowsTable.environment(document, options, CGSize(width: width, height: screenHeight))
    let feeder = RowFeeder(prototype, rows: rows)
    (controller, window) = NibEnvironment.$current.withValue(environment) {
      let controller: any RowsController =
        prototype.isCollection ? CollectionRowsController(feeder) : TableRowsController(feeder)
      return (controller, UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 0)))
    }
    run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  /// What is to be told of nib and rows.
  var remarks: [Diagnostic] { controller.feeder.remarks + controller.ownRemarks }

  /// The row that keys act on, else the first one in view; nil if there are none.
  var currentRow: Int? { controller.cursor ?? controller.firstRow }

  /// Runs code of the table in its environment.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try NibEnvironment.$current.withValue(environment) { try body() }
  }

  /// Gives the window another size. False if the width needs another environment, and so another table.
  func resize(width: CGFloat, height: CGFloat) -> Bool {
    let size = CGSize(width: width, height: height)
    guard size != window.frame.size else { return true }
    let screen = CGSize(width: width, height: screenHeight)
    let wanted = RowsTable.environment(document, options, screen).traits
    let traits = environment.traits
    guard
      wanted.horizontalSizeClass == traits.horizontalSizeClass
        && wanted.verticalSizeClass == traits.verticalSizeClass
    else { return false }
    run { window.nibResize(to: size) }
    return true
  }

  /// Shows the rows that another table shows, as far as there are as many.
  func scroll(as other: RowsTable) {
    let last = controller.feeder.rows.count - 1
    guard last >= 0 else { return }
    let (first, cursor) = (other.controller.firstRow, other.controller.cursor)
    run {
      window.layoutIfNeeded()
      if let first { controller.scroll(to: min(first, last)) }
      if let cursor { controller.cursor = min(cursor, last) }
    }
  }

  private static func environment(
    _ document: NibDocument, _ options: NibCanvas.Options, _ size: CGSize
  ) -> NibEnvironment {
    var options = options
    options.size = size
    return NibPreviewProgram(document, options: options).environment
  }
}
