/// A controller whose view is a table. It is the table's data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Whether the selection is cleared each time the table appears.
  open var clearsSelectionOnViewWillAppear = true
  /// The table's refresh control. The key Ctrl-R begins refreshing.
  open var refreshControl: UIRefreshControl? { didSet { nibAttachRefreshControl() } }
  private let nibStyle: UITableView.Style
  /// Whether the table has been reloaded for its first appearance.
  private var hasAppeared = false

  /// Creates a controller whose table has the given style.
  public init(style: UITableView.Style) {
    nibStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    nibStyle = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    nibStyle = .plain
    super.init(coder: coder)
    nibAttachRefreshControl()
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UITableViewController, TableViewControllerWord>.table(
        .bool(.clearsSelectionOnViewWillAppear, \.clearsSelectionOnViewWillAppear),
        .object(.refreshControl, \.refreshControl), .property("tableView", \.nibTableForCoding),
        .readable("tableView") { $0.tableView })
  }

  /// The table, which is this controller's view and is loaded on first use. Raises an exception if the view is not
  /// a table.
  open var tableView: UITableView! {
    get { NibException.raising { try nibTableView() } }
    set { view = newValue }
  }

  /// The throwing form of `tableView`.
  /// - Throws: `NSInternalInconsistencyException` when the nib's view is not a table (docs/behaviours.md
  ///   E13), and the errors of loading the view.
  func nibTableView() throws -> UITableView {
    try nibLoadView()
    if let table = viewIfLoaded as? UITableView { return table }
    throw NibException.internalInconsistency(
      "-[UITableViewController loadView] loaded the \"\(nibName ?? nibClassName(of: self))\" nib but didn't "
        + "get a UITableView.")
  }

  /// The `tableView` outlet, which a nib connects to the controller's view.
  private var nibTableForCoding: UITableView? {
    get { nibViewForCoding as? UITableView }
    set { nibViewForCoding = newValue }
  }

  override func nibMakeDefaultView() -> UIView {
    let table = UITableView(frame: CGRect(origin: .zero, size: nibEnvironment.screenSize), style: nibStyle)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return table
  }

  open override func loadView() {
    super.loadView()
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    nibAttachRefreshControl()
  }

  /// Sets the table's refresh control, once both exist.
  private func nibAttachRefreshControl() {
    let table = (viewIfLoaded ?? nibArchivedView) as? UITableView
    if let refreshControl, table?.refreshControl !== refreshControl { table?.refreshControl = refreshControl }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? UITableView else { return }
    if !hasAppeared {
      hasAppeared = true
      table.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  // MARK: Data source: the static cells of the nib, unless overridden

  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.nibStaticContent?.sections.count ?? 1
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    nibSection(section, of: tableView)?.cells.count ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = tableView.nibStaticContent?.cell(at: indexPath) { return cell }
    NibException.internalInconsistency(
      "UITableView (\(nibDescription(of: tableView, separator: ": "))) failed to obtain a cell from its "
        + "dataSource (\(nibDescription(of: self, separator: ": ")))"
    ).raise()
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nibSection(section, of: tableView)?.headerTitle
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nibSection(section, of: tableView)?.footerTitle
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  private func nibSection(_ section: Int, of table: UITableView) -> StaticTableContent.Section? {
    guard let content = table.nibStaticContent, content.sections.indices.contains(section) else { return nil }
    return content.sections[section]
  }

  // MARK: Delegate: the protocol's defaults, for subclasses to override

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.nibDefaultHeight(forRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.nibIgnoresSelection = true
  }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.nibDefaultEstimatedHeight() }
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
  }
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
  }
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { tableView.nibDefaultIndentation }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.nibEditing.editsByDefault = true
    // Static cells cannot be deleted.
    return tableView.nibStaticContent == nil
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.nibEditing.movesByDefault = true
    return true
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.nibEditing.cannotCommit = true
  }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.nibEditing.cannotMove = true
  }

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Begins or ends editing of the controller and the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }
}
