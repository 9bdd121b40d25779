extension UITableView {
  /// Asks the data source anew: rows are made again, the selection is dropped, the scroll offset and the
  /// cursor stay.
  public func reloadData() {
    nibSelectedRows = []
    nibSetNeedsReload()
  }

  /// Reads the data source anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source anew.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source anew.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source anew.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { nibSetNeedsReload() }
  /// Reads the data source anew.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { nibSetNeedsReload() }
  /// Changes are read from the data source when the table is next laid out.
  public func beginUpdates() {}
  /// Lays the rows out anew.
  public func endUpdates() { nibReindex() }

  /// How many sections the data source has.
  public var numberOfSections: Int {
    nibReloadIfNeeded()
    return nibIndex.sections.count
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    nibReloadIfNeeded()
    return nibIndex.rowCount(in: section)
  }

  // MARK: What is in view

  /// The cell of a row in view; nil for other rows.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nibShown[indexPath] }

  /// The row that a cell in view shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { nibShown.path(of: cell) }

  /// The cells in view, from the top.
  public var visibleCells: [UITableViewCell] { nibShown.paths.compactMap { nibShown[$0] } }

  /// The rows in view, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { nibShown.paths }

  /// The header of a section in view, if it is a table's own kind of view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    nibShown[.header(section)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section in view, if it is a table's own kind of view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    nibShown[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Where things are

  /// Where a row lies; an unmeasured one by its estimate.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    nibReloadIfNeeded()
    return nibIndex.contains(indexPath) ? nibRect(of: .row(indexPath)) : .zero
  }

  /// Where a section's header lies.
  public func rectForHeader(inSection section: Int) -> CGRect {
    nibReloadIfNeeded()
    return nibIndex.sections.indices.contains(section) ? nibRect(of: .header(section)) : .zero
  }

  /// Where a section's footer lies.
  public func rectForFooter(inSection section: Int) -> CGRect {
    nibReloadIfNeeded()
    return nibIndex.sections.indices.contains(section) ? nibRect(of: .footer(section)) : .zero
  }

  /// The row at a point of the table's content.
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

  /// On Interface Builder's canvas a table of its saved width has its cells where they were saved.
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

  /// Lays everything out anew when next asked; cells in view are kept.
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

  /// What a row counts with until it is measured.
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

  /// A height on the grid of pixels; in the terminal whole rows.
  func nibRounded(_ height: CGFloat) -> CGFloat {
    let grid = PixelGrid(step: CGFloat(nibEnvironment.rules.pixelHeight))
    guard nibEnvironment.rules.isTerminal, height > 0 else { return height }
    return max(grid.step, grid.round(height))
  }
}
