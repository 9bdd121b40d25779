extension UITableView {
  /// Makes, measures and places the visible rows.
  ///
  /// Measuring a row can move the rows below it. The first row that was visible before keeps its position on
  /// the screen; the scroll offset is adjusted instead.
  func nibLayoutRows() {
    if bounds.width != nibMeasuredWidth { nibMeasureAnew() }
    for _ in 0..<8 {
      let anchor = nibAnchor
      let changed = nibFill()
      nibUpdateContentSize()
      if changed, let anchor {
        contentOffset.y = CGFloat(nibIndex.start(of: .row(anchor.path))) - anchor.distance
      }
      nibKeepReachable()
      guard changed else { break }
    }
    nibPlaceShown()
  }

  /// Resets all rows to their estimated heights, because a different width leads to different heights.
  private func nibMeasureAnew() {
    let anchor = nibAnchor
    nibNeedsReload = true
    nibReloadIfNeeded()
    guard let anchor, nibIndex.contains(anchor.path) else { return }
    contentOffset.y = CGFloat(nibIndex.start(of: .row(anchor.path))) - anchor.distance
  }

  /// The visible range of the content, from top to bottom; on Interface Builder's canvas all of the content.
  var nibShownRange: Range<Double> {
    if nibStaticContent?.isPreview == true { return 0..<Double.greatestFiniteMagnitude }
    let top = Double(contentOffset.y)
    return top..<(top + max(0, Double(bounds.height)))
  }

  /// The row that keeps its position on the screen, and its distance from the top.
  private var nibAnchor: (path: IndexPath, distance: CGFloat)? {
    let range = nibShownRange
    let kept = nibShown.paths.first { nibIndex.contains($0) && nibIsIn(range, .row($0)) }
    if let kept { return (kept, CGFloat(nibIndex.start(of: .row(kept))) - contentOffset.y) }
    guard case .row(let path)? = nibIndex.part(at: range.lowerBound) else { return nil }
    return (path, CGFloat(nibIndex.start(of: .row(path))) - contentOffset.y)
  }

  private func nibIsIn(_ range: Range<Double>, _ part: TableIndex.Part) -> Bool {
    let start = nibIndex.start(of: part)
    return start < range.upperBound && start + nibIndex.length(of: part) > range.lowerBound
  }

  /// Makes the rows that came into view and recycles those that left it. Returns `true` if a row's height
  /// differs from the assumed one.
  private func nibFill() -> Bool {
    let range = nibShownRange
    for path in nibShown.paths where !nibIsIn(range, .row(path)) { nibRecycle(path) }
    var needed: Set<TableIndex.Part> = []
    var changed = false
    var part = nibIndex.part(at: range.lowerBound)
    while let current = part, nibIndex.start(of: current) < range.upperBound {
      if case .row(let path) = current {
        if nibShown[path] == nil, nibShow(path) { changed = true }
      } else if nibIndex.length(of: current) > 0 {
        needed.insert(current)
      }
      part = nibIndex.next(after: current)
    }
    if let sticky = nibStickyHeader { needed.insert(sticky) }
    nibShowSectionViews(needed)
    return changed
  }

  private func nibShowSectionViews(_ needed: Set<TableIndex.Part>) {
    for part in nibShown.parts where !needed.contains(part) { nibRecycleSectionView(part) }
    for part in needed where nibShown[part] == nil {
      nibShown[part] = NibEnvironment.$current.withValue(nibEnvironment) { nibMakeSectionView(part) }
    }
    // Section views lie above the cells, in order from the top of the table down.
    for part in nibShown.parts { nibShown[part].map { addSubview($0) } }
  }

  /// The header of the section that crosses the table's top edge; a plain table keeps it in view.
  private var nibStickyHeader: TableIndex.Part? {
    guard style == .plain, nibStaticContent?.isPreview != true, contentOffset.y > 0 else { return nil }
    let section: Int
    switch nibIndex.part(at: Double(contentOffset.y)) {
    case .header(let index), .footer(let index): section = index
    case .row(let path): section = path.section
    case nil: return nil
    }
    return nibIndex.sections[section].header > 0 ? .header(section) : nil
  }

  // MARK: One row

  /// Makes and measures a row's cell. Returns `true` if its height differs from the assumed one.
  private func nibShow(_ path: IndexPath) -> Bool {
    guard let cell = nibMakeCell(path) else { return false }
    nibShown[path] = cell
    cell.nibTableStyle(of: self)
    cell.frame = nibRect(of: .row(path))
    nibAdd(cell, at: path)
    cell.isSelected = nibSelectedRows.contains(path)
    nibTableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard nibStaticContent?.keepsSavedPlaces != true else { return false }
    let height = Double(nibHeight(of: cell, at: path))
    guard height != nibIndex.length(of: .row(path)) else { return false }
    nibIndex.setLength(height, of: path)
    return true
  }

  private func nibMakeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let source = nibSource else { return nibStaticContent?.cell(at: path) }
    return NibEnvironment.$current.withValue(nibEnvironment) {
      source.tableView(self, cellForRowAt: path)
    }
  }

  /// Adds a cell. Among the subviews, cells are in the order of their rows, below headers and footers.
  private func nibAdd(_ cell: UITableViewCell, at path: IndexPath) {
    guard cell.superview !== self else { return }
    if let before = nibShown.paths.last(where: { $0 < path }), let neighbor = nibShown[before] {
      insertSubview(cell, aboveSubview: neighbor)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  /// The height of a row without the delegate: the static cell's own, or the table's `rowHeight`.
  func nibOwnHeight(forRowAt path: IndexPath) -> CGFloat {
    if let height = nibStaticContent?.cell(at: path)?.nibRowHeight, height > 0 { return height }
    return rowHeight
  }

  private func nibHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let asked =
      nibTableDelegate?.tableView(self, heightForRowAt: path) ?? nibOwnHeight(forRowAt: path)
    guard asked < 0 else { return nibRounded(asked) }
    let standard = CGFloat(nibEnvironment.rules.standardRowHeight)
    let height = cell.nibFittingHeight(width: nibRect(of: .row(path)).width)
    if height <= cell.nibSeparatorHeight, cell.nibHasConstraints {
      nibWarnOfZeroHeight(cell)
      return standard
    }
    return nibRounded(max(height, cell.nibHasConstraints ? 0 : cell.nibLeastHeight))
  }

  /// Reports once that constraints give a row no height (docs/behaviours.md D12).
  private func nibWarnOfZeroHeight(_ cell: UITableViewCell) {
    let id = "zero-row-height"
    guard !nibDiagnostics.contains(where: { $0.id == id }) else { return }
    let warning = Diagnostic(
      id, .warning,
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
        + "table view cell's content view. We're considering the collapse unintentional and using standard "
        + "height instead.",
      at: cell.nibOrigin?.element.location)
    nibDiagnostics.append(warning)
    ProblemLog.current.report(warning, key: id)
  }

  // MARK: Placing

  private func nibPlaceShown() {
    for path in nibShown.paths {
      guard let cell = nibShown[path] else { continue }
      cell.frame = nibRect(of: .row(path))
      cell.nibIsUnderCursor = path == nibCursor
    }
    for part in nibShown.parts { nibShown[part]?.frame = nibStickyRect(of: part) }
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: CGFloat(nibIndex.end))
  }

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
  }

  /// The frame of a part. A plain table's header stays at the top until the end of its section pushes it out.
  private func nibStickyRect(of part: TableIndex.Part) -> CGRect {
    var rect = nibRect(of: part)
    guard style == .plain, case .header(let section) = part, nibStickyHeader == part else { return rect }
    let end = CGFloat(nibIndex.start(of: .footer(section))) - rect.height
    rect.origin.y = max(rect.minY, min(contentOffset.y + adjustedContentInset.top, end))
    return rect
  }

  // MARK: Giving back

  func nibRecycleAll() {
    for path in nibShown.paths { nibRecycle(path) }
    for part in nibShown.parts { nibRecycleSectionView(part) }
  }

  private func nibRecycle(_ path: IndexPath) {
    guard let cell = nibShown[path] else { return }
    nibShown[path] = nil
    cell.removeFromSuperview()
    cell.nibIsUnderCursor = false
    nibTableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if nibStaticContent?.cell(at: path) === cell { return }
    if let identifier = cell.reuseIdentifier { nibPool.put(cell, for: identifier) }
  }

  private func nibRecycleSectionView(_ part: TableIndex.Part) {
    guard let view = nibShown[part] else { return }
    nibShown[part] = nil
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      nibHeaderPool.put(view, for: identifier)
    }
  }
}
