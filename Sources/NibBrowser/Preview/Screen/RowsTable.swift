import NibCore
import NibDrawing

/// A window whose table or collection view shows rows of data, in the environment of a screen that is as wide as the
/// window. The window can be lower or higher than the screen, because its height depends on the pane.
final class RowsTable {
  let controller: any RowsController
  let window: UIWindow
  private let environment: NibEnvironment
  private let document: NibDocument
  private let options: LayoutOptions
  /// The size of the screen in points, which determines the size classes.
  private let screen: CGSize
  private let sizing: CellSizing

  /// Creates the table. No cells are made until the window has a height.
  ///
  /// - Parameters:
  ///   - width: the width of the window in points, and also of the screen if cells have their usual size. Otherwise the
  ///     window is as wide as its single cell, and the screen keeps its own width.
  ///   - known: the remarks about values that are not reported again.
  init(
    _ content: PreviewContent, options: LayoutOptions, width: CGFloat, screenHeight: CGFloat,
    sizing: CellSizing = .usual, known: RowRemarks = RowRemarks()
  ) {
    let prototype = content.prototype
    document = prototype.document
    self.options = options
    self.sizing = sizing
    screen = CGSize(
      width: sizing == .usual ? width : content.screenSize(options).width, height: screenHeight)
    environment = RowsTable.environment(document, options, screen)
    let feeder = RowFeeder(content, known: known)
    (controller, window) = NibEnvironment.$current.withValue(environment) {
      let controller: any RowsController =
        prototype.isCollection
        ? CollectionRowsController(feeder, sizing: sizing) : TableRowsController(feeder, sizing: sizing)
      return (controller, UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 0)))
    }
    run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  /// Creates a table for the first row of some content, and lays the cell of the row out. The caller must close the
  /// window.
  ///
  /// - Parameters:
  ///   - width: the width of the window in points.
  ///   - known: the remarks about values that are not reported again.
  convenience init(
    showingFirstRowOf content: PreviewContent, options: LayoutOptions, width: CGFloat, sizing: CellSizing,
    known: RowRemarks = RowRemarks()
  ) {
    let screen = content.screenSize(options)
    self.init(
      content, options: options, width: width, screenHeight: screen.height, sizing: sizing, known: known)
    // The cell gets its height when it becomes visible in a table of any height.
    _ = resize(width: width, height: max(screen.height, 1))
    run { window.layoutIfNeeded() }
  }

  /// The diagnostics about the nib and the data of the rows.
  var diagnostics: [Diagnostic] { controller.feeder.diagnostics + controller.ownDiagnostics }

  /// Notes about the texts of the visible rows that have the color of the ground, one for each view.
  ///
  /// - Parameter names: the names of the views by their ids.
  func invisibleTexts(names: [String: String]) -> [Diagnostic] {
    run {
      let cells = sequence(first: controller.firstRow ?? 0, next: { $0 + 1 }).lazy
        .map { self.controller.visibleCell(ofRow: $0) }.prefix { $0 != nil }.compactMap { $0 }
      return cells.flatMap { InvisibleText.diagnostics(in: $0, names: names) }.uniqued()
    }
  }

  /// The diagnostics about the image files of the visible rows that cannot be read, each file once.
  func imageDiagnostics(_ renderer: TreeRenderer) -> [Diagnostic] {
    guard renderer.drawsImages else { return [] }
    return run { renderer.imageDiagnostics(in: window) }.uniqued(by: { [$0.location?.file, $0.message] })
  }

  /// The row that keys act on, or otherwise the first visible row; `nil` if there are no rows.
  var currentRow: Int? { controller.cursor ?? controller.firstRow }

  /// Runs a closure in the environment of the table.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try NibEnvironment.$current.withValue(environment) { try body() }
  }

  /// Resizes the window, in points. Returns `false` and does nothing if the width changes the size classes, which
  /// requires a new table.
  func resize(width: CGFloat, height: CGFloat) -> Bool {
    let size = CGSize(width: width, height: height)
    guard size != window.frame.size else { return true }
    let screen = CGSize(width: sizing == .usual ? width : screen.width, height: screen.height)
    let newTraits = RowsTable.environment(document, options, screen).traits
    let traits = environment.traits
    guard newTraits.horizontalSizeClass == traits.horizontalSizeClass,
      newTraits.verticalSizeClass == traits.verticalSizeClass
    else { return false }
    run { window.nibResize(to: size) }
    return true
  }

  /// Scrolls to the same row as another table, and moves the cursor to the same row. The last row replaces rows that do
  /// not exist.
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

  /// The environment of a running program, but with placeholders: a row can lack what only the program supplies.
  private static func environment(
    _ document: NibDocument, _ options: LayoutOptions, _ size: CGSize
  ) -> NibEnvironment {
    var options = options
    options.size = size
    return NibEnvironment(
      NibPreviewProgram(document, options: options).environment, showsPlaceholders: true)
  }
}
