/// A scrolling list of rows in sections. Cells exist only for the visible rows.
///
/// The cost of a layout depends on the number of visible rows, even if the table has a million rows: see
/// `TableGeometry`.
open class UITableView: UIScrollView {
  /// The appearance of sections.
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  /// The position of a row after scrolling to it; `none` scrolls as little as needed.
  public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }
  /// UIKit's animations of inserted and deleted rows. The terminal does not animate.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// The value of a height that the content determines.
  public static let automaticDimension: CGFloat = -1

  /// The appearance of sections. It cannot change after the table was created.
  open internal(set) var style: Style = .plain

  // MARK: Heights

  /// The height of all rows for which the delegate gives none. With `automaticDimension`, the content of the cell
  /// determines the height.
  ///
  /// The default of a table that a program creates is `automaticDimension`: a row is as high as its constraints say,
  /// and has the standard height if it has none. In a nib, tables without a height have the standard height.
  open var rowHeight: CGFloat {
    get { nibGivenRowHeight ?? (nibFitsRows ? UITableView.automaticDimension : nibStandardRowHeight) }
    set {
      nibGivenRowHeight = newValue
      nibInvalidateGeometry()
    }
  }
  /// The height that the program or the nib has set; `nil` for the default.
  private(set) var nibGivenRowHeight: CGFloat?
  /// Whether rows with constraints, or with labels that wrap, have the height of their content because no other height
  /// was set.
  var nibFitsRows: Bool { nibGivenRowHeight == nil && nibOrigin == nil }
  /// The height of a row without constraints, in points.
  var nibStandardRowHeight: CGFloat { CGFloat(nibEnvironment.rules.standardRowHeight) }
  /// The assumed height of a row until it is measured.
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { nibInvalidateGeometry() } }
  /// The height of section headers, in sections that have one. Has no effect in a terminal, where a header has a
  /// standard height unless the delegate returns another one.
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { nibInvalidateGeometry() } }
  /// The height of section footers, in sections that have one. Has no effect in a terminal, where a footer has a
  /// standard height, or that of its text if it is taller, unless the delegate returns another one.
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { nibInvalidateGeometry() } }
  /// Stored, but has no effect: headers are measured at once.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// Stored, but has no effect: footers are measured at once.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// Stored, but has no effect: the header heights already include it.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension

  // MARK: Appearance

  /// The kind of separator. With `none`, the row's height does not include a separator.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { nibInvalidateGeometry() } }
  /// The color of separators; `nil` for `UIColor.separator`.
  open var separatorColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stored, but has no effect: separators are as wide as the row.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The view behind the rows, which does not scroll.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }
  /// Stored, but has no effect: rows have the table's width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the safe area's insets at the sides narrow the content views of the cells.
  open var insetsContentViewsToSafeArea = true

  /// The view above the first section. It keeps the height of its frame.
  open var tableHeaderView: UIView? { didSet { nibReplace(oldValue, with: tableHeaderView) } }
  /// The view below the last section. It keeps the height of its frame.
  open var tableFooterView: UIView? { didSet { nibReplace(oldValue, with: tableFooterView) } }

  /// The color of the section index titles at the trailing edge; `nil` for the tint color.
  open var sectionIndexColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The background color of the section index.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stored, but has no effect: the section index does not change its appearance while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The minimum number of rows in the table for which the section index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { nibInvalidateGeometry() } }

  // MARK: Behaviour

  /// Whether keys and clicks select rows.
  open var allowsSelection = true
  /// Whether several rows can be selected at once. Choosing a selected row again deselects it.
  open var allowsMultipleSelection = false
  /// Whether keys and clicks select rows while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether rows are marked instead of deleted or inserted while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows show the controls that delete, insert, mark or move them.
  open var isEditing: Bool {
    get { editsRows }
    set { setEditing(newValue, animated: false) }
  }
  private var editsRows = false
  /// The state of the editing of rows.
  var nibEditing = TableEditing()
  /// The changes of rows that are applied together; `nil` outside `beginUpdates()` and `performBatchUpdates(_:)`.
  var nibUpdates: TableUpdates?
  /// Whether the cursor can be on rows. Stored, but has no effect.
  open var allowsFocus = true
  /// Whether moving the cursor selects rows. Stored, but has no effect.
  open var selectionFollowsFocus = false
  /// Whether the cursor returns to its last row. Stored, but has no effect: it always does.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged. Stored, but has no effect.
  open var dragInteractionEnabled = false
  /// The object that prepares data. Its methods are not called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether the table asks for data before it needs it. Stored, but has no effect.
  open var isPrefetchingEnabled = true
  /// Whether some rows were changed and the changes are not applied yet.
  open var hasUncommittedUpdates: Bool { nibUpdates != nil }
  /// The place from which the insets of separators are measured. Stored, but has no effect.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// The place from which the insets of separators are measured: the cell's edges or its margins.
  public enum SeparatorInsetReference: Int, Hashable, Sendable { case fromCellEdges, fromAutomaticInsets }

  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { nibSetNeedsReload() } }
  /// The data source in use; `nil` if the document is only previewed.
  var nibSource: (any UITableViewDataSource)? {
    let isPreview = nibStaticContent?.isPreview == true || nibIsPreviewedController(dataSource)
    return isPreview ? nil : dataSource
  }
  /// The delegate, if it conforms to `UITableViewDelegate`.
  private(set) weak var nibTableDelegate: (any UITableViewDelegate)?
  /// The cells from the nib, which are used if there is no data source; `nil` for a table with neither static
  /// cells nor previewed prototypes.
  var nibStaticContent: StaticTableContent?

  // MARK: State used by the extensions

  /// The sources of cells and the unused cells.
  var nibPool = ReusePool<UITableViewCell>()
  /// The sources of headers and footers, and the unused headers and footers.
  var nibHeaderPool = ReusePool<UITableViewHeaderFooterView>()
  /// The positions of all headers, rows and footers.
  var nibGeometry = TableGeometry()
  /// Whether the frames that the nib saved with the cells do not overlap.
  var nibHasSeparateSavedFrames = true
  /// Whether `nibGeometry` has to be made again from the data source.
  var nibNeedsReload = true
  /// The visible cells and section views.
  var nibShown = ShownRows()
  /// The selected rows, in the order of selection.
  var nibSelectedRows: [IndexPath] = []
  /// The row that keys act on, separate from the selection; `nil` if there is no cursor, as before the table appears on
  /// a terminal screen.
  package internal(set) var nibCursor: IndexPath?
  /// The row of the control that had the focus when the cells were discarded, and its number among the controls of the
  /// row.
  var nibFocusedControl: (path: IndexPath, index: Int)?
  /// The row on which the mouse button was pressed; `nil` after the release.
  var nibPressedRow: IndexPath?
  /// The table's width in points when the rows were measured; -1 before the first measurement.
  var nibMeasuredWidth: CGFloat = -1
  /// Whether the delegate implements the method for estimated heights itself. Set by each call of the method.
  var nibDelegateEstimates = false
  /// Whether the delegate does not implement `tableView(_:didSelectRowAt:)` itself. Set by each call of the method.
  var nibIgnoresSelection = false
  /// The section index at the trailing edge; `nil` while it is not shown.
  var nibIndexStrip: SectionIndexStrip?
  /// Problems with the table's rows, such as a cell without height; each kind is reported once.
  package internal(set) var nibDiagnostics: [Diagnostic] = []

  /// Creates a table with the given style.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    backgroundColor = nibStandardBackground
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// The system's background for the table's style. A program can set another one, or `clear`.
  override var nibStandardBackground: UIColor? {
    style == .plain ? .systemBackground : .systemGroupedBackground
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { nibDecodeContent(coder) }
  }

  /// Begins or ends the editing of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let old = editsRows
    editsRows = editing
    nibEditingDidChange(from: old, animated: animated)
  }

  package override class var nibKind: NibKind { .table }

  package override class var nibAttributes: [NibAttribute] { super.nibAttributes + tableAttributes }
  /// Empty: rows come from the data source, and header, footer and background are properties.
  override var nibArchivedSubviews: [UIView] { [] }
  package override var nibPlacesSubviews: Bool { true }
  override func nibPassesMarginsOnCanvas(to subview: UIView) -> Bool {
    (subview as? UITableViewCell)?.nibMarginBelowTable == nil
  }

  override var nibInsetsItsContent: Bool { contentInsetAdjustmentBehavior != .never }

  /// The visible rows and section views, and the views above and below them. A header that stays at the top edge is not
  /// included.
  package override var nibStackedViews: [UIView] {
    let parts = nibShown.sectionViews.filter { $0.key != nibStickyHeader }.values
    return Array(nibShown.cells.values) + parts + [tableHeaderView, tableFooterView].compactMap { $0 }
  }

  override func nibDelegateDidChange() {
    nibTableDelegate = delegate as? any UITableViewDelegate
    nibInvalidateGeometry()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    nibReloadIfNeeded()
    nibPlaceBackground(backgroundView)
    nibLayoutRows()
    nibPlaceCursor()
    nibLayoutIndicator()
    nibLayoutIndexStrip()
  }

  /// The text that Interface Builder writes on a table without static cells or prototypes.
  package override var nibText: NibText? {
    guard nibShowsPlaceholder, nibGeometry.firstRow == nil else { return nil }
    return nibSampleText("Table View", "Prototype Content")
  }

  /// A group of the visible rows.
  package override var nibAccessibility: NibAccessibility? { .group("Table", .list) }

  // MARK: Keyboard and mouse

  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && !isHidden && nibGeometry.firstRow != nil
  }

  override var nibScrollsWithArrows: Bool { false }

  package override var nibKeyHelp: [KeyHelp] {
    let hasControls = nibCursor.map { !nibControls(inRow: $0).isEmpty } ?? false
    let actions = nibOffersRowActions ? [KeyHelp("m", "actions")] : []
    let moves = isEditing && nibMovesRow ? [KeyHelp("Shift-↑ ↓", "move the row")] : []
    return [KeyHelp("↑ ↓", "move")] + (hasControls ? [KeyHelp("→", "controls")] : []) + moves + actions
      + [KeyHelp("Enter", isEditing ? nibEditingVerb : "choose")]
  }

  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    if nibControlKey(key) || nibEditingKey(key) { return true }
    guard nibTableKey(key) else { return super.nibKeyDown(key) }
    // Keys that move the cursor to another page end the focus on a control in a row.
    if let focused = window?.nibFocusedView, let table = focused.nibRowTable, table === self,
      table.nibCursor != focused.nibRow
    {
      window?.nibFocus(on: self)
    }
    return true
  }

  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    nibTableMouse(event, at: point) || super.nibMouse(event, at: point)
  }

  /// Replaces a table header or footer. Setting the same view again applies its new height, as in UIKit.
  private func nibReplace(_ old: UIView?, with new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    nibInvalidateGeometry()
  }

  // MARK: Members that subclasses override

  /// Discards all cells and the selection, and reads the data source again when it is next needed. The scroll
  /// offset and the cursor do not change if their rows still exist.
  open func reloadData() {
    nibSelectedRows = []
    nibEditing.offer = nil
    nibSetNeedsReload()
  }
  /// Requests the cells of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { nibUpdate { _ in } }
  /// Requests the cells of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { nibUpdate { _ in } }
  /// Shows rows that the data source has added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    nibUpdate { $0.insertedRows.formUnion(indexPaths) }
  }
  /// Removes rows that the data source has removed.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    nibUpdate { $0.deletedRows.formUnion(indexPaths) }
  }
  /// Moves a row that the data source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    nibUpdate { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Shows sections that the data source has added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    nibUpdate { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    nibUpdate { $0.deletedSections.formUnion(sections) }
  }
  /// Begins changes that are applied together by `endUpdates()`.
  open func beginUpdates() {
    var updates = nibUpdates ?? TableUpdates()
    updates.depth += 1
    nibUpdates = updates
  }
  /// Applies the changes since `beginUpdates()`, and measures all rows again.
  open func endUpdates() {
    guard var updates = nibUpdates else { return nibInvalidateGeometry() }
    updates.depth -= 1
    nibUpdates = updates.depth > 0 ? updates : nil
    if updates.depth == 0 { nibApply(updates) }
  }
  /// Applies the changes that a closure makes together, and calls `completion` with `true`
  /// in the next turn of the run loop.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { LaterCall.run { completion(true) } }
  }
  /// The visible cell of a row; `nil` if the row is not in view.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nibShown[indexPath] }
  /// Returns a cell that is not in use, or a new one; `nil` if nothing is registered for the identifier. Raises an
  /// exception if the registered nib does not contain exactly one cell, or if the registered class is not a cell class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    NibException.raising { try nibDequeueCell(identifier) }
  }
  /// Returns a cell that is not in use, or a new one. Raises an exception if nothing is registered for the
  /// identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    NibException.raising { try nibDequeueCell(identifier, for: indexPath) }
  }
  /// Returns a header or footer that is not in use, or a new one. Returns `nil` if nothing is registered for the
  /// identifier, or if the registered nib or class does not provide a `UITableViewHeaderFooterView`.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let view = nibHeaderPool.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    let view: UITableViewHeaderFooterView?
    switch nibHeaderPool.source(for: identifier) {
    case .nib(let nib): view = nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
    case .type(let type): view = (type as? UITableViewHeaderFooterView.Type)?.nibMake(identifier)
    case .prototype, nil: view = nil
    }
    if view?.reuseIdentifier == nil { view?.reuseIdentifier = identifier }
    view?.nibIsInPlainTable = style == .plain
    return view
  }
  /// Selects a row and scrolls to it without notifying the delegate. Pass `nil` to deselect all rows.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    nibReloadIfNeeded()
    if !nibSelectsMultiple || indexPath == nil {
      for path in nibSelectedRows where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, nibGeometry.contains(indexPath) else { return }
    if !nibSelectedRows.contains(indexPath) { nibSelectedRows.append(indexPath) }
    nibShown[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    nibSelectedRows.removeAll { $0 == indexPath }
    nibShown[indexPath]?.setSelected(false, animated: animated)
  }
  /// Scrolls to a row; `.none` scrolls as little as needed.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    nibReloadIfNeeded()
    guard nibGeometry.contains(indexPath) else { return }
    let start = contentOffset
    defer { if animated, contentOffset != start { nibEndScrollingAnimation() } }
    // Rows that come into view are measured, which can move the target row. If it moved, scrolling is repeated.
    for _ in 0..<6 {
      let target = nibOffset(showing: indexPath, position)
      guard target != contentOffset.y else { return }
      contentOffset.y = target
      guard bounds.height > 0 else { return }
      nibLayoutRows()
    }
  }
}

/// The name of `UITableView.automaticDimension` before Swift 4.2.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension

/// The visible cells and section views of a table, by row and by part.
struct ShownRows {
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  /// Section headers and footers.
  private(set) var sectionViews: [TableGeometry.Part: UIView] = [:]

  subscript(path: IndexPath) -> UITableViewCell? {
    get { cells[path] }
    set { cells[path] = newValue }
  }

  subscript(part: TableGeometry.Part) -> UIView? {
    get { sectionViews[part] }
    set { sectionViews[part] = newValue }
  }

  /// The rows in view, from the top.
  var paths: [IndexPath] { cells.keys.sorted() }

  /// The section views in view, from the top.
  var parts: [TableGeometry.Part] { sectionViews.keys.sorted { $0.order < $1.order } }

  func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

extension TableGeometry.Part {
  /// A key that sorts parts from the top of the table.
  fileprivate var order: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let path): (path.section, 1, path.row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
