extension UITableView {
  /// Makes, measures and places the visible rows.
  ///
  /// Measuring a row can move the rows below it. The scroll offset is adjusted so that the first row that was
  /// already visible keeps its position on the screen. The loop ends when no height changes, or after 8 rounds.
  func nibLayoutRows() {
    if bounds.width != nibMeasuredWidth { nibResetHeights() }
    for _ in 0..<8 {
      let anchor = nibAnchor
      let changed = nibFill()
      nibUpdateContentSize()
      if changed, let anchor {
        contentOffset.y = CGFloat(nibGeometry.top(of: .row(anchor.path))) - anchor.distance
      }
      nibCorrectContentOffset()
      guard changed else { break }
    }
    nibPlaceShown()
    nibRestoreControl()
  }

  /// Resets all rows to their estimated heights after a change of the table's width, on which heights depend.
  private func nibResetHeights() {
    let anchor = nibAnchor
    nibNeedsReload = true
    nibReloadIfNeeded()
    guard let anchor, nibGeometry.contains(anchor.path) else { return }
    contentOffset.y = CGFloat(nibGeometry.top(of: .row(anchor.path))) - anchor.distance
  }

  /// The visible range of the content, in points from its top; in a preview all of the content.
  var nibShownRange: Range<Double> {
    if nibStaticContent?.isPreview == true { return 0..<Double.greatestFiniteMagnitude }
    let top = Double(contentOffset.y)
    return top..<(top + max(0, Double(bounds.height)))
  }

  /// The row that must keep its position on the screen, and its distance from the table's top edge.
  private var nibAnchor: (path: IndexPath, distance: CGFloat)? {
    let range = nibShownRange
    let visible = nibShown.paths.first { nibGeometry.contains($0) && nibIsIn(range, .row($0)) }
    if let visible { return (visible, CGFloat(nibGeometry.top(of: .row(visible))) - contentOffset.y) }
    guard case .row(let path)? = nibGeometry.part(at: range.lowerBound) else { return nil }
    return (path, CGFloat(nibGeometry.top(of: .row(path))) - contentOffset.y)
  }

  private func nibIsIn(_ range: Range<Double>, _ part: TableGeometry.Part) -> Bool {
    let start = nibGeometry.top(of: part)
    return start < range.upperBound && start + nibGeometry.height(of: part) > range.lowerBound
  }

  /// Makes the cells and section views that came into view and recycles those that left it. Returns `true` if a
  /// cell's height differs from the assumed one.
  private func nibFill() -> Bool {
    let range = nibShownRange
    for path in nibShown.paths where !nibIsIn(range, .row(path)) { nibRecycle(path) }
    var needed: Set<TableGeometry.Part> = []
    var changed = false
    var part = nibGeometry.part(at: range.lowerBound)
    while let current = part, nibGeometry.top(of: current) < range.upperBound {
      if case .row(let path) = current {
        if nibShown[path] == nil, nibShow(path) { changed = true }
      } else if nibGeometry.height(of: current) > 0 {
        needed.insert(current)
      }
      part = nibGeometry.next(after: current)
    }
    if let sticky = nibStickyHeader { needed.insert(sticky) }
    nibShowSectionViews(needed)
    return changed
  }

  /// Shows the needed headers and footers, and removes the others.
  private func nibShowSectionViews(_ needed: Set<TableGeometry.Part>) {
    for part in nibShown.parts where !needed.contains(part) { nibRecycleSectionView(part) }
    for part in needed where nibShown[part] == nil {
      nibShown[part] = NibEnvironment.$current.withValue(nibEnvironment) { nibMakeSectionView(part) }
      guard let view = nibShown[part] else { continue }
      let isHeader = if case .header = part { true } else { false }
      (view as? UITableViewHeaderFooterView)?.nibIsGroupedHeader = isHeader && style != .plain
      nibWillDisplay(view, part)
    }
    // In the drawing order, section views are above the cells and follow each other from top to bottom.
    for part in nibShown.parts { nibShown[part].map { addSubview($0) } }
  }

  /// The header of the section at the table's top edge, which a plain table keeps in view; `nil` if the section has no
  /// header, and for other tables.
  var nibStickyHeader: TableGeometry.Part? {
    guard style == .plain, nibStaticContent?.isPreview != true, contentOffset.y > 0 else { return nil }
    let section: Int
    switch nibGeometry.part(at: Double(contentOffset.y)) {
    case .header(let index), .footer(let index): section = index
    case .row(let path): section = path.section
    case nil: return nil
    }
    return nibGeometry.sections[section].header > 0 ? .header(section) : nil
  }

  /// Notifies the delegate of a header or footer that comes into view.
  private func nibWillDisplay(_ view: UIView, _ part: TableGeometry.Part) {
    switch part {
    case .header(let section):
      nibTableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      nibTableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    case .row: break
    }
  }

  /// The indentation level that means that the delegate does not change it.
  var nibDefaultIndentation: Int { -1 }

  func nibApplyIndentation(to cell: UITableViewCell, at path: IndexPath) {
    let level = nibTableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? nibDefaultIndentation
    if level >= 0 { cell.indentationLevel = level }
  }

  // MARK: One row

  /// Makes and measures a row's cell. Returns `true` if its height differs from the assumed one.
  private func nibShow(_ path: IndexPath) -> Bool {
    guard let cell = nibMakeCell(path) else { return false }
    nibShown[path] = cell
    cell.nibCopySettings(of: self)
    cell.frame = nibRect(of: .row(path))
    nibAdd(cell, at: path)
    cell.isSelected = nibSelectedRows.contains(path)
    nibApplyEditing(to: cell, at: path)
    if cell.isEditing != (isEditing && cell.nibEditing.isActive) {
      cell.setEditing(isEditing && cell.nibEditing.isActive, animated: false)
    }
    // A handler was already called when the program set it.
    if cell.configurationUpdateHandler == nil { cell.setNeedsUpdateConfiguration() }
    nibApplyIndentation(to: cell, at: path)
    nibTableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard nibStaticContent?.keepsSavedFrames != true else { return false }
    let height = Double(nibHeight(of: cell, at: path))
    guard height != nibGeometry.height(of: .row(path)) else { return false }
    nibGeometry.setHeight(height, of: path)
    return true
  }

  func nibMakeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let source = nibSource else { return nibStaticContent?.cell(at: path) }
    return NibEnvironment.$current.withValue(nibEnvironment) {
      source.tableView(self, cellForRowAt: path)
    }
  }

  /// Adds a cell as a subview: in the order of rows, behind headers and footers.
  private func nibAdd(_ cell: UITableViewCell, at path: IndexPath) {
    guard cell.superview !== self else { return }
    if let before = nibShown.paths.last(where: { $0 < path }), let neighbor = nibShown[before] {
      insertSubview(cell, aboveSubview: neighbor)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  /// The height of a row for which the delegate gives none: the height that the nib saved with a static cell, or
  /// the table's. Negative if the cell's content determines the height.
  func nibDefaultHeight(forRowAt path: IndexPath) -> CGFloat {
    if let height = nibStaticContent?.cell(at: path)?.nibRowHeight, height > 0 { return height }
    return nibGivenRowHeight ?? nibStandardRowHeight
  }

  /// The row's height, from the delegate, the table or the cell's content.
  private func nibHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let requested =
      nibTableDelegate?.tableView(self, heightForRowAt: path) ?? nibDefaultHeight(forRowAt: path)
    let standard = nibStandardRowHeight
    // The content of a configuration determines the height, as in UIKit, unless the program has set another one.
    let isFitted =
      cell.nibShowsConfiguration || nibFitsRows && (cell.nibHasConstraints || cell.nibStyledViews.wrapsText)
    let isFittedUnlessSet = isFitted && requested == standard
    guard requested < 0 || isFittedUnlessSet else { return nibRounded(requested) }
    let height = cell.nibFittingHeight(width: nibRect(of: .row(path)).width)
    if height <= cell.nibSeparatorHeight, cell.nibHasConstraints {
      nibWarnOfZeroHeight(cell)
      return standard
    }
    return nibRounded(max(height, cell.nibHasConstraints ? 0 : cell.nibMinimumHeight))
  }

  /// UIKit's text for a row whose constraints result in a height of 0.
  package static let nibZeroHeightWarning =
    "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view "
    + "cell's content view. We're considering the collapse unintentional and using standard height instead."

  /// Reports, once for each table, that the constraints of a cell result in a height of 0 (docs/behaviours.md
  /// D12).
  private func nibWarnOfZeroHeight(_ cell: UITableViewCell) {
    guard !nibDiagnostics.contains(where: { $0.kind == .zeroRowHeight }) else { return }
    let warning = Diagnostic(
      .zeroRowHeight, UITableView.nibZeroHeightWarning, at: cell.nibOrigin?.element.location)
    nibDiagnostics.append(warning)
    ProblemLog.current.report(warning, key: warning.id)
  }

  /// Places everything that is shown.
  private func nibPlaceShown() {
    for path in nibShown.paths {
      guard let cell = nibShown[path] else { continue }
      cell.frame = nibRect(of: .row(path))
      cell.nibIsUnderCursor = path == nibCursor
    }
    for part in nibShown.parts { nibShown[part]?.frame = nibStickyRect(of: part) }
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: CGFloat(nibGeometry.bottom))
  }

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
  }

  /// The frame of a section view. The header of a plain table stays at the table's top edge until the end of its
  /// section pushes it out.
  private func nibStickyRect(of part: TableGeometry.Part) -> CGRect {
    var rect = nibRect(of: part)
    guard style == .plain, case .header(let section) = part, nibStickyHeader == part else { return rect }
    let end = CGFloat(nibGeometry.top(of: .footer(section))) - rect.height
    rect.origin.y = max(rect.minY, min(contentOffset.y + adjustedContentInset.top, end))
    return rect
  }

  /// Removes all cells and section views, and stores them for reuse.
  func nibRecycleAll() {
    nibRememberControl()
    for path in nibShown.paths { nibRecycle(path) }
    for part in nibShown.parts { nibRecycleSectionView(part) }
  }

  /// Removes a cell, which can be used again.
  private func nibRecycle(_ path: IndexPath) {
    guard let cell = nibShown[path] else { return }
    nibShown[path] = nil
    cell.removeFromSuperview()
    cell.nibIsUnderCursor = false
    nibTableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if nibStaticContent?.cell(at: path) === cell { return }
    if let identifier = cell.reuseIdentifier { nibPool.enqueue(cell, for: identifier) }
  }

  /// Removes a header or footer, which can be used again.
  private func nibRecycleSectionView(_ part: TableGeometry.Part) {
    guard let view = nibShown[part] else { return }
    nibShown[part] = nil
    view.removeFromSuperview()
    switch part {
    case .header(let section):
      nibTableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section):
      nibTableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    case .row: break
    }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      nibHeaderPool.enqueue(view, for: identifier)
    }
  }
}

extension DiagnosticKind {
  package static let zeroRowHeight = DiagnosticKind(
    "zero-row-height", .layout, .warning, "The constraints of a table cell give its row a height of 0.",
    details: """
      The standard height is used, as in UIKit. `preview` reports this for all rows, `check` only for those of tables with \
      an automatic row height, and only if the constraints belong to the cell itself. UIKit does not count them, because \
      it measures the content view alone.
      """,
    advice: "Connect the content from the top to the bottom of the content view.",
    wrong: row("cell"), right: row("content"))

  /// A row of a table with a label, whose constraints connect it to the object with the given id.
  private static func row(_ owner: String) -> RuleExample {
    let pins = ["top", "leading", "trailing", "bottom"].map {
      """
      <constraint firstItem="name" firstAttribute="\($0)" secondItem="\(owner)" secondAttribute="\($0)" id="\($0)"/>
      """
    }
    let constraints = "<constraints>\(pins.joined())</constraints>"
    let (inner, outer) = owner == "content" ? (constraints, "") : ("", constraints)
    return """
      <scene sceneID="s"><objects>
        <tableViewController id="list" sceneMemberID="viewController">
          <tableView key="view" dataMode="prototypes" rowHeight="-1" estimatedRowHeight="-1" id="table">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <prototypes>
              <tableViewCell reuseIdentifier="name" id="cell"><rect key="frame" x="0" y="50" width="393" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                  <rect key="frame" x="0" y="0" width="393" height="44"/>
                  <subviews>
                    <label text="Name" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                      <rect key="frame" x="0" y="0" width="393" height="44"/>
                    </label>
                  </subviews>\(inner)
                </tableViewCellContentView>\(outer)
              </tableViewCell>
            </prototypes>
          </tableView>
        </tableViewController>
      </objects></scene>
      """
  }
}
