extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    nibReloadIfNeeded()
    return nibGeometry.sections.count
  }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    nibReloadIfNeeded()
    return nibGeometry.rowCount(in: section)
  }

  // MARK: Visible items

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

  /// The rows whose frames intersect a rectangle of the content, from the top.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    nibReloadIfNeeded()
    var part = nibGeometry.part(at: Double(rect.minY))
    var paths: [IndexPath] = []
    while let current = part, CGFloat(nibGeometry.top(of: current)) < rect.maxY {
      if case .row(let path) = current, nibRect(of: current).intersects(rect) { paths.append(path) }
      part = nibGeometry.next(after: current)
    }
    return paths
  }

  // MARK: Frames

  /// The frame of a section with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// The frame of a row. A row that was not measured has its estimated height.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    nibReloadIfNeeded()
    return nibGeometry.contains(indexPath) ? nibRect(of: .row(indexPath)) : .zero
  }

  /// The frame of a section's header.
  public func rectForHeader(inSection section: Int) -> CGRect {
    nibReloadIfNeeded()
    return nibGeometry.sections.indices.contains(section) ? nibRect(of: .header(section)) : .zero
  }

  /// The frame of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    nibReloadIfNeeded()
    return nibGeometry.sections.indices.contains(section) ? nibRect(of: .footer(section)) : .zero
  }

  /// The row at a point in the table's content; `nil` if there is no row at that point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    nibReloadIfNeeded()
    guard case .row(let path)? = nibGeometry.part(at: Double(point.y)),
      nibRect(of: .row(path)).contains(point)
    else { return nil }
    return path
  }

  /// The frame of a header, row or footer in the table's content.
  func nibRect(of part: TableGeometry.Part) -> CGRect {
    if case .row(let path) = part, let saved = nibSavedFrame(ofCellAt: path) { return saved }
    let inset = nibSideInset
    return CGRect(
      x: inset, y: CGFloat(nibGeometry.top(of: part)), width: max(0, bounds.width - 2 * inset),
      height: CGFloat(nibGeometry.height(of: part)))
  }

  /// The space between the table's sides and its rows, in points.
  var nibSideInset: CGFloat {
    style == .insetGrouped ? CGFloat(nibEnvironment.rules.rootMargin(width: Double(bounds.width))) : 0
  }

  /// The frame that Interface Builder saved for a cell; `nil` outside its canvas, if the table no longer has its saved
  /// width, and if the saved frames overlap. Except in the inset style and on tvOS, where rows are narrower, a row is as
  /// wide as its table, whatever width was saved.
  private func nibSavedFrame(ofCellAt path: IndexPath) -> CGRect? {
    guard let content = nibStaticContent, content.keepsSavedFrames, nibHasSeparateSavedFrames,
      nibOrigin?.savedFrame?.width == bounds.width
    else { return nil }
    guard var frame = content.cell(at: path)?.nibOrigin?.savedFrame else { return nil }
    if style != .insetGrouped, !nibEnvironment.rules.isTelevision {
      (frame.origin.x, frame.size.width) = (0, bounds.width)
    }
    return frame
  }

  // MARK: Reading the data source

  /// Discards all cells, and reads the data source again when it is next needed.
  func nibSetNeedsReload() {
    nibRecycleAll()
    nibInvalidateGeometry()
  }

  /// Reads the data source again when it is next needed. Unlike `nibSetNeedsReload`, this keeps the visible cells
  /// until then.
  func nibInvalidateGeometry() {
    nibNeedsReload = true
    setNeedsLayout()
  }

  /// If `nibNeedsReload` is set, discards all cells and reads the numbers of sections and rows again. All rows of a
  /// data source get their estimated height.
  func nibReloadIfNeeded() {
    guard nibNeedsReload else { return }
    nibNeedsReload = false
    nibRecycleAll()
    nibMeasuredWidth = bounds.width
    nibGeometry = nibMakeGeometry()
    nibSelectedRows.removeAll { !nibGeometry.contains($0) }
    nibCursor = nibCursor.flatMap { nibGeometry.existingRow(nearestTo: $0) }
    nibEditing.offer = nil
    nibUpdateContentSize()
  }

  /// Asks for the heights of all parts, or uses the saved ones.
  private func nibMakeGeometry() -> TableGeometry {
    let tableHeaderHeight = Double(tableHeaderView?.frame.height ?? 0)
    nibHasSeparateSavedFrames =
      nibStaticContent?.hasSeparateFrames(tableHeaderHeight: CGFloat(tableHeaderHeight)) ?? true
    if let content = nibStaticContent, content.keepsSavedFrames {
      return content.savedGeometry(
        tableHeaderHeight: tableHeaderHeight, isSeparate: nibHasSeparateSavedFrames,
        header: { section in
          // The title of prototypes is not a part of the app. It is only shown where there is room for it.
          let isMeasured =
            content.sections[section].headerTitle?.isEmpty == false
            && nibOrigin?.element.child(named: "prototypes") == nil
          return isMeasured ? nibHeight(ofSectionView: .header(section)) : 0
        },
        footer: { section in
          // Above another section, only a title shows which part of the gap is the footer.
          let isMeasured =
            section == content.sections.count - 1 || content.sections[section].footerTitle?.isEmpty == false
          return isMeasured ? nibHeight(ofSectionView: .footer(section)) : 0
        }, row: { $0.nibRowHeight > 0 ? Double($0.nibRowHeight) : nibEstimate })
    }
    let count = nibSource?.numberOfSections(in: self) ?? nibStaticContent?.sections.count ?? 0
    let estimate = nibEstimate
    let sections = (0..<max(0, count)).map { section in
      let rows =
        nibSource?.tableView(self, numberOfRowsInSection: section)
        ?? nibStaticContent?.sections[section].cells.count ?? 0
      return TableGeometry.Section(
        header: nibHeight(ofSectionView: .header(section)),
        rows: nibEstimatedHeights(ofSection: section, count: rows, estimate),
        footer: nibHeight(ofSectionView: .footer(section)))
    }
    return TableGeometry(sections: sections, tableHeaderHeight: tableHeaderHeight)
  }

  /// The assumed heights of a section's rows, from the delegate or the table. As in UIKit, the delegate is called for
  /// each row. If it has only the default implementation, it is called for one row, so that the cost does not depend on
  /// the length of the table.
  private func nibEstimatedHeights(ofSection section: Int, count: Int, _ estimate: Double) -> RowHeights {
    var heights = RowHeights(count: count, estimate: estimate)
    guard let delegate = nibTableDelegate, nibStaticContent == nil else { return heights }
    for row in 0..<max(0, count) {
      nibDelegateEstimates = true
      let height = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
      guard nibDelegateEstimates else { break }
      if height > 0 { heights.setHeight(Double(nibRounded(height)), of: row) }
    }
    return heights
  }

  /// The result of the default implementation of `tableView(_:estimatedHeightForRowAt:)`. Records that the delegate has
  /// no implementation of its own.
  func nibDefaultEstimatedHeight() -> CGFloat {
    nibDelegateEstimates = false
    return estimatedRowHeight
  }

  /// The assumed height of a row until it is measured: the table's `rowHeight` or, if that is automatic, its
  /// `estimatedRowHeight` or the standard height.
  private var nibEstimate: Double {
    let automaticHeight = estimatedRowHeight > 0 ? estimatedRowHeight : nibStandardRowHeight
    return Double(nibRounded(rowHeight >= 0 ? rowHeight : automaticHeight))
  }

  func nibUpdateContentSize() {
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(nibGeometry.bottom) + (tableFooterView?.frame.height ?? 0))
  }

  /// Rounds a positive height to whole rows of the terminal, at least one. On a device, heights are not rounded.
  func nibRounded(_ height: CGFloat) -> CGFloat {
    guard nibEnvironment.rules.isTerminal, height > 0 else { return height }
    let grid = nibEnvironment.rules.pixelRows
    return max(grid.step, grid.round(height))
  }
}
