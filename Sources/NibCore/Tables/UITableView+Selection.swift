extension UITableView {
  /// The first selected row, in the order of selection.
  public var indexPathForSelectedRow: IndexPath? { nibSelectedRows.first }

  /// All selected rows; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { nibSelectedRows.isEmpty ? nil : nibSelectedRows }

  /// Handles a click or Enter on a row. The delegate is notified, and can prevent the selection or choose another row.
  /// Returns `false` if the click has no effect: the row cannot be selected, or it does not show its selection and the
  /// program does not respond to it.
  @discardableResult
  func nibSelectByUser(_ path: IndexPath) -> Bool {
    guard nibAllowsSelectionNow, nibGeometry.contains(path) else { return false }
    let delegate = nibTableDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    if nibSelectsMultiple, nibSelectedRows.contains(path) {
      nibDeselectByUser(path)
      return true
    }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen, nibGeometry.contains(chosen) else { return false }
    if !nibSelectsMultiple {
      for other in nibSelectedRows where other != chosen { nibDeselectByUser(other) }
    }
    let cell = nibShown[chosen]
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    nibIgnoresSelection = delegate == nil
    delegate?.tableView(self, didSelectRowAt: chosen)
    let cellResponds = cell.map { $0.selectionStyle != .none || !$0.nibSegues.isEmpty } ?? true
    let hasEffect = cellResponds || !nibIgnoresSelection
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: chosen) ?? false {
      delegate?.tableView(self, performPrimaryActionForRowAt: chosen)
    }
    cell?.nibPerformSegues()
    return hasEffect
  }

  /// Whether the user can select rows now.
  private var nibAllowsSelectionNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected now.
  var nibSelectsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func nibDeselectByUser(_ path: IndexPath) {
    guard let delegate = nibTableDelegate else { return deselectRow(at: path, animated: true) }
    guard let chosen = delegate.tableView(self, willDeselectRowAt: path) else { return }
    deselectRow(at: chosen, animated: true)
    delegate.tableView(self, didDeselectRowAt: chosen)
  }

  /// Scrolls to the first selected row.
  public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: position, animated: animated) }
  }

  /// The vertical scroll offset that shows a row at the given position.
  func nibOffset(showing path: IndexPath, _ position: ScrollPosition) -> CGFloat {
    let rect = nibRect(of: .row(path))
    let inset = adjustedContentInset
    // A plain table keeps the section's header at its top edge, where it would cover the row.
    let header = style == .plain ? CGFloat(nibGeometry.sections[path.section].header) : 0
    let atTop = rect.minY - inset.top - header
    let atBottom = rect.maxY - bounds.height + inset.bottom
    let offset: CGFloat
    switch position {
    case .top: offset = atTop
    case .bottom: offset = atBottom
    case .middle: offset = (atTop + atBottom) / 2
    case .none: offset = min(max(contentOffset.y, atBottom), atTop)
    }
    let clamped = nibClampedOffset(CGPoint(x: contentOffset.x, y: offset)).y
    return nibEnvironment.rules.pixelRows.round(clamped)
  }
}
