extension UITableView {
  /// Reads the data source again: rows are made again and the selection is cleared, while the scroll offset
  /// and the cursor stay.
  public func reloadData() {
    nibSelectedRows = []
    nibSetNeedsReload()
  }

  /// Reads the data source again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source again.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source again.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source again.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source again.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { nibSetNeedsReload() }
  /// Changes are read from the data source when the table is next laid out.
  public func beginUpdates() {}
  /// Lays the rows out again.
  public func endUpdates() { nibReindex() }

  /// The number of sections.
  public var numberOfSections: Int {
    nibReloadIfNeeded()
    return nibIndex.sections.count
  }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    nibReloadIfNeeded()
    return nibIndex.rowCount(in: section)
  }

  // MARK: Visible items

  /// The visible cell of a row; `nil` if the row is not in view.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nibShown[indexPath] }

  /// The row that a visible cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { nibShown.path(of: cell) }

  /// The cells in view, from the top.
  public var visibleCells: [UITableViewCell] { nibShown.paths.compactMap { nibShown[$0] } }

  /// The rows in view, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { nibShown.paths }

  /// The visible header of a section, if it is a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    nibShown[.header(section)] as? UITableViewHeaderFooterView
  }

  /// The visible footer of a section, if it is a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    nibShown[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Where things are

  /// The frame of a row. A row that was not measured has its estimated height.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    nibReloadIfNeeded()
    return nibIndex.contains(indexPath) ? nibRect(of: .row(indexPath)) : .zero
  }

  /// The frame of a section's header.
  public func rectForHeader(inSection section: Int) -> CGRect {
    nibReloadIfNeeded()
    return nibIndex.sections.indices.contains(section) ? nibRect(of: .header(section)) : .zero
  }

  /// The frame of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    nibReloadIfNeeded()
    return nibIndex.sections.indices.contains(section) ? nibRect(of: .footer(section)) : .zero
  }

  /// The row at a point in the table's content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    nibReloadIfNeeded()
    guard case .row(let path)? = nibIndex.part(at: Double(point.y)), nibRect(of: .row(path)).contains(point)
    else { return nil }
    return path
  }

  func nibRect(of part: TableIndex.Part) -> CGRect {
    if case .row(let path) = part, let saved = nibSavedFrame(ofCellAt: path) { return saved }
    let inset =
      style == .insetGrouped ? CGFloat(nibEnvironment.rules.rootMargin(width: Double(bounds.width))) : 0
    return CGRect(
      x: inset, y: CGFloat(nibIndex.start(of: part)), width: max(0, bounds.width - 2 * inset),
      height: CGFloat(nibIndex.length(of: part)))
  }

  /// The frame that Interface Builder saved for a cell. Applies only on its canvas, to a table that still has
  /// its saved width.
  private func nibSavedFrame(ofCellAt path: IndexPath) -> CGRect? {
    guard let content = nibStaticContent, content.keepsSavedPlaces,
      nibOrigin?.savedFrame?.width == bounds.width
    else { return nil }
    return content.cell(at: path)?.nibOrigin?.savedFrame
  }

  // MARK: Reading the data source

  func nibSetNeedsReload() {
    nibRecycleAll()
    nibReindex()
  }

  /// Marks the whole table for a new layout; visible cells stay in place until then.
  func nibReindex() {
    nibNeedsReload = true
    setNeedsLayout()
  }

  func nibReloadIfNeeded() {
    guard nibNeedsReload else { return }
    nibNeedsReload = false
    nibRecycleAll()
    nibMeasuredWidth = bounds.width
    nibIndex = nibMakeIndex()
    nibSelectedRows.removeAll { !nibIndex.contains($0) }
    nibCursor = nibCursor.flatMap { nibIndex.row(nearest: $0) }
    nibUpdateContentSize()
  }

  private func nibMakeIndex() -> TableIndex {
    let leading = Double(tableHeaderView?.frame.height ?? 0)
    if let content = nibStaticContent, content.keepsSavedPlaces {
      return content.savedIndex(leading: leading) { section in
        content.sections[section].footerTitle?.isEmpty == false ? nibLength(.footer(section)) : 0
      }
    }
    let count = nibSource?.numberOfSections(in: self) ?? nibStaticContent?.sections.count ?? 0
    let estimate = nibEstimate
    let sections = (0..<max(0, count)).map { section in
      let rows =
        nibSource?.tableView(self, numberOfRowsInSection: section)
        ?? nibStaticContent?.sections[section].cells.count ?? 0
      return TableIndex.Section(
        header: nibLength(.header(section)), rows: RowIndex(count: rows, estimate: estimate),
        footer: nibLength(.footer(section)))
    }
    return TableIndex(sections: sections, leading: leading)
  }

  /// The assumed height of a row until it is measured.
  private var nibEstimate: Double {
    let height =
      rowHeight >= 0
      ? rowHeight
      : estimatedRowHeight > 0 ? estimatedRowHeight : CGFloat(nibEnvironment.rules.standardRowHeight)
    return Double(nibRounded(height))
  }

  func nibUpdateContentSize() {
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(nibIndex.end) + (tableFooterView?.frame.height ?? 0))
  }

  /// Rounds a height to the pixel grid, which in the terminal means whole rows.
  func nibRounded(_ height: CGFloat) -> CGFloat {
    let grid = PixelGrid(step: CGFloat(nibEnvironment.rules.pixelHeight))
    guard nibEnvironment.rules.isTerminal, height > 0 else { return height }
    return max(grid.step, grid.round(height))
  }
}
