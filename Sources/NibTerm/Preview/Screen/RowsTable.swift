import NibCore

/// A window whose table or collection view shows rows of data, in the environment of a screen that is as wide as the
/// window.
///
/// The window's height can differ from the screen's: it is that of the part of the terminal that shows the table.
final class RowsTable {
  let controller: any RowsController
  let window: UIWindow
  private let environment: NibEnvironment
  private let document: NibDocument
  private let options: NibCanvas.Options
  /// The height of the screen in points. Together with the width, it determines the size classes.
  private let screenHeight: CGFloat

  /// Creates the table. No cells are made until the window has a height.
  ///
  /// - Parameter itemWidth: the width of the items of a collection view in points; `nil` for that of the document.
  init(
    _ content: PreviewContent, options: NibCanvas.Options, width: CGFloat, screenHeight: CGFloat,
    itemWidth: CGFloat? = nil
  ) {
    let prototype = content.prototype
    document = prototype.document
    self.options = options
    self.screenHeight = screenHeight
    environment = RowsTable.environment(document, options, CGSize(width: width, height: screenHeight))
    let feeder = RowFeeder(content)
    (controller, window) = NibEnvironment.$current.withValue(environment) {
      let controller: any RowsController =
        prototype.isCollection
        ? CollectionRowsController(feeder, itemWidth: itemWidth) : TableRowsController(feeder)
      return (controller, UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 0)))
    }
    run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  /// The diagnostics about the nib and the data of the rows.
  var diagnostics: [Diagnostic] { controller.feeder.diagnostics + controller.ownDiagnostics }

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

  /// Scrolls to the same row as another table and selects the same row. Uses the last row in place of rows that do not
  /// exist.
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

/// Shows rows of data as the items of a collection view with a flow layout. All items have the size of the cell in the
/// document.
final class CollectionRowsController: UIViewController, RowsController {
  /// The maximum number of items. A flow layout places all items at once, so more would be slow.
  private static let maximumItemCount = 5000

  let feeder: RowFeeder
  private let collection: UICollectionView

  init(_ feeder: RowFeeder, itemWidth: CGFloat? = nil) {
    self.feeder = feeder
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = feeder.prototype.itemSize
    if let itemWidth { flow.itemSize.width = itemWidth }
    collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var prototype: CellPrototype { feeder.prototype }

  override func loadView() {
    switch prototype.making {
    case .nib: collection.register(feeder.nib, forCellWithReuseIdentifier: prototype.identifier)
    case .element, .hosted:
      collection.nibRegister(
        prototype.element, mode: .lenient, forCellWithReuseIdentifier: prototype.identifier)
    }
    collection.dataSource = self
    view = collection
    guard feeder.rows.count > CollectionRowsController.maximumItemCount else { return }
    feeder.report(
      Diagnostic(
        "many-items", .note,
        "only the first \(CollectionRowsController.maximumItemCount) of \(feeder.rows.count) rows are shown",
        at: SourceLocation(file: feeder.rows.file, line: 0, column: 0)))
  }

  // MARK: Rows

  var scrollView: UIScrollView { collection }
  var ownDiagnostics: [Diagnostic] { [] }
  var firstRow: Int? { collection.indexPathsForVisibleItems.first?.item }

  /// Always `nil`: keys scroll a collection view and do not choose items. Setting a row scrolls to it.
  var cursor: Int? {
    get { nil }
    set { newValue.map(scroll) }
  }

  /// Scrolls to a row. All items have the same size, so the position in the content is proportional to the
  /// row's index.
  func scroll(to row: Int) {
    let height = collection.contentSize.height
    let count = max(1, min(feeder.rows.count, CollectionRowsController.maximumItemCount))
    let wanted = height * CGFloat(row) / CGFloat(count)
    collection.contentOffset.y = max(0, min(wanted, height - collection.bounds.height))
  }

  // MARK: Cells

  func firstCell() throws -> UIView { try makeCell(IndexPath(item: 0, section: 0)) }

  func visibleCell(ofRow row: Int) -> UIView? { collection.cellForItem(at: IndexPath(item: row, section: 0)) }

  private func makeCell(_ path: IndexPath) throws -> UICollectionViewCell {
    try collection.nibDequeueCell(prototype.identifier, for: path)
  }
}

extension CollectionRowsController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    min(feeder.rows.count, CollectionRowsController.maximumItemCount)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    do {
      let cell = try makeCell(indexPath)
      feeder.fill(cell, with: indexPath.item)
      return cell
    } catch {
      feeder.report(error)
      return UICollectionViewCell(frame: .zero)
    }
  }
}
